"""Bots: they see what a person in their chair sees, a view and the choices, never a state.

A bot is anything with a ``choose`` method. To add one, write it in its own file and name it in ``directory.py``:

    class Bold:
        def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
            return choices[-1]
"""

from chapterhouse.bots.bot import Bot, Reason, ThinkingBot, Thought, think
from chapterhouse.bots.directory import BOTS, MAKERS, STAND_IN, Maker, find_bot
from chapterhouse.bots.levels import LEVELS, Level

__all__ = [
    "BOTS",
    "LEVELS",
    "MAKERS",
    "STAND_IN",
    "Bot",
    "Level",
    "Maker",
    "Reason",
    "ThinkingBot",
    "Thought",
    "find_bot",
    "think",
]
