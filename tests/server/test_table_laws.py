"""Laws: whatever people ask for, nobody receives a rival's view and nothing passes against the contract."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from chapterhouse.server.config import Config
from chapterhouse.server.contract import Contract, DayClock, LiveClock, NoClock
from chapterhouse.server.process import ServerProcess
from chapterhouse.storage import AsyncStore, open_store
from chapterhouse.storage.migrate import migrate
from tests.server.conftest import GENEROUS
from tests.server.law_table import STRANGERS, LawTable

contracts = st.builds(
    Contract,
    pace=st.sampled_from([NoClock(), NoClock(), LiveClock(bank=600, gain=0), DayClock(days=1)]),
    absence=st.sampled_from(["wait", "vote", "vote", "bot"]),
    silence=st.sampled_from(["agrees", "refuses"]),
    grace=st.just(600),
)
numbers = st.integers(0, 5)
PHASES = (Phase.explicit, Phase.generate)
"""Without shrinking: each course is played by a real server, and shrinking plays hundreds."""


def motion_of(kind: str, seat: int, to: int) -> dict[str, Any]:
    if kind == "go-back":
        return {"type": kind, "to": to}
    return {"type": kind} if kind == "abandon" else {"type": kind, "seat": seat}


steps = st.one_of(
    st.tuples(st.just("move"), numbers, numbers),
    st.tuples(st.just("move"), numbers, numbers),
    st.tuples(st.sampled_from(["let-bot-play", "find-substitute", "offer", "hand-over"]), numbers, numbers),
    st.tuples(st.sampled_from(["abandon", "go-back", "take-back"]), numbers, numbers),
    st.tuples(st.just("vote"), numbers, numbers),
    st.tuples(st.just("all-but-one-agree"), numbers, numbers),
    st.tuples(st.just("all-agree"), numbers, numbers),
    st.tuples(st.sampled_from(["sit", "sit", "rise", "come-back", "look"]), numbers, numbers),
    st.tuples(st.sampled_from(["raid", "siege", "return"]), numbers, numbers),
    st.tuples(st.sampled_from(["join", "leave"]), numbers, numbers),
    st.tuples(st.just("wait"), st.sampled_from([60, 700, 700, 90_000]), numbers),
)


async def carry_out(table: LawTable, step: tuple[str, int, int]) -> None:
    kind, first, second = step
    who, seat = first % (table.owners + STRANGERS), second % table.owners
    if kind == "move":
        await table.move(second)
    elif kind == "wait":
        await table.pass_time(first)
    elif kind in ("join", "leave"):
        await (table.join(who) if kind == "join" else table.leave(who))
    elif kind in ("sit", "rise", "come-back", "look"):
        await table.ask(who, {"type": kind, "seat": seat})
    elif kind in TOGETHER:
        await TOGETHER[kind](table, who)
    elif kind == "vote":
        await vote(table, who, seat, second % 3 != 0)
    elif kind in ("all-agree", "all-but-one-agree"):
        for voter in range(table.owners + STRANGERS):
            if kind == "all-agree" or voter != who:
                await vote(table, voter, voter % table.owners, True)
    else:
        await put(table, kind, who, seat, second)


async def raid(table: LawTable, who: int) -> None:
    """Somebody tries to sit on every chair and to look from each."""
    for seat in range(table.owners):
        await table.ask(who, {"type": "sit", "seat": seat})
    for seat in range(table.owners):
        await table.ask(who, {"type": "look", "seat": seat})


async def siege(table: LawTable, _who: int) -> None:
    """The table has waited long enough for a chair, and everybody proposes to give it away."""
    await table.pass_time(90_000)
    for person in range(table.owners + STRANGERS):
        for kind in ("let-bot-play", "find-substitute"):
            if table.table.playing:
                motion = motion_of(kind, table.table.meta.waiting[0], 0)
                await table.ask(person, {"type": "propose", "seat": person % table.owners, "motion": motion})


async def everybody_returns(table: LawTable, _who: int) -> None:
    for person in range(table.owners):
        await table.ask(person, {"type": "come-back", "seat": person})


TOGETHER: dict[str, Callable[[LawTable, int], Awaitable[None]]] = {
    "raid": raid,
    "siege": siege,
    "return": everybody_returns,
}


async def put(table: LawTable, kind: str, who: int, seat: int, far: int) -> None:
    """Somebody asks to go back or proposes something, for a chair that may not be theirs."""
    mine = who % table.owners
    if far % 2:
        seat = table.table.meta.waiting[0] % table.owners
    if kind == "take-back":
        await table.ask(mine, {"type": kind, "seat": mine})
        return
    own = {"offer": "find-substitute", "hand-over": "let-bot-play"}
    if kind in own:
        who, seat, kind = mine, mine, own[kind]
    motion = motion_of(kind, seat, max(1, table.table.row.seq - 1 - far))
    await table.ask(who, {"type": "propose", "seat": mine, "motion": motion})


async def vote(table: LawTable, who: int, seat: int, agree: bool) -> None:
    for ballot in table.table.meta.ballots:
        await table.ask(who, {"type": "vote", "seat": seat, "ballot": ballot.number, "agree": agree})


def test_nobody_sees_a_rivals_chair_and_nothing_passes_against_the_contract(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/house.db")
    migrate(store)
    reached: set[str] = set()

    async def play(owners: int, contract: Contract, course: list[tuple[str, int, int]]) -> None:
        table = await LawTable.open(server, owners, max(0, 3 - owners), contract)
        for step in course:
            if not table.table.playing:
                break
            await carry_out(table, step)
        note_what_was_reached(table, reached)
        for who in range(owners + STRANGERS):
            await table.leave(who)
        server.registry._forget(table.table.id)

    @settings(max_examples=40, deadline=None, phases=PHASES, suppress_health_check=list(HealthCheck))
    @example(
        3, Contract(grace=600), [("offer", 1, 0), ("raid", 3, 0), ("raid", 0, 0), ("return", 0, 0), ("raid", 3, 0)]
    )
    @example(
        3,
        Contract(grace=600),
        [("siege", 0, 0), ("all-agree", 0, 0), ("raid", 4, 0), ("abandon", 0, 0), ("all-agree", 0, 0)],
    )
    @example(2, Contract(grace=600), [("siege", 0, 0), ("raid", 2, 0), ("raid", 3, 0)])
    @given(st.integers(2, 4), contracts, st.lists(steps, min_size=15, max_size=40))
    def law(owners: int, contract: Contract, course: list[tuple[str, int, int]]) -> None:
        runner.run(play(owners, contract, course))

    with asyncio.Runner() as runner:
        config = Config(database="", limits=GENEROUS, bot_pause=3600.0)
        server = runner.run(ServerProcess.open(AsyncStore(store), config))
        for task in server.registry._tasks:
            task.cancel()  # the sweep: here only the judge looks at the clock
        law()
        runner.run(server.registry.stop())
    store.close()
    assert reached >= {"bot", "substitute", "owner", "abandoned"}, f"the walk is too tame: {reached}"


def note_what_was_reached(table: LawTable, reached: set[str]) -> None:
    """A law that never meets a substitute proves nothing."""
    reached.update(stint.change.player for stint in table.table.meta.stints)
    reached.add(table.table.stage)
