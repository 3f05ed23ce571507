"""What a seat knows, what it can imagine, and what must never show."""

from itertools import pairwise
from random import Random

import msgspec
import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.events import CardsMoved, CardsShown
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.state import State
from chapterhouse.kernel import actors, legal
from tests.games.abbey.table import VARIANTS, deal, random_game


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: f"{options.players}-{options.whispered}")
def test_an_imagined_state_looks_the_same(options: AbbeyOptions) -> None:
    """[secrecy.view] [books.waiting] Same view, same people waited for, same choices."""
    rng = Random(7)
    for number, s in enumerate(random_game(options, seed=5, most=140)):
        if number % 14:
            continue
        for seat in (None, rng.choice(s.seats())):
            seen = GAME.view(s, seat)
            imagined = GAME.determinize(seen, rng)
            assert GAME.view(imagined, seat) == seen
            assert list(actors(imagined)) == list(actors(s))
            if seat is not None:
                assert legal(imagined, seat) == legal(s, seat)


def test_imagining_moves_what_is_hidden() -> None:
    """[secrecy.view] Culprit, pile and hands of others are not carried over."""
    s = deal(AbbeyOptions(players=4), 1)
    seen = GAME.view(s, 0)
    worlds = [GAME.determinize(seen, Random(seed)) for seed in range(12)]
    assert len({world.culprit for world in worlds}) > 1
    assert len({tuple(world.hands[1:]) for world in worlds}) > 6


def swapped(s: State, one: int, other: int) -> State:
    """The same table with two hidden suspects in each other's place, all through the past."""

    def swap(mask: int) -> int:
        a, b = mask >> one & 1, mask >> other & 1
        return mask & ~(1 << one) & ~(1 << other) | a << other | b << one

    t = s.copy()
    t.hands = [swap(hand) for hand in t.hands]
    t.pile, t.seen = swap(t.pile), [swap(mask) for mask in t.seen]
    t.secrets = [
        (line, gift, swap(cards)) if isinstance(t.history[line], CardsMoved | CardsShown) else (line, gift, cards)
        for line, gift, cards in t.secrets
    ]
    t.culprit = {one: other, other: one}.get(t.culprit, t.culprit)
    return t


def test_two_cards_never_seen_could_be_each_other() -> None:
    """[secrecy.view] Passed cards, the pile and the culprit have no mark by which a stranger could tell them apart."""
    s = deal(AbbeyOptions(players=3), 2)
    hidden = [card for card in range(24) if not s.seen[0] >> card & 1]
    for one, other in pairwise(hidden):
        assert GAME.view(swapped(s, one, other), 0) == GAME.view(s, 0)
        assert GAME.view(swapped(s, one, other), None) == GAME.view(s, None)


def test_planted_leaks_are_caught() -> None:
    """A view that showed a passed card, the pile's order, a stable number or a pause would not stay the same."""
    s = deal(AbbeyOptions(players=3), 2)
    hidden = [card for card in range(24) if not s.seen[0] >> card & 1]
    one = next(card for card in hidden if s.pile >> card & 1)
    other = next(card for card in hidden if s.hands[1] >> card & 1)
    t = swapped(s, one, other)
    leaks = (
        lambda state: state.hands[1],
        lambda state: state.pile,
        lambda state: [state.secret(0, seat) for seat in state.seats()],
        lambda state: [seat for seat in state.seats() if state.hands[seat] >> one & 1],
    )
    assert all(leak(s) != leak(t) for leak in leaks)
    assert GAME.view(s, 0) == GAME.view(t, 0)


def test_the_table_waits_for_the_same_people_whatever_books_are_hidden() -> None:
    """[books.waiting] Exchanging the titles of hidden books changes nobody who is asked."""
    text = (
        "option players: 3\nculprit: bruno\nhand a: william odo sergio\nhand b: theobald lambert aldric\nhand c: rest\n"
    )
    moments = ("step: doing-penance b caught", "step: insisting b a (how-many-books)", "step: objecting b a")
    for moment in moments:
        waiting = {
            tuple(actors(GAME.read_position(f"{text}books b: {title}\n{moment}\n")))
            for title in ("indulgence", "listener", "key-ring", "second-objection", "persuasive-preacher")
        }
        assert waiting == {(1,)}


def test_nothing_of_a_hand_stands_in_another_view() -> None:
    """[secrecy.view] A spectator's view of a new game names no suspect at all."""
    raw = msgspec.json.encode(GAME.view(deal(AbbeyOptions(players=6), 4), None)).decode()
    assert not [suspect for suspect in GAME.words["suspect"] if f'"{suspect}"' in raw]


def test_notes_are_whispered() -> None:
    """[notebook.notes] Only their owner finds them in his view."""
    s = deal(AbbeyOptions(players=3), 1)
    s.notes[1] = ("it was the cellarer",)
    assert b"cellarer" in msgspec.json.encode(GAME.view(s, 1))
    assert b"cellarer" not in msgspec.json.encode(GAME.view(s, 0))
