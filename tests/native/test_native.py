"""The compiled rules are the rules: the same games, the same saved states, and never older than their sources."""

import copy
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.compile import build
from tools.compile.__main__ import main as compile_all

from chapterhouse import native
from chapterhouse.games import GAMES
from chapterhouse.kernel import Dealer, QuietDealer, SeededDealer, actors, apply, legal
from chapterhouse.kernel.record import AnyGame

ROOT = Path(__file__).parents[2]
games = pytest.mark.parametrize("name", GAMES)
compiled = pytest.mark.skipif(
    not build.able() or bool(os.environ.get(native.PURE)), reason="needs a C compiler, and leave to use it"
)


def printed(**environment: str) -> list[str]:
    """What whole games print in a process of their own."""
    given = {name: value for name, value in os.environ.items() if name != native.PURE} | environment
    command = [sys.executable, "-m", "tests.native.whole_games"]
    done = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@compiled
def test_whole_games_are_the_same_from_c_and_from_python() -> None:
    assert compile_all(["--strict"]) == 0
    *from_c, which_c = printed()
    *from_python, which_python = printed(**{native.PURE: "1"})
    assert from_c == from_python
    assert (which_c, which_python) == (f"compiled: {' '.join(sorted(GAMES))}", "compiled: ")


BINDS_BY_ITSELF = 1 << 17
"""Python's mark of a type whose things are called with their object in front, instead of being bound to it first."""


@compiled
def test_the_rules_of_c_are_called_without_being_bound_first() -> None:
    assert compile_all(["--strict"]) == 0
    asked = (
        "import chapterhouse.games.monastery.steps.turn as t; print(type(vars(t.PlacingAndMoving)['legal']).__flags__)"
    )
    given = {name: value for name, value in os.environ.items() if name != native.PURE}
    done = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, env=given, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) & BINDS_BY_ITSELF


def halfway(game: AnyGame) -> Any:
    """A state from the middle of a game."""
    state = game.deal(game.read_options({"players": 3}), SeededDealer(5)).state
    dealer = QuietDealer(random.Random(5))
    for _ in range(60):
        seat = actors(state)[0]
        apply(state, seat, legal(state, seat)[0], dealer)
    return state


@games
def test_a_state_is_copied_pickled_and_frozen_without_loss(name: str) -> None:
    state = halfway(GAMES[name])
    others = [
        state.copy(),
        copy.copy(state),
        pickle.loads(pickle.dumps(state)),
        GAMES[name].thaw(GAMES[name].freeze(state)),
    ]
    assert others == [state] * 4
    assert repr(others[0]) == repr(state)
    others[0].stack.pop()
    assert others[0] != state


@games
def test_a_state_is_unlike_anything_else(name: str) -> None:
    state = halfway(GAMES[name])
    assert state != state.as_shape() or state is state.as_shape()
    assert state != 3


@games
def test_a_game_is_the_same_whether_anybody_listens_or_not(name: str) -> None:
    game = GAMES[name]
    ends = []
    for kind in (Dealer, QuietDealer):
        state = game.deal(game.read_options({"players": 3}), SeededDealer(8)).state
        rng, dealer = random.Random(8), kind(random.Random(9))
        while waiting := actors(state):
            apply(state, waiting[0], rng.choice(legal(state, waiting[0])), dealer)
        ends.append((state, dealer.chance, bool(dealer.told)))
    (told, chance, heard), (quiet, same_chance, unheard) = ends
    assert (told, chance) == (quiet, same_chance)
    assert (heard, unheard) == (True, False)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder in which Monastery lies compiled, as it seems."""
    content = native.Manifest(native.digest(native.sources("monastery")), "any", {"a.b": "a.b.so"})
    (tmp_path / "monastery").mkdir()
    (tmp_path / "monastery" / "manifest.json").write_bytes(msgspec.json.encode(content))
    return tmp_path


def test_fresh_modules_are_taken_up(built: Path) -> None:
    assert native.modules("monastery", built) == {"a.b": built / "monastery" / "a.b.so"}


def test_modules_are_left_alone_once_a_source_has_changed(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edited = built / "step.py"
    edited.write_text("# another thought\n")
    monkeypatch.setattr(native, "sources", lambda _game: [edited])
    assert native.modules("monastery", built) == {}


@pytest.mark.parametrize("content", [b"", b"{", b'{"sources": 1}'])
def test_a_manifest_that_cannot_be_read_is_none(built: Path, content: bytes) -> None:
    (built / "monastery" / "manifest.json").write_bytes(content)
    assert native.modules("monastery", built) == {}


def test_a_name_tells_what_it_is_compiled_with() -> None:
    told = ["chapterhouse.games.abbey.steps.turn", "chapterhouse.kernel.step", "chapterhouse_abbey__mypyc", "json"]
    assert [native._game_of(name) for name in told] == ["abbey", "kernel", "abbey", ""]
    assert native._game_of("chapterhouse.games.abbey") == ""


def test_every_digest_sees_names_as_well_as_contents(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x")
    (tmp_path / "b.py").write_text("x")
    assert native.digest([tmp_path / "a.py"]) != native.digest([tmp_path / "b.py"])


def test_without_a_compiler_nothing_happens(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv(native.PURE, raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not build.able()
    assert compile_all(["--strict"]) == 0
    assert capfd.readouterr() == ("", "")
