"""Monastery (Ragnar Brothers, 2008) for two to four players."""

from importlib.resources import files

from chapterhouse.games.monastery.actions import ACTIONS
from chapterhouse.games.monastery.determinize import determinize
from chapterhouse.games.monastery.events import EVENTS
from chapterhouse.games.monastery.options import PLAYERS, MonasteryOptions
from chapterhouse.games.monastery.position import read_position, write_position
from chapterhouse.games.monastery.scoring import result
from chapterhouse.games.monastery.setup import start
from chapterhouse.games.monastery.state import State
from chapterhouse.games.monastery.steps.kinds import STEPS
from chapterhouse.games.monastery.view import MonasteryView, own_view, silent, view
from chapterhouse.games.monastery.vocabulary import WORDS
from chapterhouse.games.monastery.wording import blanks
from chapterhouse.kernel import Game
from chapterhouse.kernel.data import edition_in_force

GAME = Game(
    name="monastery",
    version=2,
    package="chapterhouse.games.monastery",
    edition=edition_in_force(files("chapterhouse.games.monastery")),
    players=PLAYERS,
    options=MonasteryOptions,
    state=State,
    view_type=MonasteryView,
    actions=ACTIONS,
    events=EVENTS,
    steps=STEPS,
    words=WORDS,
    start=start,
    view=view,
    own_view=own_view,
    determinize=determinize,
    result=result,
    write_position=write_position,
    read_position=read_position,
    silent=silent,
    wording=blanks,
)
