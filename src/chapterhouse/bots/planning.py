"""Planning the own turn: the most promising ways to play it to its end, found by a narrow beam.

A turn is a chain of decisions, and the first of them is only as good as what follows. A plan is such a chain, up to
where somebody else decides or chance has a say; nothing in it depends on what is hidden.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.mind import Search, Terms, Weighed
from chapterhouse.kernel import Action, QuietDealer, Seat, actors, apply, legal

DEPTH = 8
"""So many own decisions ahead at the most."""
THROWS = 4
"""Where chance has a say, it is tried so many times."""


FOR_PLANNING = 0.4
"""The share of the time after which no plan is spun out further."""


class Judging(Protocol):
    """What planning needs of a mind."""

    search: Search

    def account(self, s: Any, seat: Seat) -> dict[str, float]: ...

    def value(self, s: Any, seat: Seat) -> float: ...

    def finish(self, s: Any, seat: Seat, rng: Random) -> None: ...


class Plan(NamedTuple):
    """A way to play the turn, what it comes to, and why."""

    actions: tuple[Action, ...]
    value: float
    terms: Terms

    @property
    def weighed(self) -> Weighed:
        return Weighed(self.actions[0], self.value, self.terms)


class Draft(NamedTuple):
    """The beginning of a plan, and where it leads."""

    actions: tuple[Action, ...]
    s: Any
    value: float
    chance: bool
    """Whether luck had a say in it."""


def plans(
    mind: Judging, world: Any, seat: Seat, choices: Sequence[Action], rng: Random, most: int, budget: Budget
) -> list[Plan]:
    """The best plan for each of the best first actions, the best first; plans that end alike count once."""
    drafts, ended = [Draft((), world, 0.0, False)], []
    dealer = QuietDealer(rng)
    for depth in range(DEPTH):
        if depth and budget.share > FOR_PLANNING:
            break
        grown = list(grow(mind, drafts, seat, choices, dealer, budget))
        ended += [draft for draft in grown if over(draft, seat)]
        drafts = different([draft for draft in grown if not over(draft, seat)], mind.search.width)
    best = different([draft for draft in ended if not draft.chance], most)
    open_ended = different([*(draft for draft in ended if draft.chance), *drafts], most)
    settled_plans = [settled(mind, draft, seat) for draft in best]
    throws = THROWS if budget.share <= FOR_PLANNING else 1
    return firsts([*settled_plans, *(thrown(mind, world, draft, seat, rng, throws) for draft in open_ended)])


def grow(
    mind: Judging, drafts: Sequence[Draft], seat: Seat, choices: Sequence[Action], dealer: QuietDealer, budget: Budget
) -> Iterator[Draft]:
    """Every draft a decision longer, in every way; when the time for it is over, the rest as they are."""
    for draft in drafts:
        if draft.actions and budget.share > FOR_PLANNING:
            yield draft
            continue
        for action in legal(draft.s, seat) if draft.actions else choices:
            yield tried(mind, draft, seat, action, dealer)


def after(world: Any, seat: Seat, action: Action, dealer: QuietDealer) -> Any:
    """The world after an action."""
    s = world.copy()
    apply(s, seat, action, dealer)
    return s


def tried(mind: Judging, draft: Draft, seat: Seat, action: Action, dealer: QuietDealer) -> Draft:
    before = len(dealer.chance)
    s = after(draft.s, seat, action, dealer)
    own = tuple(actors(s)) == (seat,)
    return Draft((*draft.actions, action), s, mind.value(s, seat), own and len(dealer.chance) > before)


def over(draft: Draft, seat: Seat) -> bool:
    return draft.chance or tuple(actors(draft.s)) != (seat,)


def different(drafts: Iterable[Draft], most: int) -> list[Draft]:
    """The best of these, each position once: the order of two walks is no difference."""
    kept: list[Draft] = []
    for draft in sorted(drafts, key=lambda each: -each.value):
        if len(kept) == most:
            break
        if not kept or draft.value < kept[-1].value or all(draft.s != other.s for other in kept):
            kept.append(draft)
    return kept


def settled(mind: Judging, draft: Draft, seat: Seat) -> Plan:
    return Plan(draft.actions, draft.value, mind.account(draft.s, seat))


def thrown(mind: Judging, world: Any, draft: Draft, seat: Seat, rng: Random, throws: int = THROWS) -> Plan:
    """What a plan is worth that ends with a throw: the mean over several, each played on by first impressions."""
    accounts = []
    for _ in range(throws):
        s, dealer = world.copy(), QuietDealer(rng)
        for action in draft.actions:
            apply(s, seat, action, dealer)
        mind.finish(s, seat, rng)
        accounts.append(mind.account(s, seat))
    terms = {term: sum(account.get(term, 0.0) for account in accounts) / throws for term in accounts[0]}
    return Plan(draft.actions, sum(terms.values()), terms)


def firsts(found: Iterable[Plan]) -> list[Plan]:
    """For each first action its best plan."""
    best: dict[Action, Plan] = {}
    for plan in sorted(found, key=lambda each: -each.value):
        best.setdefault(plan.actions[0], plan)
    return list(best.values())
