"""Drills at the terminal: short positions with one question each."""

from rich.console import Console
from rich.markup import escape

from chapterhouse.cli.draw import board_of
from chapterhouse.games import find, key_of
from chapterhouse.kernel import Malformed
from chapterhouse.learn.drill import PLAYERS, Drill, Option, drill_names
from chapterhouse.speech import Speech, bundle_with, echo

LEAVE = ("q", "quit")


def name_of(game: str, wanted: str) -> str:
    """The name of a drill, which may be given by its number."""
    names = drill_names(find(game).name)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return names[int(wanted) - 1]
    if wanted not in names:
        raise Malformed(f"{game} has no drill {echo(wanted)!r}; there are {', '.join(names)}")
    return wanted


def speech_of(key: str, lang: str) -> Speech:
    """Speaks of a game with its learning texts."""
    game = find(key)
    return Speech(game, lang, PLAYERS, words=bundle_with(game, lang, f"{game.package}.learn"))


def list_drills(game: str, speech: Speech, console: Console) -> None:
    names = drill_names(game)
    console.print(f"\n[bold]{escape(speech.say('cli-drills', game=speech.say('game-name'), count=len(names)))}[/]")
    for number, name in enumerate(names, start=1):
        console.print(f"{number:>3}  [bold]{name}[/]  {escape(speech.say(f'drill-{name}'))}")


class DrillTerminal:
    """One drill at the terminal: asked until the answer is right or the player leaves."""

    def __init__(self, made: Drill, lang: str, console: Console) -> None:
        self.drill = made
        self.speech = speech_of(key_of(made.game), lang)
        self.console = console
        self.board = board_of(key_of(made.game))
        self.view = made.game.view(made.state, made.seat)
        self.speech.view = self.view

    def run(self) -> None:
        self.console.print(self.board.draw(self.view, self.speech, self.console.width))
        self.console.print(f"\n[bold]{escape(self.speech.say(self.drill.key))}[/]")
        for number, option in enumerate(self.drill.options, start=1):
            self.console.print(f"{number:>3}  {escape(self.label(option))}")
        if self.board.pages:
            self.say("cli-drill-pages", pages=", ".join(self.board.pages))
        try:
            while not self.answered():
                pass
        except (KeyboardInterrupt, EOFError):
            self.console.print()

    def answered(self) -> bool:
        """One answer; whether the drill is done with, by the right one or by leaving."""
        count = len(self.drill.options)
        typed = self.console.input(escape(self.speech.say("cli-drill-prompt", count=count))).strip()
        if typed in LEAVE:
            return True
        if typed in self.board.pages:
            self.console.print(self.board.pages[typed](self.view, self.speech, self.console.width))
            return False
        if not typed.isdecimal() or not 1 <= int(typed) <= count:
            self.say("cli-drill-number", count=count)
            return False
        return self.judge(self.drill.options[int(typed) - 1])

    def judge(self, option: Option) -> bool:
        """What the engine says of a choice."""
        if not option.right:
            self.say("cli-drill-wrong")
            self.explain(option)
            return False
        self.console.print(
            f"[green]{escape(self.speech.say('cli-drill-right'))}[/] {escape(self.speech.say(f'{self.drill.key}-why'))}"
        )
        for other in self.drill.options:
            self.explain(other)
        for rule in self.drill.rules:
            self.console.print(f"[dim]{escape(self.speech.rule(rule)[0])} \\[{rule}][/]")
        return True

    def explain(self, option: Option) -> None:
        """What a choice comes to, or the rule that forbids it."""
        if option.fault is not None:
            said = self.speech.fault(option.fault)
        elif option.value is not None:
            said = self.speech.say("cli-drill-value", value=option.value)
        else:
            return
        self.console.print(f"[dim]{escape(self.label(option))}: {escape(said)}[/]")

    def label(self, option: Option) -> str:
        if option.action is not None:
            return self.speech.action(option.action)
        return self.speech.word(self.drill.kind, option.name) if option.name else str(option.number)

    def say(self, key: str, **arguments: str | int) -> None:
        self.console.print(escape(self.speech.say(key, **arguments)))
