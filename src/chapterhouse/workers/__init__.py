"""Worker processes: CPU work runs outside the event loop, in a fair order and never longer than its time limit."""

from chapterhouse.workers.pool import PoolBusy, WorkerPool, WorkFailed, get_ready, load_beforehand, spare_cores
from chapterhouse.workers.queue import FairQueue, Turn

__all__ = ["FairQueue", "PoolBusy", "Turn", "WorkFailed", "WorkerPool", "get_ready", "load_beforehand", "spare_cores"]
