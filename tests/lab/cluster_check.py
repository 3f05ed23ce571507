"""The same run on a real Ray of this machine: identical files.

Ray is large, so this is not among the tests that are collected by name:
``pip install -e '.[dev,cluster]' && python -m pytest tests/lab/cluster_check.py``.
"""

import warnings
from collections.abc import Iterator
from importlib import import_module
from ipaddress import ip_address
from pathlib import Path

import pytest

from chapterhouse.games import find
from chapterhouse.lab.branch import branch, play_out, play_outs
from chapterhouse.lab.cluster import RayExecutor
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.simulate import run
from tests.kernel.lots import GAME, Redraw
from tests.lab.bots import CRASHING, LOTS_GAME, SHARP
from tests.lab.runs import Here, plan
from tests.lab.test_branch import LOTS

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def ray(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RayExecutor]:
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        patch.setenv("PYTHONPATH", str(ROOT))
        # Ray leaves a token for its own processes at home; a test should leave nothing there.
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        with RayExecutor(jobs=2) as made:
            yield made


@pytest.mark.filterwarnings("ignore")
def test_the_files_are_the_same_as_without_a_cluster(tmp_path: Path, ray: RayExecutor) -> None:
    monastery = Plan("monastery", find("monastery").version, (("random", "random"),), ({},), 4)
    for name, wanted, games in (("lots", plan(SHARP, CRASHING, rotate=True), 60), ("monastery", monastery, 4)):
        run(wanted, games, tmp_path / name / "here", Here(), 1)
        run(wanted, games, tmp_path / name / "ray", ray, ray.workers)
        for table in ("games.parquet", "seats.parquet"):
            here, there = ((tmp_path / name / side / table).read_bytes() for side in ("here", "ray"))
            assert here == there


@pytest.mark.filterwarnings("ignore")
def test_playouts_are_the_same_as_without_a_cluster(ray: RayExecutor) -> None:
    made = branch(GAME, LOTS_GAME, LOTS, 1, Redraw(), (SHARP, "random"))
    assert play_outs(made.other, 20, ray) == play_out(made.other, range(20))


@pytest.mark.filterwarnings("ignore")
def test_the_cluster_knows_how_many_work(ray: RayExecutor) -> None:
    assert ray.workers == 2


@pytest.mark.filterwarnings("ignore")
def test_nothing_is_open_to_the_network(ray: RayExecutor) -> None:
    assert ray.submit(play_out, branch(GAME, LOTS_GAME, LOTS, 1, Redraw(), (SHARP, "random")).other, range(1)).result()
    psutil = import_module("psutil")  # Ray brings it along
    house = [psutil.Process(), *psutil.Process().children(recursive=True)]
    sockets = [socket for process in house for socket in process.connections("tcp") if socket.status == "LISTEN"]
    hosts = {ip_address(socket.laddr.ip) for socket in sockets}
    assert hosts
    assert all((getattr(host, "ipv4_mapped", None) or host).is_loopback for host in hosts)
