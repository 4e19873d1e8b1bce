"""Processes that do pieces of work, and end with the one that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Thread


@contextmanager
def workers(cores: int) -> Iterator[Executor]:
    """So many processes to work in, which end with this one, however that ends.

    A single one works right here.
    """
    if cores == 1:
        with ThreadPoolExecutor(1) as alone:
            yield alone
        return
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(cores, mp_context=context, initializer=_begin)
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
