"""What a language still lacks: whole files, messages, attributes and forms of names.

python -m tools.languages it      prints the list; nothing is printed for a complete language
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
FIRST = "en"
SOURCES = ("src", "web/src")
FORM = re.compile(r'form: "([\w-]+)"')


def folders(root: Path = ROOT) -> list[Path]:
    """Every folder of catalogues: those with an English one."""
    found = (file.parent for source in SOURCES for file in (root / source).rglob(f"text/{FIRST}.ftl"))
    return sorted(found)


def languages(root: Path = ROOT) -> list[str]:
    """Every language that has at least one file."""
    return sorted({file.stem for folder in folders(root) for file in folder.glob("*.ftl")})


def lacks(language: str, root: Path = ROOT) -> list[str]:
    """One line for each thing that English has and this language has not, and for each error in its files."""
    return [line for folder in folders(root) for line in _folder_lacks(folder, language, root)]


def _folder_lacks(folder: Path, language: str, root: Path) -> Iterator[str]:
    file = folder / f"{language}.ftl"
    name = file.relative_to(root).as_posix()
    if not file.exists():
        yield f"{name}: the file is missing"
        return
    own, english = _entries(file), _entries(folder / f"{FIRST}.ftl")
    for junk in own.pop("", []):
        yield f"{name}: cannot be read: {junk}"
    if folder.parent.name == "grammar":  # each language has the forms that its own sentences ask for
        used = {form for each in folders(root) for form in _forms(each / f"{language}.ftl")}
        yield from (f"{name}: name-{form} is missing" for form in sorted(used) if f"name-{form}" not in own)
        return
    for key, attributes in english.items():
        if key not in own:
            yield f"{name}: {key} is missing"
        for attribute in attributes:
            if key in own and attribute not in own[key]:
                yield f"{name}: {key}.{attribute} is missing"
    yield from (f"{name}: {key} is in no other language" for key in own if key not in english)


def _entries(file: Path) -> dict[str, list[str]]:
    """The messages of a file with the names of their attributes; under "" what cannot be read."""
    found: dict[str, list[str]] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
        elif isinstance(entry, ast.Junk):
            found.setdefault("", []).append((entry.content or "").strip().split("\n")[0])
    return found


def _forms(file: Path) -> set[str]:
    return set(FORM.findall(file.read_text(encoding="utf-8"))) if file.exists() else set()


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in lacks(sys.argv[1]))
