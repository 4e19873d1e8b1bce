"""Jobs that answer, crash, hang and end in all the ways that processes can."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from rbdesigner.work.job import Job
from rbdesigner.work.worker_pool import workers

STOPPED = "The trial has stopped: {reason}"


class Trial(NamedTuple):
    """So many answers are wanted; ``ballast`` makes it as large as a map."""

    answers: int
    ballast: bytes = b""


class Counted(NamedTuple):
    """The number of an answer, and of the process that gives it."""

    number: int
    process: int


class TooManyError(ValueError):
    """More than anybody counts; like others it makes a sentence of what it is given."""

    def __init__(self, most: int, wanted: int) -> None:
        super().__init__(f"{wanted} are more than {most}")
        self.most = most


def counted(trial: Trial) -> Iterator[Counted]:
    if trial.answers > 10_000:
        raise TooManyError(10_000, trial.answers)
    for number in range(trial.answers):
        yield Counted(number, os.getpid())


def giving_way(_trial: Trial) -> Iterator[int]:
    yield os.nice(0)


def crashing(trial: Trial) -> Iterator[Counted]:
    yield from counted(trial)
    raise ZeroDivisionError("nobody foresaw this")


def ending(trial: Trial) -> Iterator[Counted]:
    yield from counted(trial)
    os._exit(7)


def killed(trial: Trial) -> Iterator[Counted]:
    yield from counted(trial)
    os.kill(os.getpid(), signal.SIGKILL)


def hanging(trial: Trial) -> Iterator[Counted]:
    yield from counted(trial)
    while True:
        time.sleep(0.01)


def printing(trial: Trial) -> Iterator[Counted]:
    print("this goes to nobody's pipe")
    yield from counted(trial)


def unsendable(trial: Trial) -> Iterator[Callable[[], int]]:
    yield lambda: trial.answers


def refusing_with_what_cannot_be_sent(trial: Trial) -> Iterator[Counted]:
    fault = TooManyError(0, trial.answers)
    vars(fault)["again"] = lambda: trial
    raise fault


def with_workers(trial: Trial) -> Iterator[Counted]:
    with workers(2) as executor:
        for _ in range(2):
            executor.submit(time.sleep, 3600)
        yield from counted(trial)
        time.sleep(3600)


def ring_found(_path: Path) -> Iterator[str]:
    yield "Geometry finds a ring."


def waiting(_path: Path) -> Iterator[str]:
    time.sleep(3600)
    yield ""


def crashing_once(path: Path) -> Iterator[str]:
    if path.name == "first":
        raise ZeroDivisionError
    return iter(())


RING = Job(ring_found, STOPPED)
WAIT = Job(waiting, STOPPED)
FIRST_CRASHES = Job(crashing_once, STOPPED)
COUNT = Job(counted, STOPPED, (TooManyError,))
GIVE_WAY = Job(giving_way, STOPPED)
CRASH = Job(crashing, STOPPED)
END = Job(ending, STOPPED)
KILL = Job(killed, STOPPED)
HANG = Job(hanging, STOPPED)
PRINT = Job(printing, STOPPED)
UNSENDABLE = Job(unsendable, STOPPED)
REFUSED_UNSENDABLY = Job(refusing_with_what_cannot_be_sent, STOPPED, (TooManyError,))
WORKERS = Job(with_workers, STOPPED)
