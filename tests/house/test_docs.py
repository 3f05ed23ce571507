"""What the documents say of files, modules, commands, settings, links and rules is true.

Decision records tell what was decided at their time, so only their links are checked.
"""

import os
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from chapterhouse.cli import COMMANDS, build
from chapterhouse.games import GAMES, NAMES
from chapterhouse.kernel.data import load_rules
from chapterhouse.server.config import Config, Judging, Limits, Notices
from chapterhouse.speech import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
TODAY = [page for page in PAGES if "decisions" not in page.parts]
"""Pages that describe the present."""

NOT_OURS = {".git", ".venv", ".mypy_cache", ".pytest_cache", ".ruff_cache", "node_modules", "build", "static"}
PLACEHOLDERS = {"<game>": NAMES, "<language>": LANGUAGES}

CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
FILE = re.compile(r"(?<![\w/.<>*-])((?:[\w.<>*-]+/)*[\w<>*-][\w.<>*-]*\.(?:py|ts|mjs|svelte|ftl))(?![\w/])")
MODULE = re.compile(r"(?<![\w/.])((?:chapterhouse|tests|tools)(?:\.[a-z_]\w*)+)")
COMMAND = re.compile(r"(?<![\w/.])chapterhouse ([a-z]+)((?:[^\n`]|\\\n)*)")
OPTION = re.compile(r"(?<![\w-])(--[a-z][a-z-]*)")
MAKE = re.compile(r"\bmake ([a-z][a-z-]*)")
RULES = re.compile(r"\b(\d{2,4}) rules\b")
TREE = re.compile(r"^((?:[│ ] {3})*)[├└]── (\S+(?: \S+)*)")

pages = pytest.mark.parametrize("page", TODAY, ids=lambda page: str(page.relative_to(ROOT)))
all_pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def code(page: Path) -> str:
    """Everything that a page sets as code."""
    return "\n".join(CODE.findall(page.read_text(encoding="utf-8")))


@cache
def tracked() -> frozenset[str]:
    """The files of the repository, without what is built or installed."""
    found = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        found |= {str(Path(folder, name).relative_to(ROOT)) for name in files}
    return frozenset(found)


def places(page: Path) -> list[Path]:
    """The folders from which a page may name a file."""
    own = [ROOT / "src/chapterhouse/games" / page.stem] if page.stem in NAMES else []
    web = [ROOT / "web", ROOT / "web/src", ROOT / "web/e2e"]
    return [ROOT, ROOT / "src/chapterhouse", ROOT / "src", ROOT / "tests", *web, *own]


def exists(page: Path, name: str) -> bool:
    """Whether a file is there: by its path, or by its bare name anywhere in the repository."""
    for placeholder, values in PLACEHOLDERS.items():
        if placeholder in name:
            return all(exists(page, name.replace(placeholder, value)) for value in values)
    name = re.sub(r"<\w+>", "*", name)
    if "/" not in name and "*" not in name:
        return any(path == name or path.endswith(f"/{name}") for path in tracked())
    if any(list(place.glob(name)) for place in places(page)):
        return True
    return any(Path(path).match(name) for path in tracked())


@pages
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    assert [name for name in FILE.findall(code(page)) if not exists(page, name)] == []


@pages
def test_every_module_that_a_page_names_can_be_imported(page: Path) -> None:
    assert [name for name in set(MODULE.findall(code(page))) if not importable(name)] == []


def importable(name: str) -> bool:
    """A module, or something in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        module = ROOT / ("src" if parts[0] == "chapterhouse" else "") / Path(*parts[:length])
        if module.with_suffix(".py").exists() or (module / "__init__.py").exists() or module.is_dir():
            rest = parts[length:]
            return not rest or (len(rest) == 1 and hasattr(import_module(".".join(parts[:length])), rest[0]))
    return False


@cache
def commands() -> dict[str, frozenset[str]]:
    """Every command of the command line with its options."""
    found = {}
    for module in COMMANDS.values():
        group: Any = typer.main.get_command(build(next(iter(module))))
        for name, command in group.commands.items():
            found[name] = frozenset(option for each in command.params for option in (*each.opts, *each.secondary_opts))
    return found


def asked(page: Path) -> Iterator[tuple[str, str]]:
    """The commands that a page shows, with their options."""
    for verb, rest in COMMAND.findall(code(page)):
        for option in OPTION.findall(rest.split(" #")[0]) or [""]:
            yield verb, option


@pages
def test_every_command_and_option_that_a_page_shows_exists(page: Path) -> None:
    unknown = [
        (verb, option)
        for verb, option in asked(page)
        if verb not in commands() or (option and option not in {*commands()[verb], "--help"})
    ]
    assert unknown == []


def test_the_check_of_commands_sees_them() -> None:
    """A pattern that finds nothing would find no mistake."""
    assert ("bot", "--versus") in asked(ROOT / "docs/bots.md")
    assert ("simulate", "--seats") in asked(ROOT / "README.md")
    assert {verb for page in TODAY for verb, _ in asked(page)} >= {"serve", "tournament", "backup", "tune"}


@pages
def test_every_make_target_that_a_page_names_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(MAKE.findall(code(page))) <= targets


@all_pages
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    links = [one or other for one, other in LINK.findall(text)]
    assert [link for link in links if "://" not in link and not leads(page, link)] == []


def leads(page: Path, link: str) -> bool:
    file, _, anchor = link.partition("#")
    target = (page.parent / file).resolve() if file else page
    return target.exists() and (not anchor or anchor in anchors(target))


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_map_shows_files_that_exist() -> None:
    tree = (ROOT / "docs/map.md").read_text(encoding="utf-8").partition("```")[2].partition("```")[0]
    shown = list(tree_paths(tree))
    assert len(shown) > 30
    assert [name for name in shown if not exists(ROOT / "docs/map.md", name)] == []


def tree_paths(tree: str) -> Iterator[str]:
    """The paths of a drawn tree; a line may hold several names."""
    parents: list[str] = []
    for line in tree.strip("\n").splitlines():
        branch = TREE.match(line)
        if branch is None and re.match(r"[\w/]+/(?:\s|$)", line):
            parents = [line.split()[0]]
            yield parents[0].rstrip("/") + "/"
        elif branch is not None:
            depth = len(branch[1]) // 4 + 1
            names = re.split(r" {2,}", line[len(branch[1]) + 4 :])[0].split()
            parents[depth:] = [names[0]]
            yield from ("".join([*parents[:depth], name]) for name in names)


def settings(kind: type[msgspec.Struct], before: str = "") -> set[str]:
    tables: dict[str, type[msgspec.Struct]] = {"limits": Limits, "notices": Notices, "judging": Judging}
    found: set[str] = set()
    for name in kind.__struct_fields__:
        found |= settings(tables[name], f"{name}.") if name in tables else {f"{before}{name}"}
    return found


def test_every_setting_stands_in_the_hosting_page_and_every_one_there_exists() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    rows = page.partition("| setting | default |")[2].partition("\n\n")[0].splitlines()[2:]
    names = {name for row in rows for name in re.findall(r"`([\w.]+)`", row.split("|")[1])}
    assert names == settings(Config)
    msgspec.convert(tomllib.loads(page.partition("```toml\n")[2].partition("```")[0]), Config)


@pages
def test_every_number_of_rules_is_true(page: Path) -> None:
    counts = [len(load_rules(game.folder())) for game in GAMES.values()]
    stated = [int(number) for number in RULES.findall(page.read_text(encoding="utf-8"))]
    assert [number for number in stated if number not in (*counts, sum(counts))] == []


def test_every_term_of_the_glossary_stands_on_one_line_and_in_order() -> None:
    page = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    assert "glossary.md" in (ROOT / "docs/map.md").read_text(encoding="utf-8")
    for section in page.split("\n## ")[1:]:
        terms = re.findall(r"^\| \*\*(.+?)\*\*", section, re.MULTILINE)
        assert terms
        assert terms == sorted(terms, key=str.lower), section.partition("\n")[0]
        assert len(terms) == len(set(terms))
