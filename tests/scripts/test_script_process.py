"""Scripts in a process of their own: what they print, change and raise, and how they are ended."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.scenario.model import Scenario
from rbdesigner.scripts import script_messages
from rbdesigner.scripts.script_messages import (
    MOST_PRINTED,
    Printed,
    ScriptAnswer,
    ScriptFault,
    ScriptMap,
    ScriptProgress,
    ScriptRequest,
    answer_in,
)
from rbdesigner.scripts.script_process import ScriptProcess
from rbdesigner.work.process_failure import ProcessEnded, ProcessHung
from tests.checks.maps import map_of
from tests.waiting import wait_until
from tests.work.processes import of_group


@pytest.fixture
def process() -> Iterator[ScriptProcess]:
    started = ScriptProcess()
    yield started
    started.close()


@pytest.fixture
def isle() -> Scenario:
    return map_of({(0, 0): "pasture", (1, 0): "woods"})


def answers(
    process: ScriptProcess, scenario: Scenario, lines: str = "", path: str = "", limit: float = 60
) -> list[ScriptAnswer]:
    process.ask(ScriptRequest(scenario, frozenset(), path, lines), limit)
    found: list[ScriptAnswer] = []

    def is_done() -> bool:
        found.extend(process.answers())
        return process.is_done

    wait_until(is_done)
    return found


def printed(found: list[ScriptAnswer]) -> str:
    return "".join(each.text for each in found if isinstance(each, Printed))


def test_typed_lines_keep_their_names_and_show_values(process: ScriptProcess, isle: Scenario) -> None:
    assert answers(process, isle, "import math\nx = 40") == []
    assert printed(answers(process, isle, "print(rb.__name__)\nx + len(scenario.tiles)")) == "rbdesigner\n42\n"
    assert printed(answers(process, isle, "_ + 1")) == "43\n"
    assert ScriptProgress(0.25) in answers(process, isle, "progress(1, 4)")


def test_names_of_earlier_lines_point_at_the_map_as_it_is_now(process: ScriptProcess, isle: Scenario) -> None:
    answers(process, isle, "t, known = scenario.tiles, scenario")
    del isle.tiles[1, 0]  # another line works on the map as it is then
    (found, *_) = answers(process, isle, "t[5, 5] = t[0, 0]\nprint(known is scenario, len(t))")
    assert printed([found]) == "True 2\n"
    (changed,) = answers(process, isle, "t.clear()")
    assert isinstance(changed, ScriptMap) and not changed.scenario.tiles


def test_a_changed_map_comes_back_and_an_unchanged_one_does_not(process: ScriptProcess, isle: Scenario) -> None:
    (found,) = answers(process, isle, "del scenario.tiles[1, 0]")
    assert isinstance(found, ScriptMap) and list(found.scenario.tiles) == [(0, 0)]
    assert len(isle.tiles) == 2
    assert answers(process, isle, "scenario = scenario.copy()") == []
    (fault,) = answers(process, isle, "scenario = 7")
    assert isinstance(fault, ScriptFault) and fault.line == "scenario is not a map any more, but int"
    (fault,) = answers(process, isle, "scenario.tiles[1, 0] = 'sea'")
    assert isinstance(fault, ScriptFault) and fault.line.startswith("the changed map cannot be used: AttributeError")


def test_an_error_has_one_line_with_its_place_and_the_traceback(
    process: ScriptProcess, isle: Scenario, tmp_path: Path
) -> None:
    script = tmp_path / "bad.py"
    script.write_text(
        "import rbdesigner as rb\n\ndef read():\n    rb.load('nowhere')\n\nscenario.tiles.clear()\nread()\n"
    )
    (fault,) = answers(process, isle, path=str(script))
    assert isinstance(fault, ScriptFault)
    assert fault.line.startswith("ScenarioError: nowhere: ") and fault.line.endswith("(bad.py, line 4)")
    assert "bad.py" in fault.details and "script_host" not in fault.details
    script.write_text("x = (\n")
    (fault,) = answers(process, isle, path=str(script))
    assert isinstance(fault, ScriptFault) and fault.line == "SyntaxError: '(' was never closed (bad.py, line 1)"
    (fault,) = answers(process, isle, "raise SystemExit('enough')")
    assert isinstance(fault, ScriptFault) and fault.line == "enough (console, line 1)"
    assert answers(process, isle, "raise SystemExit(0)") == []


def test_a_script_finds_its_file_and_its_neighbours(process: ScriptProcess, isle: Scenario, tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("ANSWER = 42\n")
    script = tmp_path / "main.py"
    script.write_text("from helper import ANSWER\nif __name__ == '__main__':\n    print(ANSWER, __file__)\n")
    assert printed(answers(process, isle, path=str(script))) == f"42 {script}\n"


def test_what_a_script_prints_is_bounded(process: ScriptProcess, isle: Scenario) -> None:
    text = printed(answers(process, isle, "for n in range(100_000): print('hello')"))
    assert MOST_PRINTED < len(text) < MOST_PRINTED + 100 and text.endswith("is left out)\n")
    assert printed(answers(process, isle, "print('again')")) == "again\n"


def test_a_script_that_takes_too_long_is_ended(process: ScriptProcess, isle: Scenario) -> None:
    group = process.number
    with pytest.raises(ProcessHung):
        answers(process, isle, "while True: pass", limit=1)
    wait_until(lambda: not of_group(group))


def test_a_script_may_end_its_process(process: ScriptProcess, isle: Scenario) -> None:
    with pytest.raises(ProcessEnded, match="exit code 3"):
        answers(process, isle, "import os; os._exit(3)")


def test_what_was_printed_before_the_end_of_the_process_is_shown(process: ScriptProcess, isle: Scenario) -> None:
    process.ask(ScriptRequest(isle, frozenset(), "", "import os; print('farewell'); os._exit(3)"), 60)
    found: list[ScriptAnswer] = []

    def is_ended() -> bool:
        try:
            found.extend(process.answers())
        except ProcessEnded:
            return True
        return False

    wait_until(is_ended)
    assert printed(found) == "farewell\n"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds the memory")
def test_a_script_cannot_fill_the_memory(process: ScriptProcess, isle: Scenario) -> None:
    (fault,) = answers(process, isle, "kept = bytearray(3 << 30)")
    assert isinstance(fault, ScriptFault)
    assert fault.line == "it needs more memory than a script may have (console, line 1)"


def test_nothing_of_an_answer_is_trusted() -> None:
    for message in (
        b"",
        b"[",
        b"[" * 100_000,
        b"{}",
        b'{"text": 7}',
        b'{"fault": {"text": "x", "values": {}}}',
        b"\xff",
    ):
        assert answer_in(message) == ScriptFault("what cannot be read", "")
    assert answer_in(b'{"progress": 7.5}') == ScriptProgress(1.0)
    assert answer_in(b'{"text": "\\ud800"}') == Printed("?")
    assert isinstance(answer_in(b'{"map": "{}"}'), ScriptFault)
    assert len(answer_in(script_messages.packed({"text": "x" * 10**6}))[0]) < MOST_PRINTED + 100


def test_examples_are_scripts(process: ScriptProcess) -> None:
    examples = Path(__file__).resolve().parents[2] / "examples"
    scenario = rb.load(examples.parent / "scenarios" / "gold-isle.rbmap")
    (found,) = answers(process, scenario, path=os.fspath(examples / "mirror_map.py"))
    assert isinstance(found, ScriptMap) and found.scenario.tiles.keys() == scenario.tiles.keys()
    assert found.scenario.tiles != scenario.tiles
    *_, found = answers(process, scenario, path=os.fspath(examples / "number_homes.py"))
    assert isinstance(found, ScriptMap)
    assert [found.scenario.homes[place].player for place in ((3, -3), (0, 3), (-3, 0))] == [1, 2, 3]
    assert "1: 3 woods, 2 rock, 1 pasture" in printed(
        answers(process, scenario, path=os.fspath(examples / "count_rings.py"))
    )
