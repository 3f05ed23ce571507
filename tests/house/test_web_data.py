"""The browser client has no copy of what is printed on components: it gets them from the server."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "web" / "src"
GENERATED = re.compile(r'^\s*import\s+(?!type\b)[^;]*generated/\w+\.data\.json"', re.MULTILINE)
TERM = re.compile(r"^\s*\*?\[[^\]]*\]\s*")
"""A variant of a Fluent selector; its key may be a number."""
LANGUAGE_MESSAGES = sorted([*SOURCES.glob("games/*/text/*.ftl"), *SOURCES.glob("rules/text/*.ftl")])


def sources() -> list[Path]:
    files = [file for file in SOURCES.rglob("*") if file.suffix in {".ts", ".svelte"}]
    return [file for file in files if not file.name.endswith(".test.ts")]


def value_imports(text: str) -> list[str]:
    """Imports of component data that are more than a type."""
    return GENERATED.findall(text)


def printed_numbers(text: str) -> list[str]:
    """Lines of a catalogue whose words contain a digit. A singular form ("[one] +1 point") may."""
    found = []
    for line in text.splitlines():
        words = line.partition("=")[2] if re.match(r"[\w-]+ =", line) else line
        if line.startswith("#") or "[one]" in line or re.search(r"[*[]\d+\]", line):
            continue
        if re.search(r"\d", TERM.sub("", words)):
            found.append(line.strip())
    return found


def test_the_checks_find_what_they_look_for() -> None:
    assert value_imports('import data from "../../protocol/generated/abbey.data.json";')
    assert not value_imports('import type data from "../../protocol/generated/abbey.data.json";')
    assert printed_numbers("per-die = +1 a die\n") == ["per-die = +1 a die"]
    assert not printed_numbers("points = { $n ->\n    [0] none\n    [one] 1 point\n   *[other] { $n } points\n}\n")


def test_no_module_of_the_client_holds_component_data() -> None:
    holders = [str(file.relative_to(ROOT)) for file in sources() if value_imports(file.read_text("utf-8"))]
    assert holders == []
    assert not [file for file in sources() if file.stem == "facts"]


@pytest.mark.parametrize("file", LANGUAGE_MESSAGES, ids=lambda file: "/".join(file.parts[-3:]))
def test_the_words_of_a_board_name_no_printed_number(file: Path) -> None:
    assert printed_numbers(file.read_text("utf-8")) == []
