"""Whatever is typed, sent or stored: typed errors only, and nothing changes."""

import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from chapterhouse.games.monasterium import GAME
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.games.monasterium.state import State
from chapterhouse.kernel import ChapterhouseError, Fault, Line, Record, SeededDealer, actors, fault, legal, play, record
from tests.games.monasterium.tables import blind_game, eager_game

STATES = [*blind_game(MonasteriumOptions(players=3), 1)][::23] + [*eager_game(MonasteriumOptions(players=2), 2)][::23]
POSITIONS = [GAME.write_position(s) for s in STATES]
WORDS = sorted({word for position in POSITIONS for word in position.split()})
modest = settings(max_examples=60, deadline=None)


def short_record() -> str:
    """A game of sixty decisions."""
    rng = random.Random(4)
    options = MonasteriumOptions(players=2)
    dealt = GAME.deal(options, SeededDealer(4))
    state: State = dealt.state
    lines = []
    for _ in range(60):
        seat = actors(state)[0]
        action = rng.choice(legal(state, seat))
        played = play(state, seat, action, SeededDealer(rng.getrandbits(32)))
        lines.append(Line(seat, action, played.chance))
        state = played.state
    return Record(GAME.name, GAME.version, options, ("Anna", "Bruno"), dealt.chance, tuple(lines)).write()


RECORD = short_record()


def damaged(draw: Any, source: str) -> str:
    """A text with a few of its words exchanged, left out or doubled."""
    lines = source.splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        words = lines[at].split() or [""]
        place = draw(st.integers(0, len(words) - 1))
        words[place] = draw(st.sampled_from([*WORDS, "", "-1", "99999999999999999999", "(", "[", '"', "é", "|"]))
        lines[at] = " ".join(words)
    return "\n".join(lines)


@modest
@given(st.data())
def test_damaged_positions_give_typed_errors(data: st.DataObject) -> None:
    source = damaged(data.draw, data.draw(st.sampled_from(POSITIONS)))
    try:
        s = GAME.read_position(source)
    except ChapterhouseError:
        return
    assert GAME.read_position(GAME.write_position(s)) == s


@modest
@given(st.text(max_size=200))
def test_any_text_is_a_position_or_malformed(source: str) -> None:
    for reader in (GAME.read_position, GAME.read_action, GAME.read_event, GAME.read_step, GAME.decode_action):
        try:
            reader(source)
        except ChapterhouseError:
            continue


@modest
@given(st.data())
def test_damaged_records_give_typed_errors(data: st.DataObject) -> None:
    source = damaged(data.draw, RECORD)
    try:
        record.final(GAME, record.read(source, {GAME.name: GAME}))
    except ChapterhouseError:
        return


def any_value(kind: Any) -> st.SearchStrategy[Any]:
    """Values that a decoder would let through."""
    if kind is int:
        return st.integers(-(2**62), 2**62) | st.integers(-1, 7)
    if kind == tuple[int, ...]:
        return st.lists(st.integers(-1, 8), max_size=9).map(tuple)
    (name,) = (mark.extra["word"] for mark in kind.__metadata__)
    return st.sampled_from(list(GAME.words[name]))


ACTIONS = st.one_of(
    *(
        st.builds(kind, **{field: any_value(hint) for field, hint in kind.__annotations__.items()})
        for kind in GAME.actions
    )
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(STATES), ACTIONS, st.integers(0, 3))
def test_any_action_is_carried_out_or_refused_with_a_rule(s: State, action: Any, seat: int) -> None:
    before = GAME.freeze(s)
    refusal = fault(s, seat, action)
    if refusal is None:
        play(s, seat, action, SeededDealer(0))
    else:
        assert isinstance(refusal, Fault)
    assert GAME.freeze(s) == before


@modest
@given(st.binary(max_size=80))
def test_any_bytes_are_a_state_or_malformed(raw: bytes) -> None:
    for reader in (GAME.thaw, GAME.decode_action):
        try:
            reader(raw)
        except ChapterhouseError:
            continue


@modest
@given(st.dictionaries(st.sampled_from(["players", "own_dice", "colour"]), st.integers() | st.text(max_size=9)))
def test_any_options_are_read_or_refused(given_options: dict[str, Any]) -> None:
    try:
        options = GAME.read_options(given_options)
    except ChapterhouseError:
        return
    assert options.fault() is None
    assert msgspec.to_builtins(options)["players"] in GAME.players
