"""Jobs in processes of their own: every way in which they answer, fail and end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from rbdesigner.work import job_process
from rbdesigner.work.job import Job
from rbdesigner.work.job_process import JobProcess
from rbdesigner.work.process_failure import ProcessCrashed, ProcessEnded, ProcessFailure, ProcessHung
from tests.parameters import few
from tests.waiting import wait_until
from tests.work import trial_jobs
from tests.work.processes import is_alive, of_group
from tests.work.trial_jobs import Counted, TooManyError, Trial

ROOT = Path(__file__).resolve().parents[2]
CRASH = (
    f"ZeroDivisionError: nobody foresaw this (trial_jobs.py, line {trial_jobs.crashing.__code__.co_firstlineno + 2})"
)


@contextmanager
def asked(job: Job[Trial, Any], trial: Trial, limit: float | None = None) -> Iterator[JobProcess[Trial, Any]]:
    process = JobProcess(job)
    try:
        process.ask(trial, limit)
        yield process
    finally:
        process.close()


def answers(process: JobProcess[Trial, Any]) -> Iterator[Any]:
    """The answers as they come, until the job is done or fails."""
    while not process.is_done:
        yield from process.answers()
        sleep(0.005)


def until_gone(group: int) -> None:
    """Wait until nothing is left of a group of processes, for which the system may take a moment."""
    wait_until(lambda: not of_group(group))


def test_answers_come_in_their_order_as_they_were_given() -> None:
    with asked(trial_jobs.COUNT, Trial(3000)) as process:
        assert [*answers(process)] == [Counted(number, process.number) for number in range(3000)]
        assert process.is_done
    until_gone(process.number)


@pytest.mark.skipif(os.name != "posix", reason="other systems have priorities of their own")
def test_a_job_lets_others_have_the_processors_first() -> None:
    with asked(trial_jobs.GIVE_WAY, Trial(1)) as process:
        assert [*answers(process)] == [min(os.nice(0) + 10, 19)]


@pytest.mark.skipif(os.name != "posix", reason="other systems have other signals")
def test_nobody_waits_until_a_large_request_is_read() -> None:
    process = JobProcess(trial_jobs.COUNT)
    try:
        os.kill(process.number, signal.SIGSTOP)
        process.ask(Trial(1, bytes(1_000_000)))
        assert not [*process.answers()]
        os.kill(process.number, signal.SIGCONT)
        assert len([*answers(process)]) == 1
    finally:
        process.close()


def test_a_process_that_is_done_may_be_asked_again_and_no_sooner() -> None:
    with asked(trial_jobs.COUNT, Trial(2)) as process:
        with pytest.raises(RuntimeError, match="not answered yet"):
            process.ask(Trial(1))
        first = [*answers(process)]
        process.ask(Trial(2))
        assert [*answers(process)] == first


@pytest.mark.parametrize(
    ("job", "kind", "detail"),
    [
        (
            trial_jobs.CRASH,
            ProcessCrashed,
            CRASH,
        ),
        (trial_jobs.UNSENDABLE, ProcessCrashed, "pickle"),
        (trial_jobs.END, ProcessEnded, "exit code 7"),
        pytest.param(
            *(trial_jobs.KILL, ProcessEnded, "killed by signal SIGKILL"),
            marks=pytest.mark.skipif(os.name != "posix", reason="other systems have other signals"),
        ),
    ],
)
def test_every_way_to_fail_is_told_after_all_that_was_answered(
    job: Job[Trial, Any], kind: type[ProcessFailure], detail: str
) -> None:
    told = []
    with asked(job, Trial(3)) as process:
        with pytest.raises(kind) as raised:
            for answer in answers(process):
                told.append(answer)
        assert detail in raised.value.detail
        assert [answer.number for answer in told] == ([] if job is trial_jobs.UNSENDABLE else [0, 1, 2])
    until_gone(process.number)


def test_an_error_by_which_a_job_refuses_its_request_is_raised_as_it_was() -> None:
    with asked(trial_jobs.COUNT, Trial(20_000)) as process, pytest.raises(TooManyError) as raised:
        [*answers(process)]
    assert (str(raised.value), raised.value.most) == ("20000 are more than 10000", 10_000)


def test_a_refusal_that_cannot_be_sent_is_told_in_words() -> None:
    with asked(trial_jobs.REFUSED_UNSENDABLY, Trial(3)) as process, pytest.raises(ProcessCrashed) as raised:
        [*answers(process)]
    assert raised.value.detail.startswith("TooManyError: 3 are more than 0 (trial_jobs.py")


def test_the_limit_of_one_request_is_none_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    monkeypatch.setattr(job_process, "monotonic", lambda: clock)
    with asked(trial_jobs.COUNT, Trial(1), limit=5) as process:
        assert len([*answers(process)]) == 1
        clock = 10.0
        process.ask(Trial(2000))
        assert len([*answers(process)]) == 2000


def test_one_that_hangs_is_ended_when_its_time_is_over() -> None:
    with asked(trial_jobs.HANG, Trial(1), limit=0) as process:
        with pytest.raises(ProcessHung, match="within 0 seconds"):
            [*answers(process)]
        until_gone(process.number)


def test_one_that_hangs_can_be_closed() -> None:
    with asked(trial_jobs.HANG, Trial(1)) as process:
        assert next(answers(process)).process == process.number
    until_gone(process.number)


def test_closing_ends_all_that_work_for_it() -> None:
    with asked(trial_jobs.WORKERS, Trial(1)) as process:
        next(answers(process))
        assert len(of_group(process.number)) >= 3 or not Path("/proc").exists()
    until_gone(process.number)


def test_what_a_job_prints_disturbs_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    with asked(trial_jobs.PRINT, Trial(2)) as process:
        assert [answer.number for answer in answers(process)] == [0, 1]
    assert capfd.readouterr() == ("", "this goes to nobody's pipe\n")


PROGRAM = """
import sys, time
from rbdesigner.work.job_process import JobProcess
from tests.work.trial_jobs import WORKERS, Trial
process = JobProcess(WORKERS)
process.ask(Trial(1))
while not [*process.answers()]: time.sleep(0.005)
print(process.number, flush=True)
time.sleep(3600)
"""


@pytest.mark.skipif(os.name != "posix", reason="how processes end")
@pytest.mark.parametrize("number", few([signal.SIGKILL, signal.SIGINT, signal.SIGTERM], 1))
def test_nothing_is_left_when_the_program_ends_while_a_job_goes_on(number: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as started:
        assert started.stdout is not None
        group = int(started.stdout.readline())
        assert is_alive(group)
        started.send_signal(number)
        started.wait()
    until_gone(group)
