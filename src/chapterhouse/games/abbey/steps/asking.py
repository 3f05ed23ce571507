"""What may be asked: the checks on every question, and a handful of useful ones to offer."""

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import (
    BOOK_IDS,
    CATEGORIES,
    ROOM_IDS,
    SUSPECT,
    SUSPECT_IDS,
    SUSPECTS,
    TRAITS,
    YES_OR_NO,
)
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import (
    ACTS,
    CHOSEN,
    COUNTED,
    DRAWN_IN,
    MEETINGS,
    RANKED,
    SCOPED,
    SCOPES,
    SINCE,
    AllOf,
    Among,
    Anybody,
    AnyOf,
    AtLeast,
    BeforeMass,
    Between,
    Both,
    Card,
    Checked,
    Either,
    Exactly,
    FewestOf,
    Fitting,
    FreeQuestion,
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
    Odd,
    OtherThan,
    Question,
    SameAs,
    Scope,
    Scoped,
    Settled,
    SharedCard,
    Simple,
    StillHold,
    Term,
    WhatIs,
    Who,
    WillEnd,
    WillPass,
    WillSpeak,
)
from chapterhouse.games.abbey.sets import only
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.promises import made_by
from chapterhouse.games.abbey.truth import (
    Lookup,
    cards_in,
    knows,
    last_drawn,
    look_up,
    terms_mask,
    who_mask,
    witnesses_of,
)
from chapterhouse.kernel import Fault, Seat

LONGEST_TEXT = 140
MOST_TERMS = 10
MOST_CARDS = len(SUSPECTS)

PLAIN_SCOPES = ("hand", "crossed", "open")
"""Scopes that do not ask what was seen."""

DEFAULT = HowMany("hand", Anybody())
"""[questions.default] Asked for somebody who cannot or will not think of a question."""

USUAL: tuple[Question, ...] = (
    DEFAULT,
    *(HowMany("hand", Fitting((Is(trait),))) for trait in TRAITS),
    *(HowMany("crossed", Fitting((Is(trait),))) for trait in TRAITS),
    *(AnyOf("hand", Names((suspect,))) for suspect in SUSPECT_IDS),
    Exactly(1, "open", Anybody()),
    *(Settled(category) for category in CATEGORIES),
    HowManyBooks(),
    WillEnd("capitulum"),
)


@cache
def offered(options: AbbeyOptions, plainsong: bool, targets: tuple[Seat, ...]) -> tuple[Ask, ...]:
    """The usual questions that this table allows, ready to ask; they refer to nothing that changes in a game."""
    return tuple(
        Ask(target, question)
        for target in targets
        for question in USUAL
        if limits_fault(options, plainsong, question) is None and pairs_fault(options, _by_name, question) is None
    )


def _by_name(card: Card | Among) -> int:
    """The usual questions mean cards by their names only."""
    assert isinstance(card, Monk)
    return only(SUSPECT[card.suspect])


def usual(targets: Iterable[Seat]) -> list[Ask]:
    """[questions.default] What is worth offering, the neutral question first."""
    return [Ask(target, question) for target in targets for question in USUAL]


def ask_fault(s: State, asker: Seat, targets: Sequence[Seat], action: Ask) -> Fault | None:
    """[encounter.choice] Only somebody who can be questioned now, and only what may be asked."""
    if action.target not in targets:
        return Fault("encounter.choice", "target")
    question = action.question
    return (
        shape_fault(question)
        or limits_fault(s.options, s.lasts(YES_OR_NO), question)
        or reference_fault(s, asker, action.target, question)
        or pairs_fault(s.options, look_up(s), question)
    )


# ── Shape: a question with one answer ──


def shape_fault(question: Question) -> Fault | None:
    """[questions.answer] The answer is yes or no, a count, or one trait: so a question must be a whole one."""
    if isinstance(question, AtLeast | Exactly) and not 0 <= question.number <= MOST_CARDS:
        return Fault("questions.answer", "number", {"number": question.number})
    if isinstance(question, Between) and not 0 <= question.low < question.high <= MOST_CARDS:
        return Fault("questions.answer", "range")
    if isinstance(question, WillPass):
        return terms_fault(question.terms)
    if isinstance(question, LastDrawn) and question.way not in DRAWN_IN:
        return Fault("questions.answer", "drawn")
    if isinstance(question, FreeQuestion):
        return text_fault(question.text)
    for refusal in map(who_fault, described(question)):
        if refusal is not None:
            return refusal
    if isinstance(question, Both):
        return shape_fault(question.first) or shape_fault(question.second)
    return scope_fault(question)


def scope_fault(question: Question) -> Fault | None:
    """[questions.met] Time and person go with cards that were met; [questions.shared] those are not in doubt."""
    for scope in scopes_of(question):
        if isinstance(scope, Met) and not _sensible(scope):
            return Fault("questions.met", "how")
        if scope in CHOSEN and any(isinstance(term, Among) for term in terms_of(question)):
            return Fault("questions.shared", "chosen")
    return None


def _sensible(scope: Met) -> bool:
    """What was ever seen is a scope of its own, and what is known is known now."""
    if scope.how == "seen":
        return scope.by is None and scope.since == "mass"
    return scope.how != "known" or scope.since == "ever"


def scopes_of(question: Question) -> list[Scope]:
    """Where a question looks for monks."""
    if isinstance(question, Both):
        return [question.first.scope, question.second.scope]
    return [question.scope] if isinstance(question, (*SCOPED, *RANKED)) else []


def described(question: Question) -> list[Who]:
    """The descriptions of monks in a question."""
    if isinstance(question, Both):
        return [*described(question.first), *described(question.second)]
    if isinstance(question, MoreOf):
        return [question.who, question.than]
    return [question.who] if isinstance(question, SCOPED) else []


def who_fault(who: Who) -> Fault | None:
    if isinstance(who, Names) and (not who.suspects or len(set(who.suspects)) < len(who.suspects)):
        return Fault("questions.answer", "names")
    return terms_fault(who.terms) if isinstance(who, Fitting) else None


def terms_fault(terms: tuple[Term, ...]) -> Fault | None:
    return None if 0 < len(terms) <= MOST_TERMS else Fault("questions.answer", "terms", {"most": MOST_TERMS})


def text_fault(text: str) -> Fault | None:
    """[questions.free] One line of at most so many characters."""
    if not text.strip() or len(text) > LONGEST_TEXT or not text.isprintable():
        return Fault("questions.free", "text", {"most": LONGEST_TEXT})
    return None


# ── Limits that a table or an event sets ──


def limits_fault(options: AbbeyOptions, plainsong: bool, question: Question) -> Fault | None:
    """[options.limits] [events.plainsong] What this table does not want to be asked."""
    if isinstance(question, FreeQuestion):
        return None if options.free_text else Fault("questions.free", "off")
    refusal = kind_fault(options, plainsong, question)
    if refusal is not None:
        return refusal
    if not options.seen_scope and any(scope not in PLAIN_SCOPES for scope in scopes_of(question)):
        return Fault("options.limits", "seen")
    if options.max_traits and trait_count(question) > options.max_traits:
        return Fault("options.limits", "many", {"max": options.max_traits})
    if options.no_names and has_names(question):
        return Fault("options.limits", "names")
    return None


def kind_fault(options: AbbeyOptions, plainsong: bool, question: Question) -> Fault | None:
    counted = isinstance(question, COUNTED)
    if options.answers == "counts":
        return None if counted else Fault("options.limits", "counts")
    if not counted and not isinstance(question, (WhatIs, *RANKED)):
        return None
    if options.answers == "yes-no":
        return Fault("options.limits", "yes-no")
    return Fault("events.plainsong", "yes-no") if plainsong else None


def terms_of(question: Question) -> list[Term]:
    """Every term in a question."""
    if isinstance(question, WillPass):
        return list(question.terms)
    if isinstance(question, LastDrawn):
        return [question.term]
    return [term for who in described(question) if isinstance(who, Fitting) for term in who.terms]


def trait_count(question: Question) -> int:
    return sum(2 if isinstance(term, Either) else 1 for term in terms_of(question))


def has_names(question: Question) -> bool:
    named = any(isinstance(who, Names) for who in described(question))
    return named or any(isinstance(card, Monk) for term in terms_of(question) for card in cards_in(term))


def pairs_fault(options: AbbeyOptions, known: Lookup, question: Question) -> Fault | None:
    """[options.limits] By agreement, what is described fits at least two monks."""
    if options.two_monks and any(who_mask(who, known).bit_count() < 2 for who in described(question)):
        return Fault("options.limits", "pairs")
    return None


# ── References to cards, draws and promises ──


def reference_fault(s: State, asker: Seat, target: Seat, question: Question) -> Fault | None:
    """[questions.shared] A card may be meant by what happened to it, if both know which it was."""
    for term in terms_of(question):
        for card in cards_in(term):
            if isinstance(card, SharedCard) and not shared(s, card, asker, target):
                return Fault("questions.shared", "unknown")
            if isinstance(card, Among) and not shared_several(s, card, asker, target):
                return Fault("questions.shared", "several")
    for scope in scopes_of(question):
        if isinstance(scope, Met) and scope.by is not None and scope.by not in s.others(target):
            return Fault("questions.met", "player")
    if isinstance(question, StillHold) and not shared(s, question.card, asker, target):
        return Fault("questions.shared", "unknown")
    if isinstance(question, WhatIs) and not shared(s, question.card, target, target):
        return Fault("questions.shared", "target")
    if isinstance(question, LastDrawn) and last_drawn(s.history, target, question.way) is None:
        return Fault("questions.answer", "never")
    return mass_fault(s, asker, target) if isinstance(question, WillPass) else None


def shared(s: State, card: SharedCard, one: Seat, other: Seat) -> bool:
    """Whether both saw the single card of a line of the history."""
    if not 0 <= card.fact < len(s.history) or card.gift < 0:
        return False
    fact = s.history[card.fact]
    return knows(fact, card.gift, one) and knows(fact, card.gift, other)


def shared_several(s: State, cards: Among, one: Seat, other: Seat) -> bool:
    """Whether both saw the several cards of a line of the history."""
    if not 0 <= cards.fact < len(s.history) or cards.gift < 0:
        return False
    return {one, other} <= set(witnesses_of(s.history[cards.fact], cards.gift, several=True))


def mass_fault(s: State, asker: Seat, target: Seat) -> Fault | None:
    """[promises.mass] Only the left neighbour receives anything, and one promise a Mass is enough."""
    if s.left(target) != asker:
        return Fault("promises.mass", "neighbour")
    if any(isinstance(promise.question, WillPass) for promise in made_by(s, target)):
        return Fault("promises.mass", "already")
    return None


# ── Any question at all, for bots that try everything ──


def sample_question(s: State, asker: Seat, targets: Sequence[Seat], rng: random.Random) -> Ask:
    """One question out of the whole language."""
    for _ in range(12):
        target = rng.choice(targets)
        action = Ask(target, rng.choice(_MAKERS)(s, asker, target, rng))
        if ask_fault(s, asker, targets, action) is None:
            return action
    return rng.choice(offered(s.options, s.lasts(YES_OR_NO), tuple(targets)))


def _cards(s: State, asker: Seat, target: Seat) -> list[SharedCard]:
    return [
        SharedCard(line, gift)
        for line, gift, _ in s.secrets
        if knows(s.history[line], gift, target) and knows(s.history[line], gift, asker)
    ]


def _card(s: State, asker: Seat, target: Seat, rng: random.Random) -> Card:
    cards = _cards(s, asker, target)
    return rng.choice(cards) if cards and rng.random() < 0.7 else Monk(rng.choice(SUSPECT_IDS))


def _simple(s: State, asker: Seat, target: Seat, rng: random.Random) -> Simple:
    kind = rng.randrange(6)
    if kind < 4:
        return (Is if kind < 3 else IsNot)(rng.choice(TRAITS))
    like = SameAs if kind == 4 else OtherThan
    return like(rng.choice(list(CATEGORIES)), _card(s, asker, target, rng))


def _term(s: State, asker: Seat, target: Seat, rng: random.Random) -> Term:
    if rng.random() < 0.15:
        return Either(_simple(s, asker, target, rng), _simple(s, asker, target, rng))
    several = _several(s, asker, target) if rng.random() < 0.1 else []
    if several:
        return rng.choice(several)
    return _simple(s, asker, target, rng)


def _several(s: State, asker: Seat, target: Seat) -> list[Among]:
    cards = [Among(line, gift) for line, gift, _ in s.secrets]
    return [each for each in cards if shared_several(s, each, asker, target)]


def _scope(s: State, target: Seat, rng: random.Random) -> Scope:
    if rng.random() < 0.6:
        return rng.choice(SCOPES)
    how = rng.choice(MEETINGS)
    by = None if how == "seen" else rng.choice((None, *s.others(target)))
    since = "mass" if how == "seen" else "ever" if how == "known" else rng.choice(SINCE)
    return Met(how, by, since)


def _who(s: State, asker: Seat, target: Seat, rng: random.Random) -> Who:
    kind = rng.random()
    if kind < 0.1:
        return Anybody()
    if kind < 0.4:
        return Names(tuple(rng.sample(SUSPECT_IDS, rng.randint(1, 4))))
    terms = [_term(s, asker, target, rng) for _ in range(rng.randint(1, 3))]
    return Fitting(_fitting_somebody(terms, look_up(s)))


def _fitting_somebody(terms: Sequence[Term], known: Lookup) -> tuple[Term, ...]:
    """These terms without those that contradict the ones before: nobody asks about hooded unhooded monks."""
    kept: tuple[Term, ...] = ()
    for term in terms:
        if terms_mask((*kept, term), known):
            kept = (*kept, term)
    return kept


Maker = Callable[[State, Seat, Seat, random.Random], Question]


def _scoped(s: State, asker: Seat, target: Seat, rng: random.Random) -> Scoped:
    if rng.random() < 0.3:
        return HowMany(_scope(s, target, rng), _who(s, asker, target, rng))
    return _checked(s, asker, target, rng)


def _checked(s: State, asker: Seat, target: Seat, rng: random.Random) -> Checked:
    scope, who = _scope(s, target, rng), _who(s, asker, target, rng)
    low = rng.randint(0, 4)
    makers: list[Callable[[], Checked]] = [
        lambda: AnyOf(scope, who),
        lambda: AtLeast(rng.randint(1, 4), scope, who),
        lambda: Exactly(rng.randint(0, 4), scope, who),
        lambda: AllOf(scope, who),
        lambda: MoreOf(scope, who, _who(s, asker, target, rng)),
        lambda: Between(low, low + rng.randint(1, 3), scope, who),
        lambda: Odd(scope, who),
    ]
    return rng.choice(makers)()


def _combined(s: State, asker: Seat, target: Seat, rng: random.Random) -> Question:
    """Which trait is the most frequent, or two questions in one."""
    if rng.random() < 0.5:
        return Both(_checked(s, asker, target, rng), _checked(s, asker, target, rng))
    return rng.choice((MostOf, FewestOf))(rng.choice(list(CATEGORIES)), _scope(s, target, rng))


def _about_card(s: State, asker: Seat, target: Seat, rng: random.Random) -> Question:
    cards = _cards(s, asker, target)
    if not cards:
        return DEFAULT
    if rng.random() < 0.5:
        return StillHold(rng.choice(cards))
    return WhatIs(rng.choice(list(CATEGORIES)), rng.choice(_cards(s, target, target)))


def _about_draw(s: State, asker: Seat, target: Seat, rng: random.Random) -> Question:
    return LastDrawn(rng.choice(DRAWN_IN), _term(s, asker, target, rng))


def _about_rest(_s: State, _asker: Seat, _target: Seat, rng: random.Random) -> Question:
    return rng.choice((Settled(rng.choice(list(CATEGORIES))), HoldBook(rng.choice(BOOK_IDS)), HowManyBooks()))


def _about_plans(s: State, asker: Seat, target: Seat, rng: random.Random) -> Question:
    terms = (_term(s, asker, target, rng),)
    deed = rng.choice((WillEnd(rng.choice(ROOM_IDS)), WillSpeak(rng.choice(ACTS))))
    return rng.choice((deed, BeforeMass(deed), WillPass(terms)))


_MAKERS: tuple[Maker, ...] = (
    _scoped,
    _scoped,
    _scoped,
    _combined,
    _about_card,
    _about_draw,
    _about_rest,
    _about_plans,
)
