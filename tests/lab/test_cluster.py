"""What is asked of Ray, with a Ray that only remembers: the real one takes half a minute to start."""

import os
import sys
from collections.abc import Callable
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import pytest

from chapterhouse.kernel.data import CORRECTIONS
from chapterhouse.lab.cluster import RayExecutor


class Ray:
    """Carries a task out at once."""

    def __init__(self, processors: dict[str, float]) -> None:
        self.processors = processors
        self.settings: dict[str, Any] = {}
        self.stopped = False

    def init(self, **settings: Any) -> None:
        self.settings = settings

    def cluster_resources(self) -> dict[str, float]:
        return self.processors

    def remote(self, function: Callable[..., Any]) -> Any:
        def carry_out(*args: Any, **kwargs: Any) -> Any:
            done = Future[Any]()
            done.set_result(function(*args, **kwargs))
            return SimpleNamespace(future=lambda: done)

        return SimpleNamespace(remote=carry_out)

    def shutdown(self) -> None:
        self.stopped = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    made = Ray({"CPU": 6.0})
    monkeypatch.setitem(sys.modules, "ray", made)
    for name in ("RAY_USAGE_STATS_ENABLED", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", CORRECTIONS, "PYTHONPATH"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    return made


def test_a_ray_of_this_machine_listens_to_this_machine_only_and_reports_nothing(ray: Ray) -> None:
    RayExecutor(jobs=3)
    assert ray.settings == {
        "address": "local",
        "runtime_env": None,
        "log_to_driver": False,
        "configure_logging": False,
        "num_cpus": 3,
        "include_dashboard": False,
        "_node_ip_address": "127.0.0.1",
    }
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] == "0"


def test_a_cluster_gets_what_its_workers_need_and_nothing_else(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CORRECTIONS, "/srv/corrections")
    monkeypatch.setenv("CHAPTERHOUSE_SECRET", "not for workers")
    RayExecutor("ray://head:10001")
    assert ray.settings == {
        "address": "ray://head:10001",
        "runtime_env": {"env_vars": {CORRECTIONS: "/srv/corrections"}},
        "log_to_driver": False,
        "configure_logging": False,
    }
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER" not in os.environ


def test_jobs_run_as_tasks_as_many_as_there_are_processors(ray: Ray) -> None:
    with RayExecutor() as executor:
        assert executor.workers == 6
        assert executor.submit(divmod, 17, 5).result() == (3, 2)
        ray.processors = {}
        assert executor.workers == 1
        ray.processors = {"CPU": 0.5}
        assert executor.workers == 1
        assert not ray.stopped
    assert ray.stopped
