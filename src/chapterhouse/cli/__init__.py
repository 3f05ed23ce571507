"""The command line. Each module of this package brings some commands; only the one that is asked for is loaded."""

import sys
from collections.abc import Mapping
from importlib import import_module

import typer

from chapterhouse import __version__
from chapterhouse.kernel import ChapterhouseError

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "play": ("play",),
    "replay": ("replay",),
    "reference": ("rules", "data"),
    "scenario": ("scenario",),
    "serve": ("serve", "backup", "restore", "export", "import", "migrate"),
    "house": ("house",),
    "edition": ("edition",),
    "lab": ("simulate", "report", "tournament", "analyse", "whatif"),
    "bot": ("bot", "tune"),
}
"""Module → the commands it brings."""


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"chapterhouse {__version__}")
        raise typer.Exit


def _options(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Print the version."),
) -> None:
    """Chapterhouse: a table for three monastery board games."""


def build(asked: str) -> typer.Typer:
    """The requested command, or all commands when it is none of them."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback()(_options)
    owners = [module for module, commands in COMMANDS.items() if asked in commands]
    for module in owners or COMMANDS:
        brought = import_module(f"chapterhouse.cli.{module}").app
        app.registered_commands += brought.registered_commands
        app.registered_groups += brought.registered_groups
    return app


def main() -> None:
    """The command ``chapterhouse``. Wrong input is reported in one line, with exit status 2."""
    try:
        build(sys.argv[1] if len(sys.argv) > 1 else "")()
    except ChapterhouseError as error:
        _complain(str(error))
    except FileNotFoundError as error:
        _complain(f"there is no file {error.filename!r}")
    except (OSError, UnicodeDecodeError) as error:
        _complain(str(error))


def _complain(what: str) -> None:
    typer.echo(f"chapterhouse: {what}", err=True)
    sys.exit(2)
