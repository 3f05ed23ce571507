"""The choices of one decision as a numbered list that words can narrow."""

from collections import Counter
from collections.abc import Sequence

from chapterhouse.kernel import Action, text
from chapterhouse.speech import Speech


class Choice:
    """One action with its number, its sentence and its line."""

    def __init__(self, number: int, action: Action, speech: Speech) -> None:
        self.number = number
        self.action = action
        self.sentence = speech.action(action)
        self.line = text.write(action)

    def has(self, words: Sequence[str]) -> bool:
        """Whether every word stands somewhere in the sentence or in the line."""
        place = f"{self.sentence} {self.line}".lower()
        return all(word in place for word in words)


class Menu:
    """All choices, rare kinds first, so that “done” is never lost below a hundred places for a tile."""

    def __init__(self, actions: Sequence[Action], speech: Speech) -> None:
        kinds = Counter(type(action) for action in actions)
        ordered = sorted(actions, key=lambda action: (kinds[type(action)], type(action).__name__))
        self.speech = speech
        self.choices = [Choice(number, action, speech) for number, action in enumerate(ordered, start=1)]
        self.words: list[str] = []

    def shown(self) -> list[Choice]:
        return [choice for choice in self.choices if choice.has(self.words)]

    def lines(self, room: int) -> list[str]:
        """As many choices as there is room for, and how many more there are."""
        shown = self.shown()
        room = max(room, 8)
        lines = [f"{choice.number:>4}  {choice.sentence}" for choice in shown[:room]]
        if len(shown) > room:
            lines.append("      " + self.speech.say("cli-more", count=len(shown) - room))
        if self.words:
            lines.append("      " + self.speech.say("cli-narrowed", words=" ".join(self.words)))
        return lines

    def pick(self, typed: str) -> Action | None:
        """The choice with this number, or the only one that the typed line is."""
        for choice in self.choices:
            if typed in (str(choice.number), choice.line):
                return choice.action
        return None

    def narrow(self, typed: str) -> bool:
        """Keeps the choices that have all these words; nothing typed shows everything again."""
        words = typed.lower().split()
        if words and not any(choice.has(words) for choice in self.choices):
            return False
        self.words = words
        return True
