"""Checks of others: what they find is told, and what is wrong with them is a line in the list."""

from __future__ import annotations

from pathlib import Path

import pytest

import rbdesigner.messages.problems  # noqa: F401  (the sentences come with it)
from rbdesigner.checks.problem import Problem
from rbdesigner.scripts import foreign_findings
from rbdesigner.scripts.foreign_findings import MOST_FINDINGS, findings, message_in
from rbdesigner.work.process_failure import ProcessEnded
from tests.checks.maps import map_of

ISLE = map_of({(0, 0): "pasture", (1, 0): "woods"})


def found_by(tmp_path: Path, *texts: str) -> list[Problem]:
    paths = [tmp_path / f"number_{number}.py" for number, _ in enumerate(texts)]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    return findings(ISLE, [str(path) for path in paths])


def test_findings_have_severity_places_and_the_name_of_their_check(tmp_path: Path) -> None:
    one = 'def check(scenario):\n    yield "warning", "So many: 2.", scenario.tiles\n    scenario.tiles.clear()\n'
    other = 'def check(scenario):\n    return [("advice", f"Still {len(scenario.tiles)}", [])]\n'
    warning, advice = found_by(tmp_path, one, other)
    assert (warning.severity.word, warning.sentence) == ("warning", "So many: 2 (check number_0).")
    assert warning.places == ((0, 0), (1, 0))
    assert (advice.severity.word, advice.sentence) == ("advice", "Still 2 (check number_1).")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("def check(scenario):\n    1 / 0\n    yield\n", "ZeroDivisionError: division by zero (number_0.py, line 2)"),
        ("def check(scenario)\n", "SyntaxError: expected ':' (number_0.py, line 1)"),
        ("raise SystemExit('no')\n", "no (number_0.py, line 1)"),
        ("def check(scenario):\n    yield bytearray(3 << 30)\n", "it needs more memory than a script may have"),
        ("x = 1\n", "TypeError: 'module' object is not callable"),
        ("def check(scenario):\n    yield 'warning'\n", "ValueError: too many values to unpack"),
    ],
)
def test_a_fault_is_one_line_and_other_checks_go_on(tmp_path: Path, text: str, reason: str) -> None:
    fine = 'def check(scenario):\n    yield "advice", "Fine", []\n'
    fault, other = sorted(found_by(tmp_path, text, fine), key=lambda each: each.code, reverse=True)
    assert fault.sentence.startswith(f"The check number_0 has failed: {reason}") and "\n" not in fault.sentence
    assert other.sentence == "Fine (check number_1)."


def test_a_check_that_finds_without_end_is_cut_short(tmp_path: Path) -> None:
    endless = 'def check(scenario):\n    while True:\n        yield "advice", "again", []\n'
    assert len(found_by(tmp_path, endless)) == MOST_FINDINGS


def test_a_check_that_hangs_or_ends_its_process_is_named_and_the_others_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign_findings, "LIMIT", 3.0)
    fine = 'def check(scenario):\n    yield "warning", "Fine", []\n'
    hanging = 'def check(scenario):\n    yield "warning", "Before", []\n    while True: pass\n'
    found = found_by(tmp_path, fine, hanging, "import os\nos._exit(3)\n", fine)
    assert sorted(each.sentence for each in found if each.code == "other-check") == [
        "Before (check number_1).",
        "Fine (check number_0).",
        "Fine (check number_3).",
    ]
    assert sorted(each.sentence for each in found if each.code == "other-check-failed") == [
        "The check number_1 has failed: there was no answer within 3 seconds.",
        "The check number_2 has failed: exit code 3.",
    ]


def test_each_check_has_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign_findings, "LIMIT", 3.0)
    slow = 'import time\ndef check(scenario):\n    time.sleep(1.6)\n    yield "warning", "Slow", []\n'
    assert [each.code for each in found_by(tmp_path, slow, slow)] == ["other-check"] * 2


def test_a_process_that_begins_no_check_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign_findings, "HOST", "rbdesigner.scripts.no_host")
    with pytest.raises(ProcessEnded):
        findings(ISLE, [])


def test_nothing_of_a_finding_is_trusted() -> None:
    for message in (b"", b"{}", b"[" * 100_000, b'{"check": "x", "severity": 1}', b"\xff"):
        made = message_in(message)
        assert isinstance(made, Problem) and made.code == "other-check-failed"
    made = message_in(
        b'{"check": "x", "severity": "error", "sentence": "a\\nb", "places": [[1, "x"], [1, 2], [9e99, 1]]}'
    )
    assert isinstance(made, Problem) and made.severity.word == "advice" and made.places == ((1, 2),)
    assert made.sentence == "A b (check x)."
