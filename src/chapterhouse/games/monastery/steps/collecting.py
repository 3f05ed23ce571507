"""Collecting letters and monks from the letter grid, and what unspent points are worth."""

from collections.abc import Iterator, Sequence

from chapterhouse.games.monastery.action_tables import COLLECT_MONK, letter_action
from chapterhouse.games.monastery.actions import CollectLetter, CollectMonk, Done, UseIcon
from chapterhouse.games.monastery.catalogue import (
    BOTTOM,
    COLOURS,
    COLUMNS,
    CROSS,
    GAP,
    LEFTOVERS,
    STRIP,
    STRIP_LETTERS,
    TOP,
)
from chapterhouse.games.monastery.events import BlessingsSpent, LetterCollected, MonkCollected, PhraseCompleted
from chapterhouse.games.monastery.state import (
    ABBEY_SLOT,
    LARGE,
    NO_LETTER,
    ON_GRID,
    SMALL_UP,
    State,
    has,
    letter_of,
    set_of,
    space_at,
)
from chapterhouse.games.monastery.steps import icons
from chapterhouse.games.monastery.steps.seats import ONLY, receive_blessings
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

_DONE = Done()


def prices(s: State, seat: Seat) -> tuple[int, ...]:
    """[collecting.cost] The price of a column stands along the top edge of the grid.

    [collecting.completion] Whoever's phrase is covered pays the price along the bottom edge, from that very moment.
    """
    return BOTTOM if s.phrase_complete(seat) else TOP


def wanted(s: State, seat: Seat) -> int:
    """[collecting.match] The set of letters that still have an empty space of their own on a strip."""
    letters, covers = STRIP_LETTERS[s.colour[seat]], s.strip(seat)
    return set_of([letter for letter, cover in zip(letters, covers, strict=True) if cover == NO_LETTER])


def may_collect(s: State, seat: Seat) -> bool:
    """Whether, for all that the table can see, this player could do anything at the grid."""
    return (any(s.grid) and (s.points > 0 or s.behind_screens() > 0)) or bool(icons.usable(s, seat))


class Collecting(Step[State], frozen=True):
    """[collecting.anywhere] Points buy any letters and monks of the grid, not only of the own row.

    [scoring.icons-later] A monk still standing on an icon tile may use it now as well.
    """

    seat: Seat

    asks = (CollectLetter, CollectMonk, UseIcon, Done)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        for space, what in enumerate(s.grid):
            if what == CROSS:
                yield COLLECT_MONK[space]
            elif what != GAP:
                for owner in s.seats():
                    yield letter_action(letter_of(what), space, owner)
        yield from map(UseIcon, icons.EFFECTS)
        yield _DONE

    def legal(self, s: State, seat: Seat) -> list[Action]:
        money = s.points + s.spendable(seat)
        found: list[Action] = _affordable(s, seat, money) if money else []
        found += icons.usable(s, seat)
        found.append(_DONE)
        return found

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        match action:
            case CollectLetter():
                return _letter_fault(s, seat, action)
            case CollectMonk():
                return _monk_fault(s, seat, action)
            case UseIcon():
                return icons.icon_fault(s, seat, action)
        return None

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        match action:
            case CollectLetter():
                collect_letter(s, seat, action, dealer)
            case CollectMonk():
                collect_monk(s, seat, action, dealer)
            case UseIcon():
                return (*icons.use(s, seat, action, dealer), self)
            case Done():
                return (LeavingGrid(seat),)
        return (self,)


def _affordable(s: State, seat: Seat, money: int) -> list[Action]:
    """The letters and monks within reach of a purse."""
    cost = prices(s, seat)
    strips = [(owner, wanted(s, owner)) for owner in s.seats()]
    found: list[Action] = []
    for space, what in enumerate(s.grid):
        if what and cost[space] <= money:
            if what == CROSS:
                found.append(COLLECT_MONK[space])
                continue
            letter = letter_of(what)
            for owner, letters in strips:
                if has(letters, letter):
                    found.append(letter_action(letter, space, owner))
    return found


def _letter_fault(s: State, seat: Seat, action: CollectLetter) -> Fault | None:
    space = space_at(action.row, action.column)
    if space < 0 or not action.letter or icons.letter_at(s, space) != action.letter:
        return Fault("collecting.anywhere", "letter", {"letter": action.letter})
    if action.strip not in s.seats():
        return Fault("collecting.match", "nobody")
    if not has(wanted(s, action.strip), letter_of(s.grid[space])):
        return Fault("collecting.match", "", {"letter": action.letter, "strip": f"seat:{action.strip}"})
    return _price_fault(s, seat, space)


def _monk_fault(s: State, seat: Seat, action: CollectMonk) -> Fault | None:
    space = space_at(action.row, action.column)
    if space < 0 or s.grid[space] != CROSS:
        return Fault("collecting.anywhere", "monk")
    return _price_fault(s, seat, space)


def _price_fault(s: State, seat: Seat, space: int) -> Fault | None:
    """[blessings.spend] A blessing held when the Scoring began is worth a point at the grid; points go first."""
    cost = prices(s, seat)[space]
    if cost > s.points + s.spendable(seat):
        return Fault("collecting.cost", "", {"cost": cost, "points": s.points, "blessings": s.spendable(seat)})
    return None


def pay(s: State, seat: Seat, cost: int, dealer: Dealer) -> None:
    """Points first, blessings for the rest; those go back to the pool."""
    with_points = min(cost, s.points)
    s.points -= with_points
    if cost > with_points:
        s.blessings[seat] -= cost - with_points
        s.pool += cost - with_points
        dealer.tell(BlessingsSpent(seat, cost - with_points))


def collect_letter(s: State, seat: Seat, action: CollectLetter, dealer: Dealer) -> None:
    """[collecting.own-strip] Large side up on the own strip.

    [collecting.rival-strip] Small side up on another's, and that brings a blessing. [paired.letter] A partner's strip
    is treated as the own one, and brings none.
    """
    space, owner = space_at(action.row, action.column), action.strip
    cost = prices(s, seat)[space]
    pay(s, seat, cost, dealer)
    letter = letter_of(s.grid[space])
    s.grid[space] = GAP
    friendly = owner in (seat, s.partner(seat))
    s.strips[_free_space(s, owner, letter)] = LARGE if friendly else SMALL_UP
    dealer.tell(LetterCollected(seat, action.letter, action.row, action.column, owner, cost))
    if s.phrase_complete(owner):
        dealer.tell(PhraseCompleted(owner))
    if not friendly:
        receive_blessings(s, seat, 1, dealer, scoring=True)


def _free_space(s: State, owner: Seat, letter: int) -> int:
    """The first empty space for a letter on a strip; its other empty spaces are as good."""
    letters = STRIP_LETTERS[s.colour[owner]]
    start = owner * STRIP
    return next(
        start + number for number in range(STRIP) if letters[number] == letter and s.strips[start + number] == NO_LETTER
    )


def collect_monk(s: State, seat: Seat, action: CollectMonk, dealer: Dealer) -> None:
    """[collecting.monk] A monk from the grid goes to the Abbey at once.

    [collecting.rival-monk] Another player's too: it stays his, and may work in his Scoring if that is still to come.
    """
    space = space_at(action.row, action.column)
    cost = prices(s, seat)[space]
    pay(s, seat, cost, dealer)
    s.grid[space] = GAP
    owner = s.colour.index(COLOURS.index(action.row))
    monk = next(monk for monk in s.own_monks(owner) if s.monk_at[monk] == ON_GRID)
    s.enter(monk, ABBEY_SLOT)
    dealer.tell(MonkCollected(seat, owner, space % COLUMNS + 1, cost))


class LeavingGrid(Step[State], frozen=True):
    """[collecting.leftovers] Points that nobody spent turn into blessings by a table."""

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        blessings = LEFTOVERS[min(s.points, len(LEFTOVERS) - 1)]
        receive_blessings(s, self.seat, blessings, dealer, scoring=True)
        s.points = s.fresh = s.prayed = s.icons_used = 0
        return ()
