"""Options that are a list of names, written as one text: ``choirbook+canon``."""

import msgspec

WORDS = "words"
JOINT = "+"


def names_of(*kinds: str) -> msgspec.Meta:
    """Marks the type of such an option; ``kinds`` are kinds of words of the game (``Game.words``)."""
    return msgspec.Meta(extra={WORDS: kinds}, max_length=10_000)


def names_in(value: str) -> tuple[str, ...]:
    return tuple(name for name in value.split(JOINT) if name)


def kinds_named(kind: msgspec.inspect.Type) -> tuple[str, ...]:
    """The kinds of words that an option lists; none for an option that is no list of names."""
    if not isinstance(kind, msgspec.inspect.Metadata) or not kind.extra:
        return ()
    found: tuple[str, ...] = kind.extra.get(WORDS, ())
    return found
