"""The actions of a record in words, for a game that has texts; others keep their own notation."""

from collections.abc import Sequence
from typing import Any

from chapterhouse.bots import Reason
from chapterhouse.bots.coach import argue_all
from chapterhouse.kernel import Action, Malformed, Record, Seat, legal
from chapterhouse.kernel.record import AnyGame, final
from chapterhouse.speech import Speech


class RecordWords:
    """Says what was done in a record, or could have been."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self._speech = Speech(game, names=record.names) if has_words(game) else None

    def action(self, line: str) -> str:
        """An action that is written as in a record."""
        return line if self._speech is None else self._speech.action(self.game.read_action(line)).rstrip(".")

    def why(self, reasons: Sequence[Reason]) -> list[str]:
        """Why one choice is better than another."""
        return [each.key for each in reasons] if self._speech is None else argue_all(reasons, self._speech, "en")


def has_words(game: AnyGame) -> bool:
    return (game.folder() / "text" / "en.ftl").is_file()


def choices_at(game: AnyGame, record: Record, at: int) -> tuple[Seat, Sequence[Action]]:
    """The seat that decided after ``at`` actions, and everything that is listed for it there."""
    if not 0 <= at < len(record.lines):
        raise Malformed(f"the record has {len(record.lines)} actions; after {at} there is none to change")
    state: Any = final(game, record.upto(at))
    seat = record.lines[at].seat
    return seat, legal(state, seat)


def chosen_action(game: AnyGame, record: Record, at: int, instead: str) -> Action:
    """An action by its number in the list, or as it is written in a record."""
    if not instead.isdecimal():
        return game.read_action(instead)
    _, choices = choices_at(game, record, at)
    if not 1 <= int(instead) <= len(choices):
        raise Malformed(f"choices after {at} actions: {len(choices)}; --list shows them with their numbers")
    return choices[int(instead) - 1]
