"""The same jobs on a Ray cluster (``pip install 'chapterhouse[cluster]'``).

Without an address a Ray of this machine alone is started, and all that it opens listens on the loopback interface only.
Usage is reported to nobody.
"""

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar, cast

from chapterhouse.extras import needs
from chapterhouse.kernel.data import CORRECTIONS

P = ParamSpec("P")
T = TypeVar("T")

LOCAL = "local"
QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}
ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Ray's own switch for machines that shall not be part of a cluster, whatever system they run: it then goes by the
loopback address. Without it, Ray replaces 127.0.0.1 by an address that others can reach, and listens everywhere."""


class RayExecutor(Executor):
    """An executor whose workers are the tasks of a Ray cluster."""

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        for name, value in (QUIET | (ALONE if address == LOCAL else {})).items():
            os.environ.setdefault(name, value)
        with needs("cluster", "a cluster"):
            import ray
        self._ray = ray
        passed_on = {name: os.environ[name] for name in (CORRECTIONS, "PYTHONPATH") if name in os.environ}
        ray.init(
            address=address,
            runtime_env={"env_vars": passed_on} if passed_on else None,
            log_to_driver=False,
            configure_logging=False,
            **(_alone(jobs) if address == LOCAL else {}),
        )

    @property
    def workers(self) -> int:
        """How many tasks the cluster runs at a time."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        task: Any = self._ray.remote(fn)
        return cast("Future[T]", task.remote(*args, **kwargs).future())

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def _alone(jobs: int | None) -> dict[str, Any]:
    """The settings of a Ray whose workers are all on this machine."""
    return {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
