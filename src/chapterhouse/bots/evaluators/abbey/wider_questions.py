"""Questions beyond plain counts: what was met, most and fewest, ranges, odd numbers, two in one, plans.

A bot tries a handful of each target, about the traits that split the unseen monks best. What an answer is worth is the
entropy of the answers that a random deal of the unseen cards would give, as for plain counts.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import comb, prod

from chapterhouse.bots.evaluators.abbey.knowledge import OTHER_BITS, Knowledge, entropy
from chapterhouse.bots.evaluators.abbey.questions import allowed
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import CATEGORIES, CATEGORY_OF, SUSPECTS, TRAIT_MASK, TRAITS
from chapterhouse.games.abbey.events import CardsMoved, CardsShown
from chapterhouse.games.abbey.meetings import Part, holders, met_in, tracked
from chapterhouse.games.abbey.questions import (
    RANKED,
    SCOPED,
    Among,
    Anybody,
    AnyOf,
    BeforeMass,
    Between,
    Both,
    FewestOf,
    Fitting,
    HowMany,
    Is,
    Met,
    MostOf,
    Odd,
    Question,
    Scope,
    WillEnd,
)
from chapterhouse.games.abbey.truth import accepted, witnesses_of
from chapterhouse.kernel import Action, Seat

SHOWN, GAVE = Met("shown", None, "ever"), Met("gave", None, "ever")
MET = (Met("seen", None, "mass"), SHOWN, Met("received", None, "ever"), GAVE, Met("known", None, "ever"))
"""Ways in which somebody came across cards."""
PLAIN = (HowMany, AnyOf)
LEAST_GIVEN = 2
"""Cards that passed together and are asked about as one group."""


def wider_questions(knowledge: Knowledge, choices: Sequence[Action]) -> list[Ask]:
    """For each possible target: one question of each kind, about the best traits, that the table allows."""
    targets = sorted({action.target for action in choices if isinstance(action, Ask)})
    if not targets:
        return []
    first, second = best_traits(knowledge)
    return [
        Ask(target, question)
        for target in targets
        for each in _kinds(knowledge, target, first, second)
        for question in allowed(knowledge, (each,))
    ]


def best_traits(knowledge: Knowledge) -> tuple[str, str]:
    """The two traits of different categories that divide the unseen monks most evenly."""

    def uneven(trait: str) -> int:
        return abs(2 * (TRAIT_MASK[trait] & knowledge.unseen).bit_count() - knowledge.unseen.bit_count())

    first, *others = sorted(TRAITS, key=uneven)
    return first, next(trait for trait in others if CATEGORY_OF[trait] != CATEGORY_OF[first])


def _kinds(knowledge: Knowledge, target: Seat, first: str, second: str) -> Iterator[Question]:
    one, other = Fitting((Is(first),)), Fitting((Is(second),))
    yield from (HowMany("elsewhere", who) for who in (one, other))
    yield from (HowMany(scope, one) for scope in MET if cards_in(knowledge, target, scope))
    yield MostOf(CATEGORY_OF[first], "hand")
    yield FewestOf(CATEGORY_OF[second], "hand")
    yield Odd("hand", one)
    yield _even_range(knowledge, target, first)
    yield Both(AnyOf("hand", one), AnyOf("hand", other))
    yield from (HowMany("hand", Fitting((group,))) for group in _given(knowledge, target))
    yield HowMany("guessed", Anybody())
    yield BeforeMass(WillEnd("capitulum"))


def _even_range(knowledge: Knowledge, target: Seat, trait: str) -> Between:
    """The range that is about as likely as not."""
    weights = _hand(knowledge, target, TRAIT_MASK[trait])
    best = max(range(len(weights)), key=lambda number: weights[number])
    return Between(max(0, best - 1), max(1, best), "hand", Fitting((Is(trait),)))


def _given(knowledge: Knowledge, target: Seat) -> list[Among]:
    """The last cards that passed together between this seat and the target."""
    groups = [
        (fact, gift)
        for (fact, gift), cards in knowledge.groups.items()
        if cards.bit_count() >= LEAST_GIVEN
        and {knowledge.seat, target} <= set(witnesses_of(knowledge.view.history[fact], gift, several=True))
    ]
    return [Among(*max(groups))] if groups else []


# ── What an answer is worth ──


def question_bits(knowledge: Knowledge, target: Seat, question: Question) -> float:
    """The expected information of an answer, in bits, for every kind of question."""
    if isinstance(question, SCOPED) and question.scope == "guessed":
        return OTHER_BITS
    weights = _answer_weights(knowledge, target, question)
    if weights is None:
        return knowledge.information(target, question)
    return 0.0 if knowledge.already_answered(target, question) else entropy(weights)


def _answer_weights(knowledge: Knowledge, target: Seat, question: Question) -> Sequence[float] | None:
    """How likely each answer is; None for the kinds that ``Knowledge.information`` rates."""
    if isinstance(question, Both):
        return _both(knowledge, target, question)
    if isinstance(question, RANKED):
        return _ranked(knowledge, target, question)
    if not isinstance(question, SCOPED) or (isinstance(question, PLAIN) and isinstance(question.scope, str)):
        return _elsewhere(knowledge, target, question)
    counts = _counts(knowledge, target, question.scope, knowledge.fitting(question.who))
    if counts is None or isinstance(question, HowMany):
        return counts
    yes = sum(counts[number] for number in accepted(question, len(SUSPECTS)) if number < len(counts))
    return [yes, sum(counts) - yes]


def _elsewhere(knowledge: Knowledge, target: Seat, question: Question) -> Sequence[float] | None:
    if not isinstance(question, HowMany) or question.scope != "elsewhere":
        return None
    return _counts(knowledge, target, "elsewhere", knowledge.fitting(question.who))


def _both(knowledge: Knowledge, target: Seat, question: Both) -> Sequence[float] | None:
    """As if the two had nothing to do with each other."""
    checks = (question.first, question.second)
    parts = [_counts(knowledge, target, each.scope, knowledge.fitting(each.who)) for each in checks]
    if any(part is None for part in parts):
        return None
    yes = prod(1.0 - part[0] / sum(part) for part in parts if part)
    return [yes, 1.0 - yes]


def _ranked(knowledge: Knowledge, target: Seat, question: MostOf | FewestOf) -> Sequence[float]:
    """The distribution of the traits in first or last place, by counting all ways to deal the unseen cards."""
    masks = [TRAIT_MASK[trait] & knowledge.unseen for trait in CATEGORIES[question.category]]
    drawn = _drawn(knowledge, knowledge.view.players[target].cards)
    return ranking_weights(tuple(mask.bit_count() for mask in masks), drawn, isinstance(question, MostOf))


@lru_cache(maxsize=512)
def ranking_weights(sizes: tuple[int, ...], drawn: int, most: bool) -> tuple[float, ...]:
    """How many deals of ``drawn`` cards leave each set of classes in the first or the last place."""
    found: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for counts in product(*(range(min(size, drawn) + 1) for size in sizes)):
        if sum(counts) == drawn:
            place = (max if most else min)(counts)
            leaders = tuple(number for number, count in enumerate(counts) if count == place)
            found[leaders] += prod(comb(size, count) for size, count in zip(sizes, counts, strict=True))
    return tuple(found.values())


def _counts(knowledge: Knowledge, target: Seat, scope: Scope, monks: int | None) -> list[float] | None:
    """How likely each number is in a scope; None where this seat cannot tell which monks are meant, or of crosses."""
    if monks is None or scope in ("crossed", "open", "guessed", "seen"):
        return None
    cards = knowledge.view.players[target].cards if scope == "hand" else cards_in(knowledge, target, scope)
    return _deals(knowledge, monks, cards)


def _hand(knowledge: Knowledge, target: Seat, monks: int) -> list[float]:
    return _deals(knowledge, monks, knowledge.view.players[target].cards)


def _deals(knowledge: Knowledge, monks: int, cards: int) -> list[float]:
    fitting, drawn = (monks & knowledge.unseen).bit_count(), _drawn(knowledge, cards)
    rest = knowledge.unseen.bit_count() - fitting
    return [float(comb(fitting, number) * comb(rest, drawn - number)) for number in range(min(fitting, drawn) + 1)]


def _drawn(knowledge: Knowledge, cards: int) -> int:
    """How many of these cards are new to this seat, on average."""
    return min(knowledge.unseen.bit_count(), round(cards * knowledge.new_share))


def cards_in(knowledge: Knowledge, target: Seat, scope: Scope) -> int:
    """How many cards of a scope this seat does not know, as the public history counts them."""
    if scope == "elsewhere":
        return cards_in(knowledge, target, SHOWN) + cards_in(knowledge, target, GAVE)
    if not isinstance(scope, Met):
        return 0
    if (target, scope) not in knowledge.met:
        knowledge.met[target, scope] = _count_met(knowledge, target, scope)
    return knowledge.met[target, scope]


def _count_met(knowledge: Knowledge, target: Seat, scope: Met) -> int:
    history = knowledge.view.history
    if scope.how != "known":
        return sum(_unknown(knowledge, part) for part in met_in(history, target, scope))
    seats = len(knowledge.view.players)
    parts = [each for holder in holders(scope, target, seats) for each in tracked(history, target, holder)]
    return max(0, sum(_unknown(knowledge, part) * (1 if added else -1) for part, added in parts))


def _unknown(knowledge: Knowledge, part: Part) -> int:
    if isinstance(part, str) or (part.line, part.gift) in knowledge.groups:
        return 0
    fact = knowledge.view.history[part.line]
    if isinstance(fact, CardsMoved):
        return fact.gifts[part.gift].count
    return fact.count if isinstance(fact, CardsShown) else 0
