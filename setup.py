"""What pyproject.toml cannot say: a wheel has the built site, and the compiled rules where they are asked for.

``CHAPTERHOUSE_COMPILED`` names a folder of compiled rules, as ``python -m tools.compile`` makes it (``build/native``).
The wheel then belongs to this platform and this version of Python.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

ROOT = Path(__file__).parent
SITE = ROOT / "src" / "chapterhouse" / "server" / "static" / "index.html"
COMPILED = os.environ.get("CHAPTERHOUSE_COMPILED", "")
TAG = str(sys.implementation.cache_tag)


class BuildPackage(build_py):
    """Copies the package, and beside it what is built from it."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if not SITE.exists():
            raise SetupError("the browser client is not built: run `make site` first, or install a released package")
        if COMPILED:
            place = Path(self.build_lib, "chapterhouse", "compiled", TAG)
            shutil.copytree(Path(COMPILED, TAG), place, ignore=shutil.ignore_patterns("lock"), dirs_exist_ok=True)


class Chapterhouse(Distribution):
    def has_ext_modules(self) -> bool:
        """With compiled rules the wheel is for one platform."""
        return bool(COMPILED)


setup(cmdclass={"build_py": BuildPackage}, distclass=Chapterhouse)
