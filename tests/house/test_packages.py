"""The packages that ``make wheel`` builds are whole, and play."""

import asyncio
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.compile.build import RULES, able, fresh
from tools.release.__main__ import TAG, git, tag
from tools.release.changelog import section_of, with_section
from tools.release.packages import build_all
from tools.release.trial import is_pure, play_at, serving

from chapterhouse import __version__
from chapterhouse.native import PURE

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return build_all(tmp_path_factory.mktemp("dist"))


def package_files() -> Iterator[str]:
    for path in (SOURCE / "chapterhouse").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield str(path.relative_to(SOURCE))


def test_every_wheel_has_every_file_of_the_package(packages: list[Path]) -> None:
    wheels = [package for package in packages if package.suffix == ".whl"]
    assert len(wheels) == 1 + (able() and all(map(fresh, RULES)))
    for wheel in wheels:
        names = set(zipfile.ZipFile(wheel).namelist())
        assert sorted(set(package_files()) - names) == []
        strange = [
            name for name in names if ".dist-info/" not in name and not name.startswith("chapterhouse/compiled/")
        ]
        assert sorted(set(strange) - set(package_files())) == []
        assert any("/compiled/" in name for name in names) is not is_pure(wheel)


def test_the_source_package_has_what_a_clone_has(packages: list[Path]) -> None:
    with tarfile.open(packages[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert sorted(set(listed.splitlines()) - names) == []
    assert "src/chapterhouse/server/static/index.html" in names
    assert not any(name.startswith(("web/node_modules", ".venv", "build")) or name.endswith(".db") for name in names)


def installed(wheel: Path, folder: Path) -> Path:
    """The wheel unpacked, and a command that runs it with the packages of this environment."""
    zipfile.ZipFile(wheel).extractall(folder / "site")
    command = folder / "chapterhouse"
    start = f"import sys; sys.path.insert(0, {str(folder / 'site')!r})"
    command.write_text(f"#!{sys.executable}\n{start}\nfrom chapterhouse.cli import main\nmain()\n")
    command.chmod(0o755)
    return command


def test_each_wheel_serves_its_page_and_a_whole_game(packages: list[Path], tmp_path: Path) -> None:
    for number, wheel in enumerate(packages[1:]):
        folder = tmp_path / str(number)
        folder.mkdir()
        command = installed(wheel, folder)
        given = {name: value for name, value in os.environ.items() if name != PURE}
        said = subprocess.run([command, "--version"], cwd=folder, env=given, capture_output=True, text=True, check=True)
        first, *games = said.stdout.splitlines()
        assert first.startswith(f"chapterhouse {__version__},")
        assert {line.endswith("rules compiled") for line in games} == {not is_pure(wheel)}
        with serving(command, folder) as address:
            asyncio.run(play_at(address))


def test_a_folder_without_the_built_site_makes_no_wheel(packages: list[Path], tmp_path: Path) -> None:
    """A server without its page would be a surprise: the reason is said instead."""
    with tarfile.open(packages[0]) as archive:
        archive.extractall(tmp_path, filter="data")
    folder = tmp_path / f"chapterhouse-{__version__}"
    (folder / "src/chapterhouse/server/static/index.html").unlink()
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", str(folder)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "the browser client is not built: run `make site` first" in done.stdout + done.stderr


CHANGES = """# Changelog

Introduction.

## [Unreleased]

### Added
- A bell.

## [0.1.0] - 2026-01-01

- A door.
"""


def test_a_release_gives_its_section_to_the_changelog_and_begins_a_new_list() -> None:
    after = with_section(CHANGES, "0.2.0", "2026-02-01")
    assert after == CHANGES.replace("## [Unreleased]\n", "## [Unreleased]\n\n## [0.2.0] - 2026-02-01\n")
    assert section_of(after, "0.2.0") == "### Added\n- A bell."
    assert section_of(after, "0.1.0") == "- A door."


def test_a_release_without_news_or_of_an_old_version_is_refused() -> None:
    with pytest.raises(SystemExit, match="nothing has changed"):
        with_section(with_section(CHANGES, "0.2.0", "2026-02-01"), "0.3.0", "2026-02-02")
    with pytest.raises(SystemExit, match=r"has a section of 0\.1\.0 already"):
        with_section(CHANGES, "0.1.0", "2026-02-01")


def test_the_tag_of_a_release_keeps_the_headings_of_its_notes(tmp_path: Path) -> None:
    git("init", "--quiet", root=tmp_path)
    git("config", "user.name", "Anna", root=tmp_path)
    git("config", "user.email", "anna@example.org", root=tmp_path)
    git("commit", "--quiet", "--allow-empty", "--message", "Begin", root=tmp_path)
    tag("Chapterhouse\n\n### Added\n- Everything.", tmp_path)
    said = git("tag", "--list", "--format=%(contents)", TAG, root=tmp_path)
    assert said == "Chapterhouse\n\n### Added\n- Everything."
