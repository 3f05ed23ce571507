"""Editions: sets of component data of your own, as files that can be corrected without programming."""

import os
from collections.abc import Iterator
from difflib import ndiff
from pathlib import Path
from typing import Annotated, Any

import typer

from chapterhouse.cli.serve import ConfigFile
from chapterhouse.games import GAMES, edition_check, edition_patch, editions, find
from chapterhouse.games.editions import Kept
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import data_files
from chapterhouse.kernel.edition import SHIPPED, Difference, Edition, differences
from chapterhouse.server.config import load

app = typer.Typer(no_args_is_help=True)
edition = typer.Typer(no_args_is_help=True, help=__doc__)
app.add_typer(edition, name="edition")

GameName = Annotated[str, typer.Argument(help="monastery, monasterium or abbey")]
Source = Annotated[Path, typer.Argument(help="A folder made by 'edition new', or a file made by 'edition export'.")]
Name = Annotated[str, typer.Argument(help="The name or the fingerprint of an edition of this house.")]


def _open_house(config: Path | None) -> None:
    """Use the folder of editions that the settings name."""
    os.environ[editions.FOLDER] = str(Path(load(config).editions).absolute())


@edition.command("list")
def list_editions(config: ConfigFile = None) -> None:
    """One line per edition: game, name, fingerprint, and whether new tables play it."""
    _open_house(config)
    in_use, kept = editions.read_in_use(), editions.kept_editions()
    for name in GAMES:
        shipped = editions.resolve(find(name).folder(), Edition(SHIPPED, editions.today(name)))
        for each in (shipped, *(found.edition for found in kept if found.game == name)):
            used = "  in use" if in_use.get(name, shipped.fingerprint) == each.fingerprint else ""
            typer.echo(f"{name}  {each.name}  {each.fingerprint}  {_counted(each)}{used}")


def _counted(found: Edition) -> str:
    count = len(found.values)
    return f"{count} difference{'' if count == 1 else 's'}"


@edition.command("new")
def new(
    game: GameName, folder: Annotated[Path, typer.Argument(help="A new folder; its name is the edition's.")]
) -> None:
    """Copy the data files of a game into a folder, to be corrected there."""
    found = data_files(find(game).folder())
    folder.mkdir(parents=True)
    for file in found:
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    typer.echo(f"{len(found)} files in {folder}; correct them, then: chapterhouse edition check {game} {folder}")


@edition.command("check")
def check(game: GameName, source: Source) -> None:
    """Check the data against everything that the rules demand; every fault of a file is named with its field."""
    found = _checked(game, source)
    typer.echo(f"{found.name} ({found.fingerprint}): {_counted(found)}, all well")


@edition.command("diff")
def diff(game: GameName, source: Source) -> None:
    """List what differs from the shipped data, one value or row per line."""
    for difference in _read(game, source).differences:
        for line in _lines(game, difference):
            typer.echo(line)


@edition.command("import")
def import_edition(game: GameName, source: Source, config: ConfigFile = None) -> None:
    """Check an edition and add it to this house."""
    _open_house(config)
    found = _checked(game, source)
    if found.shipped:
        raise Malformed("these data do not differ from the shipped ones")
    editions.remember(game, found)
    typer.echo(f"{found.name} ({found.fingerprint}) is an edition of this house")


@edition.command("use")
def use(game: GameName, name: Name, config: ConfigFile = None) -> None:
    """Let new tables play an edition unless they choose another; 'shipped' goes back to the shipped one."""
    _open_house(config)
    found = editions.named(game, name)
    editions.write_in_use(game, found)
    typer.echo(f"new tables of {game} play {found.name} ({found.fingerprint}); running games keep theirs")


@edition.command("export")
def export(game: GameName, name: Name, file: Path, config: ConfigFile = None) -> None:
    """Write an edition of this house into one file, to send to somebody."""
    _open_house(config)
    editions.write_file(file, Kept(game, editions.named(game, name)))
    typer.echo(f"{file} holds {name}; 'chapterhouse edition import {game} {file}' adds it to another house")


@edition.command("patch")
def patch(game: GameName, source: Source) -> None:
    """Print what differs as a patch of the data files, to send to the project."""
    typer.echo(edition_patch.patch(game, _read(game, source)), nl=False)


def _read(game: str, source: Path) -> Edition:
    find(game)
    if source.is_dir():
        return editions.from_folder(game, source)
    kept = editions.read_file(source)
    if kept.game != game:
        raise Malformed(f"{source} is an edition of {kept.game}, not of {game}")
    return editions.resolve(find(game).folder(), kept.edition)


def _checked(game: str, source: Path) -> Edition:
    """An edition whose data the game has accepted."""
    found = _read(game, source)
    edition_check.check(game, found)
    return found


def _lines(game: str, difference: Difference) -> Iterator[str]:
    """A difference with the ids of the things on its way, and the value that it replaces."""
    node: Any = editions.shipped(game)
    names: list[str] = []
    for part in difference.path:
        node = editions.step_into(node, part)
        named = node.get("id") if isinstance(node, dict) and isinstance(part, int) else None
        names.append(str(named or part))
    where = ".".join(names)
    if isinstance(node, list) and _are_rows(node) and _are_rows(difference.value):
        yield from _row_lines(where, node, difference.value)
    else:
        yield _changed(where, node, difference)


def _changed(where: str, before: Any, difference: Difference) -> str:
    """One value, as the data files write it."""
    if difference.absent:
        return f"{where}: {edition_patch.written(before)} removed"
    after = edition_patch.written(difference.value)
    return f"{where}: {after} added" if before is None else f"{where}: {edition_patch.written(before)} → {after}"


def _are_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _row_lines(where: str, old: list[Any], new: list[Any]) -> Iterator[str]:
    """Rows that were removed, added or, under the same id, changed."""
    named = {row["id"]: row for row in old if "id" in row}
    known = {row.get("id") for row in new} & named.keys()
    for row in new:
        if row.get("id") in known:
            for each in differences(named[row["id"]], row):
                value = editions.step_into_all(named[row["id"]], each.path)
                field = ".".join(map(str, (row["id"], *each.path)))
                yield _changed(f"{where}.{field}", value, each)
    before, after = ([edition_patch.written(row) for row in rows if row.get("id") not in known] for rows in (old, new))
    for line in ndiff(before, after):
        if line[0] in "-+":
            yield f"{where}: {line[2:]} {'removed' if line[0] == '-' else 'added'}"
