"""The window's side of a job: it starts, stops, refuses a second one and tells of every end."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.work.job import Job
from tests.work import trial_jobs
from tests.work.processes import of_group
from tests.work.trial_jobs import Counted, Trial


class Heard:
    """A job of the window, and all that it tells."""

    def __init__(self, job: Job[Trial, Any], **given: Any) -> None:
        self.job = BackgroundJob(job, **given)
        self.answers: list[Counted] = []
        self.ends: list[str] = []
        self.job.answered.connect(self.answers.append)
        self.job.ended.connect(self.ends.append)

    def until_answered(self, qtbot: QtBot) -> int:
        """Wait for an answer; the number of the process."""
        qtbot.waitUntil(lambda: bool(self.answers))
        return self.answers[0].process

    def until_ended(self, qtbot: QtBot) -> str:
        qtbot.waitUntil(lambda: bool(self.ends))
        (why,) = self.ends
        assert not self.job.is_running and self.job.process is None
        return why


def test_it_tells_all_answers_in_their_order_and_the_end(qtbot: QtBot) -> None:
    heard = Heard(trial_jobs.COUNT)
    assert heard.job.start(Trial(500)) and heard.job.is_running
    assert heard.until_ended(qtbot) == ""
    assert [answer.number for answer in heard.answers] == [*range(500)]


def test_a_second_one_is_refused_while_it_is_at_work(qtbot: QtBot) -> None:
    heard = Heard(trial_jobs.HANG)
    assert heard.job.start(Trial(1))
    process = heard.job.process
    assert not heard.job.start(Trial(1)) and heard.job.process is process
    heard.job.stop()
    assert heard.job.start(Trial(1)) and heard.job.process is not process
    heard.job.stop()
    assert not heard.ends


def test_one_that_hangs_is_stopped_without_a_word_and_what_it_answered_stays(qtbot: QtBot) -> None:
    heard = Heard(trial_jobs.WORKERS)
    heard.job.start(Trial(2))
    heard.until_answered(qtbot)
    group = heard.job.process.number
    heard.job.stop()
    qtbot.waitUntil(lambda: not of_group(group))
    assert heard.answers and not heard.ends and not heard.job.is_running


def test_whoever_hears_an_answer_may_stop_it(qtbot: QtBot) -> None:
    heard = Heard(trial_jobs.COUNT)
    heard.job.answered.connect(lambda _answer: heard.job.stop())
    heard.job.start(Trial(100))
    heard.until_answered(qtbot)
    assert len(heard.answers) == 1 and not heard.job.is_running


def test_a_process_that_is_killed_is_told(qtbot: QtBot) -> None:
    heard = Heard(trial_jobs.HANG)
    heard.job.start(Trial(1))
    os.kill(heard.until_answered(qtbot), signal.SIGTERM)
    assert heard.until_ended(qtbot) == "The trial has stopped: killed by signal SIGTERM"
    assert len(heard.answers) == 1


@pytest.mark.parametrize(
    ("job", "trial", "why"),
    [
        (trial_jobs.CRASH, Trial(2), "The trial has stopped: ZeroDivisionError: nobody foresaw this"),
        (trial_jobs.END, Trial(2), "The trial has stopped: exit code 7"),
        (trial_jobs.COUNT, Trial(20_000), "20000 are more than 10000."),
    ],
)
def test_a_crash_and_a_refusal_tell_their_reason(qtbot: QtBot, job: Job[Trial, Any], trial: Trial, why: str) -> None:
    heard = Heard(job)
    heard.job.start(trial)
    assert heard.until_ended(qtbot).startswith(why)
    assert len(heard.answers) == (0 if job is trial_jobs.COUNT else 2)


def test_one_that_hangs_is_told_when_its_time_is_over(qtbot: QtBot) -> None:
    heard = Heard(trial_jobs.HANG)
    heard.job.start(Trial(0), limit=0.1)
    assert heard.until_ended(qtbot) == "The trial has stopped: there was no answer within 0.1 seconds"


def test_a_refusal_is_said_in_the_words_of_its_window(qtbot: QtBot) -> None:
    heard = Heard(trial_jobs.COUNT, refused=lambda fault: f"At most {fault.most}.")
    heard.job.start(Trial(20_000))
    assert heard.until_ended(qtbot) == "At most 10000."
    assert isinstance(heard.job.refusal, trial_jobs.TooManyError)


def test_a_process_that_is_kept_answers_again_and_ends_with_its_owner(qtbot: QtBot) -> None:
    heard = Heard(trial_jobs.COUNT, is_kept=True)
    heard.job.start(Trial(1))
    qtbot.waitUntil(lambda: bool(heard.ends))
    heard.job.start(Trial(1))
    qtbot.waitUntil(lambda: len(heard.ends) == 2)
    assert heard.answers[0] == heard.answers[1]
    shiboken6.delete(heard.job)
    qtbot.waitUntil(lambda: not of_group(heard.answers[0].process))


def test_a_process_that_cannot_be_started_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    heard = Heard(trial_jobs.COUNT)
    assert not heard.job.start(Trial(1))
    (why,) = heard.ends
    assert why == "The trial has stopped: there is no such file or folder"
