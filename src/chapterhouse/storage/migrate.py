"""Bring a database to today's schema, and say where it stands. The steps are in ``migrations/versions``."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from chapterhouse.storage.store import Store

_LOCK = 0x6368_6170
"""Any number, but the same for all: two processes that start together migrate one after the other."""


def migrate(store: Store, target: str = "head") -> str:
    """Carry out every migration that is missing; the revision then reached. Running games are left as they are."""
    with store.engine.begin() as connection:
        if store.kind == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        command.upgrade(_config(connection), target)
        return _revision(connection)


def revision(store: Store) -> str:
    """Where the database stands; empty for a new one."""
    with store.engine.execution_options(reading=True).connect() as connection:
        return _revision(connection)


def newest() -> str:
    """Where a database of this program stands."""
    return ScriptDirectory.from_config(_config(None)).get_current_head() or ""


def _revision(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""


def _config(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("chapterhouse.storage") / "migrations"))
    config.attributes["connection"] = connection
    return config
