"""Packages and releases.

python -m tools.release wheel     build the source package and the wheels into dist/
python -m tools.release try       install each package of dist/ in a clean environment and play with it
python -m tools.release release   changelog section, packages, trial; if all is well a commit and a tag
"""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from chapterhouse import __version__
from tools.release.changelog import section_of, with_section
from tools.release.packages import DIST, ROOT, build_all, print_line

CHANGELOG = ROOT / "CHANGELOG.md"
TAG = f"v{__version__}"


def main(verb: str) -> None:
    if verb == "wheel":
        for package in build_all():
            print_line(f"{package.relative_to(ROOT)}  {package.stat().st_size / 1e6:.1f} MB")
    elif verb == "try":
        try_all()
    elif verb == "release":
        release()
    else:
        raise SystemExit(__doc__)


def try_all() -> None:
    from tools.release.trial import try_out  # needs the tools of the tests, which building does not

    packages = sorted(DIST.glob(f"chapterhouse-{__version__}*"))
    if not packages:
        raise SystemExit("dist/ has no package of this version: run `make wheel` first")
    for package in packages:
        try_out(package)


def release() -> None:
    """Nothing is committed or tagged before every package has been tried out."""
    if git("status", "--porcelain"):
        raise SystemExit("there are changes that are not committed")
    if git("tag", "--list", TAG):
        raise SystemExit(f"{TAG} has been released; raise __version__ in src/chapterhouse/__init__.py")
    before = CHANGELOG.read_text(encoding="utf-8")
    CHANGELOG.write_text(with_section(before, __version__, f"{datetime.now(UTC):%Y-%m-%d}"), encoding="utf-8")
    done = False
    try:
        build_all()
        try_all()
        done = True
    finally:
        if not done:
            CHANGELOG.write_text(before, encoding="utf-8")
    notes = section_of(CHANGELOG.read_text(encoding="utf-8"), __version__)
    git("commit", "--message", f"Release {__version__}", "CHANGELOG.md")
    tag(f"Chapterhouse {__version__}\n\n{notes}")
    print_line(f"{TAG}: packages in dist/; push with `git push --follow-tags`")


def tag(notes: str, root: Path = ROOT) -> None:
    """By default git takes the headings of the notes for comments and leaves them out."""
    git("tag", "--annotate", "--cleanup=whitespace", TAG, "--message", notes, root=root)


def git(*words: str, root: Path = ROOT) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
