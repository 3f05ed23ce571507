"""The story of a game of Monastery: letters, Abbots, buildings, and the move that decided it."""

from collections import Counter

from chapterhouse.kernel import Result, Seat
from chapterhouse.tale import any_game
from chapterhouse.tale.any_game import picture, seat, sole_most, three_pictures
from chapterhouse.tale.chronicle import Chronicle, Found, Passage
from chapterhouse.tale.words import Picture, Said, Tale, Value

SEVERAL = 2
LARGE = 5
"""Points for one building that a story names."""
EARLY = 0.25
"""Who takes the lead in this part of the game has not decided it yet."""
MUCH_LOST = 4
"""Points lost for tiles that a story mentions."""


def points(result: Result) -> tuple[int, ...]:
    """While the game runs only the letters count: tiles and blessings are settled at the end."""
    return tuple(sum(line.points for line in score.lines if line.reason == "letters") for score in result.scores)


def tell(c: Chronicle) -> Tale:
    paragraphs = (_opening(c), _turn(c), _end(c))
    return Tale(_title(c), tuple(map(tuple, paragraphs)), _pictures(c))


def _title(c: Chronicle) -> Said:
    complete = [found.event.owner for found in c.all("PhraseCompleted")]
    if len(c.winners) == 1 and c.winners[0] in complete:
        return Said("tale-title-phrase")
    decided = _decisive(c)
    key = any_game.title(c)
    if key == "tale-title-won" and decided is not None and type(decided.event).__name__ == "LetterCollected":
        return Said("tale-title-letter", {"letter": decided.event.letter})
    return Said(key)


# ── How it began ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _opening(c: Chronicle) -> list[Said]:
    return [*(any_game.lead(c) or _behind(c)), *_abbots(c), *_builder(c)]


def _behind(c: Chronicle) -> list[Said]:
    """Who was ahead when the winner was furthest behind."""
    behind = c.furthest(c.winners[0]) if c.winners else None
    if behind is None:
        return [] if c.all("LetterCollected") else [Said("tale-no-letters")]
    passage, leader = behind
    winner, rivals = c.winners[0], _letters(c, passage)
    if rivals[leader] - rivals[winner] < SEVERAL:
        return []
    args: dict[str, Value] = {
        "leader": seat(leader),
        "winner": seat(winner),
        "count": rivals[leader],
        "few": rivals[winner],
    }
    return [Said("tale-behind", {**args, "day": _day(c, passage)})]


def _letters(c: Chronicle, passage: Passage) -> Counter[Seat]:
    """How many letters of their own phrase each seat had taken."""
    taken = (found for found in c.all("LetterCollected") if found.passage.index <= passage.index)
    return Counter(found.event.by for found in taken if found.event.by == found.event.strip)


def _abbots(c: Chronicle) -> list[Said]:
    elected = Counter(found.event.abbot for found in c.all("AbbotElected"))
    if not elected:
        return []
    (abbot, times), others = elected.most_common(1)[0], len(elected) - 1
    if times >= SEVERAL:
        return [Said("tale-abbot", {"abbot": seat(abbot), "count": times, "others": others})]
    return [Said("tale-abbots-change", {"count": len(elected)})] if others else []


def _builder(c: Chronicle) -> list[Said]:
    """Who earned most by building, and with what."""
    scored = c.all("ConstructionScored")
    earned: Counter[Seat] = Counter()
    for found in scored:
        earned[found.event.by] += found.event.points
    most = sole_most(earned)
    if most is None:
        return []
    by, total = most
    best = max((found.event for found in scored if found.event.by == by), key=lambda event: event.points)
    args: dict[str, Value] = {"by": seat(by), "total": total, "tile": f"tile:{best.tile}", "points": best.points}
    if best.points < LARGE:
        return [Said("tale-builder-small", args)]
    return [Said("tale-builder-won" if by in c.winners else "tale-builder", args)]


# ── What decided it ──────────────────────────────────────────────────────────────────────────────────────────────────


def _turn(c: Chronicle) -> list[Said]:
    return [*_deciding(c), *_expensive(c), *_hindered(c), *_prisoner(c), *_prayers(c)]


def _decisive(c: Chronicle) -> Found | None:
    """The letter, or else the largest score, of the winner in the stretch that decided the game."""
    if not c.winners:
        return None
    winner, stretch = c.winners[0], c.decisive(c.winners[0])
    if stretch is None or c.at(stretch[1]).index < len(c.passages) * EARLY:
        return None
    letters = [found for found in c.between(*stretch, "LetterCollected") if found.event.by == winner]
    if letters:
        return max(letters, key=lambda found: (found.event.strip == winner, found.event.cost))
    scored = c.between(*stretch, "ConstructionScored", "MonkPrayed")
    return max(
        (found for found in scored if found.event.by == winner), key=lambda found: found.event.points, default=None
    )


def _deciding(c: Chronicle) -> list[Said]:
    found = _decisive(c)
    if found is None:
        return []
    event, day = found.event, _day(c, found.passage)
    kind = type(event).__name__
    if kind == "LetterCollected":
        key = "tale-turn-letter" if event.by == event.strip else "tale-turn-small-letter"
        args = {"by": seat(event.by), "letter": event.letter, "cost": event.cost, "strip": seat(event.strip)}
        return [Said(key, {**args, "day": day})]
    key = "tale-turn-built" if kind == "ConstructionScored" else "tale-turn-prayed"
    return [Said(key, {"by": seat(event.by), "tile": f"tile:{event.tile}", "points": event.points, "day": day})]


def _expensive(c: Chronicle) -> list[Said]:
    """The letter for which the winner paid most, where it is not the one that decided the game."""
    own = [found for found in c.all("LetterCollected") if found.event.by == found.event.strip]
    paid = [found for found in own if found.event.by in c.winners[:1]]
    best = max(paid, key=lambda found: found.event.cost, default=None)
    if best is None or best == _decisive(c):
        return []
    args = {"by": seat(best.event.by), "letter": best.event.letter, "cost": best.event.cost}
    return [Said("tale-expensive", {**args, "day": _day(c, best.passage)})]


def _hindered(c: Chronicle) -> list[Said]:
    """The player on whose strip others laid most letters small side up."""
    laid = Counter(found.event.strip for found in c.all("LetterCollected") if found.event.by != found.event.strip)
    most = sole_most(laid)
    if most is None or most[1] < SEVERAL:
        return []
    return [Said("tale-hindered", {"owner": seat(most[0]), "count": most[1]})]


def _prisoner(c: Chronicle) -> list[Said]:
    caught = [found for found in c.all("MonkImprisoned") if found.event.by != found.event.owner]
    if not caught:
        return []
    by, owner = caught[-1].event.by, caught[-1].event.owner
    return [Said("tale-prisoner", {"by": seat(by), "owner": seat(owner), "day": _day(c, caught[-1].passage)})]


def _prayers(c: Chronicle) -> list[Said]:
    prayed = Counter(found.event.by for found in c.all("MonkPrayed"))
    most = sole_most(prayed)
    if most is None or most[1] <= SEVERAL:
        return []
    return [Said("tale-prayers", {"by": seat(most[0]), "count": most[1]})]


# ── How it ended ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _end(c: Chronicle) -> list[Said]:
    if c.result is None:
        return any_game.ending(c)
    owners = any_game.seats(tuple(found.event.owner for found in c.all("PhraseCompleted")))
    phrase = [Said("tale-phrase", {"owners": owners, "count": len(owners)})] if owners else []
    return [Said(f"tale-ending-{c.result.ending}"), *phrase, *any_game.ending(c), *_left_over(c.result)]


def _left_over(result: Result) -> list[Said]:
    """Whose unplaced tiles cost most."""
    lost = [(-line.points, score.seat) for score in result.scores for line in score.lines if line.reason == "tiles"]
    most, owner = max(lost, default=(0, 0))
    return [Said("tale-tiles-lost", {"owner": seat(owner), "points": most})] if most >= MUCH_LOST else []


# ── Pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _pictures(c: Chronicle) -> tuple[Picture, ...]:
    both = three_pictures(c, _first_picture(c), _middle_picture(c), lambda at: _caption(c, at, "tale-picture-growing"))
    return (*both, picture(c.last, _caption(c, c.last, "tale-picture-stands")))


def _first_picture(c: Chronicle) -> Picture:
    """Where the winner was furthest behind; the first letter; or the first building."""
    behind = c.furthest(c.winners[0]) if c.winners else None
    if behind is not None:
        passage, leader = behind
        return picture(passage, _caption(c, passage, "tale-picture-leads", leader=seat(leader)))
    for name, key in (("LetterCollected", "tale-picture-letter"), ("TileConstructed", "tale-picture-built")):
        first = next(iter(c.all(name)), None)
        if first is not None:
            event = first.event
            named = {"by": seat(event.by), "letter": event.letter} if key.endswith("letter") else {}
            tile = {"tile": f"tile:{event.tile}"} if key.endswith("built") else {}
            return picture(first.passage, _caption(c, first.passage, key, **named, **tile))
    return picture(c.passages[0], Said("tale-picture-begin"))


def _middle_picture(c: Chronicle) -> Picture:
    found = _decisive(c)
    if found is None:
        middle = c.passages[len(c.passages) // 2]
        return picture(middle, _caption(c, middle, "tale-picture-growing"))
    event, kind = found.event, type(found.event).__name__
    if kind == "LetterCollected":
        key, named = "tale-picture-letter", {"by": seat(event.by), "letter": event.letter}
    else:
        key, named = "tale-picture-scored", {"by": seat(event.by), "tile": f"tile:{event.tile}"}
    return picture(found.passage, _caption(c, found.passage, key, **named))


def _caption(c: Chronicle, passage: Passage, key: str, **args: str) -> Said:
    began = c.newest(passage, "RoundBegan")
    if began is None:
        return Said(key, {**args, "when": Said("tale-at-start")})
    return Said(key, {**args, "when": Said("tale-when", {"day": began.day, "hour": f"hour:{began.hour}"})})


def _day(c: Chronicle, passage: Passage) -> int:
    began = c.newest(passage, "RoundBegan")
    return 1 if began is None else int(began.day)
