"""Whole games at a terminal, typed in by somebody who takes the first thing that is offered."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from chapterhouse.cli.draw import board_of
from chapterhouse.cli.table import Table
from chapterhouse.cli.terminal import Terminal, names_of
from chapterhouse.games import GAMES, find
from chapterhouse.games.abbey.actions import Refrain, TakeExtraTurn, Walk
from chapterhouse.games.abbey.catalogue import BOOK_IDS, HAPPENING_IDS, VOLUME_IDS
from chapterhouse.games.abbey.events import BookPlayed, BookRead, Happened, VolumeRead
from chapterhouse.kernel import Event, Illegal, Played, actors, legal
from chapterhouse.kernel.data import load_rules
from chapterhouse.speech import Speech
from tests.cli.test_commands import chapterhouse

ENOUGH = "1\n" * 6_000
"""More first choices than any game asks for."""

SEATS = {"monastery": "You,bot:random", "monasterium": "You,bot:random", "abbey": "You,bot:random,bot:random"}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_in_eighty_columns(game: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    arguments = ("play", game, "--seats", SEATS[game], "--seed", "5", "--plain", "--save", str(kept))
    done = chapterhouse(*arguments, typed=ENOUGH)
    assert done.returncode == 0, done.stderr
    assert "★" in done.stdout
    assert "\n· " in done.stdout.rpartition("You > ")[2], "how it ended"
    assert "\x1b[" not in done.stdout
    table = Table.load(kept)
    assert not table.waiting()
    again = chapterhouse("replay", str(kept))
    assert again.returncode == 0, again.stderr
    position = chapterhouse("replay", str(kept), "--at", "20", "--position", columns=200)
    find(game).read_position(position.stdout)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_eighty_columns(game: str) -> None:
    done = chapterhouse("play", game, "--seats", SEATS[game], "--seed", "5", "--plain", typed="look\nquit\n")
    lines = [line.removeprefix("You > ") for line in done.stdout.splitlines()]
    assert max(map(len, lines)) <= 80


def test_a_curtain_falls_between_two_people() -> None:
    typed = "1\n" * 40 + "quit\n"
    done = chapterhouse("play", "monasterium", "--seats", "Anna,Bruno", "--seed", "5", typed=typed)
    assert "Press Enter when nobody else is looking" in done.stdout


def test_commands_at_the_table(tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    typed = f"help\nlog\nwhy end-turn\nutter nonsense\nsave {kept}\nundo\nquit\n"
    done = chapterhouse("play", "monastery", "--seats", "You,bot:random", "--seed", "5", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "is no choice here" in done.stdout
    assert "is none of" not in done.stdout  # the words of the records are for those who type a whole action
    assert kept.exists()
    taken_up = chapterhouse("play", "--load", str(kept), typed="quit\n")
    assert taken_up.returncode == 0, taken_up.stderr


@pytest.mark.parametrize("asked", ["help", "?"])
def test_help_shows_how_a_choice_at_hand_is_typed(asked: str) -> None:
    done = chapterhouse("play", "abbey", "--seed", "77", "--plain", typed=f"{asked}\nquit\n")
    assert "(walk crypta)" in done.stdout


def test_what_came_of_ones_own_choice_is_told_too() -> None:
    done = chapterhouse("play", "abbey", "--seed", "77", "--plain", typed="6\nquit\n")
    assert "· Guest goes to the West cloister." in done.stdout
    assert done.stdout.count("· Cards are dealt") == 1


def test_a_book_that_is_read_says_what_it_does() -> None:
    game = find("abbey")
    table = Table.fresh(game, game.read_options({"players": 3}), ["Anna", "Bruno", "Clara"], seed=3)
    while not any(isinstance(told.event, BookRead) for told in table.heard(0)):
        seat = table.waiting()[0]
        choices = legal(table.state, seat)
        wanted = Walk("scriptorium")
        table.act(seat, wanted if wanted in choices else choices[len(table.moves) % len(choices)])
    shown = StringIO()
    speech = Speech(game, names=["Anna", "Bruno", "Clara"])
    Terminal(table, speech, Console(file=shown, width=200), {}, None).show(0)
    title = next(told.event.title for told in table.heard(0) if isinstance(told.event, BookRead))
    assert f"“{speech.word('book', title)}”.\n  {speech.rule(f'books.{title}')[1]}\n" in shown.getvalue()


def test_whatever_is_printed_in_the_abbey_has_a_rule() -> None:
    rules = load_rules(find("abbey").folder())
    printed: list[Event] = [kind(0, each) for kind in (BookRead, BookPlayed) for each in BOOK_IDS]
    printed += [VolumeRead(0, each) for each in VOLUME_IDS] + [Happened(each) for each in HAPPENING_IDS]
    assert {board_of("abbey").rule_of(event) for event in printed} <= rules.keys()


def test_rules_can_be_looked_up_at_the_table() -> None:
    typed = "rule small debts\nrule turn.move\nrule qwertz\nrule\nquit\n"
    done = chapterhouse("play", "abbey", "--seed", "77", "--plain", typed=typed)
    assert "You and the rolled player swap a card that each chooses, at the same time." in done.stdout
    assert "  turn.move" in done.stdout
    assert done.stdout.count("No rule has these words") == 2


def test_a_very_long_line_is_refused_like_any_other() -> None:
    typed = f"{'x' * 5_000}\n{'9' * 5_000}\nquit\n"
    done = chapterhouse("play", "monastery", "--seats", "You,bot:random", "--seed", "5", typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("is no choice here") == 2


def test_a_refusal_names_the_rule() -> None:
    done = chapterhouse("play", "monasterium", "--seats", "You,Friend", "--seed", "5", typed="take-dice 1 1\nquit\n")
    assert "[table.asked]" in done.stdout


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_table_speaks_other_languages(language: str) -> None:
    done = chapterhouse("play", "monastery", "--seats", "You,bot:random", "--lang", language, typed="help\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Type the number" not in done.stdout


def play_until(table: Table, learned: bool) -> int:
    """Plays first choices until a move that taught somebody something, or did not; returns who made it."""
    while True:
        seat = actors(table.state)[0]
        if table.act(seat, legal(table.state, seat)[0]).learned == learned:
            return seat


def test_undo_stops_at_the_last_thing_that_anybody_learned() -> None:
    game = find("monasterium")
    table = Table.fresh(game, game.read_options({"players": 2}), ["Anna", "Bruno"], seed=3)
    seat = play_until(table, learned=False)
    before = len(table.moves)
    assert table.undo(seat)
    assert len(table.moves) == before - 1
    seat = play_until(table, learned=True)
    before = len(table.moves)
    assert not table.undo(seat)
    assert len(table.moves) == before


def test_a_refused_action_changes_nothing_at_the_table() -> None:
    game = find("monasterium")
    table = Table.fresh(game, game.read_options({"players": 2}), ["Anna", "Bruno"], seed=3)
    seat = 1 - actors(table.state)[0]
    with pytest.raises(Illegal):
        table.act(seat, legal(table.state, 1 - seat)[0])
    assert table.moves == []


def test_bots_have_the_names_of_their_chairs() -> None:
    chairs = ["Anna", "bot:greedy", "bot:random", "bot:greedy"]
    assert names_of(chairs) == ["Anna", "Brigid", "Ottilie", "Radegund"]


BEFORE_THE_EXTRA_TURN = """option players: 3
culprit: bruno
hand a: william odo sergio
hand b: theobald lambert aldric
hand c: rest
crypt: a
"""


def typed_at_the_crypt(monkeypatch: pytest.MonkeyPatch, *lines: str) -> tuple[Table, str]:
    """Anna, who holds a Crypt card, types these lines and leaves."""
    game = find("abbey")
    state = game.read_position(BEFORE_THE_EXTRA_TURN)
    names = ["Anna", "Bruno", "Clara"]
    table = Table(game, Played(state, (), ()), state.options, names)
    shown = StringIO()
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in (*lines, "quit"))))
    Terminal(table, Speech(game, names=names), Console(file=shown, width=120), {}, None).run()
    return table, shown.getvalue()


def test_a_crypt_card_is_not_asked_about_unless_it_lies_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    table, shown = typed_at_the_crypt(monkeypatch, "walk claustrum-s")
    assert [type(move.line.action) for move in table.moves] == [Walk, Refrain]
    assert "Your Crypt card: type crypt to lay it ready" in shown
    assert "Use your Crypt card for an extra turn?" not in shown


def test_a_crypt_card_that_lies_ready_is_asked_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, shown = typed_at_the_crypt(monkeypatch, "crypt", "walk claustrum-s", "take-extra-turn")
    assert [type(move.line.action) for move in table.moves] == [Walk, TakeExtraTurn]
    assert "Ready: you will be asked for an extra turn at the end of this one." in shown
    table, shown = typed_at_the_crypt(monkeypatch, "crypt", "crypt", "walk claustrum-s")
    assert [type(move.line.action) for move in table.moves] == [Walk, Refrain]
    assert "The Crypt card stays in your hand." in shown


def test_taking_back_an_extra_turn_that_was_not_taken_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("abbey")
    table, _ = typed_at_the_crypt(monkeypatch, "walk claustrum-s")
    shown = StringIO()
    terminal = Terminal(table, Speech(game, names=table.names), Console(file=shown, width=120), {}, None)
    assert not terminal.undo(0)
    monkeypatch.setattr("sys.stdin", StringIO("take-extra-turn\nquit\n"))
    terminal.run()
    assert [type(move.line.action) for move in table.moves] == [Walk, TakeExtraTurn]


def test_a_player_without_a_crypt_card_is_told_so() -> None:
    done = chapterhouse("play", "abbey", "--seed", "77", "--plain", typed="crypt\nquit\n")
    assert "You have no Crypt card." in done.stdout
