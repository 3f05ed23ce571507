"""The commands ``chapterhouse bot`` and ``chapterhouse tune``."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chapterhouse.bots.evaluator import load_weights
from chapterhouse.bots.tuned_weights import write_tuned
from chapterhouse.cli.bot import app
from chapterhouse.kernel import Malformed
from tests.bots.test_lines import EXAMPLES, node


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_a_program_is_tried_out_against_a_bot() -> None:
    program = f"{node()} {EXAMPLES / 'eager-bot.mjs'}"
    said = run("bot", "random", "--against", program, "--game", "monasterium", "--players", "2")
    assert re.fullmatch(r"[* ] program +-?\d+\n[* ] random +-?\d+\n", said)
    assert "*" in said


def test_a_bot_is_measured_against_others() -> None:
    said = run("bot", "greedy", "--versus", "random", "--game", "abbey", "--players", "3", "--games", "2")
    assert re.fullmatch(
        r"( +\d games, 1 deals: +[\d.]+ % of victories \(0\.0 to 100\.0\), -?[\d.]+ points, rivals -?[\d.]+, "
        r"CPU [\d.]+ s a decision\n){2}",
        said,
    )


def test_tuning_prints_weights_as_they_would_stand_in_the_file() -> None:
    small = ["--players", "2", "--games", "1", "--generations", "1", "--candidates", "3", "--jobs", "1"]
    said = run("tune", "monasterium", "--weight", "soup", "--weight", "die", *small)
    assert re.search(r"^# generation 1: best mean lead [\d.]+ points, 2 games$", said, re.MULTILINE)
    assert re.search(r"^soup = \d\.\d{3}$", said, re.MULTILINE)


def test_tuned_weights_are_kept_and_measured_against_those_of_the_house(tmp_path: Path) -> None:
    tuned = tmp_path / "tuned.toml"
    small = ["--players", "2", "--games", "1", "--generations", "1", "--candidates", "3", "--jobs", "1"]
    printed = run("tune", "monasterium", "--weight", "soup", *small, "-o", str(tuned))
    assert tuned.read_text(encoding="utf-8").splitlines()[-1] in printed
    write_tuned(tuned, "monasterium", {name: -5 * value for name, value in load_weights("monasterium").weights.items()})
    duel = ["--versus", "greedy", "--game", "monasterium", "--players", "2", "--games", "2", "--weights", str(tuned)]
    assert " 0.0 % of victories" in run("bot", "greedy", *duel).splitlines()[-1]
    with pytest.raises(Malformed, match="holds weights of monasterium, not of abbey"):
        run("bot", "greedy", *("abbey" if word == "monasterium" else "3" if word == "2" else word for word in duel))
    with pytest.raises(Malformed, match="random has no weights"):
        run("bot", "random", *duel)


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(Malformed, match="no game is called 'chess'"):
        run("tune", "chess")
    with pytest.raises(Malformed, match="no weight 'luck'"):
        run("tune", "abbey", "--weight", "luck")
    with pytest.raises(Malformed, match="no bot is called 'pope'"):
        run("bot", "pope")
