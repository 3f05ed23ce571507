"""Monastery (Ragnar Brothers, 2008) for two to four players."""

from chapterhouse.games.monastery import actions, events
from chapterhouse.games.monastery.catalogue import COLOURS, HOUR_NAMES, TILES
from chapterhouse.games.monastery.cells import Places
from chapterhouse.games.monastery.options import MonasteryOptions
from chapterhouse.games.monastery.position import read_position, write_position
from chapterhouse.games.monastery.scoring import result
from chapterhouse.games.monastery.setup import start
from chapterhouse.games.monastery.state import State
from chapterhouse.games.monastery.steps.kinds import STEPS
from chapterhouse.games.monastery.view import MonasteryView, determinize, silent, view
from chapterhouse.kernel.game import Game

GAME = Game(
    name="monastery",
    version=2,
    package="chapterhouse.games.monastery",
    players=range(2, 5),
    options=MonasteryOptions,
    state=State,
    view_type=MonasteryView,
    actions=(
        actions.PlaceTile,
        actions.ExchangeTile,
        actions.ReturnTile,
        actions.Walk,
        actions.ChangeBox,
        actions.Encourage,
        actions.Construct,
        actions.Pray,
        actions.UseIcon,
        actions.SwitchLetter,
        actions.Work,
        actions.CollectLetter,
        actions.CollectMonk,
        actions.ElectAbbot,
        actions.Imprison,
        actions.StandUp,
        actions.Stay,
        actions.Done,
    ),
    events=(
        events.ColoursDrawn,
        events.RoundBegan,
        events.TilePlaced,
        events.TilesDrawn,
        events.TileSeen,
        events.TileReturned,
        events.MonkWalked,
        events.BoxChanged,
        events.TileEncouraged,
        events.BlessingsFound,
        events.BlessingReturned,
        events.BlessingsReceived,
        events.BlessingsSpent,
        events.ConstructionScored,
        events.TileConstructed,
        events.MonkPrayed,
        events.MonksWorked,
        events.IconUsed,
        events.LettersSwitched,
        events.LetterCollected,
        events.MonkCollected,
        events.PhraseCompleted,
        events.MonkStoodUp,
        events.MonksReturned,
        events.MonkStayed,
        events.AbbotElected,
        events.MonkImprisoned,
        events.GameEnded,
    ),
    steps=STEPS,
    words={
        "tile": TILES,
        "place": Places(),
        "colour": COLOURS,
        "hour": HOUR_NAMES,
        "ending": ("letters", "night", "no-placement"),
    },
    start=start,
    view=view,
    determinize=determinize,
    result=result,
    write_position=write_position,
    read_position=read_position,
    silent=silent,
)
