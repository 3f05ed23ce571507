"""Run inside the folder of translated sources: makes C of the modules that it is given, and libraries of the C.

Usage: extension.py GROUP PATH …
"""

import sys

from mypyc.build import mypycify
from setuptools import setup


def main(group: str, paths: list[str]) -> None:
    libraries = mypycify(["--ignore-missing-imports", *paths], opt_level="2", debug_level="0", group_name=group)
    setup(name=group, packages=[], ext_modules=libraries, script_args=["-q", "build_ext", "--inplace"])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
