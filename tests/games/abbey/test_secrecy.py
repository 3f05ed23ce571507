"""What a seat knows, what it can imagine, and what must never show."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import msgspec
import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import bits, book_mask
from chapterhouse.games.abbey.events import CardsMoved, CardsShown
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import (
    INTENTS,
    Between,
    Both,
    FewestOf,
    FreeQuestion,
    HowMany,
    MostOf,
    Odd,
    Settled,
    WhatIs,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.asking import sample_question
from chapterhouse.games.abbey.truth import truth
from chapterhouse.kernel import actors, legal
from chapterhouse.kernel.record import AnyGame
from tests.games.abbey.table import VARIANTS, deal, random_game
from tests.laws.secrecy import observe, view_leaks


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


def test_what_is_laid_open_at_the_end_is_not_imagined_anew() -> None:
    """[secrecy.view] The culprit and all hands are open to everybody after the end."""
    *_, s = random_game(AbbeyOptions(players=3), seed=5)
    assert not s.stack
    for seat in (None, 0, 2):
        seen = GAME.view(s, seat)
        assert all(seen.hands)
        assert GAME.view(GAME.determinize(seen, Random(3)), seat) == seen


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


ASKED_NOW = book_mask(("listener", "indulgence", "second-objection", "persuasive-preacher"))

LEAKS: dict[str, Callable[[State], object]] = {
    "the identity of a passed card": lambda s: [hidden for _, _, hidden in s.secrets],
    "the order of a pile": lambda s: Random(s.pile).sample(range(24), 24),
    "a stable number of a hidden card": lambda s: [min(bits(hand), default=-1) for hand in s.hands],
    "a difference in who is waited for": lambda s: [seat for seat in s.seats() if s.books[seat] & ASKED_NOW],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught_by_the_secrecy_law(leak: str) -> None:
    """[secrecy.view] [books.waiting] Each of these would differ between states that a seat cannot tell apart."""

    def sent(game: AnyGame, state: State, seat: int | None) -> object:
        return observe(game, state, seat), LEAKS[leak](state)

    rng = Random(3)
    states = [s.copy() for seed in (5, 6, 7) for s in random_game(AbbeyOptions(players=4), seed, 160)][30::25]
    assert not any(view_leaks(GAME, s, 0, rng) for s in states)
    assert any(view_leaks(GAME, s, seat, rng, sent) for s in states for seat in s.seats())


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


def test_an_answer_depends_only_on_what_the_answerer_knows() -> None:
    """[secrecy.view] [questions.honesty] Any table that looks the same to the answerer gives the same answers."""
    rng = Random(11)
    kinds = set()
    for number, s in enumerate(random_game(AbbeyOptions(players=4), seed=8, most=260)):
        if number % 13:
            continue
        asker, target = rng.sample(s.seats(), 2)
        seen = GAME.view(s, target)
        twins = [GAME.determinize(seen, rng) for _ in range(3)]
        for _ in range(25):
            question = sample_question(s, asker, [target], rng).question
            if not isinstance(question, (*INTENTS, FreeQuestion)):
                kinds.add(type(question))
                assert {truth(twin, target, question) for twin in twins} == {truth(s, target, question)}, question
    assert kinds >= {Between, Odd, MostOf, FewestOf, Both, HowMany, WhatIs, Settled}


def test_notes_are_whispered() -> None:
    """[notebook.notes] Only their owner finds them in his view."""
    s = deal(AbbeyOptions(players=3), 1)
    s.notes[1] = ("it was the cellarer",)
    assert b"cellarer" in msgspec.json.encode(GAME.view(s, 1))
    assert b"cellarer" not in msgspec.json.encode(GAME.view(s, 0))
