"""What worker processes of a server need, imported once in the process from which they are forked."""

import gc
from importlib import import_module

from chapterhouse import games

JOBS = ("bots.thinking", "server.aids", "server.judging", "server.playback", "server.records", "tale")
"""Where the functions are that workers carry out, with all that those import."""

games.load_all()
for name in JOBS:
    import_module(f"chapterhouse.{name}")
gc.collect()
gc.freeze()  # what is loaded stays in memory that the workers share
