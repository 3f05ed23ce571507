"""What a table agrees on before an investigation."""

from functools import cache, lru_cache
from typing import Annotated, Literal, NamedTuple

from chapterhouse.games.abbey.card_checks import ALL_SETS
from chapterhouse.games.abbey.catalogue import (
    BOOKS,
    CARD_SETS,
    CARDS,
    CELLS,
    COLOURS,
    HAPPENINGS,
    TABLE,
    VOLUMES,
    Book,
    Deal,
    Pace,
)
from chapterhouse.kernel import Fault, Options
from chapterhouse.kernel.option_names import names_in, names_of
from chapterhouse.kernel.seat_colours import chosen_colours_fault, colours_offered

PLAYERS = range(3, 7)
PACES: tuple[tuple[Pace, ...], ...] = tuple(
    (TABLE.pace["brisk" if players == 6 else "usual"], TABLE.pace["brisk"]) for players in range(PLAYERS.stop)
)
"""By the number of players, for a whole game and for a short one."""


IN_ORDER = "in-order"


@cache
def seat_colours(chosen: str) -> tuple[str, ...]:
    """[setup.pawns] The colours of the seats: those of the board in order, or the chosen ones."""
    return COLOURS if chosen == IN_ORDER else tuple(chosen.split("-"))


@cache
def seat_cells(chosen: str) -> tuple[int, ...]:
    """The cells of the seats."""
    return tuple(CELLS[COLOURS.index(colour)] for colour in seat_colours(chosen))


NONE = "none"
LONGEST_NAME = 60
"""Of an unknown card that is said back."""


class CardsInPlay(NamedTuple):
    """The cards of each deck that a table plays, as sets."""

    books: int
    volumes: int
    happenings: int


@lru_cache(maxsize=256)
def cards_in_play(card_sets: str, left_out: str) -> CardsInPlay:
    """[options.cards] The cards of the chosen sets without those that are left out."""
    sets = CARD_SETS if card_sets == ALL_SETS else names_in(card_sets)
    missing = () if left_out == NONE else names_in(left_out)

    def chosen(cards: tuple[Book, ...]) -> int:
        found = (at for at, card in enumerate(cards) if card.card_set in sets and card.id not in missing)
        return sum(1 << at for at in found)

    return CardsInPlay(chosen(BOOKS), chosen(VOLUMES), chosen(HAPPENINGS))


class AbbeyOptions(Options, frozen=True, kw_only=True):
    """[setup.players] [variants.tactical] [variants.short] [options.limits] [options.cards] What may be agreed on."""

    colours: Annotated[str, colours_offered(COLOURS)] = IN_ORDER
    """``in-order``, or the colours of the seats one after the other: ``red-blue-white``."""
    tactical: bool = False
    """No Library, no events, at most two books in hand."""
    short: bool = False
    """The pace of six players, beginning with Lauds."""
    cap: bool = True
    """After the second Compline, which real games never reach, the Abbot closes the case; so every game ends."""
    two_books: bool = False
    """Nobody with two books enters the Scriptorium."""
    silence: Literal["unlimited", "per-mass", "per-game"] = "unlimited"
    max_traits: int = 0
    """The most traits in one question; 0 sets no limit."""
    two_monks: bool = False
    """What a question describes must fit at least two monks."""
    no_names: bool = False
    answers: Literal["any", "counts", "yes-no"] = "any"
    whispered: bool = False
    """Only asker and answerer hear the answer."""
    seen_scope: bool = True
    """Whether one may ask what somebody has seen."""
    eliminated: Literal["notebook", "seen"] = "notebook"
    """Crossed out: as the notebook says, or only what was seen."""
    free_text: bool = False
    """Questions in free words between people; nobody verifies the answers."""
    aids: Literal["none", "notebook", "explain", "full"] = "notebook"
    """What may help a player think; at a table of the house its contract says so."""
    card_sets: Annotated[str, names_of("set")] = ALL_SETS
    """``all``, or the sets of cards that take part: ``printed+winter``."""
    left_out: Annotated[str, names_of("book", "volume", "happening")] = NONE
    """``none``, or the cards that do not take part: ``choirbook+canon``."""

    def fault(self) -> Fault | None:
        if self.players not in PLAYERS:
            return Fault("setup.players", "count", {"players": self.players})
        if not 0 <= self.max_traits <= 5:
            return Fault("options.limits", "traits", {"max": self.max_traits})
        return self._cards_fault() if self.colours == IN_ORDER else self._colours_fault() or self._cards_fault()

    def _colours_fault(self) -> Fault | None:
        """[setup.pawns] Every player chooses a colour, and no two the same."""
        return chosen_colours_fault("setup.pawns", self.colours, COLOURS, self.players)

    def _cards_fault(self) -> Fault | None:
        """[options.cards] Sets and cards are known, and every deck that is played keeps a card."""
        sets = () if self.card_sets == ALL_SETS else names_in(self.card_sets)
        missing = () if self.left_out == NONE else names_in(self.left_out)
        for name, known in (*((name, CARD_SETS) for name in sets), *((name, CARDS) for name in missing)):
            if name not in known:
                return Fault("options.cards", "unknown", {"card": name[:LONGEST_NAME]})
        decks = self.cards
        if not decks.books:
            return Fault("options.cards", "no-books")
        if not decks.volumes and not self.tactical:
            return Fault("options.cards", "no-volumes")
        return Fault("options.cards", "no-events") if not decks.happenings and not self.tactical else None

    @property
    def cards(self) -> CardsInPlay:
        return cards_in_play(self.card_sets, self.left_out)

    @property
    def deal(self) -> Deal:
        return TABLE.deal[str(self.players)]

    @property
    def pace(self) -> Pace:
        """[six.steps] [six.bell] Six players, and short games, go three steps and hear Mass after three rounds."""
        return PACES[self.players][self.short]

    @property
    def book_limit(self) -> int:
        """[variants.tactical] [books.limit] How many books keep a player out of the Scriptorium; 0 means no limit."""
        return TABLE.two_book_limit if self.tactical or self.two_books else 0
