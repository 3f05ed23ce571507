"""Questions about cards that were met, several at a time, joined or ranked: each answer by brute force."""

from itertools import product
from random import Random

import pytest

from chapterhouse.games.abbey.catalogue import CATEGORIES, bits
from chapterhouse.games.abbey.events import MassCalled
from chapterhouse.games.abbey.knowing import display, move, show
from chapterhouse.games.abbey.questions import (
    RANKED,
    SCOPES,
    AllOf,
    Among,
    AnyOf,
    Between,
    Both,
    Checked,
    Exactly,
    Fitting,
    HowMany,
    Is,
    Met,
    MoreOf,
    Names,
    Odd,
    Question,
    Scope,
    Traits,
    Yes,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.truth import met_mask, truth
from chapterhouse.kernel import QuietDealer
from tests.games.abbey.test_answers import FREE_CROSSES, TARGET, check, small
from tests.games.abbey.test_deduction import SMALL, moved

MEETINGS = (
    Met("seen", None, "mass"),
    Met("shown", None, "ever"),
    Met("shown", 0, "ever"),
    Met("shown", 2, "mass"),
    Met("received", None, "mass"),
    Met("received", 2, "ever"),
    Met("gave", 2, "ever"),
    Met("gave", None, "mass"),
    Met("known", None, "ever"),
    Met("known", 2, "ever"),
)
BEARDED = Fitting((Is("bearded"),))
NAMED = Names(("zeno", "piers", "milo", "yves"))


def shown(s: State, possible: list[State], holder: int, to: int, rng: Random) -> list[State]:
    """Some card is shown to another player, unseen by a; in every world it may have been any."""
    worlds = []
    for each in possible:
        for card in bits(each.hands[holder]):
            other = each.copy()
            show(other, "mirror", holder, (to,), 1 << card, QuietDealer(rng))
            worlds.append(other)
    show(s, "mirror", holder, (to,), 1 << rng.choice(bits(s.hands[holder])), QuietDealer(rng))
    return worlds


def both_given(s: State, possible: list[State], giver: int, taker: int) -> list[State]:
    """The whole hand of two cards goes to another player."""
    for each in (s, *possible):
        move(each, "mass", [(giver, taker, each.hands[giver])], QuietDealer(Random(0)))
    return possible


def lived_through(text: str, seed: int) -> tuple[State, list[State]]:
    """Gifts and shows between b and c before and after a Mass, of which a sees nothing, and a card that all see."""
    rng = Random(seed)
    s, every = small(text)
    s, possible = s.copy(), [each.copy() for each in every]
    possible = shown(s, possible, 2, TARGET, rng) if seed else moved(s, possible, 2, TARGET, rng)
    display(s, "accusation", 0, bits(s.hands[0])[0], QuietDealer(rng))
    for each in possible:
        display(each, "accusation", 0, bits(each.hands[0])[0], QuietDealer(rng))
    for each in (s, *possible):
        each.history.append(MassCalled("prime", 1))
    possible = moved(s, possible, TARGET, 2, rng) if seed else shown(s, possible, 2, TARGET, rng)
    return s, possible


@pytest.mark.parametrize("scope", [*MEETINGS, "elsewhere"], ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_answers_about_met_cards(seed: int, scope: Scope) -> None:
    """[questions.met] [questions.known] When, by whom, and what is known of other hands."""
    s, possible = lived_through(SMALL, seed)
    for question in (HowMany(scope, NAMED), AnyOf(scope, BEARDED), MoreOf(scope, NAMED, BEARDED)):
        check(s, possible, question)


@pytest.mark.parametrize("question", RANKED)
@pytest.mark.parametrize("scope", [*SCOPES, Met("known", None, "ever")], ids=str)
@pytest.mark.parametrize("crosses", [SMALL, FREE_CROSSES], ids=["seen", "notebook"])
def test_answers_about_the_most_and_the_fewest(question: type, scope: Scope, crosses: str) -> None:
    """[questions.most] Several traits may share a place."""
    s, possible = lived_through(crosses, 0)
    for category in ("order", "face"):
        check(s, possible, question(category, scope))


JOINED: tuple[tuple[Checked, Checked], ...] = (
    (AnyOf("hand", NAMED), AnyOf("seen", BEARDED)),
    (Odd("hand", BEARDED), AllOf("seen", Names(("zeno", "piers")))),
    (Exactly(1, Met("shown", 2, "ever"), NAMED), AnyOf("hand", NAMED)),
    (AnyOf("hand", NAMED), AllOf("crossed", Names(("yves", "zeno")))),
    (MoreOf("open", NAMED, Names(("valentin",))), Between(0, 1, "hand", BEARDED)),
    (AnyOf("hand", BEARDED), MoreOf("crossed", Names(("milo", "piers")), Names(("zeno", "yves", "norbert")))),
)


@pytest.mark.parametrize(("first", "second"), JOINED, ids=str)
@pytest.mark.parametrize("crosses", [SMALL, FREE_CROSSES], ids=["seen", "notebook"])
def test_answers_to_two_questions_joined_by_and(first: Checked, second: Checked, crosses: str) -> None:
    """[questions.both] A no says that one of the two is wrong, not which."""
    s, possible = lived_through(crosses, 1)
    check(s, possible, Both(first, second))


ZENO, PAIR, THREE = Names(("zeno",)), Names(("zeno", "piers")), Names(("piers", "milo", "yves"))
TOGETHER: tuple[tuple[Checked, Checked], ...] = (
    (AnyOf("crossed", ZENO), AnyOf("open", ZENO)),
    (Exactly(1, "crossed", PAIR), Exactly(2, "crossed", THREE)),
    (AllOf("crossed", PAIR), Between(1, 2, "open", THREE)),
    (AllOf("open", PAIR), AnyOf("guessed", THREE)),
    (Exactly(0, "guessed", THREE), AllOf("crossed", THREE)),
    (Odd("guessed", NAMED), Odd("crossed", NAMED)),
    (MoreOf("crossed", PAIR, THREE), AnyOf("open", ZENO)),
    (MoreOf("open", THREE, PAIR), MoreOf("crossed", NAMED, Names(("norbert",)))),
    (Exactly(1, "open", BEARDED), AllOf("crossed", NAMED)),
)
"""Pairs of questions of which both depend on crosses that a player is free to make."""


@pytest.mark.parametrize(("first", "second"), TOGETHER, ids=str)
@pytest.mark.parametrize("crosses", [SMALL, FREE_CROSSES], ids=["seen", "notebook"])
@pytest.mark.parametrize("seed", range(2))
def test_one_choice_of_crosses_must_make_both_answers_true(
    first: Checked, second: Checked, crosses: str, seed: int
) -> None:
    """[questions.both] What is possible one by one can be impossible together."""
    s, possible = lived_through(crosses, seed)
    check(s, possible, Both(first, second))


@pytest.mark.parametrize("scope", ["hand", "elsewhere", "seen", Met("known", 2, "ever")], ids=str)
def test_answers_about_several_cards_passed_together(scope: Scope) -> None:
    """[questions.shared] b asks of c what became of the cards that a never saw."""
    rng = Random(3)
    s, every = small(SMALL)
    s, possible = s.copy(), [each.copy() for each in every]
    possible = both_given(s, possible, 2, TARGET)
    cards = Among(len(s.history) - 1, 0)
    possible = moved(s, possible, TARGET, 2, rng)
    who = Fitting((cards,))
    fat = Fitting((cards, Is("fat")))
    questions: list[Question] = [
        HowMany(scope, who),
        AllOf(scope, who),
        AnyOf(scope, fat),
        Odd(scope, fat),
        MoreOf(scope, who, BEARDED),
        MoreOf(scope, BEARDED, fat),
    ]
    for question in questions:
        check(s, possible, question)


def test_what_is_known_of_a_hand_ends_when_a_card_leaves_it_unseen() -> None:
    """[questions.known] A card that was seen in a hand is known there until that hand gives away a card unseen."""
    s, _ = small(SMALL)
    s, rng = s.copy(), QuietDealer(Random(0))
    given, kept = bits(s.hands[1])
    known = Met("known", 1, "ever")
    move(s, "cell", [(1, 0, 1 << given)], rng)
    assert met_mask(s, 1, Met("known", 0, "ever")) == 1 << given
    show(s, "mirror", 1, (0,), 1 << kept, rng)
    assert met_mask(s, 0, known) == 1 << kept
    move(s, "cell", [(1, 2, 1 << kept)], rng)
    assert met_mask(s, 0, known) == 0
    assert met_mask(s, 1, Met("known", None, "ever")) == (1 << given) | (1 << kept)


def test_both_is_yes_only_if_both_are_true() -> None:
    """[questions.both]"""
    s, _ = small(SMALL)
    yes, no = AnyOf("hand", Names(("zeno",))), AnyOf("hand", Names(("milo",)))
    for first, second in product((yes, no), repeat=2):
        assert (truth(s, TARGET, Both(first, second)) == Yes()) == (first == second == yes)


def test_every_trait_of_an_empty_scope_shares_the_first_place() -> None:
    """[questions.most]"""
    s, _ = small(SMALL)
    for kind in RANKED:
        answer = truth(s, TARGET, kind("order", Met("shown", 2, "ever")))
        assert answer == Traits(tuple(CATEGORIES["order"]))
