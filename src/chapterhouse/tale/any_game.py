"""The story of any game that has points and winners; the parts that the games share."""

from collections import Counter
from collections.abc import Callable

from chapterhouse.kernel import Result, Seat
from chapterhouse.tale.chronicle import Chronicle, Passage
from chapterhouse.tale.words import Picture, Said, Tale, Value

CLOSE = 2
"""A margin up to which a game counts as close."""


def points(result: Result) -> tuple[int, ...]:
    return tuple(score.total for score in result.scores)


def tell(c: Chronicle) -> Tale:
    middle = c.passages[len(c.passages) // 2]
    captions = ((c.passages[0], "tale-picture-begin"), (middle, "tale-picture-middle"), (c.last, "tale-picture-end"))
    pictures = tuple(picture(passage, Said(key)) for passage, key in captions)
    return Tale(Said(title(c)), ((*lead(c), *ending(c)),), pictures)


def seat(number: Seat) -> str:
    return f"seat:{number}"


def seats(numbers: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(map(seat, numbers))


def sole_most(counted: Counter[Seat]) -> tuple[Seat, int] | None:
    """Who has the largest count, and which; None where several have."""
    first = counted.most_common(2)
    if not first or (len(first) > 1 and first[0][1] == first[1][1]):
        return None
    return first[0]


def picture(passage: Passage, caption: Said) -> Picture:
    return Picture(passage.index, passage.seq, caption)


def three_pictures(c: Chronicle, first: Picture, second: Picture, filler: Callable[[Passage], Said]) -> list[Picture]:
    """Two moments in the order of the game; where they are the same, another one half-way from there to the end."""
    if first.index == second.index:
        between = c.passages[(first.index + c.last.index) // 2]
        second = picture(between, filler(between))
    return sorted((first, second), key=lambda each: each.index)


def title(c: Chronicle) -> str:
    """A headline by how the game went."""
    if c.result is None:
        return "tale-title-unfinished"
    if len(c.winners) > 1:
        return "tale-title-shared"
    if c.margin is not None and c.margin <= CLOSE:
        return "tale-title-close"
    if c.winners and c.furthest(c.winners[0]) is None and c.leads() and c.favoured(c.winners[0]):
        return "tale-title-ahead"
    leads = c.leads()
    if leads and c.winners and leads[-1].seat in c.winners and leads[-1].passage.index > len(c.passages) * 0.75:
        return "tale-title-late"
    return "tale-title-won"


def lead(c: Chronicle) -> list[Said]:
    """Who led before, in one sentence; nothing where the points do not say."""
    leads = c.leads()
    if not leads or not c.winners:
        return []
    winner = c.winners[0]
    behind = c.furthest(winner)
    if len(leads) >= MANY_LEADS:
        return [Said("tale-lead-changed", {"count": len(leads) - 1, "winner": seat(winner)})]
    if behind is None and c.favoured(winner):
        return [Said("tale-lead-throughout", {"winner": seat(winner)})]
    return []


MANY_LEADS = 6


def ending(c: Chronicle, close: int = CLOSE) -> list[Said]:
    """Who won, and by how much."""
    if c.result is None or not c.winners:
        return [Said("tale-unfinished")]
    total = c.totals[c.winners[0]]
    if len(c.winners) > 1:
        return [Said("tale-won-together", {"winners": seats(c.winners), "total": total})]
    args: dict[str, Value] = {"winner": seat(c.winners[0]), "total": total}
    if c.rival is None:
        return [Said("tale-won-alone", args)]
    margin = c.margin or 0
    key = "tale-won-tie" if margin == 0 else "tale-won-close" if margin <= close else "tale-won"
    return [Said(key, {**args, "margin": margin, "rival": seat(c.rival)}), *_others(c)]


def _others(c: Chronicle) -> list[Said]:
    """Those who came after the winner and the best of the rest."""
    named = (*c.winners, c.rival)
    rest = sorted((one for one in range(c.seats) if one not in named), key=lambda one: -c.totals[one])
    if not rest:
        return []
    placed = tuple(Said("tale-other", {"name": seat(one), "total": c.totals[one]}) for one in rest)
    return [Said("tale-others", {"others": placed, "count": len(placed)})]
