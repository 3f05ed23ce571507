"""Sets of small numbers as bit masks."""


def bits(mask: int) -> list[int]:
    """The members of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
