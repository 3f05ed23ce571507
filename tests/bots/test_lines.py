"""Bots over lines of JSON: ours for others, and those of others at our table."""

import runpy
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.lines import Asked, BotFailed, ProgramBot, converse
from chapterhouse.bots.random import RandomBot
from chapterhouse.games import find
from tests.bots.tables import GAMES, Moment, moments, play_game

EXAMPLES = Path(__file__).parents[2] / "examples"


def node() -> str:
    """Node, which the browser's part of the house is built with; it is there once that has been set up."""
    found = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert found, "Node is missing: run 'make site' or install it"
    return found


def asked(moment: Moment, number: int = 1) -> str:
    line = Asked(number, moment.game.name, moment.view, tuple(moment.choices))
    return msgspec.json.encode(line).decode()


@pytest.fixture
def moment() -> Moment:
    return next(moments("monastery", 2, seed=1, share=1.0, most=1))


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_decides_over_lines_as_it_does_in_place(game: str) -> None:
    for moment in moments(game, 3, seed=9, share=0.05, most=4):
        (line,) = converse(GreedyBot(Random(1)), [asked(moment)])
        here = GreedyBot(Random(1)).choose(moment.view, moment.choices)
        assert moment.game.decode_action(msgspec.json.encode(msgspec.json.decode(line)["action"])) == here


def test_a_bad_line_is_answered_and_the_talk_goes_on(moment: Moment) -> None:
    bad = ["not json", '{"id": 3, "game": "chess", "view": {}, "choices": []}', "", asked(moment, 4)]
    said = [msgspec.json.decode(line) for line in converse(RandomBot(Random(1)), bad)]
    assert [line["id"] for line in said] == [0, 3, 4]
    assert "malformed" in said[0]["error"].lower()
    assert "chess" in said[1]["error"]
    assert "action" in said[2]


def test_a_program_in_javascript_plays_a_whole_game() -> None:
    game = find("monasterium")
    options = game.read_options({"players": 2})
    with ProgramBot([node(), str(EXAMPLES / "eager-bot.mjs")]) as program:
        assert play_game(game, options, [program, RandomBot(Random(1))], 3).winners


def test_the_example_in_python_plays_a_whole_game() -> None:
    eager = runpy.run_path(str(EXAMPLES / "eager_bot.py"))["EagerBot"]
    game = find("abbey")
    bots = [eager(Random(1)), *(RandomBot(Random(seat)) for seat in (2, 3))]
    assert play_game(game, game.read_options({"players": 3}), bots, 3).winners


def program(source: str) -> Sequence[str]:
    return [sys.executable, "-u", "-c", source]


HEARD = (
    """import json; asked = json.loads(input()); say = lambda number: print(json.dumps({'id': 1, 'choice': number}))"""
)


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("", "has ended"),
        ("print('what?'); input()", "no answer"),
        ('print(\'{"id": 1, "choice": 9999}\'); input(); input()', "nothing that was offered"),
        (f"{HEARD}; say(len(asked['choices']))", "nothing that was offered"),
        (f"{HEARD}; say(-1)", "nothing that was offered"),
        ('print(\'{"id": 1, "error": "I resign"}\'); input(); input()', "I resign"),
        ("input(); input()", "in time"),
        ("import time; time.sleep(60)", "did not (read|answer) in time"),
        ("import os\nwhile True: os.write(1, b'x' * 65536)", "without an answer"),
        ("import os, time\nwhile True: os.write(1, b'x'); time.sleep(0.01)", "in time"),
        ("print('[' * 100_000); input(); input()", "no answer"),
        ("print('{\"id\": 1, \"action\": ' + '[' * 900 + ']' * 900 + '}'); input(); input()", "no answer"),
        ('import os; os.write(1, b\'{"id": 1, "error": "\\xff\\xfe"}\\n\'); input(); input()', "no answer"),
    ],
)
def test_a_program_that_fails_says_how(moment: Moment, source: str, complaint: str) -> None:
    with ProgramBot(program(source)) as bot, pytest.raises(BotFailed, match=complaint):
        bot.choose(moment.view, moment.choices, seconds=2.0)


def test_a_program_that_does_not_read_is_given_up_in_time(moment: Moment) -> None:
    """A question larger than the pipe holds: writing it may not wait for ever."""
    choices = [*moment.choices] * 20_000
    with ProgramBot(program("import time; time.sleep(60)")) as bot, pytest.raises(BotFailed, match="did not read"):
        bot.choose(moment.view, choices, seconds=0.5)


def test_a_program_that_reads_no_more_has_ended(moment: Moment) -> None:
    choices = [*moment.choices] * 20_000
    deaf = program("import os, time; os.close(0); time.sleep(60)")
    with ProgramBot(deaf) as bot, pytest.raises(BotFailed, match="has ended"):
        bot.choose(moment.view, choices, seconds=30.0)


def test_our_bot_answers_a_line_that_nests_too_deep(moment: Moment) -> None:
    said = [msgspec.json.decode(line) for line in converse(RandomBot(Random(1)), ["[" * 100_000, asked(moment, 2)])]
    assert [line["id"] for line in said] == [0, 2]
    assert 0 < len(said[0]["error"]) < 1_000


def test_the_command_speaks_lines(moment: Moment) -> None:
    command = [str(Path(sys.executable).parent / "chapterhouse"), "bot", "greedy", "--seed", "1"]
    done = subprocess.run(command, input=asked(moment) + "\n", capture_output=True, text=True, check=True, timeout=60)
    assert msgspec.json.decode(done.stdout)["action"]
