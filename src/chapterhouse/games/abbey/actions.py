"""What a player may decide."""

from chapterhouse.games.abbey.questions import BookId, Question, RoomId, SuspectId, TraitId
from chapterhouse.kernel import Action, Seat


class Walk(Action, frozen=True):
    """Move the pawn to a room."""

    room: RoomId


class PlayBook(Action, frozen=True):
    """Use a starred book at its moment."""

    title: BookId


class Refrain(Action, frozen=True):
    """Leave alone what one is free to do."""


class Ask(Action, frozen=True):
    target: Seat
    question: Question


class Waive(Action, frozen=True):
    """Ask nothing in return."""


class Answer(Action, frozen=True):
    """Tell the truth, which the table knows."""


class KeepSilence(Action, frozen=True):
    """Take the vow of silence."""


class Pledge(Action, frozen=True):
    """Answer a question about one's own next turn, and be bound by it."""

    yes: bool


class Reply(Action, frozen=True):
    """Answer a free question in free words."""

    text: str


class DrawCard(Action, frozen=True):
    """Take a card from the hand of the owner of the cell."""


class RequestCard(Action, frozen=True):
    """In the Parlour: ask somebody to show a card with one or two traits."""

    target: Seat
    traits: tuple[TraitId, ...]


class ShowCard(Action, frozen=True):
    suspect: SuspectId


class GiveCard(Action, frozen=True):
    suspect: SuspectId


class PassCards(Action, frozen=True):
    """Choose what goes to the neighbour at Mass."""

    suspects: tuple[SuspectId, ...]


class Reveal(Action, frozen=True):
    trait: TraitId


class Accuse(Action, frozen=True):
    suspect: SuspectId


class TakeExtraTurn(Action, frozen=True):
    """Use a Crypt card."""


class ChoosePlayer(Action, frozen=True):
    target: Seat


class NameTrait(Action, frozen=True):
    trait: TraitId


class NameSuspects(Action, frozen=True):
    suspects: tuple[SuspectId, ...]


class ChooseBook(Action, frozen=True):
    title: BookId


ACTIONS: tuple[type[Action], ...] = (
    Walk,
    PlayBook,
    Refrain,
    Ask,
    Waive,
    Answer,
    KeepSilence,
    Pledge,
    Reply,
    DrawCard,
    RequestCard,
    ShowCard,
    GiveCard,
    PassCards,
    Reveal,
    Accuse,
    TakeExtraTurn,
    ChoosePlayer,
    NameTrait,
    NameSuspects,
    ChooseBook,
)
