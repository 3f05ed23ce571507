"""Several people at one table of a real game, each with a browser, and a clock that the test moves."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from chapterhouse.server.table import Table
from tests.server.client import Guest, Json, Seat
from tests.server.conftest import Inn

NAMES = ("Anna", "Bruno", "Clara", "Dorian", "Edda", "Falk")
DAY = 86_400


class Company:
    """A table that has begun; ``seats[n]`` is the socket of the player on chair n."""

    def __init__(self, inn: Inn, table: str, guests: list[Guest], seats: list[Seat]) -> None:
        self.inn = inn
        self.table = table
        self.guests = guests
        self.seats = seats

    @property
    def loaded(self) -> Table:
        return self.inn.server.registry.tables[self.table]

    @property
    def asked(self) -> int:
        """The first chair that the table waits for."""
        return self.loaded.meta.waiting[0]

    def others(self, *seats: int) -> list[int]:
        return [seat for seat in range(len(self.guests)) if seat not in seats]

    async def later(self, seconds: float) -> None:
        """Time passes, and the server looks at the clock of this table."""
        self.inn.server.context.time._offset += seconds
        await self.inn.server.registry.driver.look_at_clock(self.loaded)

    async def propose(self, by: int, motion: str, **fields: Any) -> Json:
        return await self.seats[by].ask("propose", seat=by, motion={"type": motion, **fields})

    async def vote(self, by: int, agree: bool = True, seat: int | None = None) -> Json:
        number = self.loaded.meta.ballots_made
        return await self.seats[by].ask("vote", seat=by if seat is None else seat, ballot=number, agree=agree)

    async def move(self) -> Json:
        """The chair that is waited for takes the first choice it has."""
        seat = self.asked
        position = await self.seats[seat].position(lambda each: each["seq"] >= self.loaded.row.seq and each["choices"])
        return await self.seats[seat].act(seat, position["choices"][0], seq=position["seq"])

    async def facts(self) -> Json:
        found: Json = await self.guests[0].get(f"/api/tables/{self.table}")
        return found

    async def chair(self, seat: int) -> Json:
        found: Json = (await self.facts())["chairs"][seat]
        return found


@asynccontextmanager
async def company(inn: Inn, game: str, people: int, bots: int = 0, **contract: Any) -> AsyncIterator[Company]:
    """People and bots at a table that has begun, everybody connected."""
    guests = [await inn.guest(name) for name in NAMES[:people]]
    plan = [{"type": "my-chair"}, *[{"type": "open-chair"}] * (people - 1), *[{"type": "bot-chair"}] * bots]
    table = await guests[0].make(game, plan, contract=contract)
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(guest.at(table)) for guest in guests]
        for number, seat in enumerate(seats[1:], start=1):
            assert (await seat.ask("sit", seat=number))["type"] == "done"
        assert (await seats[0].ask("start"))["type"] == "done"
        yield Company(inn, table, guests, seats)
