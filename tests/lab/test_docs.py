"""What the documents show works as it stands there."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.lab.runs import plan, played

ROOT = Path(__file__).parents[2]


def run_code(source: str, names: dict[str, Any]) -> dict[str, Any]:
    exec(compile(source, "document", "exec"), names)
    return names


def test_the_notebook_opens_results_and_draws_one_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(tmp_path / "runs" / "a", plan("random", "random", game="monastery"), 3)
    monkeypatch.chdir(tmp_path)
    cells = json.loads((ROOT / "notebooks" / "results.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            run_code("".join(cell["source"]), names)
    assert names["plot"].to_dict()["mark"]["type"] == "boxplot"


def examples(word: str) -> str:
    """The Python example of the lab's page in which a word occurs."""
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    found: list[str] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    return next(code for code in found if word in code)


def test_the_example_for_pettingzoo_plays_a_game() -> None:
    names = run_code(examples("adapters.zoo"), {})
    assert names["over"]


def test_the_example_for_openspiel_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """As it stands it always takes the first choice; that is a game too, and it ends."""
    code = examples("adapters.spiel").replace("players=4,cap=True", "players=3,cap=True,short=True")
    names = run_code(code, {})
    assert names["state"].is_terminal()
    assert capsys.readouterr().out


def test_the_example_for_python_plays_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = examples("ProcessPoolExecutor").replace("1000", "4").replace('"greedy"', '"random"')
    code = code.replace("ProcessPoolExecutor", "ThreadPoolExecutor")
    run_code(code, {})
    assert (tmp_path / "runs" / "b" / "seats.parquet").exists()
