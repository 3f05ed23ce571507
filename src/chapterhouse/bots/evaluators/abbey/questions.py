"""Questions that a bot adds to the listed ones.

Shared-card questions refer to a card that only asker and target have seen ("How many of the same order as the card you
took from me?"): everybody hears the answer, only those two understand it. Informative questions are chosen by the
information that sampled worlds expect from the answer.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np

from chapterhouse.bots.evaluators.abbey.knowledge import Knowledge
from chapterhouse.bots.evaluators.abbey.sampled_worlds import SampledWorlds
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import CATEGORIES, HAPPENING, TRAITS, YES_OR_NO, bits, suspects_in
from chapterhouse.games.abbey.questions import AllOf, AnyOf, Fitting, HowMany, Is, Names, Question, SameAs, SharedCard
from chapterhouse.games.abbey.steps.asking import limits_fault, pairs_fault
from chapterhouse.games.abbey.truth import knows
from chapterhouse.kernel import Action, Seat

MAX_NAMES = 7
MIN_GAIN = 0.01
"""Bits that one more name must add."""
DECOYS = 2
"""Cards of the asker's hand that are named beside the suspects."""


SEEN: tuple[Question, ...] = tuple(HowMany("seen", Fitting((Is(trait),))) for trait in TRAITS)
"""Asked of what a player has seen, which is exact; what they have crossed out may be more."""


def shared_card_questions(knowledge: Knowledge, choices: Sequence[Action]) -> list[Ask]:
    """For each possible target and category: a question by a card that both have seen."""
    targets = sorted({action.target for action in choices if isinstance(action, Ask)})
    return [Ask(target, question) for target in targets for question in _questions(knowledge, target)]


def _questions(knowledge: Knowledge, target: Seat) -> Iterator[Question]:
    shared = list(_shared(knowledge, target))
    for category in CATEGORIES:
        meant: set[int] = set()
        for card in shared:
            who = Fitting((SameAs(category, card),))
            mask = knowledge.fitting(who)
            if mask is not None and mask not in meant:
                meant.add(mask)
                yield from allowed(knowledge, (HowMany("hand", who), AnyOf("hand", who)))


def informative_questions(knowledge: Knowledge, worlds: SampledWorlds, choices: Sequence[Action]) -> list[Ask]:
    """For each possible target: the questions about cards seen or held that tell most about the culprit."""
    targets = sorted({action.target for action in choices if isinstance(action, Ask)})
    found = []
    for target in targets:
        found += [Ask(target, question) for question in allowed_each(knowledge, SEEN)]
        for scope in ("seen", "hand"):
            question = _best_names(knowledge, worlds, target, scope)
            found += [Ask(target, question)] if question is not None else []
    return found


def _best_names(knowledge: Knowledge, worlds: SampledWorlds, target: Seat, scope: str) -> Question | None:
    """Adds names greedily while each makes the answer more informative, then adds decoys."""
    named, best, worth = 0, None, 0.0
    for _ in range(MAX_NAMES):
        tried = {}
        for card in knowledge.likely:
            if not named >> card & 1:
                question = _names(knowledge, scope, named | 1 << card)
                if question is None:
                    return None
                tried[card] = worlds.question_value(target, question)
        card = max(tried, key=lambda each: tried[each], default=-1)
        if card < 0 or tried[card] <= worth + MIN_GAIN:
            break
        named, worth = named | 1 << card, tried[card]
        best = _names(knowledge, scope, named | _decoys(knowledge, worlds, target, scope))
    return best


def _decoys(knowledge: Knowledge, worlds: SampledWorlds, target: Seat, scope: str) -> int:
    """Cards of this hand about which only this seat knows the answer."""
    asked = worlds.scope(target, scope)
    known = knowledge.known_by()
    own = [card for card in bits(knowledge.hand) if not known[card] - {target}]
    plain = [card for card in own if np.ptp(asked >> np.uint32(card) & np.uint32(1)) == 0]
    return sum(1 << card for card in plain[:DECOYS])


def allowed_each(knowledge: Knowledge, questions: Iterable[Question]) -> list[Question]:
    return [question for question in questions if next(allowed(knowledge, (question,)), None)]


def _names(knowledge: Knowledge, scope: str, mask: int) -> Question | None:
    who = Names(suspects_in(mask))
    return next(allowed(knowledge, (HowMany(scope, who), AllOf(scope, who), AnyOf(scope, who))), None)


def _shared(knowledge: Knowledge, target: Seat) -> Iterable[SharedCard]:
    """The single cards that this seat and the target have both seen."""
    for fact, gift in knowledge.sightings:
        if knows(knowledge.view.history[fact], gift, target):
            yield SharedCard(fact, gift)


def allowed(knowledge: Knowledge, questions: Iterable[Question]) -> Iterator[Question]:
    """The first of these that the options of the table allow."""
    plainsong = any(YES_OR_NO >> HAPPENING[event] & 1 for event in knowledge.view.lasting)
    options = knowledge.view.options
    lookup: Callable[..., int] = knowledge.meant
    for question in questions:
        if limits_fault(options, plainsong, question) is None and pairs_fault(options, lookup, question) is None:
            yield question
            return
