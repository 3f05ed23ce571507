"""``python -m chapterhouse`` is ``chapterhouse``."""

from chapterhouse.cli import main

main()
