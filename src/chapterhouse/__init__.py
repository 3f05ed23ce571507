"""Chapterhouse: a table for three monastery board games."""

from chapterhouse import native

__version__ = "0.2.0"

native.use()
