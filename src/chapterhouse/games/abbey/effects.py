"""What a card does, as data: a small vocabulary of effects.

A card has one effect or several, carried out in order by ``steps/card_effects.py``. Who is meant:

- ``reader``: the player who reads or uses the card; an event has none;
- ``rolled``: the player whom the die picks, the same one in all effects of a card;
- ``chosen``: a player, or several, whom the reader chooses;
- ``others``: everybody but the reader;
- ``everyone``.

When a card works: a plain book, a book of the Library and an event work at once. An event that lasts holds until the
next Mass. A starred book is kept; its effect says for which moment. What no vocabulary should express is a named
effect (``Named``) in code.
"""

from typing import Literal, TypeAlias

import msgspec

from chapterhouse.kernel.words import kebab

Who: TypeAlias = Literal["reader", "rolled", "chosen", "others", "everyone"]
Viewer: TypeAlias = Literal["reader", "everyone", "left", "right", "neighbours"]
Source: TypeAlias = Literal["reader", "rolled", "chosen", "others", "left", "right", "parlour"]
Taker: TypeAlias = Literal["reader", "rolled", "chosen", "left", "right"]
Closed: TypeAlias = Literal["crypt", "scriptorium", "library", "parlour", "confessional", "cell"]
"""Rooms that an event may close; of the cells those of other players."""
Moment: TypeAlias = Literal[
    "move", "mass", "penance", "drawn", "silence", "counter", "objection", "overheard", "library"
]
"""When a starred book is used: before the move, before cards are passed at Mass, when sent to penance, when somebody
draws from one's hand, when a question meets silence, when asked in return, after an encounter of one's own, after one
of two others, on the way into the Library."""

Destination: TypeAlias = Literal["chapel", "courtyard", "crypt", "scriptorium", "parlour", "cell"]
"""Where a card may put a pawn: rooms with space for everybody, or the cell of its own player."""


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """One thing that a card does. Without an ``amount`` of its own it uses the one of its card."""


# ── At once ──


class Show(Effect, frozen=True):
    """Cards are shown: one of the holder's choice, a random one, or the whole hand.

    ``traits``: only a card that has all of them; a holder without any says so. ``unseen``: a card that holder and
    reader have not seen together comes first.
    """

    who: Who
    to: Viewer = "reader"
    traits: tuple[str, ...] = ()
    random: bool = False
    whole: bool = False
    unseen: bool = False


class Draw(Effect, frozen=True, rename={"source": "from"}):
    """A random card is drawn from a hand, or from the pile in the Parlour. ``amount``: how many players are chosen."""

    who: Who
    source: Source
    amount: int = 0


class Give(Effect, frozen=True):
    """A card of the giver's choice changes hands."""

    who: Who
    to: Taker


class Exchange(Effect, frozen=True, rename={"other": "with"}):
    """Two players swap a card that each chooses, a random one, or whole hands.

    In an event ``rolled`` swaps with ``rolled``: the die picks a second player.
    """

    who: Literal["reader", "rolled"]
    other: Literal["rolled", "chosen"]
    random: bool = False
    whole: bool = False


class Pass(Effect, frozen=True):
    """Everybody passes this many chosen cards to a neighbour, at the same time."""

    to: Literal["left", "right"]
    amount: int = 0


class Count(Effect, frozen=True):
    """Players announce how many cards with these traits they hold, or with a trait of these kinds that the reader
    names."""

    who: Literal["rolled", "others", "everyone"]
    traits: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


class Name(Effect, frozen=True):
    """The reader names up to this many monks; whoever holds them shows them to the reader."""

    amount: int = 0


class Question(Effect, frozen=True):
    """The reader questions this many players anywhere; they must answer and ask nothing back."""

    amount: int = 0


class Move(Effect, frozen=True):
    """A pawn is put into a room, or into the cell of its player. A penitent leaves the Chapel for nothing."""

    who: Who
    room: Destination


class Penance(Effect, frozen=True):
    """Somebody goes to penance, and so skips a turn."""

    who: Who


class Bell(Effect, frozen=True):
    """The bell moves on at once but not off the card, or (``later``) it starts later in the next period."""

    amount: int = 0
    later: bool = False


class Consult(Effect, frozen=True):
    """The reader looks at the next books, uses one and puts the others underneath."""

    amount: int = 0


class Read(Effect, frozen=True):
    """The reader takes this many books of the Scriptorium."""

    amount: int = 0


class Reveal(Effect, frozen=True):
    """Somebody may make a revelation."""

    who: Who


class ExtraTurn(Effect, frozen=True):
    """Somebody takes a Crypt card, which is worth an extra turn."""

    who: Who


class Sing(Effect, frozen=True):
    """Somebody sings; nothing else happens."""

    who: Literal["reader", "rolled", "others", "everyone"]


# ── Before the reader's move, or until the next Mass ──


class Steps(Effect, frozen=True):
    """More steps: in this turn (a starred book), or in every turn (an event that lasts)."""

    amount: int = 0


# ── Until the next Mass ──


class Close(Effect, frozen=True):
    """Nobody enters a kind of room."""

    room: Closed


class YesOrNo(Effect, frozen=True):
    """Only questions whose answer is yes or no."""


# ── At a moment of its own ──


class Insist(Effect, frozen=True):
    """A question that met silence is answered after all."""


class Decline(Effect, frozen=True):
    """A question in return is not answered."""


class AskAgain(Effect, frozen=True):
    """After answer and counter-question one more question, which must be answered."""


class Overhear(Effect, frozen=True):
    """After an encounter of two others, question one of them."""


class Forgive(Effect, frozen=True):
    """A penance costs no turn."""


class Protect(Effect, frozen=True):
    """When somebody draws at random from one's hand, one chooses the card."""


class PassFewer(Effect, frozen=True):
    """At Mass, pass this many cards fewer."""

    amount: int = 0


class TurnPassing(Effect, frozen=True):
    """At Mass, everybody passes to the other side."""


class EnterLibrary(Effect, frozen=True):
    """Enter the Library whatever one's cards and visits."""


# ── In code ──


class Named(Effect, frozen=True):
    """An effect that the vocabulary does not express: ``balance`` takes from those with most cards, ``drains`` leads
    almost anywhere instead of a walk, ``frost`` ends every move that enters the Courtyard."""

    name: Literal["balance", "drains", "frost"]


AnyEffect: TypeAlias = (
    Show
    | Draw
    | Give
    | Exchange
    | Pass
    | Count
    | Name
    | Question
    | Move
    | Penance
    | Bell
    | Consult
    | Read
    | Reveal
    | ExtraTurn
    | Sing
    | Steps
    | Close
    | YesOrNo
    | Insist
    | Decline
    | AskAgain
    | Overhear
    | Forgive
    | Protect
    | PassFewer
    | TurnPassing
    | EnterLibrary
    | Named
)

REACTIONS: dict[type[Effect], Moment] = {
    PassFewer: "mass",
    TurnPassing: "mass",
    Forgive: "penance",
    Protect: "drawn",
    Insist: "silence",
    Decline: "counter",
    AskAgain: "objection",
    Overhear: "overheard",
    EnterLibrary: "library",
}
"""Effects that belong to one moment. A starred book with any other effect is used before the move."""


_ROLES = {"who": "who", "to": "to", "source": "from", "other": "with"}


def roles(effect: AnyEffect) -> dict[str, str]:
    """Everybody whom an effect speaks of, by the part of the data that names them."""
    fields = effect.__struct_fields__
    return {part: str(getattr(effect, name)) for name, part in _ROLES.items() if name in fields}


def party(effect: AnyEffect) -> str:
    """Whom an effect is applied to, one player after the other. The reader is the other side where there is one."""
    if isinstance(effect, Draw) and effect.who == "reader" and effect.source in ("rolled", "chosen", "others"):
        return effect.source
    if isinstance(effect, Give) and effect.who == "reader" and effect.to in ("rolled", "chosen"):
        return effect.to
    if isinstance(effect, Exchange):
        return effect.other
    return str(getattr(effect, "who", "reader"))


def gives(effect: AnyEffect) -> bool:
    """Whether givers choose cards that change hands."""
    if isinstance(effect, Exchange):
        return not effect.random and not effect.whole
    return isinstance(effect, Give | Pass) or (isinstance(effect, Named) and effect.name == "balance")


def lasting(effect: AnyEffect) -> bool:
    """Whether an effect can only hold until the next Mass."""
    return isinstance(effect, Close | YesOrNo) or (isinstance(effect, Named) and effect.name == "frost")


def moment(effects: tuple[AnyEffect, ...]) -> Moment:
    """When a starred book with these effects is used."""
    for effect in effects:
        found = REACTIONS.get(type(effect))
        if found is not None:
            return found
    return "move"


def way_needed(effects: tuple[AnyEffect, ...]) -> bool:
    """Whether a card names itself as the way in which cards move, are shown or are counted, or as what goes on."""
    told = any(isinstance(effect, Show | Draw | Give | Exchange | Pass | Count | Name) for effect in effects)
    chosen = any(party(effect) == "chosen" and not isinstance(effect, Penance) for effect in effects)
    balanced = any(isinstance(effect, Named) and effect.name == "balance" for effect in effects)
    return told or chosen or balanced or len(effects) > 1
