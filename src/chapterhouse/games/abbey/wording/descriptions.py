"""Descriptions of monks as noun phrases: "bearded Templars", "monks of the same order as Father Odo".

A trait has these attributes in the catalogue: ``many`` and ``one`` before or after a noun (``side``), ``all`` after the
word for "all", ``are`` and ``is`` as a predicate. A title or an order can be the noun; an order
beside a title is ``of``.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from chapterhouse.games.abbey.catalogue import CATEGORY_OF
from chapterhouse.games.abbey.questions import (
    Among,
    Anybody,
    Either,
    Fitting,
    Is,
    IsNot,
    MoreOf,
    Names,
    OtherThan,
    SameAs,
    Simple,
    Term,
    TraitId,
    Who,
)
from chapterhouse.kernel.wording import Blanks, Speaker

Form: TypeAlias = Literal["many", "one", "all"]


def who_blanks(speech: Speaker, struct: msgspec.Struct) -> Blanks:
    """``who`` in the plural, ``who_one`` in the singular, ``who_all`` after "all"; names joined by "and" or "or"."""
    found: Blanks = {}
    for name in ("who", "than"):
        who = getattr(struct, name, None)
        if isinstance(who, Anybody | Names | Fitting):
            found |= _forms(speech, name, who, isinstance(struct, MoreOf))
    return found


def _forms(speech: Speaker, name: str, who: Who, compared: bool) -> Blanks:
    if isinstance(who, Names):
        monks = [speech.word("suspect", suspect) for suspect in who.suspects]
        both = speech.list(monks)
        both = speech.say("monks-among", monks=both) if compared else both
        return {name: both, f"{name}_one": joined(speech, "list-or", monks), f"{name}_all": both}
    terms = who.terms if isinstance(who, Fitting) else ()
    return {
        name: noun_phrase(speech, terms, "many"),
        f"{name}_one": noun_phrase(speech, terms, "one"),
        f"{name}_all": noun_phrase(speech, terms, "all"),
    }


def singular(speech: Speaker, terms: Sequence[Term]) -> str:
    return noun_phrase(speech, terms, "one")


def monks_of(speech: Speaker, traits: Sequence[TraitId]) -> Blanks:
    """``monks`` and one ``monk`` with these traits."""
    terms = [Is(trait) for trait in traits]
    return {"monks": noun_phrase(speech, terms, "many"), "monk": noun_phrase(speech, terms, "one")}


def noun_phrase(speech: Speaker, terms: Sequence[Term], form: Form) -> str:
    """What stands before the noun, the noun, what stands after it, then the clauses."""
    traits = [term.trait for term in terms if isinstance(term, Is)]
    noun = _noun(traits)
    before: list[str] = []
    after: list[str] = []
    for trait in traits:
        if trait != noun:
            side = before if speech.say(f"trait-{trait}.side") == "before" else after
            kin = CATEGORY_OF[trait] in ("order", "title")
            side.append(speech.say(f"trait-{trait}.of" if kin else f"trait-{trait}.{form}"))
    head = speech.say(f"trait-{noun}.{form}") if noun else speech.say(f"monks.{form}")
    clauses = _inside([_clause(speech, term, form) for term in terms if not isinstance(term, Is)])
    words = [joined(speech, "list-before", before), head, joined(speech, "list-after", after), speech.list(clauses)]
    return " ".join(word for word in words if word)


def _inside(clauses: Sequence[str]) -> list[str]:
    """Clauses that stand between commas in a language share those commas: ", die dick sind und die Templer sind,"."""
    last = len(clauses) - 1
    return [each.lstrip(", " if at else "").rstrip("," if at < last else "") for at, each in enumerate(clauses)]


def _noun(traits: Sequence[str]) -> str | None:
    """A title, or else an order, serves as the noun."""
    for category in ("title", "order"):
        for trait in traits:
            if CATEGORY_OF[trait] == category:
                return trait
    return None


def joined(speech: Speaker, key: str, items: Sequence[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return speech.say(key, head=", ".join(items[:-1]), last=items[-1])


def _clause(speech: Speaker, term: Term, form: Form) -> str:
    number = "one" if form == "one" else "many"
    if isinstance(term, IsNot):
        return speech.say(f"monks-not.{number}", what=_trait(speech, term.trait, form))
    if isinstance(term, Either):
        first, second = _simple(speech, term.first, form), _simple(speech, term.second, form)
        return speech.say(f"monks-either.{number}", first=first, second=second)
    assert isinstance(term, SameAs | OtherThan | Among)
    return speech.phrase(term)


def _simple(speech: Speaker, term: Simple, form: Form) -> str:
    if isinstance(term, Is):
        return _trait(speech, term.trait, form)
    if isinstance(term, IsNot):
        return speech.say("predicate-not", what=_trait(speech, term.trait, form))
    return speech.phrase(term)


def _trait(speech: Speaker, trait: str, form: Form) -> str:
    return speech.say(f"trait-{trait}.is" if form == "one" else f"trait-{trait}.are")


def predicate(speech: Speaker, term: Term) -> str:
    """What a single monk may be: "bearded", "not a Templar", "fat or hooded"."""
    if isinstance(term, Either):
        return joined(speech, "list-or", [_simple(speech, term.first, "one"), _simple(speech, term.second, "one")])
    if isinstance(term, Among):
        return speech.phrase(term)
    return _simple(speech, term, "one")
