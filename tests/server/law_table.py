"""A table of the Abbey for the laws: real server objects, people who ask for anything, and a judge of their own.

The judge knows the contract and what was asked, voted and offered; it never asks the server who is absent, who may vote
or who may sit down. Whatever a connection receives and whatever happens to the table is compared with that.
"""

import json
from collections import defaultdict
from typing import Any

import msgspec

from chapterhouse.server import joining
from chapterhouse.server.connection import Connection
from chapterhouse.server.contract import Contract, DayClock, LiveClock
from chapterhouse.server.forms import MakeTable
from chapterhouse.server.game_log import ActiveEntry, active_log_of, free_steps
from chapterhouse.server.meta import Place, TableMeta
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.socket import Conversation
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import Person, Session
from tests.server.client import Json

STRANGERS = 2


class LawTable:
    def __init__(self, server: ServerProcess, people: list[Person], owners: int, contract: Contract) -> None:
        self.server = server
        self.people = people
        self.owners = owners
        self.contract = contract
        self.table: Table
        self.connections: list[tuple[int, Conversation]] = []
        self._ids = 0
        # What the judge knows.
        self.consents: dict[str, set[int]] = defaultdict(set)
        """By motion, the people who have proposed it or voted for it since it was last put."""
        self.opened: dict[str, float] = {}
        """By motion, when it was last put before the table."""
        self.permitted: dict[int, set[int]] = defaultdict(set)
        """By chair, the substitutes who sat down with the owner's or everybody's consent."""
        self.consented: set[int] = set()
        """The chairs that owner or table have opened to a substitute."""
        self.knows: dict[int, set[int]] = defaultdict(set)
        """By person, the chairs whose views they have received."""
        self.waited: dict[int, float] = defaultdict(float)
        """By chair, the seconds that the table has waited for it: since its question, with a bank in all."""
        self.steps: dict[int, int] = defaultdict(int)
        """By chair, the most steps that it has made."""
        self.returned: dict[int, int] = {}
        """By chair, after how many steps its player last came back."""
        self.absent: set[int] = set()
        """The chairs whose players' time was up when a bot took over."""

    # ── Opening and asking ───────────────────────────────────────────────────────────────────────────────────────

    @classmethod
    async def open(cls, server: ServerProcess, owners: int, bots: int, contract: Contract) -> "LawTable":
        people = [_person(number) for number in range(owners + STRANGERS)]
        for person in people:
            session = Session(f"s{person.id}", person.id, None, False)
            await server.context.db(server.context.store.people.add, person, session)
        made = cls(server, people, owners, contract)
        plan = [{"type": "my-chair"}, *[{"type": "open-chair"}] * (owners - 1), *[{"type": "bot-chair"}] * bots]
        form = msgspec.convert({"game": "abbey", "chairs": plan}, MakeTable)
        made.table = await server.registry.make(people[0], msgspec.structs.replace(form, contract=contract))
        for number in range(owners + STRANGERS):
            await made.join(number)
        for number in range(1, owners):
            await made.ask(number, {"type": "sit", "seat": number})
        await made.ask(0, {"type": "start"})
        assert made.table.playing
        return made

    async def join(self, who: int) -> None:
        """One more browser of a person."""
        connection = Connection(self.people[who], None)
        await joining.arrive(self.table, connection)
        conversation = Conversation(self.server.registry, self.table, connection)
        self.connections.append((who, conversation))
        await conversation.hear(b'{"type":"hello","protocol":1}')
        self.read()

    async def leave(self, who: int) -> None:
        for each in [pair for pair in self.connections if pair[0] == who]:
            self.connections.remove(each)
            await joining.depart(self.table, each[1].connection)

    async def ask(self, who: int, message: Json) -> bool:
        """Whether it was done. What it led to is judged at once."""
        browser = next((each for person, each in self.connections if person == who), None)
        if browser is None:
            return False
        self._ids += 1
        request = f"r{self._ids}"
        before, rows, begun = self.table.meta, self.table.row.seq, self.table.playing
        self._hear_wish(who, message)
        await browser.hear(json.dumps({**message, "id": request}).encode())
        if message["type"] == "take-back":
            self._hear_motion(who, before)
        if begun:
            await self._judge(before, rows, who, message)
        return any(each.get("id") == request and each["type"] == "done" for each in self.read(browser))

    async def pass_time(self, seconds: float) -> None:
        self.server.context.time._offset += seconds
        for seat in self.table.meta.waiting:
            if self.table.meta.places[seat].bot is None:
                self.waited[seat] += seconds
        before, rows = self.table.meta, self.table.row.seq
        await self.server.registry.driver.look_at_clock(self.table)
        await self._judge(before, rows, None, {})
        self.read()

    async def move(self, choice: int) -> None:
        seat = self.table.meta.waiting[0]
        who = self._number(self.table.meta.places[seat].person)
        choices = self.table.require_live_game().choices(seat)
        if self.table.playing and who is not None and self.table.meta.places[seat].bot is None:
            action = json.loads(msgspec.json.encode(choices[choice % len(choices)]))
            await self.ask(who, {"type": "act", "seat": seat, "seq": self.table.row.seq, "action": action})

    def _number(self, person: str | None) -> int | None:
        return next((at for at, each in enumerate(self.people) if each.id == person), None)

    # ── The judge ────────────────────────────────────────────────────────────────────────────────────────────────

    def read(self, browser: Conversation | None = None) -> list[Json]:
        """Take what waits in every outbox; law: no position of a chair that the reader may not know."""
        mine: list[Json] = []
        for who, conversation in self.connections:
            outbox = conversation.connection._outbox
            while not outbox.empty():
                frame = outbox.get_nowait()
                message: Json = {"type": "closed"} if frame is None else json.loads(frame)
                if message["type"] == "position" and self.table.playing:
                    self._check_position(who, message)
                if conversation is browser:
                    mine.append(message)
        return mine

    def _check_position(self, who: int, message: Json) -> None:
        seat = message["seat"]
        if seat is None:
            assert message["view"]["own"] is None
            return
        self.knows[who].add(seat)
        assert self.knows[who] == {seat}, f"person {who} has seen chairs {self.knows[who]}"
        assert who == seat or who in self.permitted[seat], f"person {who} sees chair {seat} without consent"

    def _hear_wish(self, who: int, message: Json) -> None:
        """What somebody wants, before the server has decided anything."""
        if message["type"] == "propose":
            key = _key(message["motion"])
            if not any(_key(json.loads(msgspec.json.encode(each.motion))) == key for each in self.table.meta.ballots):
                self.consents[key], self.opened[key] = set(), self.server.context.now()
            self.consents[key].add(who)
        elif message["type"] == "vote" and message["agree"]:
            for ballot in self.table.meta.ballots:
                if ballot.number == message["ballot"]:
                    self.consents[_key(json.loads(msgspec.json.encode(ballot.motion)))].add(who)

    def _hear_motion(self, who: int, before: TableMeta) -> None:
        """Whoever takes back what others have seen proposes to go back there, and wants it."""
        numbers = {each.number for each in before.ballots}
        for ballot in self.table.meta.ballots:
            if ballot.number not in numbers:
                key = _key(json.loads(msgspec.json.encode(ballot.motion)))
                self.consents[key], self.opened[key] = {who}, self.server.context.now()

    async def _judge(self, before: TableMeta, seq: int, who: int | None, message: Json) -> None:
        """Law: nothing happens to a table that the contract does not allow."""
        for seat, place in enumerate(self.table.meta.places[: self.owners]):
            self._judge_chair(seat, before.places[seat], place, who)
        if self.table.stage == "abandoned":
            self._judge_abandoned()
        for row in await self.table.rows(after=seq):
            if row.kind == "back":
                await self._judge_back(row.seq, int(row.body), row.seat or 0, before)
            elif row.seat is not None and not row.aside:
                self._hear_step(row.seat, active_log_of(await self.table.rows(upto=row.seq)))
        if message.get("type") == "come-back" and before.places != self.table.meta.places and not self._has_bank:
            self._hear_return(message["seat"])

    def _hear_step(self, seat: int, active_log: list[ActiveEntry]) -> None:
        """A new step ends the waiting for a chair; one that was taken back and is made again does not."""
        made = sum(link.seat == seat and not link.aside for link in active_log)
        if made > self.steps[seat] and not self._has_bank:
            self.waited[seat] = 0.0
        self.steps[seat] = max(self.steps[seat], made)

    def _hear_return(self, seat: int) -> None:
        """Whoever comes back has new time, once for a step."""
        if self.returned.get(seat) != self.steps[seat]:
            self.returned[seat], self.waited[seat] = self.steps[seat], 0.0

    def _judge_chair(self, seat: int, was: Place, now: Place, who: int | None) -> None:
        assert now.owner == self.people[seat].id
        if now.bot is not None and was.bot is None and who not in (seat, self._number(was.person)):
            self._judge_bot(seat, was, who)
        if now.wanted and not was.wanted and who != seat:
            assert seat in self.consented or self._all_agreed(seat), f"chair {seat} was opened without consent"
        if now.wanted:
            self.consented.add(seat)
        if now.person is not None and now.person != was.person and now.person != now.owner:
            assert who is not None
            assert self.people[who].id == now.person
            assert seat in self.consented
            self.permitted[seat].add(who)
        if now.bot is None and now.person == now.owner:
            self.absent.discard(seat)
            if was.bot is not None or was.person != now.person:
                self.consented.discard(seat)

    def _judge_bot(self, seat: int, was: Place, who: int | None) -> None:
        self._require_absent(seat)
        self.absent.add(seat)
        if who is None:
            assert self.contract.absence == "bot"
            return
        if now_wanted(self.table.meta.places[seat], was):
            return  # judged as the opening of the chair
        agreed = self.consents[_key({"type": "let-bot-play", "seat": seat})] & set(range(self.owners)) - {seat}
        others = self.owners - 1
        assert self.contract.absence != "wait"
        assert len(agreed) >= 2, f"a bot plays chair {seat} by {agreed}"
        assert 2 * (len(agreed) - 1) > others - 1, f"a bot plays chair {seat} by {agreed}"

    def _all_agreed(self, seat: int) -> bool:
        self._require_absent(seat)
        agreed = self.consents[_key({"type": "find-substitute", "seat": seat})]
        others = set(range(self.owners)) - {seat}
        return self.contract.absence != "wait" and len(others) > 1 and others <= agreed

    def _require_absent(self, seat: int) -> None:
        assert seat in self.absent or self.waited[seat] >= self._patience, f"chair {seat} was not absent"

    @property
    def _has_bank(self) -> bool:
        return isinstance(self.contract.pace, LiveClock)

    @property
    def _patience(self) -> float:
        """The least time after which anybody may be called absent at this table."""
        pace = self.contract.pace
        if isinstance(pace, LiveClock):
            return pace.bank
        return pace.days * 86_400 if isinstance(pace, DayClock) else float(self.contract.grace or 3 * 86_400)

    def _judge_abandoned(self) -> None:
        agreed = self.consents[_key({"type": "abandon"})]
        silent = set(range(self.owners)) - agreed
        if not silent:
            return
        assert self.contract.silence == "agrees"
        assert self.server.context.now() - self.opened[_key({"type": "abandon"})] >= (self.contract.grace or 600)
        for seat in silent:
            place = self.table.meta.places[seat]
            left = place.bot is not None or place.person != place.owner
            assert left or self.waited[seat] >= self._patience, f"chair {seat} was silent but not absent"

    async def _judge_back(self, seq: int, to: int, by: int, before: TableMeta) -> None:
        entries = active_log_of(await self.table.rows(upto=seq - 1))
        if to in free_steps(entries, by):
            return
        players = [place.owner if place.bot is not None else place.person for place in before.places[: self.owners]]
        agreed = {self.people[who].id for who in self.consents[_key({"type": "go-back", "to": to})]}
        assert set(players) <= agreed, f"the table went back without {set(players) - agreed}"


def now_wanted(now: Place, was: Place) -> bool:
    return now.wanted and not was.wanted


def _key(motion: Any) -> str:
    return json.dumps(motion, sort_keys=True)


_people = iter(range(10**9))


def _person(number: int) -> Person:
    return Person(f"p{next(_people)}-{number}", f"Person {number}", "en", (), 0.0)
