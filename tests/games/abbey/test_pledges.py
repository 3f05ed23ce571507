"""Promises one by one: which answer is honest beside an earlier promise, and what a promise forbids when it is due."""

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.state import State
from chapterhouse.kernel import SeededDealer, fault, play

POSITION = """
option players: 3
culprit: bruno
hand a: william odo sergio
hand b: theobald lambert aldric
hand c: rest
pawn a: claustrum-n
pawn b: claustrum-n
"""
HALL, ROOM = "(will-end capitulum)", "(will-end refectorium)"
REVEAL, ACCUSE = "(will-speak reveal)", "(will-speak accuse)"
MOVING = "active: b\nstep: starting-round\nstep: ending-turn b no\nstep: using-room b\nstep: moving b 0 no\n"
"""Yellow moves; White is left alone."""
TEMPLAR = "(will-pass [(is templar)])"


def before_mass(question: str) -> str:
    return f"(before-mass {question})"


def table(*promises: str, rest: str = "") -> State:
    state: State = GAME.read_position(POSITION + rest + "".join(f"promise: promise {each}\n" for each in promises))
    return state


def asked(question: str, *promises: str, rest: str = "") -> State:
    """Yellow is asked by White, in a meeting."""
    return table(*promises, rest=rest + f"step: answering a b {question} encounter\n")


def refused(state: State, line: str) -> str:
    """The rule and the sentence of a refusal, or nothing."""
    letter, _, rest = line.partition(" ")
    found = fault(state, "abc".index(letter), GAME.read_action(rest))
    return "" if found is None else f"{found.rule} {found.says}".strip()


@pytest.mark.parametrize(
    ("earlier", "question", "honest"),
    [
        ("", HALL, "yes no"),
        (f"b c {HALL} yes no", HALL, "yes"),
        (f"b c {HALL} no no", HALL, "no"),
        (f"b c {ROOM} yes no", HALL, "no"),
        (f"b c {ROOM} no no", HALL, "yes no"),
        (f"b c {REVEAL} yes no", HALL, "yes"),
        (f"b c {REVEAL} no no", HALL, "yes no"),
        (f"b c {REVEAL} yes no", REVEAL, "yes"),
        (f"b c {REVEAL} yes no", ACCUSE, "no"),
        (f"b c {HALL} yes no", REVEAL, "yes no"),
        (f"b c {HALL} no no", REVEAL, "no"),
        (f"b c {ROOM} yes no", REVEAL, "no"),
        (f"b c {TEMPLAR} yes no", HALL, "yes no"),
        (f"a c {HALL} no no", HALL, "yes no"),
        (f"b c {before_mass(HALL)} yes no", HALL, "yes no"),
        (f"b c {before_mass(HALL)} no no", HALL, "no"),
        (f"b c {before_mass(ROOM)} yes no", HALL, "yes no"),
        (f"b c {HALL} yes no", before_mass(HALL), "yes"),
        (f"b c {HALL} no no", before_mass(HALL), "yes no"),
        (f"b c {before_mass(HALL)} yes no", before_mass(HALL), "yes"),
        (f"b c {before_mass(HALL)} no no", before_mass(HALL), "no"),
        (f"b c {before_mass(ROOM)} yes no", before_mass(HALL), "yes no"),
        (f"b c {before_mass(HALL)} yes yes", before_mass(HALL), "yes"),
        (f"b c {HALL} yes yes", HALL, "yes no"),
    ],
)
def test_an_answer_goes_against_no_earlier_promise_about_the_same_turn(
    earlier: str, question: str, honest: str
) -> None:
    """[promises.truthful] [promises.until-mass] What is due already speaks of the turn that is being taken."""
    state = asked(question, *([earlier] if earlier else []))
    for answer in ("yes", "no"):
        wrong = "" if answer in honest.split() else "promises.truthful contradiction"
        assert refused(state, f"b pledge {answer}") == wrong


@pytest.mark.parametrize(
    ("question", "bell", "possible"),
    [
        (HALL, 1, True),
        ("(will-end porta)", 1, False),
        (before_mass("(will-end porta)"), 1, True),
        (before_mass("(will-end porta)"), 3, True),
        (before_mass("(will-end porta)"), 4, False),
        (before_mass(HALL), 4, True),
        (HALL, 4, True),
    ],
)
def test_a_yes_must_be_possible_in_the_turns_that_are_left(question: str, bell: int, possible: bool) -> None:
    """[promises.truthful] [promises.until-mass] The last turn before the Mass must do it by itself."""
    state = asked(question, rest=f"bell: {bell}\nactive: a\nfirst: a\n")
    assert refused(state, "b pledge yes") == ("" if possible else "promises.truthful impossible")


@pytest.mark.parametrize(
    ("pile", "statements", "question", "possible"),
    [
        (True, "", ACCUSE, False),
        (False, "", ACCUSE, True),
        (True, "", REVEAL, True),
    ],
)
def test_speaking_can_only_be_promised_while_it_is_open(
    pile: bool, statements: str, question: str, possible: bool
) -> None:
    """[promises.truthful] [accusation.pile] No accusation can be promised while the Parlour has cards."""
    hand = "hand c: conrad dunstan" if pile else "hand c: rest"
    source = POSITION.replace("hand c: rest", hand) + statements + f"step: answering a b {question} encounter\n"
    state: State = GAME.read_position(source)
    assert refused(state, "b pledge yes") == ("" if possible else "promises.truthful impossible")


@pytest.mark.parametrize(
    ("promises", "refrain", "reveal", "accuse"),
    [
        ((), "", "", ""),
        ((f"b c {REVEAL} yes yes",), "promises.speech yes", "", "promises.speech yes"),
        ((f"b c {REVEAL} no yes",), "", "promises.speech no", ""),
        ((f"b c {ACCUSE} yes yes",), "promises.speech yes", "promises.speech yes", ""),
        ((f"b c {ACCUSE} no yes",), "", "", "promises.speech no"),
        ((f"b c {REVEAL} yes no",), "", "", ""),
        ((f"a c {REVEAL} no yes",), "", "", ""),
        ((f"b c {REVEAL} no yes", f"b c {before_mass(REVEAL)} yes yes"), "", "promises.speech no", ""),
    ],
)
def test_a_promise_about_speaking_decides_in_the_chapter_hall(
    promises: tuple[str, ...], refrain: str, reveal: str, accuse: str
) -> None:
    """[promises.speech] What is due is kept, what is not due does not bind; lists and refusals say the same."""
    state = table(*promises, rest="active: b\nstep: speaking b\n")
    assert refused(state, "b refrain") == refrain
    assert refused(state, "b reveal father") == reveal
    assert refused(state, "b accuse conrad") == accuse


def test_a_kept_promise_to_speak_is_over() -> None:
    """[promises.speech]"""
    state = table(f"b c {before_mass(REVEAL)} yes yes", rest="active: b\nstep: speaking b\n")
    after = play(state, 1, GAME.read_action("reveal father"), SeededDealer(1)).state
    assert after.promises == ()


@pytest.mark.parametrize(
    ("promise", "room", "rule"),
    [
        (f"b c {ROOM} yes yes", "refectorium", ""),
        (f"b c {ROOM} yes yes", "capitulum", "promises.room yes"),
        (f"b c {ROOM} yes no", "capitulum", ""),
        (f"b c {ROOM} no yes", "refectorium", "promises.room no"),
        (f"b c {ROOM} no no", "refectorium", ""),
        (f"c b {ROOM} no yes", "refectorium", ""),
    ],
)
def test_a_promise_about_a_room_decides_the_move(promise: str, room: str, rule: str) -> None:
    """[promises.room]"""
    state = table(promise, rest=MOVING)
    assert refused(state, f"b walk {room}") == rule


def test_a_promise_is_kept_on_arrival_and_only_by_its_maker() -> None:
    """[promises.room] [promises.until-mass] A yes until the Mass is over once its room is entered."""
    own, other = f"b c {before_mass(ROOM)} yes yes", f"c b {before_mass(ROOM)} yes no"
    after = play(table(own, other, rest=MOVING), 1, GAME.read_action("walk refectorium"), SeededDealer(1)).state
    assert [promise.by for promise in after.promises] == [2]
    elsewhere = play(table(own, rest=MOVING), 1, GAME.read_action("walk refectorium"), SeededDealer(1)).state
    assert elsewhere.promises == ()


@pytest.mark.parametrize(
    ("promise", "rule"),
    [
        ("b c (will-end claustrum-n) no yes", ""),
        (f"b c {HALL} yes yes", "promises.room yes"),
        (f"b c {ROOM} yes yes", ""),
        (f"b c {HALL} no yes", ""),
        (f"b c {HALL} yes no", ""),
    ],
)
def test_the_drains_are_no_way_around_a_promise(promise: str, rule: str) -> None:
    """[promises.room] [books.old-drains] The drains do not lead to the Chapter Hall."""
    state = table(promise, rest=MOVING + "books b: old-drains\n")
    assert refused(state, "b play-book old-drains") == rule
