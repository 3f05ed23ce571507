"""The worked example of the deduction page runs as it stands."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "deduction.md"
PACKAGE = Path(__file__).parents[3] / "src" / "chapterhouse" / "games" / "abbey" / "deduction"


def test_the_worked_example_is_true() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 4
    exec(compile("\n".join(blocks), str(PAGE), "exec"), {})


def test_every_module_of_the_package_is_on_its_list() -> None:
    """The package's docstring names each module."""
    listed = (PACKAGE / "__init__.py").read_text(encoding="utf-8").split('"""')[1]
    modules = {path.stem for path in PACKAGE.glob("*.py")} - {"__init__"}
    assert modules == {name for name in re.findall(r"[a-z_]+", listed) if name in modules}
