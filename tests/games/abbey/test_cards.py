"""What cards do is data: what may be said, what is refused, and editions with cards of their own."""

from typing import Any

import msgspec
import pytest

from chapterhouse.games import GAMES, editions
from chapterhouse.games.abbey.card_checks import Deck, Limits, refusals
from chapterhouse.games.abbey.card_reasons import REASONS
from chapterhouse.games.abbey.catalogue import BOOKS, CARDS, CATEGORY_OF, Book
from chapterhouse.games.abbey.effects import AnyEffect, Steps, moment
from chapterhouse.kernel import Malformed, SeededDealer
from chapterhouse.kernel import edition as kernel_edition
from chapterhouse.kernel.edition import Difference, corrected
from chapterhouse.kernel.record import AnyGame

LIMITS = Limits(CATEGORY_OF, 2)


def card(deck: Deck, *effects: dict[str, Any], **marks: Any) -> list[str]:
    """What is refused of a card, as ``field: reason``."""
    row = {"id": "own", "standing": "reconstructed", "effect": effects, **marks}
    found = refusals(deck, msgspec.convert(row, Book), LIMITS)
    return [f"{each.field}: {REASONS[each.reason].format(**each.args)}" for each in found]


def test_every_shipped_card_says_what_it_does() -> None:
    assert len(CARDS) == 50
    assert all(each.effect for each in CARDS.values())
    assert {moment(book.effect) for book in BOOKS if book.star} == {
        "move",
        "mass",
        "penance",
        "drawn",
        "silence",
        "counter",
        "objection",
        "overheard",
        "library",
    }


def test_an_effect_without_a_number_has_the_one_of_its_card() -> None:
    assert CARDS["key-ring"].effect == (Steps(2),)
    assert card("book", {"do": "bell"}) == [
        "effect.0.amount: 0 is not between 1 and 24; the number stands here or on the card"
    ]
    assert card("book", {"do": "bell", "amount": 1}) == []


IMPOSSIBLE: list[tuple[Deck, dict[str, Any], dict[str, Any], str]] = [
    ("happening", {"do": "show", "who": "others", "to": "everyone"}, {}, "an event has no reader"),
    ("happening", {"do": "name", "amount": 2}, {}, "no reader who could choose"),
    ("happening", {"do": "count", "who": "everyone", "kinds": ["order"]}, {}, "no reader who could choose"),
    ("happening", {"do": "named", "name": "balance"}, {}, "no reader who could choose"),
    ("happening", {"do": "insist"}, {}, "it needs a star"),
    ("happening", {"do": "close", "room": "crypt"}, {}, "only an event that lasts has it"),
    ("happening", {"do": "sing", "who": "everyone"}, {"lasts": True}, "the card cannot last"),
    ("volume", {"do": "sing", "who": "reader"}, {"star": True}, "only books of the Scriptorium are kept"),
    ("book", {"do": "sing", "who": "reader"}, {"lasts": True}, "only events last"),
    ("book", {"do": "sing", "who": "rolled"}, {}, "speaks of the rolled player"),
    ("book", {"do": "sing", "who": "reader"}, {"die": True}, "no effect speaks of a rolled player"),
    ("book", {"do": "read", "amount": 1}, {}, "could read itself without end"),
    ("volume", {"do": "consult", "amount": 2}, {}, "only a plain book"),
    ("book", {"do": "penance", "who": "reader"}, {"star": True}, "moves in the same turn"),
    ("book", {"do": "penance", "who": "everyone"}, {"star": True}, "moves in the same turn"),
    ("book", {"do": "steps", "amount": 1}, {}, "starred book, or for an event"),
    ("book", {"do": "named", "name": "drains"}, {}, "needs a star"),
    ("book", {"do": "show", "who": "everyone"}, {}, "do not show cards to themselves"),
    ("book", {"do": "show", "who": "others", "whole": True, "random": True}, {}, "neither picked nor sorted"),
    ("book", {"do": "show", "who": "others", "to": "everyone", "whole": True}, {}, "never laid open"),
    ("book", {"do": "show", "who": "others", "traits": ["fat"], "random": True}, {}, "not chosen by its traits"),
    ("book", {"do": "show", "who": "others", "traits": ["fat", "thin"]}, {}, "two traits of the same kind"),
    ("book", {"do": "show", "who": "others", "traits": ["bald"]}, {}, "no trait is called bald"),
    ("book", {"do": "show", "who": "others", "to": "left", "unseen": True}, {}, "for the reader alone"),
    ("book", {"do": "draw", "who": "everyone", "from": "left"}, {}, "cannot draw from"),
    ("book", {"do": "draw", "who": "reader", "from": "others", "amount": 2}, {}, "only where players are chosen"),
    ("book", {"do": "give", "who": "everyone", "to": "left"}, {}, "that is 'pass'"),
    ("book", {"do": "give", "who": "reader", "to": "reader"}, {}, "cannot give a card there"),
    ("book", {"do": "count", "who": "others"}, {}, "either the card names traits"),
    ("book", {"do": "count", "who": "others", "kinds": ["height"]}, {}, "no kind of trait"),
    ("book", {"do": "exchange", "who": "reader", "with": "chosen", "whole": True, "random": True}, {}, "not picked"),
    ("happening", {"do": "bell", "later": True, "amount": 3}, {}, "no round would be left"),
]


@pytest.mark.parametrize(("deck", "effect", "marks", "reason"), IMPOSSIBLE, ids=lambda value: str(value)[:60])
def test_an_impossible_card_says_why(deck: Deck, effect: dict[str, Any], marks: dict[str, Any], reason: str) -> None:
    assert any(reason in refusal for refusal in card(deck, effect, **marks))


def test_effects_that_do_not_go_together_say_why() -> None:
    look = {"do": "show", "who": "chosen", "whole": True}
    unseen = {"do": "show", "who": "others", "unseen": True}
    assert any(
        "in one effect only" in refusal
        for refusal in card("volume", look, {"do": "move", "who": "chosen", "room": "chapel"})
    )
    for other in ({"do": "show", "who": "others"}, {"do": "name", "amount": 1}):
        assert any("which of the two" in refusal for refusal in card("volume", unseen, other))
    assert any("stands alone" in refusal for refusal in card("book", {"do": "insist"}, {"do": "decline"}, star=True))
    assert any("read last" in refusal for refusal in card("volume", {"do": "read", "amount": 1}, look))
    assert card("volume", look, {"do": "read", "amount": 1}) == []


@pytest.fixture(autouse=True)
def house() -> Any:
    with editions.temporary_folder():
        yield


def edition_with(*changes: Difference) -> AnyGame:
    """The Abbey with changed data."""
    shipped = editions.shipped("abbey")
    return GAMES.with_edition("abbey", kernel_edition.edition("own", shipped, corrected(shipped, changes)))


def with_cards(file: str, deck: Deck, *rows: dict[str, Any]) -> Difference:
    """Cards on top of those of a deck."""
    return Difference((file, deck), [*editions.shipped("abbey")[file][deck], *rows])


def test_a_wrong_card_is_refused_with_file_card_field_and_reason() -> None:
    row = {"id": "own", "standing": "reconstructed", "effect": [{"do": "read", "amount": 1}]}
    with pytest.raises(Malformed, match=r"books\.toml: book\.24\.effect\.0\.do: a book that reads books"):
        edition_with(with_cards("books", "book", row))
    with pytest.raises(Malformed, match=r"events\.toml: happening\.1\.id: curfew is there twice"):
        edition_with(with_cards("books", "book", {**row, "id": "curfew", "effect": [{"do": "sing", "who": "reader"}]}))
    with pytest.raises(Malformed, match=r"books\.toml: .*effect"):
        edition_with(with_cards("books", "book", {**row, "effect": [{"do": "dance"}]}))
    consult = {**row, "effect": [{"do": "consult", "amount": 2}]}
    with pytest.raises(Malformed, match="for ever"):
        edition_with(with_cards("books", "book", consult))


def test_an_edition_from_before_effects_plays_as_it_did() -> None:
    """Its fingerprint is that of the data without effects, and its own number counts."""
    (past,) = editions.shipped_editions(GAMES["abbey"].folder()).past
    then = editions.past_data("abbey", past)
    changed = corrected(then, [Difference(("books", "book", 2, "amount"), 4)])
    made = kernel_edition.edition("old", then, changed)
    game = GAMES.with_edition("abbey", made)
    assert game.edition is not None
    assert game.edition.fingerprint == made.fingerprint
    s = game.read_position("option players: 3\nculprit: bruno\nhand a: rest\nbooks a: key-ring\n")
    steps = s.stack[-1].take(s, 0, game.read_action("play-book key-ring"), SeededDealer(1))
    assert steps[-1].extra == 4


def test_a_card_of_ones_own_is_carried_out_in_order() -> None:
    """[books.plain] What follows a choice waits for it."""
    effects = [
        {"do": "give", "who": "rolled", "to": "reader"},
        {"do": "move", "who": "rolled", "room": "courtyard"},
    ]
    bowl = {"id": "begging-bowl", "die": True, "standing": "reconstructed", "effect": effects}
    game = edition_with(with_cards("books", "book", bowl))
    s = game.read_position(
        "option players: 3\nculprit: bruno\nhand a: william odo\nhand b: yves zeno\nhand c: rest\n"
        "step: carrying-out begging-bowl 0 a b\n"
    )
    told = game.read_step("carrying-out begging-bowl 0 a b").run(s, SeededDealer(1))
    assert [type(step).__name__ for step in told] == ["Giving", "CarryingOut"]
    after = told[-1].run(s, SeededDealer(1))
    assert after == []
    assert s.pawns[1] != s.pawns[0]


def fields(effect: AnyEffect) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(effect)
    return found


def test_effects_are_written_as_they_are_read() -> None:
    for each in CARDS.values():
        for effect in each.effect:
            assert msgspec.convert(fields(effect), AnyEffect) == effect
