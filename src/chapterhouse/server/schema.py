"""The protocol as JSON Schema, for people who write clients: messages, and by game its views, events and actions.

    python -m chapterhouse.server.schema > protocol.json

The server publishes the same document at ``/api/protocol.json``; the types of the browser client are made from it.
"""

import sys
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from chapterhouse.analysis.piles import PileCourse
from chapterhouse.games import GAMES
from chapterhouse.kernel import Hindsight
from chapterhouse.kernel.game import union
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server import drills, edition_forms, forms, judgement_forms, lesson_guide, messages, rule_examples
from chapterhouse.server.aids import conclusions_type, preview_type
from chapterhouse.server.thoughts import BotThought
from chapterhouse.tale import SpokenTale

REF = "#/$defs/{name}"

FORMS: tuple[type[msgspec.Struct], ...] = (
    forms.Problem,
    forms.Me,
    forms.SetMe,
    forms.MyLink,
    forms.MakeLink,
    forms.LookAtLink,
    forms.LinkOwner,
    forms.UseLink,
    forms.SwitchPerson,
    forms.MySession,
    forms.MyRelation,
    forms.MyPasskey,
    forms.PasskeyOptions,
    forms.AddPasskey,
    forms.RenamePasskey,
    forms.UsePasskey,
    forms.MyDataSummary,
    forms.DeleteMe,
    forms.GameInfo,
    forms.RulesReference,
    rule_examples.RuleExamples,
    edition_forms.Editions,
    edition_forms.EditionDraft,
    edition_forms.EditionCheck,
    edition_forms.CardDraft,
    edition_forms.CardSaid,
    forms.MakeTable,
    forms.Made,
    forms.Lobby,
    forms.Replay,
    forms.MakeStudy,
    forms.NotePage,
    forms.Health,
    lesson_guide.LessonInfo,
    lesson_guide.MakeLesson,
    lesson_guide.Guide,
    drills.DrillList,
    drills.DrillSaid,
    messages.TableFacts,
    BotThought,
    Hindsight,
    SpokenTale,
    judgement_forms.Judgement,
    judgement_forms.StartJudgement,
    judgement_forms.MomentChoices,
    judgement_forms.AskWhatIf,
    judgement_forms.WhatIf,
    PileCourse,
)


def document(games: Iterable[AnyGame]) -> dict[str, Any]:
    """Everything that goes over the wire."""
    return {
        "protocol": messages.PROTOCOL,
        "client": _schema([messages.ClientMessage], ["client"]),
        "server": _schema([messages.ServerMessage], ["server"]),
        "forms": _schema(list(FORMS), [form.__name__ for form in FORMS]),
        "games": {game.name: game_schema(game) for game in games},
    }


def game_schema(game: AnyGame) -> dict[str, Any]:
    """What the fields typed View, Event and Action hold at a table of this game, and what it adds to a deduction."""
    kinds = [game.view_type, union(game.events), union(game.actions), game.options]
    names = ["view", "event", "action", "options"]
    if game.deducer is not None:
        kinds += [conclusions_type(game.deducer), preview_type(game.deducer)]
        names += ["conclusions", "preview"]
    return {"version": game.version, **_schema(kinds, names)}


def _schema(kinds: Sequence[Any], names: Sequence[str]) -> dict[str, Any]:
    schemas, definitions = msgspec.json.schema_components(kinds, ref_template=REF)
    return {**dict(zip(names, schemas, strict=True)), "$defs": definitions}


def encoded(games: Iterable[AnyGame]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document(games)), indent=1)


if __name__ == "__main__":
    sys.stdout.buffer.write(encoded(GAMES.values()))
