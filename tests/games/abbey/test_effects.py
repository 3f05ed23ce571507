"""Effects of cards, also those that only cards of one's own have: the steps that follow, and what is told."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import CARDS, TRAITS, Book
from chapterhouse.games.abbey.effects import AnyEffect
from chapterhouse.games.abbey.state import NOBODY
from chapterhouse.games.abbey.steps.card_effects import effect_steps, effects_from
from chapterhouse.kernel import Action, Seat, SeededDealer, Told, fault, legal, play, settle
from chapterhouse.kernel.text import read_seat, seat_letter, write

CASES = tomllib.loads(Path(__file__).with_name("effects.toml").read_text(encoding="utf-8"))
READER, ROLLED = 0, 2


def position(case: dict[str, Any]) -> str:
    text: str = CASES["position"]
    for old, new in case.get("change", ()):
        assert old in text
        text = text.replace(old, new)
    return text


def heard(told: Told) -> str:
    return write(told.event) if told.to is None else f"{seat_letter(told.to)}: {write(told.event)}"


@pytest.mark.parametrize("case", CASES["case"], ids=lambda case: " ".join(map(str, case["effect"].values())))
def test_an_effect(case: dict[str, Any]) -> None:
    s, dealer = GAME.read_position(position(case)), SeededDealer(1)
    reader = READER if case.get("reader", True) else NOBODY
    effect: AnyEffect = msgspec.convert(case["effect"], AnyEffect)
    steps = effect_steps(s, "torn-leaves", effect, reader, ROLLED, dealer)
    assert [write(step) for step in steps] == case["steps"]
    assert [heard(told) for told in dealer.told] == case["tells"]


def decision(text: str) -> tuple[Seat, Action]:
    seat, action = text.split(" ", 1)
    return read_seat(seat), GAME.read_action(action)


@pytest.mark.parametrize("case", CASES["card"], ids=lambda case: case["title"])
def test_a_card_of_several_effects(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """[books.plain]"""
    s, dealer = GAME.read_position(position(case)), SeededDealer(1)
    card = Book("own", "own", effect=msgspec.convert(case["effects"], tuple[AnyEffect, ...]))
    monkeypatch.setitem(CARDS, card.id, card)
    reader, rolled = (READER if case.get("reader", True) else NOBODY), (ROLLED if case.get("rolled", True) else NOBODY)
    steps = effects_from(s, card, 0, reader, rolled, dealer)
    assert [write(step) for step in steps] == case["steps"]
    s.stack.extend(reversed(steps))
    settle(s, dealer)
    if "refuse" in case:
        assert fault(s, *decision(case["refuse"])) is not None
    told = [*dealer.told]
    for text in case.get("play", ()):
        played = play(s, *decision(text), SeededDealer(1))
        s, told = played.state, [*told, *played.told]
    assert [write(each.event) for each in told if each.to is None] == case["tells"]
    assert write(s.stack[-1]) == case.get("waits", "moving d 0 no")


def test_a_step_of_no_card_asks_for_any_trait_and_one_monk() -> None:
    """A position may hold such a step for a way by which no card is played."""
    asked = GAME.read_position(CASES["position"].replace("moving d 0 no", "naming-trait a cell"))
    assert [write(action) for action in legal(asked, READER)] == [f"name-trait {trait}" for trait in TRAITS]
    told = play(asked, *decision("a name-trait novice"), SeededDealer(1)).told
    counted = [write(each.event) for each in told if write(each.event).startswith("hand-counted")]
    assert counted == [f"hand-counted cell {each}" for each in ("b [novice] 0", "c [novice] 1", "d [novice] 7")]
    named = GAME.read_position(CASES["position"].replace("moving d 0 no", "naming-suspects a cell"))
    assert fault(named, *decision("a name-suspects [odo yves]")) is not None
    assert fault(named, *decision("a name-suspects [odo]")) is None
