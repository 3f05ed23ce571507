"""Words for a bot's reasons, and hints for people.

Reasons can reveal what a hand holds: ``may_be_told`` says when others may see them. A hint is made from the view of the
person who asks, so it reveals nothing to them; whether hints are allowed is up to the table.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from babel.numbers import get_decimal_symbol

from chapterhouse.bots.bot import Reason, Thought, think
from chapterhouse.bots.directory import find_bot
from chapterhouse.bots.evaluator import game_of
from chapterhouse.games import find
from chapterhouse.kernel import Action, View
from chapterhouse.kernel.words import Argument
from chapterhouse.speech import Speech, bundle

PACKAGE = "chapterhouse.bots"
COACH = "abbot"
PATIENCE = 1.0
"""Seconds that a person waits for a hint at most."""


class Advice(msgspec.Struct, frozen=True):
    """A suggested action with its reasons, worded in one language."""

    action: Action
    words: str
    why: tuple[str, ...]


def may_be_told(game: str, over: bool) -> bool:
    """Whether everybody may see why a bot moved: when the game is over, or hides nothing."""
    return over or find(game).open_information


def hint(
    view: View,
    choices: Sequence[Action],
    language: str = "en",
    names: Sequence[str] = (),
    bot: str = COACH,
    seconds: float | None = None,
    rng: Random | None = None,
) -> Advice:
    """What a bot would do in this chair."""
    return explain(game_of(view), think(find_bot(bot, rng or Random()), view, choices, seconds), language, names)


def explain(game: str, thought: Thought, language: str = "en", names: Sequence[str] = ()) -> Advice:
    """A thought in words."""
    speech = Speech(find(game), language, names)
    why = [_reason(reason, speech, language) for reason in thought.reasons]
    if thought.second is not None:
        why.append(_compared(thought, speech, language))
    return Advice(thought.action, speech.action(thought.action), tuple(why))


def _reason(reason: Reason, speech: Speech, language: str) -> str:
    what = say(reason.key, language, **{name: _worded(value, speech) for name, value in reason.args.items()})
    return say("bot-reason", language, what=what, points=signed(reason.weight, language))


def argue(reason: Reason, speech: Speech, language: str) -> str:
    """A reason as a sentence to whoever decided: what the better choice has more of, or less."""
    way = "less" if reason.weight < 0 else "more"
    return say(reason.key, language, way, **{name: _worded(value, speech) for name, value in reason.args.items()})


def argue_all(reasons: Sequence[Reason], speech: Speech, language: str) -> list[str]:
    """Why a choice is better. Where nothing speaks for it at once, it is better only when the game is played on."""
    said = [argue(reason, speech, language) for reason in reasons]
    return said if any(reason.weight > 0 for reason in reasons) else [say("bot-proves-better", language), *said]


def _worded(value: Argument, speech: Speech) -> str | int:
    """A blank filled: a thing that is written ``kind:id`` by its name."""
    kind, colon, name = str(value).partition(":")
    return speech.word(kind, name) if colon else value


def _compared(thought: Thought, speech: Speech, language: str) -> str:
    assert thought.second is not None
    other = speech.action(thought.second)
    if thought.chance is not None and thought.second_chance is not None:
        first, second = round(100 * thought.chance), round(100 * thought.second_chance)
        return say("bot-chances", language, first=first, second=second, other=other)
    return say("bot-second", language, other=other)


def signed(points: float, language: str) -> str:
    """Points with their sign, as the language writes a fraction."""
    written = f"{points:+.1f}".replace("-", "−")
    return written.replace(".", get_decimal_symbol(language))


def say(key: str, language: str, attribute: str = "", /, **arguments: Any) -> str:
    """One message of the bots' own catalogue, or an attribute of it."""
    catalogue = bundle(PACKAGE, language)
    message = catalogue.get_message(key) if catalogue.has_message(key) else None
    if message is None:
        raise KeyError(f"{PACKAGE}/{language}: no message {key!r}")
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"{PACKAGE}/{language}: no message {key!r}")
    said, errors = catalogue.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"{PACKAGE}/{language}: {key}: {errors}")
    return str(said)
