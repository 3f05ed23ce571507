"""The examples of the documentation run as they stand."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "kernel.md"


def test_the_examples_of_the_kernel_page_are_true() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 5
    exec(compile("\n".join(blocks), str(PAGE), "exec"), {})
