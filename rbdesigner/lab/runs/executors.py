"""Executors that play the games of runs: this process, others, or a Dask cluster."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from contextlib import contextmanager
from importlib import import_module
from threading import Event, Thread
from time import monotonic
from typing import Any, NamedTuple, Protocol, TypeVar

from rbdesigner import __version__
from rbdesigner.resources import install_command
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.worker_pool import workers

CONNECTING = 10
"""Seconds to wait for a cluster."""
WORKERLESS = 20.0
"""Seconds without any worker after which a cluster counts as gone: one that has crashed is started anew sooner."""

NO_DASK = QT_TRANSLATE_NOOP("files", "Dask is not installed: {command}")
NEVER_DASK = QT_TRANSLATE_NOOP("files", "the packed program has no Dask: install rbdesigner with pipx for a cluster")
NO_CLUSTER = QT_TRANSLATE_NOOP("files", "no cluster answers there: {why}")
NO_WORKERS = QT_TRANSLATE_NOOP("files", "the cluster has no workers")
LACKING = QT_TRANSLATE_NOOP("files", "a worker of the cluster has no {module}")
OTHER_VERSION = QT_TRANSLATE_NOOP("files", "a worker has {there}, here is {here}")
COMPILED = QT_TRANSLATE_NOOP("files", "{version} with its planner compiled")
NOT_COMPILED = QT_TRANSLATE_NOOP("files", "{version} with its planner not compiled")
GONE = QT_TRANSLATE_NOOP("files", "the workers have gone; what has been played is kept, and the run can go on")
_LOGGERS = ("asyncio", "distributed", "tornado")
"""The loggers of Dask."""
_NO_MODULE = re.compile(r"No module named '([\w.]+)'")
"""How Python says that a module is lacking."""


P = TypeVar("P")
C = TypeVar("C", covariant=True)


class PlayedByWorkers(Protocol[C]):
    """Games that workers play, such as a run, told of after each piece of work."""

    def play(self, workers: Executor, cores: int = 1) -> Iterator[C]:
        """Play what has not been played."""
        ...


class WorkerCrew(NamedTuple):
    """Workers, and how many of them play at once."""

    workers: Executor
    cores: int


class ExecutorError(ValueError):
    """Workers that cannot be had, or have gone: where, and the reason, in one line."""

    def __init__(self, place: str, reason: Reason) -> None:
        self.place, self.reason = place, reason
        super().__init__(f"{place}: {reason}")


@contextmanager
def executor(cores: int = 1, cluster: str = "") -> Iterator[WorkerCrew]:
    """Provide an executor with so many processes, or of the Dask cluster with this address.

    A single core is this process itself; a cluster says itself how many threads it has. ExecutorError if the cluster
    cannot be had or is of another version, and if the workers go while they are at work.
    """
    try:
        if cluster:
            with _dask(cluster) as found:
                yield found
        else:
            with workers(cores) as found:
                yield WorkerCrew(found, cores)
    except (BrokenExecutor, CancelledError) as fault:
        raise ExecutorError(cluster or "workers", Reason(GONE)) from fault


def is_lost(fault: Exception) -> bool:
    """Tell whether the worker has gone that was to do a piece of work.

    An executor may have others, or start one anew.
    """
    killed = getattr(sys.modules.get("distributed"), "KilledWorker", BrokenExecutor)
    return isinstance(fault, BrokenExecutor | killed)


def play_out(games: PlayedByWorkers[P], cores: int, tell: Callable[[P], None] | None = None, cluster: str = "") -> None:
    """Play all games on ``cores`` processes or on a ``cluster``; ``tell`` hears of each piece of work."""
    with executor(cores, cluster) as crew:
        for progress in games.play(*crew):
            if tell is not None:
                tell(progress)


@contextmanager
def _dask(address: str) -> Iterator[WorkerCrew]:
    client = _client(address)
    with _in_silence():
        try:
            _compare_versions(client, address)
            threads = sum(client.nthreads().values())
            with _watched(client):
                yield WorkerCrew(client.get_executor(pure=False), max(1, threads))
        except import_module("distributed").KilledWorker as fault:  # one game has ended several of them
            raise ExecutorError(address, Reason(GONE)) from fault
        finally:
            client.close(timeout=CONNECTING)


@contextmanager
def _in_silence() -> Iterator[None]:
    """Silence what Dask logs of connections that break; that is an error of ours, told in a line."""
    names = [name for name in logging.root.manager.loggerDict if name.partition(".")[0] in _LOGGERS]
    levels = {name: logging.getLogger(name).level for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def _client(address: str) -> Any:
    """A client of the cluster."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError as fault:
        command = install_command("distributed")
        raise ExecutorError(address, Reason(NO_DASK, command=command) if command else Reason(NEVER_DASK)) from fault
    try:
        distributed.comm.resolve_address(address)  # a client that fails at this complains when the program ends
        return distributed.Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, TypeError, ValueError) as fault:  # a type is wrong where a cluster wants certificates
        said = getattr(fault, "strerror", None) or str(fault) or type(fault).__name__
        why = said.splitlines()[0]
        raise ExecutorError(address, Reason(NO_CLUSTER, why=why)) from fault


@contextmanager
def _watched(client: Any) -> Iterator[None]:
    """Close the client when the cluster has lost all its workers, for whose games one would wait for ever."""
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
    """Refuse a cluster without workers, or with one of another version or none."""
    try:
        versions = client.run(worker_version)
    except OSError as fault:
        raise ExecutorError(address, Reason(GONE)) from fault
    except Exception as fault:  # the scheduler may tell of an error of a worker by its text alone
        lacking = _NO_MODULE.search(str(fault))
        if lacking is None:
            raise
        raise ExecutorError(address, Reason(LACKING, module=lacking[1])) from fault
    if not versions:
        raise ExecutorError(address, Reason(NO_WORKERS))
    here = worker_version()
    for version in sorted(set(versions.values())):
        if version != here:
            raise ExecutorError(address, Reason(OTHER_VERSION, there=version, here=here))


def worker_version() -> Reason:
    """Name the version of a worker.

    It has that of rbdesigner, the digest of its planner, and whether this is compiled: where it is not, a machine of a
    level plans less, and plays other games.
    """
    from rbdesigner.players.planning.kernel import is_compiled, source

    return Reason(COMPILED if is_compiled else NOT_COMPILED, version=f"rbdesigner {__version__} ({source()[:8]})")
