"""Questions that only the two who speak can use: they mean a card that both have seen and nobody names.

"How many of the same order as the card you took from me?" All hear the answer; only those two know what it says.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np

from chapterhouse.bots.minds.casebook import Casebook
from chapterhouse.bots.minds.worlds import Worlds
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import CATEGORIES, TRAITS, bits, suspects_in
from chapterhouse.games.abbey.questions import AllOf, AnyOf, Fitting, HowMany, Is, Names, Question, SameAs, SharedCard
from chapterhouse.games.abbey.steps.asking import limits_fault, pairs_fault
from chapterhouse.games.abbey.truth import knows
from chapterhouse.kernel import Action, Seat

MOST_NAMES = 7
LEAST_GAIN = 0.01
"""Bits that one more name must bring."""
DISGUISE = 2
"""So many own cards are named with the suspects."""


SEEN: tuple[Question, ...] = tuple(HowMany("seen", Fitting((Is(trait),))) for trait in TRAITS)
"""What somebody has seen is plain truth; what he has crossed out may be more."""


def discreet_questions(book: Casebook, choices: Sequence[Action]) -> list[Ask]:
    """One for each player who can be asked and each kind of trait, where both know a card to mean."""
    targets = sorted({action.target for action in choices if isinstance(action, Ask)})
    return [Ask(target, question) for target in targets for question in _questions(book, target)]


def _questions(book: Casebook, target: Seat) -> Iterator[Question]:
    shared = list(_shared(book, target))
    for category in CATEGORIES:
        meant: set[int] = set()
        for card in shared:
            who = Fitting((SameAs(category, card),))
            mask = book.fitting(who)
            if mask is not None and mask not in meant:
                meant.add(mask)
                yield from _allowed(book, (HowMany("hand", who), AnyOf("hand", who)))


def pointed_questions(book: Casebook, worlds: Worlds, choices: Sequence[Action]) -> list[Ask]:
    """For each player who can be asked: how many of which suspects he has seen, or holds, would teach the most."""
    targets = sorted({action.target for action in choices if isinstance(action, Ask)})
    found = []
    for target in targets:
        found += [Ask(target, question) for question in _allowed_each(book, SEEN)]
        for scope in ("seen", "hand"):
            question = _pointed(book, worlds, target, scope)
            found += [Ask(target, question)] if question is not None else []
    return found


def _pointed(book: Casebook, worlds: Worlds, target: Seat, scope: str) -> Question | None:
    """Grows a list of names as long as each name makes the answer worth more, then hides it among own cards."""
    named, best, worth = 0, None, 0.0
    for _ in range(MOST_NAMES):
        tried = {}
        for card in book.likely:
            if not named >> card & 1:
                question = _names(book, scope, named | 1 << card)
                if question is None:
                    return None
                tried[card] = worlds.worth(target, question)
        card = max(tried, key=lambda each: tried[each], default=-1)
        if card < 0 or tried[card] <= worth + LEAST_GAIN:
            break
        named, worth = named | 1 << card, tried[card]
        best = _names(book, scope, named | _disguise(book, worlds, target, scope))
    return best


def _disguise(book: Casebook, worlds: Worlds, target: Seat, scope: str) -> int:
    """Own cards about which the answer is plain to this seat, and to nobody else."""
    asked = worlds.chronicle.scope(worlds.table, target, scope)
    known = book.known_by()
    own = [card for card in bits(book.hand) if not known[card] - {target}]
    plain = [card for card in own if np.ptp(asked >> np.uint32(card) & np.uint32(1)) == 0]
    return sum(1 << card for card in plain[:DISGUISE])


def _allowed_each(book: Casebook, questions: Iterable[Question]) -> list[Question]:
    return [question for question in questions if next(_allowed(book, (question,)), None)]


def _names(book: Casebook, scope: str, mask: int) -> Question | None:
    who = Names(suspects_in(mask))
    return next(_allowed(book, (HowMany(scope, who), AllOf(scope, who), AnyOf(scope, who))), None)


def _shared(book: Casebook, target: Seat) -> Iterable[SharedCard]:
    """The cards that this seat and the other have both seen, by the line of the history in which they did."""
    for fact, gift in book.sightings:
        if knows(book.view.history[fact], gift, target):
            yield SharedCard(fact, gift)


def _allowed(book: Casebook, questions: Iterable[Question]) -> Iterator[Question]:
    """The first of these that the table lets be asked."""
    plainsong = "plainsong" in book.view.lasting
    options = book.view.options
    lookup: Callable[..., int] = book.meant
    for question in questions:
        if limits_fault(options, plainsong, question) is None and pairs_fault(options, lookup, question) is None:
            yield question
            return
