"""The few sentences that the server says by itself, outside any game: calls to the table."""

from functools import cache

from fluent.runtime import FluentBundle

from chapterhouse import grammar
from chapterhouse.languages import FIRST, LANGUAGES

PACKAGE = "chapterhouse.server"


@cache
def _bundle(language: str) -> FluentBundle:
    return grammar.bundle(language, PACKAGE)


def say(language: str, key: str, **arguments: str) -> str:
    """A sentence in a language that the project has; English for any other."""
    bundle = _bundle(language if language in LANGUAGES else FIRST)
    pattern = bundle.get_message(key).value
    assert pattern is not None  # a test asks that every sentence is there in every language
    said, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"{language}: {key}: {errors}")
    return str(said)
