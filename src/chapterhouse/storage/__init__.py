"""Where everything is kept: one SQLite file, or PostgreSQL, behind one interface. It knows no game and no server.

rows.py       what is kept, as structs
schema.py     the same as tables of a database
store.py      open, and the parts below together
tables.py     tables, their logs and snapshots; commit(), the one door for every change of a table
bulk.py       many rows in one statement, for each engine
people.py     persons, sessions, private links, secrets
passkeys.py   passkeys and open challenges
personal_data.py everything about one person: export, delete
activity.py   talk, notes, what each person has looked at, who is present
async_store.py the store from an event loop, and group commit
bus.py        "something is new at table X", between server processes
archive.py    everything in one file and back, between engines
migrate.py    bring a database to today's schema
"""

from chapterhouse.storage.async_store import AsyncStore
from chapterhouse.storage.store import Store, open_store
from chapterhouse.storage.tables import Conflict, Damaged, StorageError, Unavailable

__all__ = ["AsyncStore", "Conflict", "Damaged", "StorageError", "Store", "Unavailable", "open_store"]
