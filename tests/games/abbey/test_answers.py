"""Every kind of answer, in every scope, leaves exactly the deals that trying them all leaves."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import CATEGORIES, EVERYONE, SUSPECT_IDS, TRAIT_MASK, bits
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.deduction.hypothetical_answers import possible_answers
from chapterhouse.games.abbey.events import Answered
from chapterhouse.games.abbey.questions import (
    CHOSEN,
    RANKED,
    SCOPES,
    AllOf,
    Answer,
    Anybody,
    AnyOf,
    AtLeast,
    Between,
    Exactly,
    Fitting,
    HowMany,
    Is,
    LastDrawn,
    MoreOf,
    Names,
    Number,
    Odd,
    Question,
    SameAs,
    Settled,
    SharedCard,
    StillHold,
    WhatIs,
    Who,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.asking import described, scopes_of
from chapterhouse.games.abbey.truth import look_up, scope_mask, truth, who_mask
from chapterhouse.kernel import Seat
from tests.games.abbey.test_deduction import SMALL, deals, moved, world

TARGET = 1
FREE_CROSSES = SMALL.replace('eliminated: "seen"', 'eliminated: "notebook"')
NOVICES = Fitting((Is("novice"), Is("thin")))
NAMED: tuple[Who, ...] = (Names(("yves",)), Names(("zeno", "piers", "milo")), NOVICES)


def scoped(scope: str, who: Who, than: Who) -> list[Question]:
    numbers = (1, 2, 3)
    return [
        HowMany(scope, who),
        AnyOf(scope, who),
        AllOf(scope, who),
        *(AtLeast(number, scope, who) for number in numbers),
        *(Exactly(number, scope, who) for number in (0, *numbers)),
        MoreOf(scope, who, than),
        MoreOf(scope, than, who),
        Between(1, 2, scope, who),
        Odd(scope, who),
    ]


def masks_in(question: Question, s: State) -> list[int]:
    """The sets of monks that decide what an answer about crosses is."""
    if isinstance(question, RANKED):
        return [TRAIT_MASK[trait] for trait in CATEGORIES[question.category]]
    return [who_mask(who, look_up(s)) for who in described(question)]


def choices(free: int, masks: list[int]) -> Iterator[int]:
    """Sets of monks out of some, one for every way in which they can divide among sets."""
    classes: dict[tuple[int, ...], list[int]] = {}
    for card in bits(free):
        classes.setdefault(tuple(mask >> card & 1 for mask in masks), []).append(1 << card)
    for counts in product(*(range(len(cards) + 1) for cards in classes.values())):
        yield sum(sum(cards[:count]) for cards, count in zip(classes.values(), counts, strict=True))


class BruteForce:
    """Which answers a player can give, by trying every set of crosses that makes a difference to the question."""

    def __init__(self, question: Question, target: Seat = TARGET) -> None:
        self._question = question
        self._target = target
        self._found: dict[tuple[int, ...], set[Answer]] = {}

    def answers(self, s: State) -> set[Answer]:
        """What counts for a scope that crosses bear on is what was seen, and which monks the question means."""
        scopes = scopes_of(self._question)
        if s.options.eliminated == "seen" or not any(scope in CHOSEN for scope in scopes):
            return {truth(s, self._target, self._question)}
        masks = masks_in(self._question, s)
        rest = tuple(scope_mask(s, self._target, scope) for scope in scopes if scope not in CHOSEN)
        key = s.seen[self._target], *masks, *rest
        if key not in self._found:
            self._found[key] = self._try(s, masks)
        return self._found[key]

    def _try(self, s: State, masks: list[int]) -> set[Answer]:
        t = s.copy()
        found = set()
        for crosses in choices(EVERYONE & ~s.seen[self._target], masks):
            t.crosses[self._target] = crosses
            found.add(truth(t, self._target, self._question))
        return found


def agrees(s: State, question: Question, answer: Answer, left: list[State]) -> None:
    """Deduction from the view of a after an answer says what the deals that are left say."""
    t = s.copy()
    t.history.append(Answered(0, TARGET, question, answer))
    case = Case(GAME.view(t, 0))
    try:
        assert case.consistent() == bool(left), (question, answer)
        if left:
            assert set(case.culprits()) == {SUSPECT_IDS[each.culprit] for each in left}, (question, answer)
            places = case.places()
            for card, suspect in enumerate(SUSPECT_IDS):
                for seat in (1, 2):
                    held = any(each.hands[seat] >> card & 1 for each in left)
                    assert (seat in places[suspect].hands) == held, (question, answer, suspect)
    finally:
        case.close()


def check(s: State, possible: list[State], question: Question) -> None:
    """For every answer that there is, also those that cannot be given; and before it is given."""
    tried = BruteForce(question)
    given = [(each, tried.answers(each)) for each in possible]
    wanted: dict[Answer, int] = {}
    for answer in possible_answers(question):
        left = [each for each, answers in given if answer in answers]
        agrees(s, question, answer, left)
        if left:
            wanted[answer] = len({each.culprit for each in left})
    case = Case(GAME.view(s, 0))
    assert case.prospects(TARGET, question) == wanted, question
    case.close()


@cache
def small(text: str) -> tuple[State, tuple[State, ...]]:
    s = GAME.read_position(text)
    return s, tuple(world(s, laid) for laid in deals(s))


@pytest.mark.parametrize("crosses", [SMALL, FREE_CROSSES], ids=["seen", "notebook"])
@pytest.mark.parametrize(("scope", "who"), list(product(SCOPES, NAMED)))
def test_answers_in_a_scope(scope: str, who: Who, crosses: str) -> None:
    """[questions.scope] [questions.honesty] Crosses of one's own are any; what was seen is always crossed out."""
    s, possible = small(crosses)
    for question in scoped(scope, who, Names(("piers", "norbert"))):
        check(s, list(possible), question)


@pytest.mark.parametrize("crosses", [SMALL, FREE_CROSSES], ids=["seen", "notebook"])
@pytest.mark.parametrize("seed", range(3))
def test_answers_that_point_at_a_hidden_card(seed: int, crosses: str) -> None:
    """[questions.shared] A number that is greater than a description can mean tells what the card is not."""
    rng = Random(seed)
    s, every = small(crosses)
    s = s.copy()
    possible = moved(s, [each.copy() for each in every], TARGET, 2, rng)
    card = SharedCard(len(s.history) - 1, 0)
    same = Fitting((SameAs("order", card), SameAs("title", card), Is("fat")))
    for scope in SCOPES:
        for question in rng.sample(scoped(scope, same, Names(("piers", "zeno"))), 3):
            check(s, possible, question)


@pytest.mark.parametrize("category", CATEGORIES)
def test_answers_about_single_cards(category: str) -> None:
    rng = Random(category)
    s, every = small(SMALL)
    s = s.copy()
    possible = moved(s, [each.copy() for each in every], 2, TARGET, rng)
    possible = moved(s, possible, TARGET, 2, rng)
    cards = [SharedCard(line, 0) for line in range(len(s.history) - 2, len(s.history))]
    questions: list[Question] = [WhatIs(category, card) for card in cards]
    questions += [StillHold(card) for card in cards]
    questions += [LastDrawn("cell", Is(CATEGORIES[category][0])), Settled(category)]
    for question in questions:
        check(s, possible, question)


def test_crosses_of_ones_own_make_either_answer_about_open_suspects_possible() -> None:
    """[questions.scope] Somebody who crosses out all but one, or all, has settled a category, or has not."""
    s, _ = small(FREE_CROSSES)
    case = Case(GAME.view(s, 0))
    left = len(case.culprits())
    answers = case.prospects(TARGET, Settled("order"))
    assert answers == dict.fromkeys(possible_answers(Settled("order")), left)
    case.close()


def test_no_more_can_be_crossed_out_than_there_are() -> None:
    """[questions.scope] Every number from the cards in hand up to all suspects is possible, and nothing beyond."""
    s, _ = small(FREE_CROSSES)
    case = Case(GAME.view(s, 0))
    answers = case.prospects(TARGET, HowMany("crossed", Anybody()))
    held = s.hands[TARGET].bit_count()
    assert list(answers) == [Number(number) for number in range(held, len(SUSPECT_IDS) + 1)]
    case.close()
