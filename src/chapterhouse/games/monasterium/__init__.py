"""Monasterium: dice drafting, an Action area that opens up, and chains of bonuses inside bonuses."""

from importlib.resources import files

from chapterhouse.games.monasterium.actions import ACTIONS
from chapterhouse.games.monasterium.catalogue import PLAYERS
from chapterhouse.games.monasterium.determinize import determinize
from chapterhouse.games.monasterium.events import EVENTS
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.position import read_position, write_position
from chapterhouse.games.monasterium.scoring import result
from chapterhouse.games.monasterium.setup import start
from chapterhouse.games.monasterium.state import State
from chapterhouse.games.monasterium.steps.kinds import STEPS
from chapterhouse.games.monasterium.view import MonasteriumView, own_view, view
from chapterhouse.games.monasterium.vocabulary import WORDS
from chapterhouse.games.monasterium.wording import component_words
from chapterhouse.kernel import Game
from chapterhouse.kernel.data import edition_in_force

GAME = Game(
    name="monasterium",
    version=1,
    package="chapterhouse.games.monasterium",
    edition=edition_in_force(files("chapterhouse.games.monasterium")),
    players=PLAYERS,
    options=MonasteriumOptions,
    state=State,
    view_type=MonasteriumView,
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
    open_information=True,
    glossary=component_words,
)
