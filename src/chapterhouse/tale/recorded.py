"""A record as a story is made from it."""

from chapterhouse.kernel import record as records
from chapterhouse.kernel.record import AnyGame, Record
from chapterhouse.tale.chronicle import Chronicle, Passage
from chapterhouse.tale.tellers import points_of


def chronicle_of(game: AnyGame, record: Record, hindsight: bool = True) -> Chronicle:
    """A recorded game, played again; ``hindsight`` takes seconds in a game of deduction."""
    passages, state = [], None
    for index, played in enumerate(records.replay(game, record)):
        state = played.state
        events = tuple(told.event for told in played.told if told.to is None)
        passages.append(Passage(index, index + 1, events, points_of(game.name, game.result(state))))
    seats, over = len(record.names), state is not None and not state.stack
    return Chronicle(
        passages=tuple(passages),
        seats=seats,
        result=game.result(state) if over else None,
        hindsight=tuple(game.deducer.look_back(game.view(state, seat)) for seat in range(seats))
        if hindsight and over and game.deducer is not None
        else (),
    )
