"""The languages that the house speaks, known without loading any of their words."""

from importlib.resources import files

FIRST = "en"
"""The language that a reader gets who asks for none, and that all others are compared with."""
HOUSE = "chapterhouse"
"""The package whose words every game uses."""


def _languages() -> tuple[str, ...]:
    """Every language that the house has a file for, English first."""
    found = (entry.name for entry in (files(HOUSE) / "text").iterdir() if entry.name.endswith(".ftl"))
    return tuple(sorted((name.removesuffix(".ftl") for name in found), key=lambda name: (name != FIRST, name)))


LANGUAGES = _languages()
