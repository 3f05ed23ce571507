"""Every effect that a card may have is carried out: it does what it says, nothing leaks, deduction stays right."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from chapterhouse.games import editions
from chapterhouse.games.abbey.catalogue import ROOM_OF_KIND, SUSPECT_IDS, TABLE
from chapterhouse.games.abbey.effects import REACTIONS, AnyEffect, Consult, Count, Named, Read, Show, Steps, lasting
from chapterhouse.games.abbey.sets import has
from chapterhouse.kernel import Illegal, Seat, legal
from chapterhouse.kernel.record import AnyGame
from tests.games.abbey.effect_outcomes import Outcome, check_outcome
from tests.games.abbey.every_effect import PLAYERS, Act, Case, Stage, edition_of_all, every_case, module_of
from tests.laws.secrecy import Hear, hear, view_leaks
from tests.laws.table import check_choices

HIDDEN_CHOICES = ("ShowCard", "GiveCard", "PassCards")
"""What somebody decides that others do not see."""
KINDS_OF_CARD = ("book", "starred-book", "volume", "event")


def at_once(effect: AnyEffect) -> bool:
    """Whether a card does something when it is drawn, or when its reader plays it before a move."""
    return type(effect) not in REACTIONS and not lasting(effect) and not isinstance(effect, Consult)


CASES = every_case()
AT_ONCE = [case for case in CASES if case.kind in KINDS_OF_CARD and at_once(case.effect)]


@pytest.fixture(scope="module")
def game() -> Iterator[AnyGame]:
    with editions.temporary_folder():
        yield edition_of_all(CASES)


def of_kind(kind: str) -> list[Case]:
    return [case for case in AT_ONCE if case.kind == kind]


def in_turn(kind: str) -> list[Case]:
    """Every effect on one kind of card with a reader, in turn; and all events, which have none."""
    if kind == "event":
        return of_kind(kind)
    readers: dict[AnyEffect, list[Case]] = {}
    for case in AT_ONCE:
        if case.kind != "event":
            readers.setdefault(case.effect, []).append(case)
    chosen = [cases[number % len(cases)] for number, cases in enumerate(readers.values())]
    return [case for case in chosen if case.kind == kind]


def outcome_of(stage: Stage, case: Case, rng: Random) -> Outcome:
    parts = tuple(stage.carried_out(case, rng))
    told = tuple(each for part in parts for each in part.told)
    return Outcome(parts[0].state, parts[-1].after, told, parts, stage.reader)


def judged(effect: AnyEffect) -> bool:
    """What more books do depends on the books; named effects have scenarios of their own."""
    return not isinstance(effect, Read | Named | Steps)


@pytest.mark.parametrize("kind", KINDS_OF_CARD)
def test_a_card_does_what_it_says(game: AnyGame, kind: str) -> None:
    """Whose cards moved, who saw what, where pawns stand: worked out from the effect alone, without the steps."""
    stage, rng = Stage(game, 3), Random(3)
    cases = [case for case in of_kind(kind) if judged(case.effect)]
    assert len(cases) > 60
    for case in cases:
        outcome = outcome_of(stage, case, rng)
        check_outcome(case.effect, outcome, ROOM_OF_KIND, TABLE.bell_spots)


@pytest.mark.parametrize("kind", KINDS_OF_CARD)
def test_no_card_tells_a_seat_what_it_may_not_know(game: AnyGame, kind: str) -> None:
    """[secrecy.view] Before, during and after each effect, for one seat in turn and for somebody who watches."""
    stage, rng = Stage(game, 4), Random(4)
    for number, case in enumerate(in_turn(kind)):
        for part in stage.carried_out(case, rng):
            seat = (None, *range(PLAYERS))[(number + rng.randrange(2)) % (PLAYERS + 1)]
            if part.seat is not None:
                check_choices(part.state, PLAYERS)
            assert not view_leaks(game, part.after, seat, rng), f"{case.effect} {seat=}"
            assert not leaks(game, part, seat, rng), f"{case.effect} {seat=}"


def leaks(game: AnyGame, part: Act, seat: Seat | None, rng: Random, heard: Hear = hear) -> bool:
    """Whether a seat hears more of a part than its view of the outcome tells it.

    The same is done, with the same luck, in another state that the seat cannot tell from the true one; and somebody
    else decides otherwise. Where the seat's view comes out the same, it must have heard the same.
    """
    if part.seat == seat and seat is not None:
        return False
    other = game.determinize(game.view(part.state, seat), rng)
    ways: list[tuple[Any, Any]] = [(other, part.action)]
    if type(part.action).__name__ in HIDDEN_CHOICES and part.seat is not None:
        ways += [(part.state, action) for action in rng.sample(legal(part.state, part.seat), 1)]
    return any(_tells_more(game, part, seat, state, action, heard) for state, action in ways)


def _tells_more(game: AnyGame, part: Act, seat: Seat | None, state: Any, action: Any, heard: Hear) -> bool:
    try:
        told, after = part.again(state, action)
    except Illegal:
        return False  # the mover holds something else in that state
    same = game.view(after, seat) == game.view(part.after, seat)
    return bool(same and heard(list(told), seat) != heard(list(part.told), seat))


@pytest.mark.parametrize("kind", KINDS_OF_CARD)
def test_deduction_never_rules_out_the_truth(game: AnyGame, kind: str) -> None:
    stage, rng = Stage(game, 5), Random(5)
    for number, case in enumerate(in_turn(kind)):
        after = outcome_of(stage, case, rng).after
        assert sound(game, after, number % PLAYERS), case.effect


def sound(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether everything is still possible that is so."""
    assert game.deducer is not None
    found: Any = game.deducer.deduce(game.view(state, seat))
    return SUSPECT_IDS[state.culprit] in found.culprits and all(
        _possible(found.places[suspect], state, number) for number, suspect in enumerate(SUSPECT_IDS)
    )


def _possible(places: Any, state: Any, number: int) -> bool:
    holders = {seat for seat, hand in enumerate(state.hands) if has(hand, number)}
    return holders <= set(places.hands) and (places.pile or not has(state.pile, number))


def test_every_kind_of_effect_is_among_them() -> None:
    """Every kind of effect that works at once, and lasting ones as events that begin to hold."""
    assert {type(case.effect) for case in CASES} == set(REACTIONS) | {type(case.effect) for case in AT_ONCE} | {
        type(case.effect) for case in CASES if lasting(case.effect) or isinstance(case.effect, Consult)
    }
    assert len(AT_ONCE) > 700


def test_a_lasting_event_begins_to_hold(game: AnyGame) -> None:
    stage, rng = Stage(game, 6), Random(6)
    for case in CASES:
        if case.kind == "lasting-event":
            after = outcome_of(stage, case, rng).after
            assert game.view(after, None).lasting == (case.card.id,)


# ── The laws have teeth ──


def caught_by_secrecy(game: AnyGame, cases: Sequence[Case], heard: Hear = hear) -> bool:
    stage, rng = Stage(game, 7), Random(7)
    return any(
        leaks(game, part, seat, rng, heard)
        for case in cases
        for part in stage.carried_out(case, rng)
        for seat in range(PLAYERS)
    )


def shows_to_one() -> list[Case]:
    return [case for case in of_kind("book") if isinstance(case.effect, Show) and case.effect.to != "everyone"]


def test_a_whisper_that_all_hear_is_caught(game: AnyGame) -> None:
    def everything(told: list[Any], _seat: Seat | None) -> Any:
        return [hear([each], each.to) for each in told]

    assert not caught_by_secrecy(game, shows_to_one()[:12])
    assert caught_by_secrecy(game, shows_to_one()[:12], everything)


def test_a_wrong_number_misleads_deduction_and_is_caught(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    knowing = module_of(game, "knowing")
    right = knowing.fitting
    counting = [case for case in of_kind("volume") if isinstance(case.effect, Count)]
    monkeypatch.setattr(knowing, "fitting", lambda traits: ~right(traits))
    stage, rng = Stage(game, 8), Random(8)
    states = [outcome_of(stage, case, rng).after for case in counting]
    assert not all(sound(game, state, seat) for state in states for seat in range(PLAYERS))


def test_a_card_that_goes_to_the_wrong_side_is_caught(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    applying = module_of(game, "steps.applying")
    right = applying._beside
    turned = {"left": "right", "right": "left"}
    monkeypatch.setattr(applying, "_beside", lambda s, seat, side, other: right(s, seat, turned.get(side, side), other))
    stage, rng = Stage(game, 9), Random(9)
    wrong = 0
    for case in of_kind("book"):
        outcome = outcome_of(stage, case, rng)
        try:
            check_outcome(case.effect, outcome, ROOM_OF_KIND, TABLE.bell_spots) if judged(case.effect) else None
        except AssertionError:
            wrong += 1
    assert wrong > 20
