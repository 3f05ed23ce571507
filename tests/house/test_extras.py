"""The package plays, serves and shows without any extra; what needs one says which."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from chapterhouse.extras import EXTRAS, MissingExtra, needs
from chapterhouse.lab.cluster import RayExecutor
from chapterhouse.storage import open_store

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def blocked(*modules: str) -> str:
    """Python that makes modules look as if they were not installed."""
    return f"import sys; sys.modules.update(dict.fromkeys({modules!r}))"


def run_without_extras(script: str) -> str:
    every = [module for modules in EXTRAS.values() for module in modules]
    words = [sys.executable, "-c", f"{blocked(*every)}\n{script}"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_extra_is_one_that_pip_knows_and_nothing_of_it_is_needed_by_all() -> None:
    assert set(EXTRAS) <= set(PROJECT["optional-dependencies"])
    needed = {re.split(r"[^\w.-]", name)[0] for name in PROJECT["dependencies"]}
    for extra in EXTRAS:
        brought = {re.split(r"[^\w.-]", name)[0] for name in PROJECT["optional-dependencies"][extra]}
        assert brought.isdisjoint(needed), extra


@pytest.mark.parametrize(("extra", "module"), [(extra, name) for extra, names in EXTRAS.items() for name in names])
def test_a_missing_package_is_said_with_its_extra(extra: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    sentence = f"this needs {module}: pip install 'chapterhouse[{extra}]'"
    with pytest.raises(MissingExtra, match=re.escape(sentence)), needs(extra, "this"):
        __import__(module)


def test_any_other_missing_module_stays_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(ModuleNotFoundError), needs("lab", "this"):
        __import__("psycopg")


def test_postgresql_and_ray_say_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("psycopg", "ray"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtra, match=r"a PostgreSQL database needs psycopg: .*\[postgres\]"):
        open_store("postgresql://somebody@nowhere/house")
    with pytest.raises(MissingExtra, match=r"a cluster needs ray: .*\[cluster\]"):
        RayExecutor()


@pytest.mark.parametrize(("adapter", "module"), [("spiel", "pyspiel"), ("zoo", "gymnasium")])
def test_an_adapter_says_what_it_needs(adapter: str, module: str) -> None:
    script = f"""
from chapterhouse.extras import MissingExtra
try:
    import chapterhouse.adapters.{adapter}
except MissingExtra as missing:
    print(missing)
"""
    assert f"adapter needs {module}: pip install 'chapterhouse[adapters]'" in run_without_extras(script)


def test_the_server_opens_and_calls_nobody_without_extras(tmp_path: Path) -> None:
    script = f"""
import asyncio
from chapterhouse.extras import MissingExtra
from chapterhouse.server.clocks import Time
from chapterhouse.server.config import Config, Notices
from chapterhouse.server.notifier import Notifier
from chapterhouse.server.run import running

async def open_house():
    async with running(Config(database="sqlite:///{tmp_path}/house.db", port=0)) as (server, address):
        print("open", address)
        notifier = Notifier(Notices(services=("json",)), server.context.db, Time())
        try:
            await notifier.check(["json://localhost"])
        except MissingExtra as missing:
            print(missing)

asyncio.run(open_house())
"""
    said = run_without_extras(script).splitlines()
    assert said[0].startswith("open http://127.0.0.1:")
    assert said[1] == "calling people by a service needs apprise: pip install 'chapterhouse[notices]'"


def test_the_command_line_says_which_extra_the_lab_needs(tmp_path: Path) -> None:
    script = f"""
sys.argv = ["chapterhouse", "simulate", "monastery", "-o", "{tmp_path}/run", "--games", "1"]
from chapterhouse.cli import main
try:
    main()
except SystemExit as stopped:
    sys.stderr.flush()
    print(stopped.code)
"""
    assert run_without_extras(script).strip() == "2"
