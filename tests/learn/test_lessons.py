"""Every lesson is a game by the rules, from its first line to its last, and says nothing that does not exist."""

from itertools import islice
from typing import Any

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import Action, Aside, Illegal, Malformed, RecordedDealer, actors, fault, legal, play, text
from chapterhouse.kernel import record as records
from chapterhouse.kernel.data import load_rules
from chapterhouse.learn import Course, courses, lesson_names, read_lesson
from chapterhouse.learn.course import find
from chapterhouse.speech import LANGUAGES
from tests.house.test_text import keys

COURSES = [course for game in GAMES for lesson in lesson_names(game) for course in courses(game, lesson)]
every = pytest.mark.parametrize("course", COURSES, ids=lambda course: course.name)
MOST = 12
"""Other moves that are tried at one mark; each plays the rest of the chapter again."""


def follow(course: Course, state: Any, since: int) -> Any:
    """The record from a line on, whatever came before."""
    for line in course.record.lines[since : course.end]:
        state = play(state, line.seat, line.action, RecordedDealer(line.chance)).state
    return state


def test_every_game_has_a_first_lesson() -> None:
    assert {course.game for course in COURSES if course.lesson == "first"} == set(GAMES)


@every
def test_the_record_replays_under_the_rules(course: Course) -> None:
    game = records.game_of(course.game, course.record.edition, GAMES)
    state = records.final(game, course.record.upto(course.begin))
    after = follow(course, state, course.begin)
    assert after == records.final(game, course.record.upto(course.end))


@pytest.mark.parametrize("game", GAMES)
def test_the_last_chapter_goes_to_the_end_of_the_game_and_the_learner_wins_it(game: str) -> None:
    last = courses(game)[-1]
    played_by = records.game_of(game, last.record.edition, GAMES)
    state = records.final(played_by, last.record)
    assert last.end == len(last.record.lines)
    assert not state.stack
    assert played_by.result(state).winners == (last.learner,)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_has_enough_marks_and_makes_the_learner_move(game: str) -> None:
    stops = [stop for course in courses(game) for stop in course.stops]
    assert 20 <= courses(game)[0].marks <= 45
    assert sum(bool(stop.accepted) for stop in stops) >= 20
    assert [stop.number for stop in stops] == sorted(stop.number for stop in stops)


@every
def test_every_marked_move_is_the_learners_to_make(course: Course) -> None:
    for number, (state, _) in enumerate(states(course), start=course.begin):
        stop = course.stop(number)
        if stop is not None and stop.accepted:
            assert course.learner in actors(state), stop.marks[-1].say
            assert stop.accepted[0] in legal(state, course.learner), stop.marks[-1].say


@every
def test_every_note_that_is_asked_for_can_be_made_there(course: Course) -> None:
    for number, (state, _) in enumerate(states(course), start=course.begin):
        stop = course.stop(number)
        for note in () if stop is None else stop.notes:
            assert note is None or (isinstance(note, Aside) and fault(state, course.learner, note) is None)


def test_the_abbey_has_the_learner_play_books_search_a_cell_and_keep_the_notebook() -> None:
    made = [action for course in courses("abbey") for stop in course.stops for action in stop.accepted[:1]]
    noted = [note for course in courses("abbey") for stop in course.stops for note in stop.notes if note is not None]
    assert {"play-book", "choose-player", "draw-card", "walk"} <= {text.write(each).split()[0] for each in made}
    assert {text.write(each).split()[0] for each in noted} == {"cross", "write-note"}


def test_a_mark_asks_for_a_move_or_a_note_and_not_for_both() -> None:
    mark = '{ say = "x", do = "walk porta", note = "cross bruno" }'
    with pytest.raises(Malformed, match="not for both"):
        read_lesson(f'minutes = 1\n[[chapter]]\nid = "x"\nrecord = "first.record"\nmark = [{mark}]')


def states(course: Course) -> list[tuple[Any, Any]]:
    """The state before each line of the chapter, and the line."""
    state = records.final(records.game_of(course.game, course.record.edition, GAMES), course.record.upto(course.begin))
    found = []
    for line in course.record.lines[course.begin : course.end]:
        found.append((state, line))
        state = play(state, line.seat, line.action, RecordedDealer(line.chance)).state
    return found


@every
def test_the_rest_of_the_record_stands_after_every_move_that_does_as_well(course: Course) -> None:
    for number, (state, line) in enumerate(states(course), start=course.begin):
        for other in islice(others(course, state, number), MOST):
            after = play(state, course.learner, other, RecordedDealer(line.chance)).state
            follow(course, after, number + 1)


def others(course: Course, state: Any, number: int) -> list[Action]:
    stop = course.stop(number)
    if stop is None or not stop.accepted:
        return []
    return [each for each in legal(state, course.learner) if course.accepts(number, each) and each != stop.accepted[0]]


@every
def test_a_move_that_is_legal_but_not_marked_is_not_accepted(course: Course) -> None:
    kept = 0
    for number, (state, _) in enumerate(states(course), start=course.begin):
        stop = course.stop(number)
        if stop is not None and stop.accepted:
            kept += sum(not course.accepts(number, each) for each in legal(state, course.learner))
    assert kept > 0
    assert not course.accepts(course.end, course.stops[0].accepted[0])


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_guide_says_has_words(course: Course, language: str) -> None:
    known = keys(f"{GAMES[course.game].package}.learn", language)
    assert {mark.key for mark in course.chapter.mark} | set(course.chapters) <= known


@every
def test_the_guide_cites_no_rule_that_does_not_exist(course: Course) -> None:
    cited = {rule for mark in course.chapter.mark for rule in mark.rules}
    assert cited <= set(load_rules(GAMES[course.game].folder()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learning_texts_say_the_same_in_every_language(game: str, language: str) -> None:
    package = f"{GAMES[game].package}.learn"
    assert keys(package, language) == keys(package, "en")


@pytest.mark.parametrize("game", GAMES)
def test_no_guide_text_is_left_over(game: str) -> None:
    mine = [course for course in COURSES if course.game == game]
    said = {mark.key for course in mine for mark in course.chapter.mark}
    titles = {title for course in mine for title in course.chapters} | {f"course-{name}" for name in lesson_names(game)}
    kinds = ("lesson-", "chapter-", "course-")
    written = {key for key in keys(f"{GAMES[game].package}.learn", "en") if key.startswith(kinds)}
    assert written == said | titles


def test_a_mark_that_the_record_never_reaches_is_refused() -> None:
    source = 'minutes = 1\n[[chapter]]\nid = "x"\nrecord = "first.record"\nmark = []'
    with pytest.raises(Malformed, match="has marks"):
        read_lesson(source)
    with pytest.raises(Malformed, match="not a lesson"):
        read_lesson("minutes = 'long'")
    for name in ("monastery/first/9", "monastery/third/0", "chess/first/0", "monastery/first/x"):
        with pytest.raises(Malformed):
            find(name)


def test_a_changed_record_is_noticed() -> None:
    """The guard behind all of this: a lesson whose record no longer follows the rules does not replay."""
    course = courses("monastery")[0]
    lines = list(course.record.lines)
    lines[0], lines[1] = lines[1], lines[0]
    broken = course.record.upto(0)
    for line in lines:
        broken = broken.then(line)
    with pytest.raises((Malformed, Illegal)):
        records.final(GAMES["monastery"], broken)
    assert text.write(course.stops[0].accepted[0]).startswith("place-tile")
