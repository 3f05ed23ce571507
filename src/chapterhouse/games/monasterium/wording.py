"""Names that follow from the components: an action space, a place of a novice, the bonus of a line of the window."""

from collections.abc import Iterator, Sequence

from chapterhouse.games.monasterium.catalogue import (
    AREAS,
    CLOISTER,
    KINDS,
    PLAYER_BOARD,
    ROOM,
    SPOTS,
    BoardAction,
    Spot,
)
from chapterhouse.kernel.wording import Speaker, literal

_MESSENGER = "messenger"


def component_words(speech: Speaker) -> str:
    """Messages with the numbers of the data in force, as Fluent text. A name that an edition gives itself stays."""
    named = dict((*_spaces(speech), *_places(speech)))
    made = {key: said for key, said in named.items() if not speech.has(key)} | dict(_bonuses(speech))
    return "".join(f"{key} = {literal(said)}\n" for key, said in made.items())


def _spaces(speech: Speaker) -> Iterator[tuple[str, str]]:
    for action in PLAYER_BOARD.action:
        row, column = action.row.upper(), action.column.upper()
        deed = _deed(speech, action)
        said = speech.say("space-named", row_id=action.row, row=row, column=column, deed=deed)
        yield f"space-{action.row}-{action.column}", said


def _deed(speech: Speaker, action: BoardAction) -> str:
    counted = [speech.say("counted-goods", good_id=good, count=action.count) for good in action.goods]
    return speech.say(f"space-{action.does}", count=action.count, goods=_either(speech, counted))


def _either(speech: Speaker, goods: Sequence[str]) -> str:
    if len(goods) < 2:
        return "".join(goods)
    return speech.say("space-either", head=", ".join(goods[:-1]), last=goods[-1])


def _places(speech: Speaker) -> Iterator[tuple[str, str]]:
    for spot in SPOTS:
        if spot.area in (ROOM, CLOISTER):
            yield f"spot-{spot.name}", speech.say(f"place-{_kind(spot)}", number=spot.at + 1)


def _kind(spot: Spot) -> str:
    return KINDS[spot.kind] if spot.area == ROOM else AREAS[spot.area]


def _bonuses(speech: Speaker) -> Iterator[tuple[str, str]]:
    """A bonus of one good has its name in the catalogue; of several the number stands with it."""
    for line in (*PLAYER_BOARD.window_row, *PLAYER_BOARD.window_column):
        if line.bonus == _MESSENGER:
            yield f"bonus-{line.bonus}", speech.say("bonus-messenger-steps", count=line.count)
        elif line.count > 1:
            yield f"bonus-{line.bonus}", speech.say("counted-goods", good_id=line.bonus, count=line.count)
