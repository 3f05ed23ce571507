"""Extras: packages that only some uses need, and the sentence that says which extra is missing.

``chapterhouse`` alone plays, serves and shows. ``pip install 'chapterhouse[postgres]'`` adds what one use needs.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from chapterhouse.kernel import Malformed

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "postgres": ("psycopg",),
    "lab": ("altair", "openskill", "polars", "vl_convert"),
    "adapters": ("gymnasium", "pettingzoo", "pyspiel"),
    "cluster": ("ray",),
    "notices": ("apprise",),
    "tune": ("cma",),
}
"""Extra → the modules that come with it."""


class MissingExtra(Malformed):
    """A use needs a package that is not installed; says which extra brings it."""

    def __init__(self, use: str, module: str, extra: str) -> None:
        super().__init__(f"{use} needs {module}: pip install 'chapterhouse[{extra}]'")


@contextmanager
def needs(extra: str, use: str) -> Iterator[None]:
    """Imports inside raise MissingExtra where a module of the extra is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in EXTRAS[extra]:
            raise
        raise MissingExtra(use, error.name, extra) from None
