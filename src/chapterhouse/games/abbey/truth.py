"""What is true: the meaning of filters and the honest answer to every question, from hand, ledger and notebook."""

from collections.abc import Callable

from chapterhouse.games.abbey.catalogue import (
    CATEGORIES,
    EVERYONE,
    SUSPECT,
    TRAIT_MASK,
    TRAITS,
    book_mask,
    suspect_mask,
    trait_of,
)
from chapterhouse.games.abbey.events import CardDisplayed, CardsMoved, CardsShown, Fact
from chapterhouse.games.abbey.meetings import Part, holders, met_in, tracked
from chapterhouse.games.abbey.questions import (
    SCOPED,
    AllOf,
    Among,
    Answer,
    Anybody,
    AtLeast,
    Between,
    Both,
    Card,
    Either,
    Exactly,
    FewestOf,
    Fitting,
    HoldBook,
    HowMany,
    HowManyBooks,
    Is,
    IsNot,
    LastDrawn,
    Met,
    Monk,
    MoreOf,
    MostOf,
    Names,
    No,
    Number,
    Odd,
    Question,
    SameAs,
    Scope,
    Scoped,
    Settled,
    StillHold,
    Term,
    Trait,
    Traits,
    WhatIs,
    Who,
    Yes,
)
from chapterhouse.games.abbey.state import State, witnesses
from chapterhouse.kernel import Seat

Lookup = Callable[[Card | Among], int]
"""Which cards a reference in a question means, as a mask."""


def look_up(s: State) -> Lookup:
    def known(card: Card | Among) -> int:
        if isinstance(card, Monk):
            return 1 << SUSPECT[card.suspect]
        return s.secret(card.fact, card.gift)

    return known


def term_mask(term: Term, known: Lookup) -> int:
    """The monks that fit a term."""
    if isinstance(term, Is):
        return TRAIT_MASK[term.trait]
    if isinstance(term, IsNot):
        return EVERYONE & ~TRAIT_MASK[term.trait]
    if isinstance(term, Either):
        return term_mask(term.first, known) | term_mask(term.second, known)
    if isinstance(term, Among):
        return known(term)
    alike = TRAIT_MASK[trait_of(known(term.card).bit_length() - 1, term.category)]
    return alike if isinstance(term, SameAs) else EVERYONE & ~alike


def terms_mask(terms: tuple[Term, ...], known: Lookup) -> int:
    mask = EVERYONE
    for term in terms:
        mask &= term_mask(term, known)
    return mask


def who_mask(who: Who, known: Lookup) -> int:
    """The monks that a question speaks of."""
    if isinstance(who, Anybody):
        return EVERYONE
    return suspect_mask(who.suspects) if isinstance(who, Names) else terms_mask(who.terms, known)


def scope_mask(s: State, seat: Seat, scope: Scope) -> int:
    """[questions.scope] The monks in hand, seen, crossed out or still open, for one player."""
    if isinstance(scope, Met):
        return met_mask(s, seat, scope)
    if scope == "hand":
        return s.hands[seat]
    if scope == "seen":
        return s.seen[seat]
    if scope == "elsewhere":
        return s.seen[seat] & ~s.hands[seat]
    if scope == "guessed":
        return s.crossed(seat) & ~s.seen[seat]
    return s.crossed(seat) if scope == "crossed" else EVERYONE & ~s.crossed(seat)


def met_mask(s: State, seat: Seat, scope: Met) -> int:
    """[questions.met] [questions.known] The cards that a player came across in this way."""
    mask = 0
    if scope.how != "known":
        for part in met_in(s.history, seat, scope):
            mask |= _part_mask(s, part)
        return mask
    for holder in holders(scope, seat, len(s.hands)):
        known = 0
        for part, added in tracked(s.history, seat, holder):
            known = known | _part_mask(s, part) if added else known & ~_part_mask(s, part)
        mask |= known
    return mask


def _part_mask(s: State, part: Part) -> int:
    return 1 << SUSPECT[part] if isinstance(part, str) else s.secret(part.line, part.gift)


def yes_or_no(yes: bool) -> Answer:
    return Yes() if yes else No()


def truth(s: State, target: Seat, question: Question) -> Answer:
    """[questions.honesty] The true answer of a player to a question that can be looked up.

    [questions.both] Of two questions joined by "and" both must be true.
    """
    if isinstance(question, HowManyBooks):
        return Number(s.books[target].bit_count())
    if isinstance(question, HoldBook):
        return yes_or_no(bool(s.books[target] & book_mask((question.title,))))
    if isinstance(question, Settled):
        return yes_or_no(settled(scope_mask(s, target, "open"), question.category))
    if isinstance(question, WhatIs | StillHold | LastDrawn):
        return _about_card(s, target, question)
    if isinstance(question, Both):
        return yes_or_no(all(truth(s, target, part) == Yes() for part in (question.first, question.second)))
    if isinstance(question, MostOf | FewestOf):
        return Traits(ranked(scope_mask(s, target, question.scope), question))
    assert isinstance(question, SCOPED), question
    return _about_scope(s, target, question)


def ranked(monks: int, question: MostOf | FewestOf) -> tuple[str, ...]:
    """[questions.most] The traits of a category that most or fewest of these monks have."""
    counts = {trait: (monks & TRAIT_MASK[trait]).bit_count() for trait in CATEGORIES[question.category]}
    wanted = max(counts.values()) if isinstance(question, MostOf) else min(counts.values())
    return tuple(trait for trait, count in counts.items() if count == wanted)


def settled(monks: int, category: str) -> bool:
    """Whether these monks, at least one, agree in a category."""
    return sum(1 for trait in CATEGORIES[category] if monks & TRAIT_MASK[trait]) == 1


def _about_card(s: State, target: Seat, question: WhatIs | StillHold | LastDrawn) -> Answer:
    if isinstance(question, LastDrawn):
        fact, gift = last_drawn(s.history, target, question.way) or (-1, -1)
        return yes_or_no(bool(s.secret(fact, gift) & term_mask(question.term, look_up(s))))
    card = s.secret(question.card.fact, question.card.gift)
    if isinstance(question, StillHold):
        return yes_or_no(bool(s.hands[target] & card))
    return Trait(trait_of(card.bit_length() - 1, question.category))


def _about_scope(s: State, target: Seat, question: Scoped) -> Answer:
    known = look_up(s)
    scope = scope_mask(s, target, question.scope)
    who = who_mask(question.who, known)
    found = (scope & who).bit_count()
    if isinstance(question, HowMany):
        return Number(found)
    if isinstance(question, MoreOf):
        return yes_or_no(found > (scope & who_mask(question.than, known)).bit_count())
    return yes_or_no(found in accepted(question, who.bit_count()))


def accepted(question: Question, size: int) -> range:
    """The counts for which the answer is yes, when the description fits ``size`` monks in all."""
    if isinstance(question, Odd):
        return range(1, size + 1, 2)
    if isinstance(question, Between):
        return range(question.low, question.high + 1)
    if isinstance(question, AtLeast):
        return range(question.number, size + 1)
    if isinstance(question, Exactly):
        return range(question.number, question.number + 1)
    return range(size, size + 1) if isinstance(question, AllOf) else range(1, size + 1)


def last_drawn(history: list[Fact] | tuple[Fact, ...], seat: Seat, way: str) -> tuple[int, int] | None:
    """The last line in which a seat drew a card in such a room."""
    for line in range(len(history) - 1, -1, -1):
        fact = history[line]
        if isinstance(fact, CardsMoved) and fact.way == way and fact.gifts[0].taker == seat:
            return line, 0
    return None


def knows(fact: Fact, gift: int, seat: Seat) -> bool:
    """Whether a seat saw the single card of a line."""
    return seat in witnesses_of(fact, gift, several=False)


def witnesses_of(fact: Fact, gift: int, several: bool) -> tuple[Seat, ...]:
    """Who saw the single card of a line, or the several cards of it; nobody if the line is about none such."""
    if isinstance(fact, CardsMoved):
        count = fact.gifts[gift].count if gift < len(fact.gifts) else 0
    else:
        count = fact.count if isinstance(fact, CardsShown) and gift == 0 else 0
    return witnesses(fact, gift) if count and (count > 1) == several else ()


def seen_together(s: State, one: Seat, other: Seat) -> int:
    """The cards of which each of two players knows that the other has seen them."""
    mask = suspect_mask(fact.suspect for fact in s.history if isinstance(fact, CardDisplayed))
    for line, gift, cards in s.secrets:
        saw = witnesses(s.history[line], gift)
        if one in saw and other in saw:
            mask |= cards
    return mask


def encode_answer(answer: Answer) -> int:
    """A whispered answer as a small number, as the ledger keeps it."""
    if isinstance(answer, Number):
        return answer.number
    if isinstance(answer, Trait):
        return TRAITS.index(answer.trait)
    if isinstance(answer, Traits):
        return sum(1 << TRAITS.index(trait) for trait in answer.traits)
    return int(isinstance(answer, Yes))


def decode_answer(question: Question, code: int) -> Answer:
    if isinstance(question, HowMany | HowManyBooks):
        return Number(code)
    if isinstance(question, MostOf | FewestOf):
        return Traits(tuple(trait for number, trait in enumerate(TRAITS) if code >> number & 1))
    return Trait(TRAITS[code]) if isinstance(question, WhatIs) else yes_or_no(bool(code))


def cards_in(who: Who | Term) -> list[Card | Among]:
    """Every card that a description refers to, and several at a time."""
    if isinstance(who, Among):
        return [who]
    if isinstance(who, Fitting):
        return [card for term in who.terms for card in cards_in(term)]
    if isinstance(who, Either):
        return [*cards_in(who.first), *cards_in(who.second)]
    return [] if isinstance(who, Is | IsNot | Names | Anybody) else [who.card]
