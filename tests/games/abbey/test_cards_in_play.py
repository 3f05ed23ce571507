"""A table chooses its cards: which sets take part, and which cards are left out."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from chapterhouse.games import GAMES, editions
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import BOOK_IDS, HAPPENING_IDS, SUSPECT_IDS, VOLUME_IDS
from chapterhouse.games.abbey.events import Happened, VolumeRead
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.edition_check import check, edition_of
from chapterhouse.kernel import Illegal, Malformed, actors, record
from chapterhouse.kernel.data_fault import BadData
from chapterhouse.kernel.edition import corrected
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server.rules_in_force import rules_in_force
from chapterhouse.speech import LANGUAGES, Speech
from tests.laws.secrecy import view_leaks
from tests.laws.table import check_choices, random_game, record_of, spread


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    with editions.temporary_folder():
        yield


def all_but(*kept: str) -> str:
    """Everything else is left out."""
    return "+".join(name for name in (*BOOK_IDS, *VOLUME_IDS, *HAPPENING_IDS) if name not in kept)


def refused(**options: Any) -> str:
    with pytest.raises(Illegal) as refusal:
        GAME.read_options({"players": 3, **options})
    assert all(Speech(GAME, language).fault(refusal.value.fault) for language in LANGUAGES)
    return refusal.value.fault.says


def test_what_cannot_be_played_is_refused_before_the_game() -> None:
    """[options.cards] Unknown names, and decks without a card."""
    assert refused(left_out="psalter") == "unknown"
    assert refused(card_sets="winter") == "unknown"
    assert refused(card_sets="") == "no-books"
    assert refused(left_out="+".join(BOOK_IDS)) == "no-books"
    assert refused(left_out="+".join(VOLUME_IDS)) == "no-volumes"
    assert refused(left_out="+".join(HAPPENING_IDS)) == "no-events"
    GAME.read_options({"players": 3, "tactical": True, "left_out": "+".join((*VOLUME_IDS, *HAPPENING_IDS))})


@pytest.mark.parametrize("book", ["catalogue", "key-ring", "torn-leaves"])
def test_one_card_of_each_deck_is_enough(book: str) -> None:
    """[options.cards] Whole games; every seat's view, position and deduction know which cards take part."""
    options = GAME.read_options({"players": 3, "left_out": all_but(book, "armful", "bundles")})
    rng = Random(7)
    *moments, last = spread(random_game(GAME, options, 7), 7, 3)
    for moment in moments:
        check_choices(moment.state, options.players)
        assert GAME.read_position(GAME.write_position(moment.state)) == moment.state
        for seat in range(options.players):
            assert not view_leaks(GAME, moment.state, seat, rng)
            view = GAME.view(moment.state, seat)
            assert GAME.view(GAME.determinize(view, rng), seat) == view
            assert GAME.deducer is not None
            found: Any = GAME.deducer.deduce(view)
            assert SUSPECT_IDS[moment.state.culprit] in found.culprits
    assert actors(last.played.state) == ()


def test_a_card_that_is_left_out_is_never_drawn_and_the_record_says_so() -> None:
    """[options.cards]"""
    kept = ("mirror", "canon", "curfew")
    out = "+".join(name for name in (*VOLUME_IDS, *HAPPENING_IDS) if name not in kept)
    options = GAME.read_options({"players": 4, "left_out": out})
    moments = list(random_game(GAME, options, 3))
    told = [each.event for moment in moments for each in moment.played.told]
    drawn = {event.volume for event in told if isinstance(event, VolumeRead)}
    drawn |= {event.happening for event in told if isinstance(event, Happened)}
    assert {"canon", "curfew"} <= drawn <= set(kept)
    text = record_of(GAME, options, 3)[0].write()
    again = record.read(text, GAMES)
    assert isinstance(again.options, AbbeyOptions)
    assert again.options.left_out == out
    assert not record.final(GAME, again).stack


def test_a_position_with_a_card_that_is_left_out_is_refused() -> None:
    options = GAME.read_options({"players": 3, "left_out": "canon"})
    state = next(iter(random_game(GAME, options, 1))).state
    text = f"{GAME.write_position(state)}\nevents-under: canon\n"
    with pytest.raises(Malformed, match="plays without the event canon"):
        GAME.read_position(text)


def winter(**words: Any) -> dict[str, Any]:
    """The shipped data with a set of two cards of somebody's own."""
    data: dict[str, Any] = corrected(editions.shipped("abbey"), [])
    book = {"id": "skates", "set": "winter", "standing": "seen", "effect": [{"do": "steps", "amount": 3}], "star": True}
    event = {"id": "thaw", "set": "winter", "standing": "seen", "effect": [{"do": "sing", "who": "everyone"}]}
    data["books"]["book"].append(book)
    data["events"]["happening"].append(event)
    names = {"book-skates": "Skates", "happening-thaw": "Thaw", "set-winter": "Winter cards"}
    data["words"] = {"en": {**names, **words}}
    return data


def winter_game() -> AnyGame:
    made = edition_of("abbey", "winter", winter())
    check("abbey", made)
    return GAMES.with_edition("abbey", made)


def test_an_edition_names_sets_of_its_own() -> None:
    """[options.cards] A table plays the printed cards, those of the edition, or all."""
    game = winter_game()
    played = game.read_options({"players": 3, "card_sets": "printed"})
    assert played.cards == GAME.read_options({"players": 3}).cards
    assert game.read_options({"players": 3}).cards.books.bit_count() == 25
    with pytest.raises(Illegal, match="no-volumes"):
        game.read_options({"players": 3, "card_sets": "winter"})
    own = {"players": 3, "card_sets": "winter", "tactical": True}
    assert [bin(deck).count("1") for deck in game.read_options(own).cards] == [1, 0, 1]
    shown = {rule.name: rule for rule in rules_in_force(game, own)}["card_sets"]
    assert [Speech(game, "fr").say(key) for key in shown.words] == ["Winter cards"]
    moments = list(random_game(game, game.read_options(own), 2))
    assert actors(moments[-1].played.state) == ()


def test_a_set_needs_a_name_and_a_proper_id() -> None:
    nameless = winter()
    del nameless["words"]["en"]["set-winter"]
    with pytest.raises(BadData, match="set-winter has no name"):
        check("abbey", edition_of("abbey", "winter", nameless))
    for wrong in ("all", "Winter cards", ""):
        data = winter()
        data["books"]["book"][-1]["set"] = wrong
        with pytest.raises(BadData, match=r"book\.24\.set: .* is not"):
            check("abbey", edition_of("abbey", "winter", data))
