"""Monasterium in a terminal: the board, the dice, a player board with its open actions, prices and final scoring."""

import re
from collections.abc import Callable, Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chapterhouse.games.monasterium.actions import RerollDice
from chapterhouse.games.monasterium.view import (
    DiceView,
    MissionView,
    MonasteriumView,
    MonasteryView,
    PlaceView,
    PlayerView,
)
from chapterhouse.kernel import Action
from chapterhouse.kernel.text import seat_letter
from chapterhouse.speech import Speech

MONASTERY_STYLES = {"red": "red", "green": "green", "yellow": "yellow", "blue": "blue", "violet": "magenta"}
COLUMNS = "abcde"
ROWS = ("standard", "i", "ii", "iii", "iv")
NAME, NARROW = 12, 10
"""Letters of a name that fit beside everything else."""
CLOSED, OPEN, DONE, TURNED, FREE, SHUT = "●", "○", "✓", "★", "·", "#"


def draw(view: MonasteriumView, speech: Speech, _width: int) -> RenderableType:
    """The whole table on one page."""
    owner = view.players[_of_interest(view)]
    return Group(
        Text(_head(view, speech), style="bold"),
        _board(view, speech),
        Text(speech.say("draw-legend")),
        _road(view, speech),
        _dice(view, speech),
        _standings(view, speech),
        *_action_area(owner, speech),
    )


def _of_interest(view: MonasteriumView) -> int:
    """The seat whose player board is shown: the viewer's, else the actor's, else the starting player's."""
    if view.seat is not None:
        return view.seat
    return view.waiting[0] if view.waiting else view.starter


def _head(view: MonasteriumView, speech: Speech) -> str:
    rounds = view.options.players
    starter = speech.seat(view.starter)
    return speech.say("draw-head", year=view.year, years=view.years, round=view.round, rounds=rounds, starter=starter)


def _table(*headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    for heading in headings:
        table.add_column(heading, no_wrap=True)
    return table


# ── The gameboard ──────────────────────────────────────────────────────────────────────────────────────────────────


def _board(view: MonasteriumView, speech: Speech) -> Table:
    first = view.monasteries[0]
    kinds = "".join(speech.say(f"draw-letter-{_kind(room)}") for room in first.rooms)
    numbers = "".join(str(number % 10) for number in range(1, len(first.cloister) + 1))
    table = _table(
        speech.say("draw-monastery"),
        speech.say("draw-road"),
        speech.say("draw-tiles"),
        speech.say("draw-chapel"),
        f"{speech.say('draw-rooms')}\n{_spaced(kinds)}",
        f"{speech.say('draw-cloister')}\n{_spaced(numbers)}",
    )
    for monastery in view.monasteries:
        table.add_row(
            _monastery(monastery.monastery, speech),
            " ".join(map(str, monastery.road)),
            str(monastery.windows),
            _chapel(view, monastery),
            _ring(view, monastery.rooms),
            _ring(view, monastery.cloister),
        )
    return table


def _spaced(signs: Iterable[str]) -> str:
    return " ".join(signs)


def _kind(room: PlaceView) -> str:
    return room.spot.partition("-")[0]


def _monastery(name: str, speech: Speech) -> Text:
    return Text(_colour(name, speech), style=MONASTERY_STYLES.get(name, ""))


def _colour(name: str, speech: Speech) -> str:
    """What a monastery is called in little room: the short name that an edition gives, else ours, else its name."""
    keys = (f"house-{name}", f"draw-monastery-{name}")
    found = next((key for key in keys if speech.has(key)), None)
    return speech.word("monastery", name) if found is None else speech.say(found)


def _seat(view: MonasteriumView, seat: int, times: int = 1) -> Text:
    """The letter of a seat in its colour."""
    return Text(seat_letter(seat) * times, style=f"bold {view.options.seat_colours()[seat]}")


def _chapel(view: MonasteriumView, monastery: MonasteryView) -> Text:
    line = Text()
    for seat, count in enumerate(monastery.chapel):
        line.append_text(_seat(view, seat, count))
    return line.append(FREE * (monastery.chapel_places - sum(monastery.chapel)))


def _ring(view: MonasteriumView, places: Iterable[PlaceView]) -> Text:
    return Text(" ").join(_place(view, place) for place in places)


def _place(view: MonasteriumView, place: PlaceView) -> Text:
    if place.owner is not None:
        return _seat(view, place.owner)
    return Text(FREE if place.open else SHUT)


def _road(view: MonasteriumView, speech: Speech) -> Table:
    """Two lines of the road's spaces, with what they give and who stands there."""
    half = (len(view.road) + 1) // 2
    table = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
    table.add_row(*(_road_space(view, number, speech) for number in range(half)))
    table.add_row(*(_road_space(view, number, speech) for number in range(half, len(view.road))))
    return table


def _road_space(view: MonasteriumView, number: int, speech: Speech) -> Text:
    space = view.road[number]
    line = Text(f"{number + 1} ")
    for seat in space.messengers:
        line.append_text(_seat(view, seat))
    if space.messengers:
        line.append(" ")
    return line.append(speech.say(f"draw-bonus-{space.bonus}") if space.bonus else "—")


def _dice(view: MonasteriumView, speech: Speech) -> Text:
    line = Text(speech.say("draw-dice"))
    for number, space in enumerate(view.spaces, start=1):
        line.append(f"  {number} ").append_text(_dice_signs(view, space))
    rolled = [
        sign + str(number)
        for number, pair in enumerate(view.rolled, start=1)
        for sign, count in zip("np", pair, strict=True)
        for _ in range(count)
    ]
    if rolled:
        line.append(f"\n{speech.say('draw-rolled')} {' '.join(rolled)}")
    if view.turn is not None and view.column is not None:
        column = speech.word("column", view.column)
        line.append(f"\n{speech.say('draw-tile', column=column)} ")
        line.append_text(_dice_signs(view, DiceView(view.tile[0], _only(view.turn, view.tile[1]))))
    return line


def _only(seat: int, count: int) -> tuple[int, ...]:
    """So many dice of one seat, in a list of all seats."""
    return (*(0 for _ in range(seat)), count)


def _dice_signs(view: MonasteriumView, dice: DiceView) -> Text:
    line = Text("n" * dice.neutral)
    for seat, count in enumerate(dice.personal):
        line.append_text(_seat(view, seat, count))
    return line if line.plain else Text(FREE)


# ── Players ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _standings(view: MonasteriumView, speech: Speech) -> Table:
    """Everybody's points, now and if the game ended here, and stock."""
    goods = [speech.say(f"draw-good-{good}") for good in view.goods]
    table = _table(
        speech.say("draw-player"), speech.say("draw-points"), speech.say("draw-projected"), *goods,
        speech.say("draw-own"), speech.say("draw-reroll"),
    )  # fmt: skip
    for player in view.players:
        name = _seat(view, player.seat).append(f" {speech.seat(player.seat)[:NAME]}")
        ready = speech.say("draw-ready" if player.reroll else "draw-used")
        stock = [str(count) for count in player.goods]
        table.add_row(name, str(player.points), str(player.projected_total), *stock, str(player.dice), ready)
    return table


def _action_area(player: PlayerView, speech: Speech) -> list[RenderableType]:
    """A player board: what is open, what it costs, where novices may go, and the church window."""
    first, second, third, fourth = player.prices
    prices = speech.say(
        "draw-prices",
        one_influence=first.influence,
        one_goods=first.goods,
        two_influence=second.influence,
        two_goods=second.goods,
        chapel=third.influence,
        cloister=fourth.rosary,
    )
    reach = speech.list([_colour(name, speech) for name in player.reach])
    idle = speech.list([speech.word("column", column) for column in player.idle])
    return [
        Text(speech.say("draw-area", seat=speech.seat(player.seat)), style="bold"),
        _actions(player, speech),
        Text(speech.say("draw-marks")),
        Text(prices),
        Text(speech.say("draw-reach", monasteries=reach)),
        *([Text(speech.say("draw-waste", columns=idle), style="bold")] if idle else ()),
        _window(player, speech),
    ]


def _actions(player: PlayerView, speech: Speech) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    for column in COLUMNS:
        turned = f" {TURNED}" if column in player.turned else ""
        table.add_column(column.upper() + turned, no_wrap=True)
    table.add_column("+")
    for row in ROWS:
        name = speech.say("draw-standard") if row == "standard" else row.upper()
        extra = CLOSED if f"{row}-extra" in player.novices else ""
        table.add_row(name, *(_action(player, row, column, speech) for column in COLUMNS), extra)
    return table


def _action(player: PlayerView, row: str, column: str, speech: Speech) -> str:
    space = f"{row}-{column}"
    if row == "iv":
        return CLOSED if space in player.novices else TURNED
    mark = CLOSED if space in player.novices else DONE if space in player.done else OPEN
    return f"{mark} {speech.say(f'draw-space-{space}')}"


def _window(player: PlayerView, speech: Speech) -> Text:
    """The church window as three groups of three panes."""
    line = Text(speech.say("draw-window"))
    for number, pane in enumerate(player.window):
        if number % 3 == 0:
            line.append("  | " if number else " ")
        line.append_text(_monastery(pane, speech) if pane else Text(FREE)).append(" ")
    return line


# ── Pages ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def draw_scoring(view: MonasteriumView, speech: Speech, _width: int) -> RenderableType:
    """Points by category, with the final scoring as it would be now."""
    table = _table("", *(speech.seat(player.seat)[:NARROW] for player in view.players))
    for part in ("lines", "projected"):
        for number, line in enumerate(getattr(view.players[0], part)):
            counts = [str(getattr(player, part)[number].points) for player in view.players]
            table.add_row(speech.score(line.reason), *counts)
    table.add_row(speech.say("draw-total"), *(str(player.projected_total) for player in view.players), style="bold")
    return table


def draw_missions(view: MonasteriumView, speech: Speech, width: int) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, width=min(width, 100))
    for heading in ("draw-mission", "draw-worth", "draw-needs", "draw-who"):
        table.add_column(speech.say(heading))
    for mission in view.missions:
        worth = "/".join(map(str, mission.points))
        table.add_row(
            speech.word("mission", mission.mission), worth, _demand(mission, speech), _fulfilled(mission, speech)
        )
    return table


def _demand(mission: MissionView, speech: Speech) -> str:
    if len(mission.demands) == 1:
        return speech.say(f"draw-count-{mission.demands[0]}", needs=mission.needs)
    pairs = zip(mission.demands[::2], mission.demands[1::2], strict=True)
    return ", ".join(
        speech.say("draw-demand", what=speech.say(f"draw-kind-{what}"), where=_colour(where, speech))
        for what, where in pairs
    )


def _fulfilled(mission: MissionView, speech: Speech) -> str:
    """Who has fulfilled it and when; of the others how far they are."""
    parts = []
    for seat, year in enumerate(mission.claimed):
        state = speech.say("draw-year", year=year) if year else f"{mission.progress[seat]}/{mission.needs}"
        parts.append(f"{seat_letter(seat)} {state}")
    return ", ".join(parts)


def draw_boards(view: MonasteriumView, speech: Speech, _width: int) -> RenderableType:
    """All player boards, one below the other."""
    return Group(*(part for player in view.players for part in (*_action_area(player, speech), Text(""))))


PAGES: dict[str, Callable[[MonasteriumView, Speech, int], RenderableType]] = {
    "scoring": draw_scoring,
    "missions": draw_missions,
    "boards": draw_boards,
}


def compose(view: MonasteriumView, speech: Speech, ask: Callable[[str], str]) -> Action | None:
    """Asks for the dice to roll again by what they show: quicker than a list of all sets of dice."""
    if view.doing != "rerolling":
        return None
    neutral = _numbers(ask(speech.say("draw-ask-neutral")))
    personal = _numbers(ask(speech.say("draw-ask-personal")))
    return RerollDice(neutral, personal) if neutral or personal else None


def _numbers(typed: str) -> tuple[int, ...]:
    return tuple(sorted(int(digit) for digit in re.findall(r"[1-9]", typed)))
