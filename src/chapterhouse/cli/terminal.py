"""A whole game at one terminal, hot-seat or with bots in any chair."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from chapterhouse.bots import Bot, find_bot
from chapterhouse.cli.draw import Board, Standby, board_of
from chapterhouse.cli.menu import Menu
from chapterhouse.cli.reference_text import print_rules, rules_about
from chapterhouse.cli.table import Table, read_option, seed_of
from chapterhouse.games import key_of
from chapterhouse.games.bot_names import BOT_NAMES
from chapterhouse.kernel import Action, Fault, Illegal, Malformed, Seat, fault, legal
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.text import write
from chapterhouse.speech import Speech, echo

CURTAIN_ROWS = 200
"""Enough blank lines to push the last player's screen out of sight where a terminal cannot be cleared."""
HELP = ("help", "?")
"""What people type who want to know what they can type."""


def new_table(game: AnyGame, chairs: Sequence[str], options: Sequence[str], seed: int | None) -> Table:
    """A game that begins, with as many players as there are chairs."""
    read = game.read_options({"players": len(chairs), **read_option(list(options))})
    if read.players != len(chairs):
        raise Malformed(f"{read.players} players but {len(chairs)} seats: {', '.join(chairs)}")
    return Table.fresh(game, read, names_of(chairs), seed)


def loaded_table(file: Path, seed: int | None) -> Table:
    """A game that goes on where its record ends."""
    table = Table.load(file)
    table.seed = seed
    return table


def bots_in(chairs: Sequence[str], seed: int | None) -> dict[Seat, Bot]:
    """The bots among the chairs, ``bot:greedy`` and the like."""
    return {seat: find_bot(chair[4:], seed_of(seed, seat)) for seat, chair in enumerate(chairs) if chair[:4] == "bot:"}


def names_of(chairs: Sequence[str]) -> list[str]:
    """The names at the table; bots have those of their chairs."""
    return [
        BOT_NAMES[seat % len(BOT_NAMES)] if chair.startswith("bot:") else chair for seat, chair in enumerate(chairs)
    ]


class Left(Exception):
    """The player has left the table."""


class Terminal:
    """Shows the table to the next actor and asks for an action."""

    def __init__(
        self, table: Table, speech: Speech, console: Console, bots: dict[Seat, Bot], save: Path | None
    ) -> None:
        self.table = table
        self.speech = speech
        self.console = console
        self.bots = bots
        self.save = save
        self.board: Board = board_of(key_of(table.game))
        self.at_screen: Seat | None = None
        self.seen: dict[Seat, int] = {}
        self.ready: set[Seat] = set()
        """Whose card of ``Board.standby`` lies ready."""

    def run(self) -> None:
        """Plays until the game is over or somebody leaves."""
        try:
            while self.table.waiting():
                self.turn()
        except (Left, KeyboardInterrupt, EOFError):
            self.say("cli-left", moves=len(self.table.moves))
            return
        self.over()

    def turn(self) -> None:
        waiting = self.table.waiting()
        thinking = [seat for seat in waiting if seat in self.bots]
        if thinking:
            self.let_bot(thinking[0])
        else:
            self.ask(waiting[0])
        if self.save is not None:
            self.table.save(self.save)

    def let_bot(self, seat: Seat) -> None:
        state = self.table.state
        choices = legal(state, seat)
        view = self.table.game.view(state, seat)
        self.table.act(seat, self.bots[seat].choose(view, choices))

    def ask(self, seat: Seat) -> None:
        """Asks one person until they have decided or taken something back."""
        declined = self.declined(seat)
        if declined is not None:
            self.table.act(seat, declined)
            return
        self.curtain(seat)
        self.show(seat)
        menu = Menu(legal(self.table.state, seat), self.speech)
        moves = len(self.table.moves)
        while len(self.table.moves) == moves:
            self.console.print(f"\n[bold]{escape(self.speech.step(self.doing(seat)))}[/]")
            for line in menu.lines(self.console.height - 8):
                self.console.print(escape(line))
            typed = self.prompt(self.speech.say("cli-prompt", name=self.speech.seat(seat))).strip()
            if not self.obey(seat, typed, menu):
                return
        self.seen[seat] = moves

    def declined(self, seat: Seat) -> Action | None:
        """The answer of somebody who is asked about nothing but a card that they did not lay ready."""
        standby = self.board.standby
        answer = None if standby is None else standby.declined(legal(self.table.state, seat))
        if answer is not None and seat in self.ready:
            self.ready.remove(seat)
            return None
        return answer

    def lay_ready(self, seat: Seat, standby: Standby) -> None:
        """Lays the card ready for the end of this turn, or takes it back."""
        if not standby.held(self.table.game.view(self.table.state, seat)):
            self.say(standby.missing)
            return
        self.ready ^= {seat}
        self.say(standby.ready if seat in self.ready else standby.kept)

    def doing(self, seat: Seat) -> str:
        doing: str = self.table.game.view(self.table.state, seat).doing
        return doing

    def obey(self, seat: Seat, typed: str, menu: Menu) -> bool:
        """Carries out what was typed. False: the moment has changed, look again."""
        word, _, rest = typed.partition(" ")
        commands = {"undo": self.undo, "look": self.look, "log": self.log, "quit": self.leave}
        commands |= dict.fromkeys(HELP, self.help)
        if typed in self.board.pages:
            self.page(seat, typed)
        elif self.board.standby is not None and typed == self.board.standby.word:
            self.lay_ready(seat, self.board.standby)
        elif word in commands:
            return commands[word](seat)
        elif word == "save":
            self.keep(rest)
        elif word == "why":
            self.why(seat, rest)
        elif word == "rule":
            self.look_up(rest)
        elif word == "ask" and self.board.compose is not None:
            self.compose(seat)
        else:
            self.choose(seat, typed, menu)
        return True

    def choose(self, seat: Seat, typed: str, menu: Menu) -> None:
        """A number, an action as text, or words that narrow the list."""
        action = menu.pick(typed)
        if action is None and menu.narrow(typed):
            return
        if action is None:
            action = self.read(typed)
        if action is not None:
            self.try_action(seat, action)

    def read(self, typed: str) -> Action | None:
        try:
            return self.table.game.read_action(typed)
        except Malformed as error:
            self.say("cli-not-understood", typed=echo(typed))
            if typed.partition(" ")[0] in {kind.__struct_config__.tag for kind in self.table.game.actions}:
                self.console.print(f"[dim]{escape(echo(str(error)))}[/]")
            return None

    def try_action(self, seat: Seat, action: Action) -> None:
        try:
            self.table.act(seat, action)
        except Illegal as error:
            self.refuse(error.fault)

    def refuse(self, refusal: Fault) -> None:
        title, _ = self.speech.rule(refusal.rule)
        self.console.print(f"[red]{escape(self.speech.fault(refusal))}[/]")
        self.console.print(f"[dim]{escape(title)} \\[{refusal.rule}][/]")

    def why(self, seat: Seat, typed: str) -> None:
        """Why an action is refused, without trying it."""
        action = self.read(typed)
        if action is None:
            return
        refusal = fault(self.table.state, seat, action)
        if refusal is None:
            self.say("cli-allowed")
        else:
            self.refuse(refusal)

    def look_up(self, words: str) -> None:
        """The rules about something; without a word there are too many for a table."""
        found = rules_about(words.strip(), self.speech) if words.strip() else {}
        if found:
            print_rules(found, self.speech, self.console)
        else:
            self.say("cli-no-rule")

    def compose(self, seat: Seat) -> None:
        assert self.board.compose is not None
        view = self.table.game.view(self.table.state, seat)
        self.speech.view = view
        action = self.board.compose(view, self.speech, lambda question: self.prompt(f"{question} "))
        if action is not None:
            self.try_action(seat, action)

    def undo(self, seat: Seat) -> bool:
        if self.table.undo(seat):
            if self.declined(seat) is not None:
                self.ready.add(seat)
            self.say("cli-undone")
            return False
        self.say("cli-no-undo")
        return True

    def look(self, seat: Seat) -> bool:
        self.show(seat)
        return True

    def log(self, seat: Seat) -> bool:
        self.speech.view = self.table.game.view(self.table.state, seat)
        for told in self.table.heard(seat):
            self.console.print(f"  {escape(self.speech.event(told.event))}")
        return True

    def help(self, seat: Seat) -> bool:
        example = write(legal(self.table.state, seat)[0])
        self.say("cli-help", pages=", ".join(self.board.pages) or "-", example=example)
        return True

    def leave(self, seat: Seat) -> bool:
        raise Left

    def keep(self, path: str) -> None:
        target = Path(path.strip() or f"{self.table.game.name}.record")
        try:
            self.table.save(target)
        except OSError as error:
            self.console.print(f"[red]{escape(str(error))}[/]")
            return
        self.say("cli-saved", file=str(target))

    def page(self, seat: Seat, name: str) -> None:
        view = self.table.game.view(self.table.state, seat)
        self.speech.view = view
        self.console.print(self.board.pages[name](view, self.speech, self.console.width))

    def show(self, seat: Seat) -> None:
        """What came of this seat's last decision and what has happened since, then the table as it sees it."""
        self.tell(seat, self.seen.get(seat))
        view = self.table.game.view(self.table.state, seat)
        self.console.print(self.board.draw(view, self.speech, self.console.width))

    def tell(self, seat: Seat | None, since: int | None) -> None:
        self.speech.view = self.table.game.view(self.table.state, seat)
        for told in self.table.heard(seat, since):
            self.console.print(f"[dim]·[/] {escape(self.speech.event(told.event))}")
            rule = self.board.rule_of(told.event)
            if rule is not None:
                self.console.print(f"  [dim]{escape(self.speech.rule(rule)[1])}[/]")

    def curtain(self, seat: Seat) -> None:
        """Between two people at one screen: nobody sees the other's hand."""
        if self.at_screen not in (None, seat):
            self.console.clear()
            self.console.print("\n" * (0 if self.console.is_terminal else CURTAIN_ROWS))
            self.prompt(self.speech.say("cli-curtain", name=self.speech.seat(seat)))
        self.at_screen = seat

    def over(self) -> None:
        """How the game ended since the last decision at this screen, then the result, line by line."""
        self.tell(None, max(self.seen.values(), default=len(self.table.moves) - 1))
        result = self.table.game.result(self.table.state)
        self.console.print(
            self.board.draw(self.table.game.view(self.table.state, None), self.speech, self.console.width)
        )
        self.console.print(f"\n[bold]{escape(self.speech.say(f'ending-{result.ending}'))}[/]")
        for score in sorted(result.scores, key=lambda score: -score.total):
            mark = "★" if score.seat in result.winners else " "
            self.console.print(f"{mark} {escape(self.speech.seat(score.seat)):<24}{score.total:>5}")
            for line in score.lines:
                self.console.print(f"[dim]    {escape(self.speech.score(line.reason)):<40}{line.points:>5}[/]")

    def say(self, key: str, **arguments: str | int) -> None:
        self.console.print(escape(self.speech.say(key, **arguments)))

    def prompt(self, text: str) -> str:
        return self.console.input(escape(text))
