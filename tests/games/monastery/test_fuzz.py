"""Bad input of any kind is a typed error and nothing else."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chapterhouse.games import GAMES
from chapterhouse.games.monastery.cells import Places
from chapterhouse.kernel import ChapterhouseError, Malformed, actors, fault, record, text
from tests.games.monastery.golden import FOLDER

RECORD = (FOLDER / "no-placement.record").read_text(encoding="utf-8")
KEPT = record.read(RECORD, GAMES)
GAME = record.game_of(KEPT.game, KEPT.edition, GAMES)
STATE = record.final(GAME, KEPT.upto(60))
POSITION = GAME.write_position(STATE)
WORDS = sorted(set(re.findall(r"[\w:^*+!.-]+", POSITION)))

mutations = st.tuples(
    st.integers(0, 10_000), st.sampled_from(["drop", "swap", "word", "cut", "noise"]), st.text(max_size=4)
)


def mutate(source: str, mutation: tuple[int, str, str]) -> str:
    """The text with one thing wrong."""
    place, how, noise = mutation
    lines = source.splitlines()
    number = place % len(lines)
    if how == "drop":
        del lines[number]
    elif how == "swap":
        lines[number], lines[0] = lines[0], lines[number]
    elif how == "cut":
        lines[number] = lines[number][: place % (len(lines[number]) + 1)]
    elif how == "noise":
        lines[number] += noise
    else:
        words = lines[number].split(" ")
        words[place % len(words)] = random.Random(place).choice(WORDS)
        lines[number] = " ".join(words)
    return "\n".join(lines)


@settings(max_examples=150, deadline=None)
@given(mutations, mutations)
def test_a_damaged_position_is_malformed_or_still_a_position(
    first: tuple[int, str, str], second: tuple[int, str, str]
) -> None:
    try:
        state = GAME.read_position(mutate(mutate(POSITION, first), second))
    except Malformed:
        return
    assert GAME.read_position(GAME.write_position(state)) == state


@settings(max_examples=60, deadline=None)
@given(mutations)
def test_a_damaged_record_is_malformed_or_still_a_record(mutation: tuple[int, str, str]) -> None:
    try:
        record.final(GAME, record.read(mutate(RECORD, mutation), GAMES))
    except ChapterhouseError:
        return


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_action_that_decodes_has_an_answer(data: st.DataObject) -> None:
    """Huge numbers, other people's seats, names of things that are elsewhere: a fault or none, never a crash."""
    kind = data.draw(st.sampled_from(GAME.actions))
    values = [data.draw(field(kind, name)) for name in kind.__struct_fields__]
    action = kind(*values)
    step_seats = actors(STATE)
    for seat in (*step_seats, 3):
        fault(STATE, seat, action)


def field(kind: type, name: str) -> st.SearchStrategy[object]:
    """Values of the right type for a field, sensible or not."""
    inner, named = text.word_of(text.hints(kind)[name])
    if named == "place":
        return places
    if named is not None and named in GAME.words:
        return st.sampled_from(sorted(GAME.words[named]))
    if inner is int:
        return st.integers(-(10**9), 10**9) | st.integers(-1, 14)
    return st.lists(places, max_size=4).map(tuple) if inner is not str else st.text(max_size=3)


places = st.sampled_from(
    ["abbey", "e0s0", "e1s1", "w56n56", *sorted({word for word in WORDS if word in Places() and word != "grid"})]
)


@pytest.mark.parametrize("name", ["", "e0n0", "w0s0", "e01s0", "e99s0", "abbey:0", "abbey:x", "e1", "n1e1", "e1n1:12"])
def test_names_that_name_no_place(name: str) -> None:
    assert name not in Places()


@pytest.mark.parametrize(
    "wrong",
    [
        "colours: red red",
        "colours: red blue\nmonks a: e0n1",
        "colours: red blue\nhand a: unicorn",
        "colours: red blue\nhand a: library library",
        "colours: red blue\nhand a: secret-way-green",
        "colours: red blue\nblessings a: 21",
        "colours: red blue\nblessings a: 11\nblessings b: 11",
        "colours: red blue\nmonks a: abbey abbey abbey abbey abbey abbey",
        "colours: red blue\nstrip a: QUAESUMUS",
        "colours: red blue\ngrid red: L + I B + E R + A N + O O",
        "colours: red blue\ngrid green: A + B O + M N + I B + U S",
        "colours: red blue\nhour: 1",
        "colours: red blue\nhour: 11",
        "colours: red blue\nstack:\n  scoring c",
        "colours: red blue\nstack:\n  returning a 1",
        "colours: red blue\nmonks a: abbey abbey\nstack:\n  breaking-tie no",
        "colours: red blue\nstack:",
        "colours: red blue\nweather: fine",
        "colours: red blue\nday: 1\nday: 2",
        "nonsense",
        "colours: red blue\nmap:\n  abbey abbey\n  abbey abbey",
        "colours: red blue\nmap:\n  field^ . .\n  abbey abbey abbey\n  abbey abbey abbey",
        "colours: red blue\nmap:\n  path-straight>\n  abbey abbey abbey\n  abbey abbey abbey",
        "colours: red blue\nmap:\n  kitchen\n  abbey abbey abbey\n  abbey abbey abbey",
    ],
)
def test_impossible_positions_are_malformed(wrong: str) -> None:
    with pytest.raises(Malformed):
        GAME.read_position(wrong)
