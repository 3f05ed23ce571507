"""``python -m tools.compile``: compile what has changed. Without a compiler nothing happens, and nothing is lost.

--strict      a failing compilation is a failure; otherwise the sources simply go on serving
--background  do it beside other work, at the lowest priority, and return at once
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from chapterhouse.native import PURE
from tools.compile.build import RULES, Failed, able, alone, build, fresh, rules


def main(arguments: list[str]) -> int:
    if os.environ.get(PURE) or not able() or all(map(fresh, RULES)):
        return 0
    if "--background" in arguments:
        return start_beside()
    with alone(), ThreadPoolExecutor(os.cpu_count()) as pool:
        stale = [game for game in RULES if not fresh(game)]
        done = list(pool.map(compiled, sorted(stale, key=size, reverse=True)))
    return int(not all(done) and "--strict" in arguments)


def size(game: str) -> int:
    """How much there is to compile: what takes longest should not begin last."""
    return sum(path.stat().st_size for path in rules(game))


def compiled(game: str) -> bool:
    sys.stderr.write(f"compiling the rules of {game} …\n")
    try:
        build(game)
    except Failed as refusal:
        sys.stderr.write(f"{refusal}\nThe sources serve as well, only more slowly.\n")
        return False
    return True


def start_beside() -> int:
    subprocess.Popen(
        ["nice", "-n", "19", sys.executable, "-m", "tools.compile"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
