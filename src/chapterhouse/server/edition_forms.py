"""What travels about editions: which there are, whether data can be played, and what differs."""

from typing import Annotated, Any

import msgspec

from chapterhouse.kernel.card_forms import CardForms
from chapterhouse.kernel.data_fault import DataFault
from chapterhouse.kernel.edition import Edition
from chapterhouse.server.config import Saving
from chapterhouse.server.contract import Name, Shape

Word = Annotated[str, msgspec.Meta(max_length=20)]


class EditionLine(msgspec.Struct, frozen=True):
    """An edition of the house. ``key`` asks for its components."""

    name: str
    fingerprint: str
    key: str
    shipped: bool
    in_use: bool
    """New tables play it unless they choose another."""
    differences: int


class Editions(msgspec.Struct, frozen=True):
    """``GET /api/games/<game>/editions``: the shipped edition first."""

    editions: tuple[EditionLine, ...]
    may_save: bool
    """Whether the person who asks may add one in the browser."""
    saving: Saving = "anyone"
    """Who may."""
    cards: CardForms | None = None
    """What a form for a new card offers, in a game whose cards say in data what they do."""


class EditionDraft(Shape, frozen=True):
    """Whole data files by name; a file that is left out is the shipped one."""

    name: Name
    data: dict[str, Any]


class EditionFile(Shape, frozen=True):
    """``POST /api/games/<game>/editions/read``: a file that ``chapterhouse edition export`` or the page has written."""

    game: Word
    edition: Edition


class CardDraft(Shape, frozen=True):
    """``POST /api/games/<game>/editions/card``: a row of a deck, as the data file would have it; it needs no id yet."""

    deck: Word
    card: dict[str, Any]
    language: Word = "en"


class CardFault(msgspec.Struct, frozen=True):
    """What is wrong with a card, in words. The path is inside the card: ``effect``, 0, ``who``."""

    path: tuple[str | int, ...]
    reason: str
    text: str


class CardSaid(msgspec.Struct, frozen=True):
    """The sentence of a card; empty if it has faults."""

    text: str
    faults: tuple[CardFault, ...]


class DataChange(msgspec.Struct, frozen=True):
    """A value that differs from the shipped data. The path begins with the file; None was not there or is removed."""

    path: tuple[str | int, ...]
    before: Any = None
    after: Any = None


class EditionCheck(msgspec.Struct, frozen=True):
    """``POST /api/games/<game>/editions/check``. Without faults the edition can be played."""

    fingerprint: str
    differences: tuple[DataChange, ...]
    faults: tuple[DataFault, ...]
    """Their reasons are messages ``data-fault-<reason>`` of the house."""
    patch: str
    """What differs as a patch of the data files, to send to the project."""


class Checked(msgspec.Struct, frozen=True):
    """What a worker process found."""

    edition: Edition
    check: EditionCheck
