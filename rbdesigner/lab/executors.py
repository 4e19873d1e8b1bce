"""Executors that play the games of runs: this process, others, or a Dask cluster."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from contextlib import contextmanager
from importlib import import_module
from threading import Event, Thread
from time import monotonic
from typing import Any, Protocol, TypeVar

from rbdesigner import __version__
from rbdesigner.players.worker_pool import workers
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

CONNECTING = 10
"""Seconds to wait for a cluster."""
WORKERLESS = 20.0
"""Seconds without any worker after which a cluster counts as gone: one that has crashed is started anew sooner."""

_NO_DASK = QT_TRANSLATE_NOOP("files", "Dask is not installed; it comes with rbdesigner[cluster]")
_NO_CLUSTER = QT_TRANSLATE_NOOP("files", "no cluster answers there: {why}")
_NO_WORKERS = QT_TRANSLATE_NOOP("files", "the cluster has no workers")
_OTHER_VERSION = QT_TRANSLATE_NOOP("files", "a worker has {there}, here is {here}")
GONE = QT_TRANSLATE_NOOP("files", "the workers have gone; what has been played is kept, and the run can go on")


P = TypeVar("P")
C = TypeVar("C", covariant=True)


class PlayedByWorkers(Protocol[C]):
    """Games that workers play, such as a run, told of after each piece of work."""

    def play(self, workers: Executor, cores: int = 1) -> Iterator[C]:
        """Play what has not been played."""
        ...


class ExecutorError(ValueError):
    """Workers that cannot be had, or have gone: where, and the reason, in one line."""

    def __init__(self, place: str, reason: Reason) -> None:
        self.place, self.reason = place, reason
        super().__init__(f"{place}: {reason}")


@contextmanager
def executor(cores: int = 1, cluster: str = "") -> Iterator[Executor]:
    """An executor with so many processes, or of the Dask cluster with this address.

    A single core is a thread of this process. ExecutorError if the cluster cannot be had or is of another version, and
    if the workers go while they are at work.
    """
    try:
        if cluster:
            with _dask(cluster) as found:
                yield found
        else:
            with workers(cores) as found:
                yield found
    except (BrokenExecutor, CancelledError) as fault:
        raise ExecutorError(cluster or "workers", Reason(GONE)) from fault


def is_lost(fault: Exception) -> bool:
    """Whether the worker has gone that was to do a piece of work: an executor may have others, or start one anew."""
    killed = getattr(sys.modules.get("distributed"), "KilledWorker", BrokenExecutor)
    return isinstance(fault, BrokenExecutor | killed)


def play_out(games: PlayedByWorkers[P], cores: int, tell: Callable[[P], None] | None = None) -> None:
    """Play all games on ``cores`` processes; ``tell`` hears of each piece of work."""
    with executor(cores) as found:
        for progress in games.play(found, cores):
            if tell is not None:
                tell(progress)


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as fault:
        raise ExecutorError(address, Reason(_NO_DASK)) from fault
    try:
        client = distributed.Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError) as fault:
        why = str(fault).splitlines()[0] if str(fault) else type(fault).__name__
        raise ExecutorError(address, Reason(_NO_CLUSTER, why=why)) from fault
    try:
        _compare_versions(client, address)
        with _watched(client):
            yield client.get_executor(pure=False)
    except distributed.KilledWorker as fault:  # one game has ended several of them
        raise ExecutorError(address, Reason(GONE)) from fault
    finally:
        client.close(timeout=CONNECTING)


@contextmanager
def _watched(client: Any) -> Iterator[None]:
    """Close the client when the cluster has lost all its workers.

    Whoever waits for their games would wait for ever.
    """
    over = Event()
    watch = Thread(target=_watch, args=(client, over), daemon=True)
    watch.start()
    try:
        yield
    finally:
        over.set()
        watch.join(CONNECTING)


def _watch(client: Any, over: Event) -> None:
    seen = monotonic()
    while not over.wait(min(1.0, WORKERLESS / 2)):
        try:
            workers_there = client.scheduler_info()["workers"]
        except (OSError, RuntimeError, ValueError):  # the scheduler has gone, of which the games hear themselves
            return
        if workers_there:
            seen = monotonic()
        elif monotonic() - seen > WORKERLESS:
            client.close(timeout=CONNECTING)
            return


def _compare_versions(client: Any, address: str) -> None:
    """Refuse a cluster without workers, or with one of another version."""
    versions = client.run(worker_version)
    if not versions:
        raise ExecutorError(address, Reason(_NO_WORKERS))
    for version in sorted(set(versions.values())):
        if version != worker_version():
            raise ExecutorError(address, Reason(_OTHER_VERSION, there=version, here=worker_version()))


def worker_version() -> str:
    """The version of a worker: rbdesigner's, and the digest of its planner."""
    from rbdesigner.players.planning.kernel import source

    return f"rbdesigner {__version__} ({source()[:8]})"
