"""For the operator of a server: tables, people and reports, also while the server runs.

Every change goes into the database at once; running servers follow within a second.
"""

import time
from datetime import UTC, datetime
from typing import Annotated

import msgspec
import typer

from chapterhouse.cli.serve import ConfigFile, DatabaseOption, open_current
from chapterhouse.kernel import ChapterhouseError
from chapterhouse.server.errors import Unknown
from chapterhouse.server.messages import Line
from chapterhouse.server.meta import read_meta
from chapterhouse.storage import Conflict, Store
from chapterhouse.storage.rows import Change, Person, Report, TableRow

app = typer.Typer(no_args_is_help=True)
house = typer.Typer(no_args_is_help=True, help=__doc__)
tables = typer.Typer(no_args_is_help=True, help="Tables: list, show, close, delete.")
people = typer.Typer(no_args_is_help=True, help="People: list, show, ban, unban, export, delete.")
reports = typer.Typer(no_args_is_help=True, help="Reports: list, show, close, delete.")
app.add_typer(house, name="house")
for name, group in (("tables", tables), ("people", people), ("reports", reports)):
    house.add_typer(group, name=name)

STAGES = ("gathering", "playing", "over", "abandoned", "closed")
TRIES = 8


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────────


@tables.command("list")
def list_tables(
    stage: Annotated[list[str] | None, typer.Option(help="Only tables at this stage; may be repeated.")] = None,
    config: ConfigFile = None,
    database: DatabaseOption = None,
) -> None:
    """One line per table: id, game, stage, last change, host and players. Without --stage: open and running ones."""
    with open_current(config, database) as store:
        for each in stage or ("gathering", "playing"):
            if each not in STAGES:
                raise Unknown(f"no stage is called {each!r}; there are {', '.join(STAGES)}")
            for row in store.tables.at_stage(each):
                typer.echo(_table_line(row))


def _table_line(row: TableRow) -> str:
    """A table that cannot be read is listed with its id, so that it can be deleted."""
    start = f"{row.id}  {row.game}  {row.stage}  {_when(row.updated)}"
    try:
        meta = read_meta(row.doc)
    except (msgspec.DecodeError, ChapterhouseError):
        return f"{start}  damaged"
    players = ", ".join(name or "-" for name in meta.names())
    return f"{start}  host {meta.host_name}  {players}"


def _table(store: Store, table: str) -> TableRow:
    row = store.tables.find(table)
    if row is None:
        raise Unknown(f"there is no table {table}")
    return row


@tables.command("show")
def show_table(table: str, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Who sits at a table, with the ids of the people, and what was agreed. Nothing of the game."""
    with open_current(config, database) as store:
        row = _table(store, table)
        typer.echo(_table_line(row))
        meta = read_meta(row.doc)
        for seat, place in enumerate(meta.places, start=1):
            who = f"bot {place.bot}" if place.bot else place.person or "open"
            typer.echo(f"  chair {seat}: {place.name or '-'}  ({who})")
        typer.echo(f"  options: {msgspec.json.encode(meta.options).decode()}")
        typer.echo(f"  contract: {msgspec.json.encode(meta.contract).decode()}")


@tables.command("close")
def close_table(table: str, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Close a table that has not started; a running game ends as abandoned."""
    with open_current(config, database) as store:
        typer.echo(f"table {table} is {_closed(store, table)}")
        store.conduct.order("table", table, time.time())


def _closed(store: Store, table: str) -> str:
    for _ in range(TRIES):
        row = _table(store, table)
        if row.stage not in ("gathering", "playing"):
            return row.stage
        meta = msgspec.structs.replace(
            read_meta(row.doc), waiting=(), ballots=(), clocks=(), starts_at=None, held=False
        )
        stage = "closed" if row.stage == "gathering" else "abandoned"
        after = msgspec.structs.replace(
            row, stage=stage, doc=meta.write(), rev=row.rev + 1, due=None, updated=time.time()
        )
        try:
            store.tables.commit(Change(row, after))
        except Conflict:
            continue  # somebody moved in between: look again
        return stage
    raise Conflict("this table changes all the time; try again")


@tables.command("delete")
def delete_table(table: str, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Delete a table with its game, talk and notes, for good."""
    with open_current(config, database) as store:
        if not store.conduct.drop_table(table, time.time()):
            raise Unknown(f"there is no table {table}")
        typer.echo(f"table {table} is deleted")


# ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────


@people.command("list")
def list_people(
    name: Annotated[str, typer.Option(help="Only names that contain this.")] = "",
    config: ConfigFile = None,
    database: DatabaseOption = None,
) -> None:
    """One line per person: id, name, first seen, and whether they are banned."""
    with open_current(config, database) as store:
        bans = store.conduct.bans()
        for person in store.conduct.people(name):
            typer.echo(_person_line(person, bans))


def _person_line(person: Person, bans: dict[str, str]) -> str:
    banned = f"  banned: {bans[person.id]}" if person.id in bans else ""
    return f"{person.id}  {person.name}  {_when(person.created)}{banned}"


def _person(store: Store, person: str) -> Person:
    found = store.people.find(person)
    if found is None:
        raise Unknown(f"there is no person {person}")
    return found


@people.command("show")
def show_person(person: str, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """A person, their tables, and the open reports about them."""
    with open_current(config, database) as store:
        typer.echo(_person_line(_person(store, person), store.conduct.bans()))
        for row in store.tables.of_person(person):
            typer.echo(f"  {_table_line(row)}")
        for report in store.conduct.reports():
            if report.about == person:
                typer.echo(f"  {_report_line(report)}")


@people.command("ban")
def ban(
    person: str,
    reason: Annotated[str, typer.Option(help="For the operator only.")] = "",
    config: ConfigFile = None,
    database: DatabaseOption = None,
) -> None:
    """Nobody is this person any more: sockets close, and no browser, link or key lets them in."""
    with open_current(config, database) as store:
        store.conduct.ban(_person(store, person).id, reason, time.time())
        typer.echo(f"{person} is banned")


@people.command("unban")
def unban(person: str, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Lift a ban; the person's browsers work again."""
    with open_current(config, database) as store:
        if not store.conduct.unban(person):
            raise Unknown(f"{person} is not banned")
        typer.echo(f"{person} is not banned any more")


@people.command("export")
def export(person: str, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Print everything that is stored about a person, as JSON."""
    with open_current(config, database) as store:
        data = store.people.export_person(_person(store, person).id)
        typer.echo(msgspec.json.format(msgspec.json.encode(data)).decode())


@people.command("delete")
def delete_person(person: str, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Delete everything about a person; finished games keep a neutral name."""
    from chapterhouse.server.personal_data import forget  # brings the server, which no other command here needs

    with open_current(config, database) as store:
        now = time.time()
        changed = store.people.delete_person(_person(store, person).id, lambda row: forget(row, person, now))
        store.conduct.order("person", person, now)
        for table in changed:
            store.conduct.order("table", table, now)
        typer.echo(f"{person} is deleted")


# ── Reports ──────────────────────────────────────────────────────────────────────────────────────────────────────


@reports.command("list")
def list_reports(
    closed: Annotated[bool, typer.Option("--all", help="Also those that are closed.")] = False,
    config: ConfigFile = None,
    database: DatabaseOption = None,
) -> None:
    """One line per report: number, time, table, about whom, and what it says."""
    with open_current(config, database) as store:
        for report in store.conduct.reports(closed):
            typer.echo(_report_line(report))


def _report_line(report: Report) -> str:
    state = "  closed" if report.closed else ""
    about = f"{report.about_name} ({report.about})"
    return f"{report.number}  {_when(report.at)}  table {report.table}  about {about}{state}  {report.text!r}"


@reports.command("show")
def show_report(number: int, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """A report with the last lines of talk that its author could hear."""
    with open_current(config, database) as store:
        report = next((each for each in store.conduct.reports(True) if each.number == number), None)
        if report is None:
            raise Unknown(f"there is no report {number}")
        typer.echo(_report_line(report))
        typer.echo(f"  by {report.person}")
        for line in msgspec.json.decode(report.talk, type=list[Line]):
            typer.echo(f"  {_when(line.at)}  {line.name}: {line.text!r}")


@reports.command("close")
def close_report(number: int, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """The operator has seen to it."""
    with open_current(config, database) as store:
        if not store.conduct.close_report(number):
            raise Unknown(f"there is no report {number}")
        typer.echo(f"report {number} is closed")


@reports.command("delete")
def delete_report(number: int, config: ConfigFile = None, database: DatabaseOption = None) -> None:
    """Delete a report for good."""
    with open_current(config, database) as store:
        if not store.conduct.delete_report(number):
            raise Unknown(f"there is no report {number}")
        typer.echo(f"report {number} is deleted")
