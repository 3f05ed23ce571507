"""Mystery of the Abbey (Days of Wonder, 2003), for three to six players."""

from importlib.resources import files

from chapterhouse.games.abbey.actions import ACTIONS
from chapterhouse.games.abbey.card_maker import CARD_MAKER
from chapterhouse.games.abbey.deduction.deducer import DEDUCER
from chapterhouse.games.abbey.determinize import determinize
from chapterhouse.games.abbey.events import EVENTS
from chapterhouse.games.abbey.notebook import ASIDES
from chapterhouse.games.abbey.options import PLAYERS, AbbeyOptions
from chapterhouse.games.abbey.position import read_position, write_position
from chapterhouse.games.abbey.private_notes import NOTES
from chapterhouse.games.abbey.scoring import result
from chapterhouse.games.abbey.setup import start
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.kinds import STEPS
from chapterhouse.games.abbey.typed import read_typed
from chapterhouse.games.abbey.view import AbbeyView, own_view, view
from chapterhouse.games.abbey.vocabulary import WORDS
from chapterhouse.games.abbey.wording import blanks
from chapterhouse.games.abbey.wording.cards import card_words
from chapterhouse.kernel import Game
from chapterhouse.kernel.data import edition_in_force, same_in_effect

GAME: Game[State, AbbeyOptions, AbbeyView] = Game(
    name="abbey",
    version=2,
    package="chapterhouse.games.abbey",
    edition=edition_in_force(files("chapterhouse.games.abbey")),
    formerly=same_in_effect(files("chapterhouse.games.abbey")),
    players=PLAYERS,
    options=AbbeyOptions,
    state=State,
    view_type=AbbeyView,
    actions=(*ACTIONS, *ASIDES),
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
    deducer=DEDUCER,
    notes=NOTES,
    wording=blanks,
    glossary=card_words,
    card_maker=CARD_MAKER,
    interpret=read_typed,
)
