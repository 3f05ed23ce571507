"""What ``deploy/`` gives to hosts works: the container's steps and command, the compose file, the systemd unit."""

import asyncio
import configparser
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.container import FILE, Builder, Instruction, instructions
from tools.release.trial import play_at, serving

from chapterhouse.server.config import load
from tests.storage.postgres import fresh_database, running_postgres

DEPLOY = Path(__file__).parents[2] / "deploy"
COMMAND = Path(sys.executable).with_name("chapterhouse")
STEPS = list(instructions(FILE.read_text(encoding="utf-8")))
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]


def settings_of_the_image() -> dict[str, str]:
    return dict(step.text.split("=", 1) for step in STEPS if step.word == "ENV")


def words_of(word: str) -> list[str]:
    """The list that an instruction such as CMD gives."""
    found = [step.text.removeprefix("CMD ") for step in STEPS if step.word == word]
    assert len(found) == 1
    return list(yaml.safe_load(found[0]))


def test_the_steps_of_a_containerfile_are_carried_out_stage_by_stage(tmp_path: Path) -> None:
    text = """
FROM somewhere AS first
RUN apt-get install nothing-that-exists
WORKDIR /src
RUN mkdir -p /opt/thing && echo made > /opt/thing/file && \\
    echo here > beside
FROM elsewhere
COPY --from=first /opt/thing /opt/thing
WORKDIR /var/lib/place
ENV NAME=a=b
RUN echo "$NAME" > told
ENTRYPOINT ["/opt/thing/run"]
CMD ["serve", "--quiet"]
"""
    image = Builder(tmp_path).run(text)
    assert (tmp_path / "first/src/beside").read_text() == "here\n"
    assert image.place("/opt/thing/file").read_text() == "made\n"
    assert image.place("told").read_text() == "a=b\n"
    assert image.mapped(image.entrypoint[0]) == f"{image.root}/opt/thing/run"
    assert image.command == ["serve", "--quiet"]


def test_a_step_that_fails_and_an_unknown_one_stop_everything(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        Builder(tmp_path / "a").run("FROM x\nWORKDIR /src\nRUN false")
    with pytest.raises(SystemExit, match="SHELL is an instruction"):
        Builder(tmp_path / "b").run('FROM x\nSHELL ["sh"]')


def test_the_container_is_built_by_the_target_that_builds_packages() -> None:
    assert Instruction("RUN", "make wheel") in STEPS
    assert [step.text for step in STEPS if step.word == "VOLUME"] == ["/var/lib/chapterhouse"]


def test_the_image_with_the_settings_of_compose_serves_a_game_from_postgresql(tmp_path: Path) -> None:
    compose = COMPOSE["server"]["environment"]
    address = "postgresql://chapterhouse:${POSTGRES_PASSWORD:?choose a password}@database/chapterhouse"
    assert compose["CHAPTERHOUSE_DATABASE"] == address
    with running_postgres() as server:
        given = settings_of_the_image() | {"CHAPTERHOUSE_DATABASE": fresh_database(server, "compose")}
        with serving(COMMAND, tmp_path, words_of("CMD"), **given) as served:
            asyncio.run(play_at(served))
            health = [word.replace("http://127.0.0.1:8000", served) for word in words_of("HEALTHCHECK")]
            subprocess.run([sys.executable, *health[1:]], check=True)
            wrong = [word.replace("/healthz", "/nothing.txt") for word in health]
            assert subprocess.run([sys.executable, *wrong[1:]], capture_output=True, check=False).returncode != 0


def test_the_settings_of_image_and_compose_are_settings() -> None:
    given = settings_of_the_image() | {"CHAPTERHOUSE_DATABASE": "sqlite:///x.db", "CHAPTERHOUSE_ADDRESS": ""}
    assert set(COMPOSE["server"]["environment"]) <= set(given)
    config = load(None, given)
    assert (config.host, config.port) == ("0.0.0.0", 8000)
    assert COMPOSE["server"]["ports"] == ["127.0.0.1:8000:8000"]


def test_the_systemd_unit_starts_the_server(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    unit.read(DEPLOY / "chapterhouse.service")
    command, *words = shlex.split(unit["Service"]["ExecStart"])
    assert Path(command).name == "chapterhouse"
    config = tmp_path / "house.toml"
    config.write_text(f'database = "sqlite:///{tmp_path}/house.db"\n')
    words[words.index("/etc/chapterhouse.toml")] = str(config)
    with serving(COMMAND, tmp_path, words):
        assert os.stat(tmp_path / "house.db").st_mode & 0o077 == 0
