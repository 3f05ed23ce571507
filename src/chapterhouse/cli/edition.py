"""Editions: sets of component data of your own, as files that can be corrected without programming."""

import os
from pathlib import Path
from typing import Annotated

import typer

from chapterhouse.cli.serve import ConfigFile
from chapterhouse.games import GAMES, editions, find, key_of
from chapterhouse.games.editions import Kept
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import data_files
from chapterhouse.kernel.edition import SHIPPED, Difference, Edition
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
    in_use = editions.read_in_use()
    for name in GAMES:
        shipped = editions.resolve(find(name).folder(), Edition(SHIPPED, editions.today(name)))
        kept = [each.edition for each in editions.kept_editions() if each.game == name]
        for each in (shipped, *kept):
            used = "  in use" if in_use.get(name, shipped.fingerprint) == each.fingerprint else ""
            typer.echo(f"{name}  {each.name}  {each.fingerprint}  {len(each.differences)} differences{used}")


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
    """Check the data against everything that the rules demand; the first fault is named with file and field."""
    found = _checked(game, source)
    typer.echo(f"{found.name} ({found.fingerprint}): {len(found.differences)} differences, all well")


@edition.command("diff")
def diff(game: GameName, source: Source) -> None:
    """List what differs from the shipped data, one value per line."""
    for difference in _read(game, source).differences:
        typer.echo(_line(game, difference))


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
    with editions.temporary_folder():
        key_of(GAMES.with_edition(game, found))
    return found


def _line(game: str, difference: Difference) -> str:
    """A difference with the ids of the things on its way, and the value that it replaces."""
    node, names = editions.shipped(game), list[str]()
    for part in difference.path:
        node = editions.step_into(node, part)
        named = node.get("id") if isinstance(node, dict) and isinstance(part, int) else None
        names.append(str(named or part))
    new = "removed" if difference.absent else repr(difference.value)
    return f"{'.'.join(names)}: {node!r} → {new}"
