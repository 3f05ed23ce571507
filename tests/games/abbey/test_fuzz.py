"""Broken records, positions and actions give typed errors, never anything else."""

from random import Random

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.kernel import ChapterhouseError, Malformed, actors, fault, record
from tests.games.abbey.table import VARIANTS, deal, random_game, recorded_game

MARKS = ' :()[]-abc012@.|\n"x'


def broken(text: str, rng: Random) -> str:
    """The text with a few characters or a line gone wrong."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(MARKS) + text[at + rng.randint(0, 4) :]
    if rng.random() < 0.3:
        lines = text.splitlines()
        del lines[rng.randrange(len(lines))]
        text = "\n".join(lines)
    return text


def test_broken_positions() -> None:
    rng = Random(3)
    for number, s in enumerate(random_game(VARIANTS[0], seed=4, most=120)):
        if number % 20 == 19:
            text = GAME.write_position(s)
            for _ in range(25):
                try:
                    read = GAME.read_position(broken(text, rng))
                except Malformed:
                    continue
                for seat in read.seats():
                    GAME.view(read, seat)


def test_broken_records() -> None:
    rng = Random(5)
    text = recorded_game(AbbeyOptions(players=3, cap=True), 1, 40).write()
    for _ in range(60):
        try:
            record.final(GAME, record.read(broken(text, rng), {"abbey": GAME}))
        except ChapterhouseError:
            continue


@pytest.mark.parametrize(
    "line",
    [
        "ask h (how-many hand (anybody))",
        "ask b (at-least 999999999 hand (anybody))",
        "ask b (still-hold (shared-card 999999 77))",
        "ask b (what-is order (shared-card -1 -1))",
        "ask b (how-many hand (names [william william]))",
        "ask b (last-drawn deal (is fat))",
        "ask b (will-pass [])",
        "pass-cards []",
        "request-card h [fat]",
        "choose-player h",
        "name-suspects []",
        "erase-note -5",
        "propose-penance h",
        'write-note ""',
    ],
)
def test_wild_actions_are_refused_with_a_rule(line: str) -> None:
    """Whatever decodes is refused by name, at any moment of the game."""
    action = GAME.read_action(line)
    for number, s in enumerate(random_game(VARIANTS[0], seed=6, most=100)):
        if number % 5 == 0:
            for seat in {*actors(s), 0}:
                assert fault(s, seat, action) is not None


def test_unknown_names_are_malformed() -> None:
    for line in ("accuse adelmo", "walk brewery", "ask b (how-many pocket (anybody))", "play-book bible", "dance"):
        with pytest.raises(Malformed):
            GAME.read_action(line)
    with pytest.raises(Malformed):
        GAME.decode_action(b'{"type":"ask","target":1,"question":{"type":"how-many","scope":"hand"}}')


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("hand a: adelmo", "no suspect"),
        ("hand a: william\nhand b: william", "two places"),
        ("pawn a: brewery", "no room"),
        ("hand d: william", "nobody sits"),
        ("books a: choirbook", "starred"),
        ("bell: 9", "number"),
        ("colour: red", "none of"),
        ("stolen a: 0", "taken"),
        ("orders a: listener", "order"),
        ("passing a: william", "passes"),
        ("step: moving h 0 no", "seat"),
        ("just words", "key: value"),
        ("hand a: william\nhand a: odo", "twice"),
    ],
)
def test_impossible_positions_say_why(line: str, says: str) -> None:
    with pytest.raises(Malformed, match=says):
        GAME.read_position(f"option players: 3\nculprit: bruno\n{line}\n")


def test_positions_come_back_the_same() -> None:
    for options in VARIANTS:
        for number, s in enumerate(random_game(options, seed=8, most=160)):
            if number % 16 == 0:
                assert GAME.read_position(GAME.write_position(s)) == s
                assert GAME.thaw(GAME.freeze(s)) == s


def test_a_new_game_is_a_position() -> None:
    s = deal(AbbeyOptions(players=5), 2)
    assert GAME.read_position(GAME.write_position(s)) == s
