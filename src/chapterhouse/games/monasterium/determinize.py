"""The state behind a view. Everything lies open in this game, so there is only one."""

from random import Random

from chapterhouse.games.monasterium.catalogue import (
    ACTION_SPACE,
    COLUMN_INDEX,
    MISSION_IDS,
    MONASTERY_INDEX,
    NOVICE_INDEX,
    RING,
)
from chapterhouse.games.monasterium.state import NOBODY, OWNERS, State
from chapterhouse.games.monasterium.steps.kinds import STEPS
from chapterhouse.games.monasterium.view import DiceView, MonasteriumView, PlaceView
from chapterhouse.kernel import Seat, text


def determinize(seen: MonasteriumView, _rng: Random) -> State:
    """A state that the owner of the view could be in: there is only one."""
    return State(
        stack=[text.read(line, STEPS) for line in reversed(seen.stack)],
        options=seen.options,
        year=seen.year - 1,
        round=seen.round - 1,
        starter=seen.starter,
        missions=[MISSION_IDS.index(mission.mission) for mission in seen.missions],
        claims=[mission.claimed[player.seat] for player in seen.players for mission in seen.missions],
        goods=[count for player in seen.players for count in player.goods],
        points=[line.points for player in seen.players for line in player.lines],
        home=[sum(1 << NOVICE_INDEX[novice] for novice in player.novices) for player in seen.players],
        rooms=[_mask(seen, player.seat, "rooms") for player in seen.players],
        cloister=[_mask(seen, player.seat, "cloister") for player in seen.players],
        chapels=[monastery.chapel[player.seat] for player in seen.players for monastery in seen.monasteries],
        windows=[monastery.windows for monastery in seen.monasteries],
        panes=[MONASTERY_INDEX[pane] + 1 if pane else 0 for player in seen.players for pane in player.window],
        messenger=[player.messenger - 1 for player in seen.players],
        owned=[player.dice for player in seen.players],
        rerolled=[0 if player.reroll else 1 for player in seen.players],
        hand=[count for player in seen.players for count in (player.hand.neutral, *player.hand.personal)],
        rolled=[pair[kind] for kind in (0, 1) for pair in seen.rolled],
        spaces=[count for space in seen.spaces for count in _padded(space)],
        turn=NOBODY if seen.turn is None else seen.turn,
        column=NOBODY if seen.column is None else COLUMN_INDEX[seen.column],
        tile=list(seen.tile),
        paid=seen.paid,
        done=_done(seen),
    )


def _mask(seen: MonasteriumView, seat: Seat, area: str) -> int:
    mask = 0
    for monastery in seen.monasteries:
        places: tuple[PlaceView, ...] = getattr(monastery, area)
        for place in places:
            if place.owner == seat:
                at = int(place.spot.rpartition("-")[2]) - 1
                mask |= 1 << (MONASTERY_INDEX[monastery.monastery] * RING + at)
    return mask


def _padded(space: DiceView) -> list[int]:
    counts = [space.neutral, *space.personal]
    return counts + [0] * (OWNERS - len(counts))


def _done(seen: MonasteriumView) -> int:
    return sum(ACTION_SPACE[name].bit for player in seen.players for name in player.done)
