"""The command line. Each module of this package brings some commands; only the one that is asked for is loaded."""

import platform
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files

import typer

from chapterhouse import __version__, native
from chapterhouse.games import NAMES
from chapterhouse.games.editions import shipped_editions
from chapterhouse.kernel import ChapterhouseError

COMMANDS: Mapping[str, Mapping[str, str]] = {
    "play": {"play": "Play a game in the terminal."},
    "replay": {"replay": "Print a recorded game: what everybody heard, or what one seat heard."},
    "story": {"story": "Tell the story of a recorded game: what happened, what decided it, how it ended."},
    "drill": {"drill": "List the drills, or answer one: a position, one question, and choices that the engine judges."},
    "reference": {
        "rules": "Print the rules reference: all of it, a chapter, one rule, or all rules with a word.",
        "data": "Print the numbers that are reconstructed, inferred or reported, not printed in the rules.",
    },
    "scenario": {"scenario": "Run scenario files: a position, moves, and the expected outcome."},
    "serve": {
        "serve": "Run the table server.",
        "backup": "Write everything into one file, also while the server runs. The file holds secrets: keep it safe.",
        "restore": "Restore a backup into an empty database, SQLite or PostgreSQL.",
        "export": "Export the record of every finished game, one text file each.",
        "import": "Import records of finished games as tables. All files are checked before any is stored.",
        "migrate": (
            "Migrate the database to the schema of this version; running games continue. (``serve`` does it too.)"
        ),
    },
    "house": {"house": "For the operator of a server: tables, people and reports, also while the server runs."},
    "edition": {
        "edition": "Editions: sets of component data of your own, as files that can be corrected without programming.",
    },
    "lab": {
        "simulate": "Play many games among bots and store the results. Ctrl-C stops; the same command continues.",
        "report": "Print the results of runs with 95 % intervals, and write a page with charts.",
        "tournament": "Play bots against each other, every line-up from every chair on the same deals, and rate them.",
        "analyse": "Find the turning points of a recorded game, and what a stronger bot would have played there.",
        "whatif": "Branch a record, let bots finish both branches, and report the difference with its interval.",
    },
    "bot": {
        "bot": (
            "Answer questions as a bot, a line of JSON for a line of JSON; or play against a program or another bot."
        ),
        "tune": "Search for better weights by self-play, and print them as they stand in a weights file.",
    },
}
"""Module → its commands, each with the first paragraph of its help: the list of commands loads none of them."""


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo("\n".join(describe_version()))
        raise typer.Exit


def describe_version() -> list[str]:
    """The version, and for each game its shipped edition and whether its rules are compiled."""
    lines = [f"chapterhouse {__version__}, Python {platform.python_version()}"]
    for game in NAMES:
        edition = shipped_editions(files("chapterhouse.games") / game).current
        lines.append(f"{game}: edition {edition}, rules {'compiled' if native.in_use(game) else 'not compiled'}")
    return lines


def _options(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Print the version."),
) -> None:
    """Chapterhouse: a table for three monastery board games."""


def build(asked: str) -> typer.Typer:
    """The requested command; the list of all commands when it is none of them.

    Help is plain text: typer's boxes load rich, which takes as long as everything else together.
    """
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    app.callback()(_options)
    owner = next((module for module, commands in COMMANDS.items() if asked in commands), None)
    if owner is None:
        for name, summary in (each for commands in COMMANDS.values() for each in commands.items()):
            app.command(name, help=summary, short_help=summary)(_list_only)
        return app
    brought = import_module(f"chapterhouse.cli.{owner}").app
    app.registered_commands += brought.registered_commands
    app.registered_groups += brought.registered_groups
    return app


def _list_only() -> None:
    """Stands for a command in the list of commands."""


def main() -> None:
    """The command ``chapterhouse``. Wrong input is reported in one line, with exit status 2."""
    try:
        build(next((word for word in sys.argv[1:] if not word.startswith("-")), ""))()
    except ChapterhouseError as error:
        _complain(str(error))
    except FileNotFoundError as error:
        _complain(f"there is no file {error.filename!r}")
    except (OSError, UnicodeDecodeError) as error:
        _complain(str(error))


def _complain(what: str) -> None:
    typer.echo(f"chapterhouse: {what}", err=True)
    sys.exit(2)
