"""Hosting: serve, backup, restore, export, import, migrate.

The server and the database are loaded by the command that runs, so that help and a wrong option cost nothing.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from chapterhouse.server.config import Config, load

if TYPE_CHECKING:
    from chapterhouse.storage import Store

app = typer.Typer(no_args_is_help=True, help=__doc__)

ConfigFile = Annotated[Path | None, typer.Option("--config", "-c", help="A TOML file with settings.")]
DatabaseOption = Annotated[str | None, typer.Option("--database", "-d", help="sqlite:///FILE or postgresql://…")]

ByCurrentRules = Annotated[
    bool,
    typer.Option(
        "--by-current-rules",
        help="Play a record of older rules, which does not say what was told, by the rules of today.",
    ),
]


def _settings(config: Path | None, **given: str | int | None) -> Config:
    """The settings of file and environment, and above them what the command line says."""
    chosen = {name: value for name, value in given.items() if value is not None}
    return msgspec.structs.replace(load(config), **chosen)


def _store(config: Path | None, database: str | None) -> "Store":
    from chapterhouse.storage import open_store
    from chapterhouse.storage.migrate import migrate as bring_up_to_date

    store = open_store(_settings(config, database=database).database)
    bring_up_to_date(store)
    return store


@contextmanager
def open_current(config: Path | None, database: str | None) -> "Iterator[Store]":
    """The database, at today's schema, for the length of one command."""
    store = _store(config, database)
    try:
        yield store
    finally:
        store.close()


@app.command()
def serve(
    config: ConfigFile = None,
    database: DatabaseOption = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 for any that is free.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Do not draw the QR code.")] = False,
    browse: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Run the table server."""
    from chapterhouse.server import event_loop, logs, run

    def ready(address: str) -> None:
        typer.echo(f"Chapterhouse is open at {address}")
        if not quiet:
            typer.echo(qr_code(address))
        if browse:
            import webbrowser

            webbrowser.open(address)

    settings = _settings(config, database=database, host=host, port=port)
    logs.set_up(settings.log)
    event_loop.run(run.serve(settings, ready))


def qr_code(address: str) -> str:
    """An address as a QR code for the terminal, two rows of it in one of text."""
    import segno

    rows = [[bool(cell) for cell in row] for row in segno.make(address, error="l").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(blocks[pair] for pair in zip(top, low, strict=True)) for top, low in pairs)


@app.command()
def migrate(
    report: Annotated[
        bool,
        typer.Option(
            "--report", help="Change nothing: play every game by the rules of this version and list what would change."
        ),
    ] = False,
    config: ConfigFile = None,
    database: DatabaseOption = None,
) -> None:
    """Migrate the database to the schema of this version; running games continue. (``serve`` does it too.)"""
    from chapterhouse.storage import open_store
    from chapterhouse.storage.migrate import migrate as bring_up_to_date

    store = open_store(_settings(config, database=database).database)
    if report:
        _print_report(store)
        store.close()
        return
    typer.echo(f"the database is at revision {bring_up_to_date(store)}")
    store.close()


def _print_report(store: "Store") -> None:
    """One line for each game that would change, then the sum."""
    from chapterhouse.server.upgrade_report import upgrade_report

    found = Counter[str]()
    for game in upgrade_report(store):
        found[game.verdict] += 1
        if game.verdict != "same":
            typer.echo(game.line())
    typer.echo(f"{found.total()} games, {found['same']} of them unchanged; nothing was stored")


@app.command()
def backup(file: Path, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Write everything into one file, also while the server runs. The file holds secrets: keep it safe."""
    from chapterhouse.storage import archive

    store = _store(config, database)
    typer.echo(f"{archive.write(store, file)} rows in {file}")
    store.close()


@app.command()
def restore(file: Path, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Restore a backup into an empty database, SQLite or PostgreSQL."""
    from chapterhouse.storage import archive

    store = _store(config, database)
    typer.echo(f"{archive.read(store, file)} rows from {file}")
    store.close()


@app.command()
def export(folder: Path, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Export the record of every finished game, one text file each."""
    from chapterhouse.server.records import export_records

    store = _store(config, database)
    typer.echo(f"{export_records(store, folder)} records in {folder}")
    store.close()


@app.command("import")
def import_files(
    files: list[Path],
    by_current_rules: ByCurrentRules = False,
    config: ConfigFile = None,
    database: DatabaseOption = None,
) -> None:
    """Import records of finished games as tables. All files are checked before any is stored."""
    from chapterhouse.server.records import import_records

    store = _store(config, database)
    for path in import_records(store, files, by_current_rules):
        typer.echo(path)
    store.close()
