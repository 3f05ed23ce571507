"""A table that follows a lesson: the record deals, moves for the other chairs, and accepts one move of the learner.

Everything else is as at any table; ``lesson_guide`` knows where in the lesson a game stands.
"""

from chapterhouse.kernel import Action, Aside, Dealer, Illegal, RecordedDealer, Seat
from chapterhouse.server import lesson_guide
from chapterhouse.server.context import Context
from chapterhouse.server.errors import Guided, Unknown
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.meta import read_meta
from chapterhouse.server.table import Decision, Table


class LessonTable(Table):
    def dealer_for(self, live: LiveGame, seat: Seat, action: Action) -> Dealer:
        """Deals what the record says. A move that the rules forbid is refused with its rule, as everywhere."""
        if isinstance(action, Aside):
            return super().dealer_for(live, seat, action)
        line = lesson_guide.accepted_line(self.meta, live, seat, action)
        if line is not None:
            return RecordedDealer(line.chance)
        fault = live.why(seat, action)
        if fault is not None:
            raise Illegal(fault)
        raise Guided("the rules allow it, but this lesson has another move in mind")

    def automatic_seats(self) -> tuple[Seat, ...]:
        """The chair whose line of the record comes next."""
        line = lesson_guide.next_line(self.meta, self.live) if self.playing else None
        return () if line is None else (line.seat,)

    async def play_next_line(self) -> None:
        """Play the next line of the record, for the chair that it names, with the chance it had."""

        async def decide() -> Decision | None:
            live, now = self.require_live_game(), self.context.now()
            line = lesson_guide.next_line(self.meta, live)
            if line is None:
                return None
            return self.moved(live.act(line.seat, line.action, RecordedDealer(line.chance), None, now))

        await self.change(None, decide)


async def load_table(context: Context, table: str) -> Table:
    """The table of that id as it is stored, as the kind of table it is."""
    row = await context.db(context.store.tables.find, table)
    if row is None:
        raise Unknown("there is no such table")
    kind = Table if read_meta(row.doc).lesson is None else LessonTable
    return await kind.load(context, row)
