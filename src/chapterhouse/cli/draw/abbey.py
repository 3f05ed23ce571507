"""Mystery of the Abbey in a terminal: the rooms, the table and the notebook.

Colour is never the only sign: pawns are names, marks are letters.
"""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chapterhouse.cli.draw import Standby, abbey_questions
from chapterhouse.games.abbey.actions import Refrain, TakeExtraTurn
from chapterhouse.games.abbey.catalogue import DOORS, ROOM, ROOM_IDS, ROOMS, SUSPECTS, TABLE
from chapterhouse.games.abbey.deduction import Case, Places
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerWhispered,
    BookPlayed,
    BookRead,
    CardsMoved,
    CardsSeen,
    Happened,
    Questioned,
    SilenceKept,
    TurnBegan,
    VolumeRead,
)
from chapterhouse.games.abbey.stack import read_step
from chapterhouse.games.abbey.steps.encounter import Answering
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Action, Event, Seat
from chapterhouse.kernel.text import seat_letter
from chapterhouse.speech import Speech

_PLACES = (
    ("culina", "refectorium", "capitulum", "calefactorium", "bibliotheca"),
    ("hortus", "claustrum-w", "claustrum-n", "claustrum-e", "scriptorium"),
    ("porta", "parlatorium", "claustrum-s", "dormitorium-e", "dormitorium-w"),
    ("aula", "ecclesia", "scalae", "cellula-green", "cellula-white"),
    ("confessorium-2", "confessorium-1", "crypta", "cellula-blue", "cellula-yellow"),
    ("", "", "", "cellula-black", "cellula-red"),
)
"""Rooms roughly where they lie; the numbers behind the arrow are their doors."""


def _plan() -> tuple[tuple[str, ...], ...]:
    """The rooms of this edition: one with another id stands where a room is missing, a cell where a cell is."""
    strange = [room for room in ROOMS if not any(room.id in row for row in _PLACES)]

    def room_at(place: str) -> str:
        if place in ROOM or not place:
            return place
        wanted = place.startswith("cellula")
        found = next((room for room in strange if (room.kind == "cell") == wanted), strange[0])
        strange.remove(found)
        return found.id

    return tuple(tuple(room_at(place) for place in row) for row in _PLACES)


PLAN = _plan()

LATELY = 6


def draw(view: AbbeyView, speech: Speech, width: int) -> RenderableType:
    """The table as the owner of the view sees it."""
    speech.view = view
    parts: list[RenderableType] = [_head(view, speech), _map(view, speech, width), _players(view, speech)]
    parts += [Text(line) for line in [*_public(view, speech), *_private(view, speech)]]
    parts.append(Text(speech.say("draw-lately"), style="bold"))
    parts += [Text(f" {line}") for line in _lately(view, speech)]
    return Group(*parts)


def _head(view: AbbeyView, speech: Speech) -> Text:
    return Text(
        speech.say(
            "draw-head",
            office=speech.word("office", view.office),
            bell=view.bell,
            spots=TABLE.bell_spots,
            first=speech.seat(view.first),
            pile=view.pile,
        ),
        style="bold",
    )


def _map(view: AbbeyView, speech: Speech, width: int) -> Table:
    table = Table(show_header=False, show_lines=True, width=min(width, 100), padding=0)
    for _ in PLAN[0]:
        table.add_column(ratio=1)
    for row in PLAN:
        table.add_row(*(_room(view, speech, room) if room else Text("") for room in row))
    return table


def _room(view: AbbeyView, speech: Speech, room: str) -> Text:
    number = ROOM[room]
    doors = " ".join(str(door + 1) for door in DOORS[number])
    text = Text(f"{number + 1} {speech.word('room', room)}\n→ {doors}")
    for seat, player in enumerate(view.players):
        if player.room == room:
            text.append(f"\n[{speech.seat(seat)}]", style=f"bold {_ink(player.colour)}")
    return text


def _ink(colour: str) -> str:
    return "bright_black" if colour == "black" else colour


def _players(view: AbbeyView, speech: Speech) -> Table:
    table = Table(padding=(0, 1, 0, 0))
    for key in ("draw-player", "draw-where", "draw-cards", "draw-books", "draw-crypt", "draw-penance"):
        table.add_column(speech.say(key))
    for seat, player in enumerate(view.players):
        table.add_row(
            f"{seat_letter(seat)} {speech.seat(seat)} ({speech.word('colour', player.colour)})",
            speech.word("room", player.room),
            str(player.cards),
            str(player.books),
            "†" if player.crypt else "",
            "!" if player.penitent else "",
        )
    return table


def _public(view: AbbeyView, speech: Speech) -> list[str]:
    lines = []
    if view.lasting:
        lines.append(speech.say("draw-lasting", events=_words(speech, "happening", view.lasting)))
    if view.statements:
        made = [f"{speech.word('trait', one.trait)} ({speech.seat(one.seat)})" for one in view.statements]
        lines.append(speech.say("draw-revealed", statements=speech.list(made)))
    for promise in view.promises:
        said = speech.say("phrase-yes" if promise.yes else "phrase-no")
        by, to = speech.seat(promise.by), speech.seat(promise.to)
        lines.append(speech.say("draw-promise", by=by, to=to, question=speech.phrase(promise.question), yes=said))
    return lines


def _private(view: AbbeyView, speech: Speech) -> list[str]:
    own = view.own
    if own is None:
        return []
    lines = [speech.say("draw-hand", cards=_words(speech, "suspect", own.hand))]
    if own.books:
        lines.append(speech.say("draw-own-books", books=_words(speech, "book", own.books)))
    if own.orders:
        lines.append(speech.say("draw-orders", books=_words(speech, "book", own.orders)))
    if holds_crypt_card(view):
        lines.append(speech.say("draw-crypt-help"))
    lines += _asked(view, speech)
    if own.answer is not None:
        lines.append(speech.say("draw-answer", answer=speech.phrase(own.answer)))
    return lines


def _asked(view: AbbeyView, speech: Speech) -> list[str]:
    """The question that waits for the owner of the view; what was said before has scrolled away above the map."""
    step = read_step(view.stack[-1]) if view.stack else None
    if not isinstance(step, Answering) or step.target != view.seat:
        return []
    return [speech.event(Questioned(step.asker, step.target, step.question))]


def _words(speech: Speech, kind: str, names: Sequence[str]) -> str:
    return speech.list([speech.word(kind, name) for name in names])


def _lately(view: AbbeyView, speech: Speech) -> list[str]:
    facts = [fact for fact in view.history if not isinstance(fact, TurnBegan)]
    return [speech.event(fact) for fact in facts[-LATELY:]]


def rule_of(event: Event) -> str | None:
    """What a book or an event card says is the wording of its rule."""
    match event:
        case BookRead(title=title) | BookPlayed(title=title):
            return f"books.{title}"
        case VolumeRead(volume=volume):
            return f"library.{volume}"
        case Happened(happening=happening):
            return f"events.{happening}"
    return None


# ── Pages ──


def notebook(view: AbbeyView, speech: Speech, _width: int) -> RenderableType:
    """Every suspect with his traits and marks, then the notes."""
    if view.own is None:
        return Text(speech.say("draw-spectator"))
    if view.options.aids == "none":
        return Text(speech.say("draw-no-aids"))
    table = Table(padding=(0, 1, 0, 0))
    table.add_column(speech.say("draw-mark"))
    table.add_column(speech.say("draw-suspect"))
    for category in ("order", "hood", "face", "girth"):
        table.add_column(speech.word("category", category))
    for suspect in SUSPECTS:
        order, _, *looks = suspect.traits
        traits = [speech.word("trait", trait) for trait in (order, *looks)]
        table.add_row(_mark(view, suspect.id), speech.word("suspect", suspect.id), *traits)
    notes = [
        Text(speech.say("draw-note", number=number, text=note)) for number, note in enumerate(view.own.notes, start=1)
    ]
    return Group(table, Text(speech.say("draw-legend")), Text(speech.say("draw-notebook-help")), *notes)


def _mark(view: AbbeyView, suspect: str) -> str:
    assert view.own is not None
    if suspect in view.own.hand:
        return "*"
    if suspect in view.own.seen:
        return "#"
    return "x" if suspect in view.own.crosses else ""


def timeline(view: AbbeyView, speech: Speech, _width: int) -> RenderableType:
    """The movements of cards that this seat witnessed, with what they were."""
    speech.view = view
    sightings = view.own.ledger if view.own else ()
    lines = [Text(speech.event(CardsSeen(one.fact, one.gift, one.suspects))) for one in sightings if one.suspects]
    return Group(*lines) if lines else Text(speech.say("draw-nothing"))


def players(view: AbbeyView, speech: Speech, _width: int) -> RenderableType:
    """For every player what he was asked, when, and how many cards he won and lost since."""
    speech.view = view
    parts: list[RenderableType] = []
    for seat in range(len(view.players)):
        parts.append(Text(speech.seat(seat), style="bold"))
        parts += [Text(f" {line}") for line in _answers(view, speech, seat)] or [Text(speech.say("draw-nothing"))]
    return Group(*parts)


def _answers(view: AbbeyView, speech: Speech, seat: Seat) -> list[str]:
    heard = {one.fact: speech.phrase(one.answer) for one in (view.own.heard if view.own else ())}
    lines, stamp = [], ""
    for number, fact in enumerate(view.history):
        if isinstance(fact, TurnBegan):
            stamp = f"{speech.word('office', fact.office)} {fact.bell}"
        elif isinstance(fact, Answered | AnswerWhispered | SilenceKept) and fact.target == seat:
            gained, lost = moved_since(view, seat, number)
            since = speech.say("draw-since", **{"in": gained, "out": lost})
            lines.append(f"[{stamp}] {speech.event(fact)} {heard.get(number, '')} ({since})")
    return lines


def moved_since(view: AbbeyView, seat: Seat, line: int) -> tuple[int, int]:
    """How many cards a player has received and given away after a line of the history."""
    gifts = [gift for fact in view.history[line:] if isinstance(fact, CardsMoved) for gift in fact.gifts]
    gained = sum(gift.count for gift in gifts if gift.taker == seat)
    return gained, sum(gift.count for gift in gifts if gift.giver == seat)


def deduction(view: AbbeyView, speech: Speech, _width: int) -> RenderableType:
    """Who can be the culprit and where every card can be, if the table allows this aid."""
    if view.options.aids != "full" or view.own is None:
        return Text(speech.say("draw-no-aids"))
    case = Case(view)
    culprits, places = case.culprits(), case.places()
    case.close()
    table = Table(padding=(0, 1, 0, 0))
    table.add_column(speech.say("draw-suspect"))
    table.add_column(speech.say("draw-places"))
    for suspect, where in places.items():
        table.add_row(speech.word("suspect", suspect), _places(speech, where))
    said = speech.say("draw-culprits", count=len(culprits), suspects=_words(speech, "suspect", culprits))
    return Group(Text(said), table)


def _places(speech: Speech, where: Places) -> str:
    found = [speech.say("draw-place-culprit")] if where.culprit else []
    found += [speech.say("draw-place-pile")] if where.pile else []
    return ", ".join([*found, *(speech.seat(seat) for seat in where.hands)])


PAGES: dict[str, Callable[[AbbeyView, Speech, int], RenderableType]] = {
    "notebook": notebook,
    "timeline": timeline,
    "players": players,
    "deduction": deduction,
}

compose = abbey_questions.compose


# ── The Crypt card ──


def holds_crypt_card(view: AbbeyView) -> bool:
    return view.seat is not None and view.players[view.seat].crypt


def no_extra_turn(choices: Sequence[Action]) -> Action | None:
    """[crypt.extra] The answer to "Use your Crypt card for an extra turn?" of a player who did not lay it ready."""
    return Refrain() if set(choices) == {Refrain(), TakeExtraTurn()} else None


STANDBY = Standby("crypt", holds_crypt_card, no_extra_turn, "draw-crypt-ready", "draw-crypt-kept", "draw-crypt-missing")

ROOMS_DRAWN = tuple(room for row in PLAN for room in row if room)
assert set(ROOMS_DRAWN) == set(ROOM_IDS), "every room has its place on the plan"
