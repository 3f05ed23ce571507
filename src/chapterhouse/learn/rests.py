"""On which rule a choice rests, decision by decision: the way from "what can I do now?" to the rules.

``learn/rests.toml`` of a game names them by step and kind of action. ``{title}`` stands for a field of the action,
where each thing has a rule of its own: every book of the Abbey.
"""

from functools import cache

from chapterhouse.games import GAMES
from chapterhouse.kernel.data import load

RESTS = "rests.toml"

Rests = dict[str, dict[str, str]]


@cache
def rests(game: str) -> Rests:
    """By step and kind of action, the rule."""
    return load(GAMES[game].folder() / "learn" / RESTS, Rests)


def messages(game: str) -> str:
    """The same as Fluent messages, ``rests-<step>-<action>``, for whoever reads the learning texts."""
    lines = [(f"{step}-{action}", rule) for step, choices in rests(game).items() for action, rule in choices.items()]
    return "".join(f"rests-{name} = {rule.replace('{', '{ $').replace('}', ' }')}\n" for name, rule in lines)
