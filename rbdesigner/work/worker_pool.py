"""Processes that do pieces of work, and end with the one that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from rbdesigner import interrupts
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

WORKERS_LOST = Reason(
    QT_TRANSLATE_NOOP("files", "a process that worked for it has ended, which happens when the memory is full")
)
"""The reason where work needs processes and one has gone."""
T = TypeVar("T")
P = ParamSpec("P")


class WorkerPool(Executor):
    """An executor with so many processes.

    When one has gone, all work at hand fails (BrokenProcessPool), and what is submitted then is done by new ones.
    """

    def __init__(self, cores: int) -> None:
        self._cores = cores
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._cores, mp_context=context, initializer=_begin)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do a piece of work in one of them."""
        with _interrupts_held():  # a process or a thread may be started
            try:
                work = self._pool.submit(fn, *args, **kwargs)
            except BrokenProcessPool:
                self._pool.shutdown(wait=False)
                self._pool = self._new_pool()
                work = self._pool.submit(fn, *args, **kwargs)
        return _following(work)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End them."""
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


def _following(work: Future[T]) -> Future[T]:
    """Make a future that ends as another does, which it leaves alone when it is cancelled.

    The pool of Python 3.11 breaks down if its processes end while work of theirs is cancelled.
    """
    follower: Future[T] = Future()

    def follow(done: Future[T]) -> None:
        if done.cancelled():
            follower.cancel()
        elif follower.set_running_or_notify_cancel():
            if (fault := done.exception()) is None:
                follower.set_result(done.result())
            else:
                follower.set_exception(fault)

    work.add_done_callback(follow)
    return follower


class WorkRightHere(Executor):
    """Does each piece of work at once where it is submitted: whoever interrupts the program interrupts the work."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do a piece of work."""
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as fault:  # whoever asks for the result gets it
            done.set_exception(fault)
        return done

    def map(
        self, fn: Callable[..., T], *iterables: Any, timeout: float | None = None, chunksize: int = 1
    ) -> Iterator[T]:
        """Do a piece of work whenever the next result is asked for."""
        return map(fn, *iterables)


@contextmanager
def workers(cores: int) -> Iterator[Executor]:
    """Open so many processes to work in, which end with this one, however that ends; a single one works right here."""
    if cores == 1:
        yield WorkRightHere()
        return
    with interrupts.raised():
        executor = WorkerPool(cores)
        try:
            yield executor
        except BaseException:
            for worker in multiprocessing.active_children():
                worker.kill()
            raise
        finally:
            executor.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold interrupts back while a process or a thread is started.

    What is started begins with them held, so that a process does not die of Ctrl-C, with a traceback, before it can
    leave that to the program; and the program is not interrupted before it knows of the process.
    """
    with interrupts.held():
        if not hasattr(signal, "pthread_sigmask"):
            yield
            return
        resource_tracker.ensure_running()  # the start of this one would let them through
        before = signal.pthread_sigmask(signal.SIG_BLOCK, interrupts.SIGNALS)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Leave interrupts to the program, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, interrupts.SIGNALS)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
