"""Stories of recorded games: three moments, half a page, in every language; and what they are made from."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from chapterhouse.games import GAMES
from chapterhouse.games.monasterium.events import PointsScored
from chapterhouse.games.monasterium.events import RoundBegan as StartOfRound
from chapterhouse.games.monastery.events import LetterCollected, RoundBegan
from chapterhouse.kernel import Hindsight, Result, Score, ScoreLine
from chapterhouse.kernel import record as records
from chapterhouse.kernel.words import Narrowing
from chapterhouse.speech import LANGUAGES, Speech
from chapterhouse.tale import Chronicle, Passage, SpokenTale, Turn, chronicle_of, monasterium, tell
from chapterhouse.tale.any_game import lead, title
from chapterhouse.tale.tellers import course_of
from chapterhouse.tale.words import Said, say, words_for

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*/golden/*.record"))
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
MOST_WORDS = 230


@cache
def chronicle(file: Path) -> tuple[records.AnyGame, tuple[str, ...], Chronicle]:
    """A recorded game as a story is made from it; without hindsight, which takes seconds."""
    record = records.read(file.read_text(encoding="utf-8"), GAMES)
    game = records.game_of(record.game, record.edition, GAMES)
    return game, tuple(record.names), chronicle_of(game, record, hindsight=False)


def told(file: Path, language: str) -> SpokenTale:
    game, names, made_from = chronicle(file)
    return tell(game, language, names, made_from)


@every_record
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_recorded_game_has_a_story_in_every_language(file: Path, language: str) -> None:
    tale = told(file, language)
    words = " ".join(tale.paragraphs).split()
    assert 30 <= len(words) <= MOST_WORDS
    assert all(paragraph.endswith((".", " …")) for paragraph in tale.paragraphs)
    assert not any(mark in " ".join((tale.title, *tale.paragraphs)) for mark in ("{", "$", "⟨", ":id", "seat:"))
    indices = [picture.index for picture in tale.pictures]
    assert len(indices) == 3
    assert indices == sorted(set(indices))
    assert indices[-1] == chronicle(file)[2].last.index
    assert all(picture.caption for picture in tale.pictures)


@every_record
def test_a_story_names_the_winner_and_the_points(file: Path) -> None:
    tale, (_, names, made_from) = told(file, "en"), chronicle(file)
    for winner in made_from.winners:
        assert names[winner] in tale.paragraphs[-1]
    assert tale.totals == made_from.totals
    assert tale.description[:40] == " ".join(tale.paragraphs)[:40]


def test_the_languages_tell_the_same_moments() -> None:
    for file in RECORDS[:4]:
        assert len({tuple(picture.index for picture in told(file, language).pictures) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_true_minus_within_words(language: str) -> None:
    speech = Speech(GAMES["abbey"], language, words=words_for(GAMES["abbey"], language))
    assert say(speech, Said("tale-points", {"total": -3})).startswith("−3 ")
    named = say(speech, Said("tale-won", {"winner": "Anna-3", "total": -1, "margin": 2, "rival": "Jean-Luc"}))
    assert "Anna-3" in named
    assert "Jean-Luc" in named
    assert "−1" in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_not_counted_in_the_plural(language: str) -> None:
    speech = Speech(GAMES["monasterium"], language, words=words_for(GAMES["monasterium"], language))
    for key in ("tale-first-year", "tale-first-year-won", "tale-first-year-level"):
        one, two = (say(speech, Said(key, {"points": n, "few": 0, "leader": "Ida", "winner": "Odo"})) for n in (1, 2))
        assert "2" in two
        assert "1" not in one


# ── What decides a game ──────────────────────────────────────────────────────────────────────────────────────────────


def game_of(*points: tuple[int, int], winner: int = 0) -> Chronicle:
    """A game of two: the points after each entry."""
    passages = tuple(Passage(index, index + 1, (), each) for index, each in enumerate(points))
    scores = tuple(Score(seat, (ScoreLine("letters", points[-1][seat]),)) for seat in range(2))
    return Chronicle(passages, 2, Result("night", scores, (winner,)))


def test_leads_are_the_moments_at_which_one_seat_alone_goes_ahead() -> None:
    c = game_of((0, 0), (0, 3), (3, 3), (6, 3), (6, 6), (9, 6))
    assert [(lead.passage.index, lead.seat) for lead in c.leads()] == [(1, 1), (3, 0)]
    behind = c.furthest(0)
    assert behind is not None
    assert (behind[0].index, behind[1]) == (1, 1)


def test_nobody_is_called_ahead_from_the_start_whom_the_judgement_saw_far_behind() -> None:
    plain = game_of((0, 0), (3, 0), (6, 3), (9, 3))
    assert title(plain) == "tale-title-ahead"
    level = msgspec.structs.replace(plain, chances=((1, (0.5, 0.5)), (2, (0.4, 0.6)), (4, (1.0, 0.0))))
    assert title(level) == "tale-title-ahead"
    behind = msgspec.structs.replace(plain, chances=((1, (0.5, 0.5)), (2, (0.3, 0.7)), (4, (1.0, 0.0))))
    assert title(behind) == "tale-title-won"
    assert [said.key for said in lead(behind)] == []


def test_without_a_judgement_the_last_change_of_the_lead_decides() -> None:
    c = game_of((0, 0), (0, 3), (6, 3), (9, 6))
    assert c.decisive(0) == (2, 3)
    assert game_of((0, 0), (0, 3), (0, 6)).decisive(0) is None


def test_a_judgement_decides_by_its_largest_turn_for_the_winner() -> None:
    plain = game_of((0, 0), (0, 3), (6, 3), (9, 6))
    turns = (Turn(2, 0, -0.5, 1), Turn(3, 0, 0.2, 2), Turn(4, 1, -0.3, 3))
    judged = Chronicle(plain.passages, 2, plain.result, turns)
    assert judged.decisive(0) == (3, 4)


def test_a_single_point_is_no_step_to_victory_that_a_story_names() -> None:
    scored = ((), (PointsScored(0, "turned", 1),), (PointsScored(0, "missions", 9),))
    points = ((5, 0), (6, 0), (15, 0))
    rounds = [StartOfRound(1, at + 1, 0) for at in range(3)]
    passages = tuple(Passage(at, at + 1, (rounds[at], *scored[at]), points[at]) for at in range(3))
    totals = tuple(Score(seat, (ScoreLine("missions", points[-1][seat]),)) for seat in range(2))
    result = Result("final-scoring", totals, (0,))
    judged = Chronicle(passages, 2, result, (Turn(2, 0, 0.4, 1),))
    found = monasterium.decisive(judged)
    assert found is not None
    assert found.event.points == 9


def test_the_letter_of_the_turn_is_the_headline_and_the_second_picture() -> None:
    took = LetterCollected(by=0, letter="N", row="red", column=3, strip=0, cost=8)
    events = ((RoundBegan(1, "study"),), (), (), (RoundBegan(2, "toil"),), (took,), (), (), ())
    points = ((0, 0), (0, 3), (0, 6), (0, 6), (9, 6), (12, 6), (12, 6), (12, 6))
    passages = tuple(Passage(at, at + 1, events[at], points[at]) for at in range(8))
    scores = (Score(0, (ScoreLine("letters", 12),)), Score(1, (ScoreLine("letters", 6),)))
    tale = tell(GAMES["monastery"], "en", ("Anna", "Beda"), Chronicle(passages, 2, Result("night", scores, (0,))))
    assert tale.title == "The letter N"
    assert [(picture.index, picture.caption) for picture in tale.pictures][1] == (
        4,
        "Day 2, Toil: Anna takes the letter N.",
    )
    assert "On the second day Anna paid 8 for the letter N." in " ".join(tale.paragraphs)


def test_a_game_of_deduction_shows_its_suspects_even_where_it_was_judged() -> None:
    plain = game_of((0, 0), (0, 3), (6, 3))
    chances = ((1, (0.5, 0.5)), (3, (1.0, 0.0)))
    assert course_of(msgspec.structs.replace(plain, chances=chances)).unit == "chance"
    known = tuple(Hindsight(seat=seat, steps=(Narrowing(line=0, left=18),), exact=True) for seat in range(2))
    assert course_of(msgspec.structs.replace(plain, chances=chances, hindsight=known)).unit == "suspects"


def test_a_game_that_was_given_up_says_so() -> None:
    c = game_of((0, 0), (0, 3))
    for name in GAMES:
        tale = tell(GAMES[name], "en", ("Anna", "Beda"), Chronicle(c.passages, 2, None))
        assert tale.title == "A game left open"
        assert tale.winners == ()
        assert "nobody won it" in tale.paragraphs[-1]


def test_a_lead_of_one_letter_is_not_called_somebodys_game() -> None:
    def told(ahead: int) -> str:
        taken = tuple(
            LetterCollected(by=1, letter="Q", row="blue", column=1 + each, strip=1, cost=1) for each in range(ahead)
        )
        events = ((RoundBegan(1, "study"), *taken), (), ())
        points = ((0, 3 * ahead), (0, 3 * ahead), (12, 3 * ahead))
        passages = tuple(Passage(at, at + 1, events[at], points[at]) for at in range(3))
        scores = (Score(0, (ScoreLine("letters", 12),)), Score(1, (ScoreLine("letters", 3 * ahead),)))
        c = Chronicle(passages, 2, Result("night", scores, (0,)))
        return " ".join(tell(GAMES["monastery"], "en", ("Anna", "Beda"), c).paragraphs)

    assert "it looked like" not in told(1)
    assert "it looked like Beda’s game: 2 letters" in told(2)
