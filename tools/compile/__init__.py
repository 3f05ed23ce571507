"""``python -m tools.compile``: the rules as C, from the same source, where there is a compiler for it."""
