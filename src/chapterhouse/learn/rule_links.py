"""The rule behind every choice, by decision and kind of action: the links from "what can I do now?" to the rules.

``learn/rule_links.toml`` of a game names them by step and kind of action. ``{title}`` stands for a field of the action
where each thing has its own rule: every book of the Abbey.
"""

from functools import cache

from chapterhouse.games import GAMES
from chapterhouse.kernel.data import load

FILE = "rule_links.toml"

RuleLinks = dict[str, dict[str, str]]


@cache
def rule_links(game: str) -> RuleLinks:
    """The rule, by step and kind of action."""
    return load(GAMES[game].folder() / "learn" / FILE, RuleLinks)


def messages(game: str) -> str:
    """The same as Fluent messages, ``rests-<step>-<action>``, for clients that read the learning texts."""
    lines = [
        (f"{step}-{action}", rule) for step, choices in rule_links(game).items() for action, rule in choices.items()
    ]
    return "".join(f"rests-{name} = {rule.replace('{', '{ $').replace('}', ' }')}\n" for name, rule in lines)
