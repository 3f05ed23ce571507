"""Every rule is cited where it is carried out and proved by a test; every id that is cited exists."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import Step
from chapterhouse.kernel.data import load_rules
from chapterhouse.kernel.record import AnyGame
from chapterhouse.speech import LANGUAGES, Speech

ROOT = Path(__file__).parents[2]
TABLE = {"table.over", "table.turn", "table.asked"}
"""The rules of the kernel itself."""
REASONED = ("ruling", "inferred", "reported")
"""The standings of rules that are in no booklet and on no card."""

CITED = re.compile(r"\[([a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*)\]")

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def sources(game: AnyGame) -> list[Path]:
    return sorted((ROOT / "src" / "chapterhouse" / "games" / game.name).rglob("*.py"))


def docstrings(path: Path) -> str:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return "\n".join(ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, documented))


def faults(path: Path) -> set[tuple[str, str]]:
    """The rule and the sentence of every fault that is written out in a file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fault":
            literal = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if literal:
                found.add((str(literal[0]), str(literal[1]) if len(literal) > 1 else ""))
    return found


def cited(game: AnyGame) -> set[str]:
    found = set()
    for path in sources(game):
        found |= set(CITED.findall(docstrings(path)))
        found |= {rule for rule, _ in faults(path)}
    return found


def proved(game: AnyGame) -> set[str]:
    folder = ROOT / "tests" / "games" / game.name
    found: set[str] = set()
    for path in folder.rglob("*.toml"):
        found |= set(tomllib.loads(path.read_text(encoding="utf-8")).get("proves", ()))
    for path in folder.rglob("test_*.py"):
        found |= set(CITED.findall(docstrings(path)))
    return found


@games
def test_every_rule_is_cited_in_the_code(game: AnyGame) -> None:
    assert set(load_rules(game.folder())) - cited(game) == set()


@games
def test_every_cited_rule_exists(game: AnyGame) -> None:
    assert cited(game) - set(load_rules(game.folder())) - TABLE == set()


@games
def test_every_rule_is_proved(game: AnyGame) -> None:
    assert set(load_rules(game.folder())) - proved(game) == set()


@games
def test_every_proof_names_a_rule_that_exists(game: AnyGame) -> None:
    assert proved(game) - set(load_rules(game.folder())) - TABLE == set()


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_printed_says_its_reason(game: AnyGame, language: str) -> None:
    """A reason on a printed rule would hide a decision of ours: such a rule is a ruling. Card texts have none."""
    speech = Speech(game, language)
    rules = load_rules(game.folder())
    assert {id_ for id_ in rules if speech.reason(id_)} == {id_ for id_ in rules if rules[id_].standing in REASONED}


@games
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_reason_is_said_in_the_language_of_the_reader(game: AnyGame, language: str) -> None:
    """A sentence that was only copied would be English in a foreign catalogue."""
    own, english = Speech(game, language), Speech(game)
    said = [id_ for id_ in load_rules(game.folder()) if english.reason(id_)]
    assert [id_ for id_ in said if own.reason(id_) == english.reason(id_)] == []


@games
def test_every_fault_names_a_rule_and_has_words(game: AnyGame) -> None:
    text = (ROOT / "src" / "chapterhouse" / "games" / game.name / "text" / "en.ftl").read_text(encoding="utf-8")
    house = (ROOT / "src" / "chapterhouse" / "text" / "en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z][\w-]*) =", text + house, re.MULTILINE))
    for path in sources(game):
        for rule, says in faults(path):
            key = "-".join(part for part in ("fault", rule.replace(".", "-"), says) if part)
            assert key in keys, f"{path.name}: no words for {key}"


@games
def test_a_step_has_actors_only_if_it_asks_for_something(game: AnyGame) -> None:
    asking = {step.__name__ for step in game.steps if step.asks}
    assert asking == {step.__name__ for step in game.steps if step.actors is not Step.actors}
