"""The story of a game of Monasterium: three years, missions, windows, novices, and the final scoring."""

from collections import Counter

from chapterhouse.kernel import Result, Seat
from chapterhouse.tale import any_game
from chapterhouse.tale.any_game import picture, seat, sole_most, three_pictures
from chapterhouse.tale.chronicle import Chronicle, Found, Passage
from chapterhouse.tale.words import Picture, Said, Tale, Value

FINAL = ("majority", "chapels", "cloisters", "resources")
"""The reasons of the final scoring."""
SEVERAL = 2
LARGE = 3
"""Points in one go that a story names."""
SMALL = 1
"""A score that decides nothing, unless it brings the lead."""
MANY_WASTED = 3
MANY_TILES = 6


def tell(c: Chronicle) -> Tale:
    paragraphs = (_opening(c), _turn(c), _end(c))
    return Tale(Said(_title(c)), tuple(map(tuple, paragraphs)), _pictures(c))


def _title(c: Chronicle) -> str:
    if len(c.winners) == 1 and _count_turned(c):
        return "tale-title-count"
    return any_game.title(c)


# ── The years ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _opening(c: Chronicle) -> list[Said]:
    return [*_first_year(c), *_novices(c), *_window(c)]


def _first_year(c: Chronicle) -> list[Said]:
    """Who was ahead when the first year ended, and whether that lasted."""
    ended = next(iter(c.all("YearEnded")), None)
    points = () if ended is None else ended.passage.points
    best = max(points, default=0)
    if not points or not c.winners:
        return []
    if points.count(best) > 1:
        return [Said("tale-first-year-level", {"points": best})]
    leader = points.index(best)
    key = "tale-first-year-won" if leader in c.winners else "tale-first-year"
    winner = c.winners[0]
    args: dict[str, Value] = {"leader": seat(leader), "points": best, "winner": seat(winner), "few": points[winner]}
    return [Said(key, args)]


def _novices(c: Chronicle) -> list[Said]:
    """Who sent most novices, and where most of them went."""
    sent = c.all("NoviceSent")
    leader = sole_most(Counter(found.event.seat for found in sent))
    if leader is None:
        return []
    by, count = leader
    houses = Counter(found.event.monastery for found in sent if found.event.seat == by)
    house, most = houses.most_common(1)[0]
    args: dict[str, Value] = {"seat": seat(by), "count": count, "monastery": f"monastery:{house}", "most": most}
    return [Said("tale-novices", args)]


def _window(c: Chronicle) -> list[Said]:
    return _most("tale-window", Counter(found.event.seat for found in c.all("WindowBuilt")), MANY_TILES)


def _most(key: str, counted: Counter[Seat], least: int) -> list[Said]:
    """A sentence about the seat with the largest count, if it is large enough to speak of."""
    most = sole_most(counted)
    if most is None or most[1] < least:
        return []
    return [Said(key, {"seat": seat(most[0]), "count": most[1]})]


# ── What decided it ──────────────────────────────────────────────────────────────────────────────────────────────────


def _turn(c: Chronicle) -> list[Said]:
    return [*_deciding(c), *_missions(c), *_wasted(c)]


def decisive(c: Chronicle) -> Found | None:
    """The largest score of the winner where the game was decided; else, or if that one is small, of the whole game."""
    if not c.winners:
        return None
    winner = c.winners[0]
    stretch = c.decisive(winner)
    near = [] if stretch is None else c.between(_round_start(c, stretch[0]), stretch[1], "PointsScored")
    for scored in (near, c.all("PointsScored")):
        mine = [found for found in scored if found.event.seat == winner and _running(found)]
        largest = max(mine, key=lambda found: found.event.points, default=None)
        if largest is not None and (largest.event.points > SMALL or _takes_lead(c, largest)):
            return largest
    return None


def _round_start(c: Chronicle, seq: int) -> int:
    """The number of the entry before the round of an entry."""
    began = [found.passage.seq for found in c.all("RoundBegan") if found.passage.seq <= seq]
    return began[-1] - 1 if began else 0


def _running(found: Found) -> bool:
    return found.event.reason not in FINAL


def _deciding(c: Chronicle) -> list[Said]:
    found = decisive(c)
    if found is None:
        return []
    event, args = found.event, {"seat": seat(found.event.seat), "points": found.event.points}
    if len(c.winners) > 1 or _count_turned(c):
        return []
    lead = "tale-turn-ahead" if event.points >= LARGE else "tale-took-lead"
    key = lead if _takes_lead(c, found) else "tale-turn"
    return [Said(key, {**args, "year": _year(c, found.passage), "for": Said(f"tale-for-{event.reason}")})]


def _takes_lead(c: Chronicle, found: Found) -> bool:
    """Whether the winner took the lead for good in the round of this score."""
    leads = c.leads()
    if not leads or leads[-1].seat not in c.winners:
        return False
    return c.newest(leads[-1].passage, "RoundBegan") == c.newest(found.passage, "RoundBegan")


def _missions(c: Chronicle) -> list[Said]:
    fulfilled = c.all("MissionFulfilled")
    if not fulfilled:
        return []
    several = _most("tale-missions", Counter(found.event.seat for found in fulfilled), SEVERAL)
    if several:
        return several
    first = fulfilled[0].event
    return [Said("tale-mission", {"seat": seat(first.seat), "mission": f"mission:{first.mission}", "year": first.year})]


def _wasted(c: Chronicle) -> list[Said]:
    return _most("tale-wasted", Counter(found.event.seat for found in c.all("DieWasted")), MANY_WASTED)


# ── The final scoring ────────────────────────────────────────────────────────────────────────────────────────────────


def _end(c: Chronicle) -> list[Said]:
    if c.result is None:
        return any_game.ending(c)
    return [*_final_scoring(c, c.result), *any_game.ending(c)]


def _before_count(c: Chronicle) -> Seat | None:
    """Who alone was ahead before the final scoring."""
    if c.result is None:
        return None
    running = [sum(line.points for line in score.lines if line.reason not in FINAL) for score in c.result.scores]
    best = max(running)
    return running.index(best) if running.count(best) == 1 else None


def _count_turned(c: Chronicle) -> bool:
    """Whether the final scoring made another player the winner."""
    before = _before_count(c)
    return before is not None and before not in c.winners


def _final_scoring(c: Chronicle, result: Result) -> list[Said]:
    """What the final scoring brought the winner, and whether it turned the game."""
    before = _before_count(c)
    lines = [line for line in result.scores[c.winners[0]].lines if line.reason in FINAL]
    brought, best = sum(line.points for line in lines), max(lines, key=lambda line: line.points)
    args: dict[str, Value] = {"winner": seat(c.winners[0]), "points": brought, "most": best.points}
    ahead = {} if before is None else {"leader": seat(before)}
    if len(c.winners) > 1:
        return [Said("tale-count-level")]
    key = "tale-count-turned" if _count_turned(c) else "tale-count"
    return [Said(key, {**args, **ahead, "for": Said(f"tale-for-{best.reason}")})]


# ── Pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _pictures(c: Chronicle) -> tuple[Picture, ...]:
    both = three_pictures(c, _first_picture(c), _middle_picture(c), lambda at: _caption(c, at, "tale-picture-year"))
    return (*both, picture(c.last, Said("tale-picture-last" if c.result else "tale-picture-end")))


def _first_picture(c: Chronicle) -> Picture:
    behind = c.furthest(c.winners[0]) if c.winners else None
    if behind is not None:
        passage, leader = behind
        return picture(passage, _caption(c, passage, "tale-picture-leads", leader=seat(leader)))
    ended = next(iter(c.all("YearEnded")), None)
    passage = c.passages[len(c.passages) // 4] if ended is None else ended.passage
    return picture(passage, _caption(c, passage, "tale-picture-year"))


def _middle_picture(c: Chronicle) -> Picture:
    found = decisive(c)
    if found is None:
        middle = c.passages[len(c.passages) // 2]
        return picture(middle, _caption(c, middle, "tale-picture-year"))
    args = {"seat": seat(found.event.seat)}
    caption = _caption(c, found.passage, "tale-picture-scored", **args)
    return picture(found.passage, Said(caption.key, {**caption.args, "points": found.event.points}))


def _caption(c: Chronicle, passage: Passage, key: str, **args: str) -> Said:
    began = c.newest(passage, "RoundBegan")
    year, number = (1, 1) if began is None else (began.year, began.round)
    return Said(key, {**args, "when": Said("tale-when", {"year": year, "round": number})})


def _year(c: Chronicle, passage: Passage) -> int:
    began = c.newest(passage, "RoundBegan")
    return 1 if began is None else int(began.year)
