"""Builds the source package, a pure wheel from it, and a wheel with compiled rules where there is a C compiler."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from chapterhouse import __version__
from chapterhouse.native import BUILT
from tools.compile.build import RULES, able, fresh

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
COMPILED = "CHAPTERHOUSE_COMPILED"


def build_all(into: Path = DIST) -> list[Path]:
    """The packages of this version. Both wheels are built from the source package, which proves that it is whole."""
    into.mkdir(parents=True, exist_ok=True)
    for old in into.glob(f"chapterhouse-{__version__}*"):
        old.unlink()
    _run_build(ROOT, into, "--sdist")
    source = into / f"chapterhouse-{__version__}.tar.gz"
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(source, folder, filter="data")
        unpacked = Path(folder, f"chapterhouse-{__version__}")
        _run_build(unpacked, into, "--wheel")
        if able() and all(map(fresh, RULES)):
            shutil.rmtree(unpacked / "build", ignore_errors=True)
            _run_build(unpacked, into, "--wheel", **{COMPILED: str(BUILT.parent)})
    return [source, *sorted(into.glob(f"chapterhouse-{__version__}*.whl"))]


def _run_build(folder: Path, into: Path, kind: str, **environment: str) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation", kind, "--outdir", str(into), str(folder)]
    given = {**os.environ, **environment}
    done = subprocess.run(command, env=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{kind.removeprefix('--')} could not be built:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


def print_line(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
