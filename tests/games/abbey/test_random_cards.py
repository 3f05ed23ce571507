"""Whatever the vocabulary can express can be played: games end, nothing leaks, deduction is right, bots move."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from chapterhouse.bots.directory import BOTS
from chapterhouse.games import editions, key_of
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.card_checks import Deck
from chapterhouse.games.abbey.catalogue import SUSPECT_IDS
from chapterhouse.games.abbey.effects import AnyEffect
from chapterhouse.games.abbey.sets import has
from chapterhouse.games.abbey.wording.cards import card_sentence
from chapterhouse.kernel import actors, record
from chapterhouse.lab.match import Match, Outcome, play_match
from chapterhouse.speech import LANGUAGES, Speech
from tests.games.abbey.random_cards import KINDS, random_card, random_edition
from tests.laws.secrecy import event_leaks, view_leaks
from tests.laws.table import check_choices, random_game, record_of, spread

SEEDS = (1, 2, 3, 4)


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    with editions.temporary_folder():
        yield


def test_random_cards_use_the_whole_vocabulary() -> None:
    rng = Random(5)
    found: set[type[AnyEffect]] = set()
    decks: tuple[Deck, ...] = ("book", "volume", "happening")
    for number in range(450):
        found |= {type(effect) for effect in random_card(decks[number % 3], number, rng).effect}
    assert found == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_sentence(language: str) -> None:
    """No message lacks a blank, and a sentence begins with a large letter and has no gap in it."""
    rng = Random(6)
    speech = Speech(GAME, language)
    decks: tuple[Deck, ...] = ("book", "volume", "happening")
    for number in range(120):
        said = card_sentence(speech, random_card(decks[number % 3], number, rng))
        assert said[0].isupper()
        assert said.endswith(".")
        assert "  " not in said
        assert " ." not in said
        assert " ," not in said


@pytest.mark.parametrize("seed", SEEDS)
def test_games_end_and_nothing_leaks(seed: int) -> None:
    """[secrecy.view] Whole games by random cards, at every number of players in turn."""
    game = random_edition(seed)
    options = game.read_options({"players": 2 + seed, "whispered": seed == 2})
    rng = Random(seed)
    *moments, last = spread(random_game(game, options, seed), seed, 3)
    for moment in moments:
        check_choices(moment.state, options.players)
        for seat in (None, *range(options.players)):
            assert not view_leaks(game, moment.state, seat, rng), f"{seat=} {game.write_position(moment.state)}"
            if seat != moment.seat:
                assert not event_leaks(game, moment, seat, rng), f"{seat=} {moment.action}"
        assert game.read_position(game.write_position(moment.state)) == moment.state
        assert game.thaw(game.freeze(moment.state)) == moment.state
    assert actors(last.played.state) == ()
    assert game.result(last.played.state).winners


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_the_truth_is_never_ruled_out(seed: int) -> None:
    """[secrecy.view] Deduction is sound: what it says of the culprit and of cards is so."""
    game = random_edition(seed)
    assert game.deducer is not None
    options = game.read_options({"players": 3})
    for moment in spread(random_game(game, options, seed + 50), seed, 3):
        if not moment.state.stack:
            continue
        for seat in range(options.players):
            found: Any = game.deducer.deduce(game.view(moment.state, seat))
            assert SUSPECT_IDS[moment.state.culprit] in found.culprits
            for number, suspect in enumerate(SUSPECT_IDS):
                places = found.places[suspect]
                holders = [each for each, hand in enumerate(moment.state.hands) if has(hand, number)]
                assert set(holders) <= set(places.hands)
                assert places.pile or not has(moment.state.pile, number)
                assert places.culprit or number != moment.state.culprit


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_a_record_replays(seed: int) -> None:
    """A record carries its cards, so it replays anywhere."""
    game = random_edition(seed)
    made, states = record_of(game, game.read_options({"players": 3}), seed)
    assert record.final(game, made) == states[-1]


@pytest.mark.parametrize("seed", [7, 8, 9])
def test_bots_of_every_level_play_whole_games(seed: int) -> None:
    game = random_edition(seed)
    seats = tuple(BOTS)
    match = Match(0, key_of(game), {"players": len(seats)}, seats, "deal", "luck", seconds=0.02)
    out = play_match(match)
    assert isinstance(out, Outcome), out
    assert out.decisions > 50
