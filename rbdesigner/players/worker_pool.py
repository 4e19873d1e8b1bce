"""Processes that do pieces of work, and end with the one that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Thread
from typing import ParamSpec, TypeVar

WORKERS_LOST = "a process that worked for it has ended, as one does when the memory is full"
"""What is said where work needs processes and one has gone."""
T = TypeVar("T")
P = ParamSpec("P")


class WorkerPool(Executor):
    """So many processes.

    When one has gone, all work at hand fails (BrokenProcessPool), and what is submitted then is done by new ones.
    """

    def __init__(self, cores: int) -> None:
        self._cores = cores
        self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._cores, mp_context=context, initializer=_begin)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do a piece of work in one of them."""
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenProcessPool:
            self._pool.shutdown(wait=False)
            self._pool = self._made()
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End them."""
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


@contextmanager
def workers(cores: int) -> Iterator[Executor]:
    """So many processes to work in, which end with this one, however that ends.

    A single one works right here.
    """
    if cores == 1:
        alone = ThreadPoolExecutor(1)
        try:
            yield alone
        except BaseException:
            alone.shutdown(wait=False, cancel_futures=True)  # whoever stops it need not wait for a player that hangs
            raise
        alone.shutdown(cancel_futures=True)
        return
    executor = WorkerPool(cores)
    try:
        yield executor
    except BaseException:
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave interrupts to the program, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
