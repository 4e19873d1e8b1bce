"""Where geometry finds another thing than the checks that follow every edit, the window says that it has a fault."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.checks.geometric import file_disagreements
from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.files import opening_check
from rbdesigner.ui.shell.files.opening_check import OpeningCheck
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from tests.gui.answering import Answers, escape
from tests.parameters import few
from tests.work import trial_jobs
from tests.work.processes import of_group

RIVER = tile(Terrain.WOODS, ((0, 3),))


def begun(window: MainWindow) -> DocumentPage:
    sea = tile(Terrain.SEA)
    tiles = {Hex(0, -1): sea, Hex(0, 0): RIVER, Hex(0, 1): sea, Hex(1, 0): tile(Terrain.PASTURE)}
    return window.workbench.maps.show(Scenario(Properties(title="Two Seas"), tiles))


def changed_behind_the_checks(page: DocumentPage) -> Scenario:
    """A map that was changed by no edit, so that the checks know nothing of it."""
    page.document.scenario.tiles[Hex(0, 1)] = tile(Terrain.ROCK)
    return page.document.scenario


def test_a_difference_is_told_with_the_map_kept_and_nothing_where_both_agree(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window)
    qtbot.waitUntil(window.registry["edit.copy_text"].isEnabled)
    window.registry["edit.copy_text"].trigger()
    assert not window.notices.isVisible()
    scenario = changed_behind_the_checks(page)
    window.registry["edit.copy_text"].trigger()
    (told,) = window.notices.texts()
    first, detail = told.split("\n")
    kept = folders.logs() / "contradiction-Two-Seas.json"
    assert first == (
        "The checks and the geometry disagree about Two Seas. This is a fault of rbdesigner, not of the map. "
        f"Please report it with {kept}."
    )
    assert detail.endswith("Geometry finds river-into-land at (0, 0) and (0, 1), the checks do not.")
    assert files.load(kept).tiles == scenario.tiles


@pytest.mark.parametrize(("key", "dialog"), few([("play.new", "message"), ("file.export_picture", "export")], 1))
def test_a_difference_is_told_before_a_map_is_exported_or_played(
    window: MainWindow, answers: Answers, qtbot: QtBot, key: str, dialog: str
) -> None:
    changed_behind_the_checks(begun(window))
    qtbot.waitUntil(window.registry[key].isEnabled)
    answers.give(dialog, escape)
    window.registry[key].trigger()
    (told,) = window.notices.texts()
    assert "the geometry disagree" in told


def test_it_is_told_too_where_nothing_can_be_kept(window: MainWindow) -> None:
    page = begun(window)
    changed_behind_the_checks(page)
    (folders.logs() / "contradiction-Two-Seas.json").mkdir()
    window.workbench.exports.begins.emit(page)
    (told,) = window.notices.texts()
    assert "not of the map." in told and "report" not in told


def test_a_file_that_is_opened_is_judged_by_geometry_in_a_process_of_its_own(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening_check, "QUIET", 0)
    path = tmp_path / "isle.json"
    files.save(Scenario(Properties(title="Isle"), {Hex(0, 0): RIVER}), path)
    with qtbot.waitSignal(window.workbench.opening_check.checked) as judged:
        window.workbench.files.open(path)
    assert judged.args == [path, ()]
    assert not window.notices.isVisible()


def test_what_the_process_finds_is_told(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening_check, "QUIET", 0)
    check = OpeningCheck(window, trial_jobs.RING)
    check.checked.connect(window.workbench._agreement.take)
    with qtbot.waitSignal(check.checked):
        check.add(tmp_path / "isle.json")
    (told,) = window.notices.texts()
    assert told == (
        "The checks and the geometry disagree about isle.json. This is a fault of rbdesigner, not of the map. "
        f"Please report it with {tmp_path / 'isle.json'}.\n•  Geometry finds a ring."
    )


def test_a_file_that_cannot_be_read_any_more_contradicts_nothing(tmp_path: Path) -> None:
    assert not [*file_disagreements(tmp_path / "gone.json")]


def test_a_check_that_is_stopped_begins_no_more(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening_check, "QUIET", 0)
    check = OpeningCheck(None, trial_jobs.WAIT)
    check.add(Path("a"))
    check.add(Path("b"))
    qtbot.waitUntil(lambda: check.work.is_running)
    group = check.work.process.number
    check.stop()
    qtbot.waitUntil(lambda: not of_group(group))
    assert not check._waiting


def test_a_check_that_crashes_leaves_the_next_file_to_be_judged(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening_check, "QUIET", 0)
    check, judged = OpeningCheck(None, trial_jobs.FIRST_CRASHES), list[Path]()
    check.checked.connect(lambda path, _found: judged.append(path))
    check.add(Path("first"))
    check.add(Path("second"))
    qtbot.waitUntil(lambda: judged == [Path("second").absolute()])
