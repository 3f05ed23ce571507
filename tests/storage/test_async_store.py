"""The store from an event loop: calls run beside the loop, their errors reach the caller, closing waits."""

import asyncio
import threading

import pytest

from chapterhouse.storage import AsyncStore, Conflict, Store
from chapterhouse.storage.rows import Person, Session

ANNA = Person("anna", "Anna", "en", (), 1.0)


def test_calls_run_beside_the_loop_and_give_what_the_store_gives(store: Store) -> None:
    async def story() -> None:
        db = AsyncStore(store)
        assert db.store is store
        await db(store.people.add, ANNA, Session("s1", "anna", None, False))
        assert await db(store.people.find, person="anna") == ANNA
        with pytest.raises(Conflict):
            await db(store.people.add, ANNA, Session("s1", "anna", None, False))
        assert await db(threading.current_thread) is not threading.current_thread()

    asyncio.run(story())


def test_closing_finishes_what_was_begun(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a call waits, the loop goes on; ``close`` returns when the call has come to its end."""
    let_go, done = threading.Event(), list[str]()
    monkeypatch.setattr(store, "close", lambda: done.append("closed"))

    def slow() -> None:
        let_go.wait(60)
        done.append("stored")

    async def story() -> None:
        db = AsyncStore(store)
        task = asyncio.ensure_future(db(slow))
        await asyncio.sleep(0)
        assert not done
        let_go.set()
        db.close()
        assert done == ["stored", "closed"]
        await task
        with pytest.raises(RuntimeError):
            await db(slow)

    asyncio.run(story())
