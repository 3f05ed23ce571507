"""Chapterhouse: a table for three monastery board games."""

__version__ = "0.1.0"
