"""A Dask cluster on this computer, and one that is only made believe."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from rbdesigner.lab.runs.executors import worker_version
from tests.waiting import wait_until

HERE = Path(__file__).parents[2]


class Cluster:
    """A scheduler and two workers, processes of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._file = folder, folder / "scheduler.json"
        self.processes = [self._start("scheduler", "--port", "0", "--scheduler-file", str(self._file))]
        self.address = self._wait_for_address()
        self.workers = [self.worker(number) for number in range(2)]

    def _start(self, command: str, *arguments: str, first: str = "") -> subprocess.Popen[bytes]:
        begin = f"{first}\nfrom distributed.cli.dask_{command} import main\nmain()"
        with (self._folder / f"{command}.log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-c", begin, *arguments, "--no-dashboard"], cwd=HERE, stdout=log, stderr=log
            )

    def worker(self, number: int, first: str = "") -> subprocess.Popen[bytes]:
        """A further worker, which does this first."""
        arguments = (self.address, "--nthreads", "1", "--no-nanny", "--name", str(number))
        process = self._start("worker", *arguments, "--local-directory", str(self._folder), first=first)
        self.processes.append(process)
        return process

    def _wait_for_address(self) -> str:
        wait_until(lambda: self._file.exists() and self._file.read_text())
        return str(json.loads(self._file.read_text())["address"])

    def wait_for_workers(self, number: int = 2) -> None:
        from distributed import Client

        with Client(self.address, timeout=30, set_as_default=False) as client:
            client.wait_for_workers(number, timeout=60)

    def close(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@contextmanager
def local_cluster(folder: Path) -> Iterator[Cluster]:
    """A cluster whose workers are there. Without Dask the test is skipped."""
    pytest.importorskip("distributed", reason="Dask is not installed: the extra cluster")
    made = Cluster(folder)
    try:
        made.wait_for_workers()
        yield made
    finally:
        made.close()


class FakeCluster(ModuleType):
    """Stands for the module ``distributed``, with a cluster at each address whose work is done right here.

    ``asked`` are the addresses, ``most`` is how many pieces of work were there at once.
    """

    KilledWorker = LookupError

    def __init__(self, threads: tuple[int, ...], version: Callable[[], str] = worker_version) -> None:
        super().__init__("distributed")
        self.comm = SimpleNamespace(resolve_address=lambda address: address)
        self.asked: list[str] = []
        self.most = 0
        self._threads = {f"worker {number}": each for number, each in enumerate(threads)}
        self._version = version

    def Client(self, address: str, **_options: Any) -> FakeCluster:  # noqa: N802 - Dask's own name
        self.asked.append(address)
        return self

    def run(self, _function: Callable[[], str]) -> dict[str, str]:
        return {name: self._version() for name in self._threads}

    def nthreads(self) -> dict[str, int]:
        return self._threads

    def scheduler_info(self) -> dict[str, Any]:
        return {"workers": self._threads}

    def get_executor(self, **_options: Any) -> Executor:
        return _Counting(self)

    def close(self, **_options: Any) -> None: ...


class _Counting(ThreadPoolExecutor):
    def __init__(self, cluster: FakeCluster) -> None:
        super().__init__(1)
        self._cluster, self._at_work = cluster, set[Future[Any]]()

    def submit(self, *arguments: Any, **options: Any) -> Future[Any]:
        self._at_work = {each for each in self._at_work if not each.done()}
        future = super().submit(*arguments, **options)
        self._at_work.add(future)
        self._cluster.most = max(self._cluster.most, len(self._at_work))
        return future
