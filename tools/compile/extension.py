"""Run inside the folder of translated sources: makes C of the modules that it is given, and libraries of the C.

Usage: extension.py GROUP PATH …
"""

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

CALLABLE = "_Py_TPFLAGS_HAVE_VECTORCALL"
METHOD = "Py_TPFLAGS_METHOD_DESCRIPTOR"


def main(group: str, paths: list[str]) -> None:
    libraries = mypycify(["--ignore-missing-imports", *paths], opt_level="2", debug_level="0", group_name=group)
    for source in {Path(source) for library in libraries for source in library.sources}:
        source.write_text(as_methods(source.read_text()))
    setup(name=group, packages=[], ext_modules=libraries, script_args=["-q", "build_ext", "--inplace"])


def as_methods(code: str) -> str:
    """Inner functions are what the methods of a struct become. They bind as methods do, and here they say so.

    Then they are called with their struct in front, and nothing that binds the two is made for every call.
    """
    return code.replace(f"| {CALLABLE}", f"| {CALLABLE} | {METHOD}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
