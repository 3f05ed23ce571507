"""Boards for the terminal: one module per game draws what a seat may see; ``abbey_questions.py`` builds questions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from rich.console import RenderableType

from chapterhouse.games.edition_loader import beside
from chapterhouse.kernel import Action, Event
from chapterhouse.speech import Speech

Draw: TypeAlias = Callable[[Any, Speech, int], RenderableType]
Ask: TypeAlias = Callable[[str], str]


class Standby(NamedTuple):
    """A card that its owner lays ready when they want to use it, and is not asked about otherwise."""

    word: str
    """Lays the card ready, or takes it back."""
    held: Callable[[Any], bool]
    """Whether the owner of a view holds it."""
    declined: Callable[[Sequence[Action]], Action | None]
    """The choice that leaves it unused, if these choices ask about nothing else."""
    ready: str
    kept: str
    missing: str
    """What is said when it lies ready, when it is taken back, and when the player has none: keys of messages."""


class Board(NamedTuple):
    """How a game looks in a terminal."""

    draw: Draw
    """The table as a seat sees it, for a terminal of this width."""
    pages: Mapping[str, Draw]
    """More to look at, each by the word that opens it."""
    compose: Callable[[Any, Speech, Ask], Action | None] | None
    """Builds, by asking, a choice that cannot be listed."""
    rule_of: Callable[[Event], str | None]
    """The rule that says what something printed does, when an event brings it into play."""
    standby: Standby | None


def board_of(game: str) -> Board:
    """The board of a game, by its key."""
    module = beside(game, "cli.draw")
    compose, rule_of = getattr(module, "compose", None), getattr(module, "rule_of", lambda _event: None)
    standby = getattr(module, "STANDBY", None)
    return Board(module.draw, getattr(module, "PAGES", {}), compose, rule_of, standby)
