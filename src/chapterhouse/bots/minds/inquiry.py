"""Questions that only the two who speak can use: they mean a card that both have seen and nobody names.

"How many of the same order as the card you took from me?" All hear the answer; only those two know what it says.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from chapterhouse.bots.minds.casebook import Casebook
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import CATEGORIES
from chapterhouse.games.abbey.questions import AnyOf, Fitting, HowMany, Question, SameAs, SharedCard
from chapterhouse.games.abbey.steps.asking import limits_fault, pairs_fault
from chapterhouse.games.abbey.truth import knows
from chapterhouse.kernel import Action, Seat


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
