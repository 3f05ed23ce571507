"""Bring a database to today's schema, and say where it stands. The steps are in ``migrations/versions``.

Alembic carries them out. It is loaded only where a step is missing: a server whose database is up to date opens sooner.
"""

from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from chapterhouse.storage.store import Store

if TYPE_CHECKING:
    from alembic.config import Config

_LOCK = 0x6368_6170
"""Any number, but the same for all: two processes that start together migrate one after the other."""

VERSION_TABLE = "alembic_version"
"""Where Alembic notes which step was the last."""


def migrate(store: Store, target: str = "head") -> str:
    """Carry out every migration that is missing; the revision then reached. Running games are left as they are."""
    if target == "head" and revision(store) == newest():
        return newest()
    with store.engine.begin() as connection:
        if store.kind == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        _upgrade(connection, target)
        return _revision(connection)


def revision(store: Store) -> str:
    """Where the database stands; empty for a new one."""
    with store.engine.execution_options(reading=True).connect() as connection:
        return _revision(connection)


def newest() -> str:
    """Where a database of this program stands: at the last step. The number of a step begins the name of its file."""
    steps = (files("chapterhouse.storage") / "migrations" / "versions").iterdir()
    return max(step.name.partition("_")[0] for step in steps if step.name[0].isdigit())


def _revision(connection: Connection) -> str:
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() or ""


def _upgrade(connection: Connection, target: str) -> None:
    from alembic import command

    command.upgrade(config(connection), target)


def config(connection: Connection | None) -> "Config":
    """What Alembic needs to find the steps."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(files("chapterhouse.storage") / "migrations"))
    made.attributes["connection"] = connection
    return made
