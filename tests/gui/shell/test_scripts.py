"""Scripts and the console in the window: the menu, runs, errors, stops, and maps that change meanwhile."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QProgressDialog, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.scenario import formats
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.dialogs.exports.export import FormatDialog
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.panels.console_panel import ConsolePanel
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from tests.gui.answering import Answers, accept, choose_file, press_text, reading, trigger
from tests.work.processes import of_group

WOODS, SEA = tile(Terrain.WOODS), tile(Terrain.SEA)
EMPTY = '"""Take all tiles away."""\nprint("so many:", len(scenario.tiles))\nscenario.tiles.clear()\n'


def opened(window: MainWindow) -> DocumentPage:
    return window.workbench.maps.show(Scenario(tiles=dict.fromkeys(disk(ORIGIN, 1), WOODS)))


def console(window: MainWindow) -> ConsolePanel:
    assert window.workbench.docks is not None
    return window.workbench.docks.console


def script(name: str, text: str) -> Path:
    path = folders.scripts() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def menu_entries(window: MainWindow) -> list[str]:
    menu = window.findChild(QMenu, "scripts")
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def choose_entry(window: MainWindow, text: str) -> None:
    menu_entries(window)
    menu = window.findChild(QMenu, "scripts")
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == text).trigger()


def wait_for_end(window: MainWindow, qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: not console(window).work.is_busy)
    return console(window).output.toPlainText()


def typed(window: MainWindow, text: str) -> None:
    """Type lines into the console, with Return at the end of each."""
    for line in text.split("\n"):
        QTest.keyClicks(console(window).input, line)
        QTest.keyClick(console(window).input, Qt.Key.Key_Return)


def test_the_menu_lists_the_scripts_of_the_folder_each_time_it_opens(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert menu_entries(window)[0] == "&Examples"
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    trigger(window, "script.folder", qtbot)
    assert [Path(url.toLocalFile()) for url in shown] == [folders.scripts()]
    script("take_all_away.py", EMPTY)
    assert menu_entries(window)[0] == "Take all away"
    menu = window.findChild(QMenu, "scripts")
    assert isinstance(menu, QMenu)
    entry = menu.actions()[0]
    assert not entry.isEnabled() and entry.toolTip() == "Take all tiles away."


def examples(window: MainWindow) -> dict[str, QAction]:
    menu_entries(window)
    menu = window.findChild(QMenu, "scripts")
    assert isinstance(menu, QMenu)
    inner = next(action.menu() for action in menu.actions() if action.text() == "&Examples")
    assert isinstance(inner, QMenu)
    return {action.text(): action for action in inner.actions() if not action.isSeparator()}


def test_an_example_runs_on_the_map_in_front(window: MainWindow, qtbot: QtBot) -> None:
    assert not examples(window)["Mirror the map"].isEnabled()
    page = opened(window)
    page.document.perform(edit(page.document.scenario, tiles={Hex(1, 0): SEA}), "lay")
    examples(window)["Mirror the map"].trigger()
    assert "The map was changed." in wait_for_end(window, qtbot)
    assert page.document.scenario.tiles[Hex(1, 0)] == WOODS


def test_examples_are_copied_into_the_folder_over_nothing_that_is_there(window: MainWindow) -> None:
    mine = script("mirror_map.py", EMPTY)
    examples(window)["&Copy them into the scripts folder"].trigger()
    assert mine.read_text() == EMPTY
    assert menu_entries(window)[:4] == ["Count rings", "Mirror map", "Number homes", "&Examples"]
    assert [path.name for path in folders.checks().iterdir()] == ["touching_deserts.py"]
    assert [path.name for path in folders.formats().iterdir()] == ["letter_format.py"]
    said = window.workbench.status.hint.text
    names = "number_homes.py, count_rings.py, checks/touching_deserts.py, formats/letter_format.py"
    assert said() == f"4 files copied into {folders.scripts()}: {names}"
    examples(window)["&Copy them into the scripts folder"].trigger()
    assert said() == f"All examples are in {folders.scripts()} already"


def test_the_window_says_why_examples_cannot_be_copied(window: MainWindow) -> None:
    folders.scripts().parent.mkdir(parents=True, exist_ok=True)
    folders.scripts().write_text("in the way")
    examples(window)["&Copy them into the scripts folder"].trigger()
    assert window.workbench.status.hint.text().startswith(f"Nothing more can be copied into {folders.scripts()}: ")


def test_a_script_changes_the_map_as_one_step_of_its_name(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    script("take_all_away.py", EMPTY)
    choose_entry(window, "Take all away")
    said = wait_for_end(window, qtbot)
    assert said.splitlines() == [
        "Script: Take all away", "so many: 7", "The map was changed. Undo takes that back."
    ]  # fmt: skip
    stack = page.document.undo_stack
    assert not page.document.scenario.tiles and (stack.count(), stack.undoText()) == (1, "Take all away")
    trigger(window, "edit.undo", qtbot)
    assert len(page.document.scenario.tiles) == 7
    trigger(window, "script.again", qtbot)
    wait_for_end(window, qtbot)
    assert not page.document.scenario.tiles


def test_a_script_is_chosen_where_the_window_says_what_it_may_do(
    window: MainWindow, qtbot: QtBot, answers: Answers, tmp_path: Path
) -> None:
    page = opened(window)
    path = tmp_path / "clear.py"
    path.write_text(EMPTY)
    titles: list[str] = []
    choose = choose_file(path)
    answers.give("file-choice", lambda dialog: (titles.append(dialog.windowTitle()), choose(dialog)))
    trigger(window, "script.run", qtbot)
    wait_for_end(window, qtbot)
    assert not page.document.scenario.tiles and "only one that you trust" in titles[0]


def test_an_error_in_our_words_begins_with_a_capital_letter(window: MainWindow, qtbot: QtBot) -> None:
    opened(window)
    script("odd.py", "scenario.tiles[0, 0] = 'sea'\n")
    choose_entry(window, "Odd")
    assert wait_for_end(window, qtbot).splitlines()[1].startswith("The changed map cannot be used: ")
    script("gone.py", "scenario = 3\n")
    choose_entry(window, "Gone")
    assert "\nscenario is not a map any more, but int" in wait_for_end(window, qtbot), "the name is the script's"


def test_an_error_is_one_line_with_its_details_behind_a_link(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    script("faulty.py", "def f():\n    return 1 / 0\n\nscenario.tiles.clear()\nf()\n")
    choose_entry(window, "Faulty")
    said = wait_for_end(window, qtbot)
    assert said.splitlines()[1:] == ["ZeroDivisionError: division by zero (faulty.py, line 2)  Details"]
    assert len(page.document.scenario.tiles) == 7 and not page.document.undo_stack.count()
    output = console(window).output
    link = output.document().find("Details")
    link.setPosition(link.selectionEnd() - 3)
    QTest.mouseClick(output.viewport(), Qt.MouseButton.LeftButton, pos=output.cursorRect(link).center() + QPoint(0, 2))
    assert "Traceback" in output.toPlainText() and "Details" not in output.toPlainText()


def test_a_script_that_never_ends_is_stopped_and_the_window_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    script("endless.py", "progress(1, 2)\nwhile True: print('on and on')\n")
    choose_entry(window, "Endless")
    panel = console(window)
    qtbot.waitUntil(lambda: panel.progress.value() == 500 and "left out" in panel.output.toPlainText())
    assert panel.output.document().blockCount() <= 2000
    group = panel.work.scripts.process.number
    page.document.perform(edit(page.document.scenario, tiles={Hex(0, 0): SEA}), "Meanwhile")
    choose_entry(window, "Endless")
    assert "Something is still running" in panel.output.toPlainText()
    QTest.mouseClick(panel.stop_button, Qt.MouseButton.LeftButton)
    assert panel.output.toPlainText().endswith("Stopped.") and not panel.stop_button.isEnabled()
    qtbot.waitUntil(lambda: not of_group(group))
    assert page.document.undo_stack.count() == 1


def test_a_run_has_a_limit_and_ends_with_its_map(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    panel = console(window)
    panel.work.limit = 0.5
    typed(window, "while True: pass\n")
    assert "no answer within 0.5 seconds" in wait_for_end(window, qtbot)
    panel.work.limit = 60
    typed(window, "while True: pass\n")
    group = panel.work.console.process.number
    page.mark_saved()
    window.workbench.files.close(page)
    qtbot.waitUntil(lambda: not panel.work.is_busy and not of_group(group))


def test_a_map_that_was_changed_meanwhile_is_not_overwritten_without_a_word(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    document, panel = page.document, console(window)
    slow = "import time; time.sleep(1); scenario.tiles.pop((0, 0)); scenario.tiles.pop((1, 0))"

    def change(place: Hex) -> None:
        document.perform(edit(document.scenario, tiles={place: SEA}), "Meanwhile")

    typed(window, slow)
    change(Hex(0, 1))  # of which the script knows nothing
    wait_for_end(window, qtbot)
    assert len(document.scenario.tiles) == 5 and document.scenario.tiles[0, 1] == SEA
    for button, number in ((panel.question.keep, 7), (panel.question.take, 5)):
        document.undo_stack.setIndex(0)
        typed(window, slow)
        change(Hex(0, 0))
        qtbot.waitUntil(panel.question.isVisible)
        assert panel.question.label.text().startswith("1 thing ") and len(document.scenario.tiles) == 7
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert len(document.scenario.tiles) == number and not panel.question.isVisible()
    trigger(window, "edit.undo", qtbot)
    assert len(document.scenario.tiles) == 7 and document.scenario.tiles[0, 0] == SEA


def test_blocks_are_typed_and_the_history_brings_them_back(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window)
    panel = console(window)
    typed(window, "for at in list(scenario.tiles):\ndel scenario.tiles[at]\n")
    said = wait_for_end(window, qtbot)
    assert said.splitlines()[:2] == [">>> for at in list(scenario.tiles):", "...     del scenario.tiles[at]"]
    assert page.document.undo_stack.undoText().startswith("Console: for at in list(scenario.tiles): del")
    typed(window, "len(scenario.tiles)")
    assert wait_for_end(window, qtbot).endswith("\n0")
    QTest.keyClicks(panel.input, "dra")
    for _ in range(2):
        QTest.keyClick(panel.input, Qt.Key.Key_Up)
    assert panel.input.toPlainText() == "for at in list(scenario.tiles):\n    del scenario.tiles[at]"
    panel.input.moveCursor(QTextCursor.MoveOperation.End)
    for _ in range(2):
        QTest.keyClick(panel.input, Qt.Key.Key_Down)
    assert panel.input.toPlainText() == "dra"
    QTest.keyClick(panel.input, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.input.toPlainText() == "dra\n"


def test_names_are_kept_until_the_console_starts_anew(window: MainWindow, qtbot: QtBot) -> None:
    opened(window)
    panel = console(window)
    for line in ("x = 6", "x * 7"):
        typed(window, line)
        said = wait_for_end(window, qtbot)
    assert said.endswith("42")
    QTest.mouseClick(panel.anew_button, Qt.MouseButton.LeftButton)
    assert not panel.output.toPlainText()
    typed(window, "x")
    assert "NameError" in wait_for_end(window, qtbot)


def test_the_output_follows_the_theme(window: MainWindow, qtbot: QtBot) -> None:
    opened(window)
    typed(window, "1 / 0")
    wait_for_end(window, qtbot)
    output = console(window).output

    def colours() -> list[str]:
        found = (output.document().find(text).charFormat().foreground() for text in ("1 / 0", "ZeroDiv", "Details"))
        return [brush.color().name() for brush in found]

    before = colours()
    trigger(window, "theme.dark", qtbot)
    assert all(one != other for one, other in zip(before, colours(), strict=True)) and len(set(colours())) >= 2
    trigger(window, "theme.system", qtbot)


def test_checks_of_others_stand_among_the_problems(window: MainWindow, qtbot: QtBot) -> None:
    text = 'def check(scenario):\n    yield "warning", f"{len(scenario.tiles)} tiles", [(0, 0)]\n'
    folders.checks().mkdir(parents=True)
    (folders.checks() / "count.py").write_text(text)
    page = opened(window)

    def listed() -> list[str]:
        assert window.workbench.docks is not None
        panel = window.workbench.docks.panels["problems"]
        assert isinstance(panel, ProblemsPanel)
        rows = (panel.model.index(row) for row in range(panel.model.rowCount()))
        return [str(row.data()) for row in rows]

    window.workbench.docks.bring("problems")
    qtbot.waitUntil(lambda: any("7 tiles (check count)." in row for row in listed()))
    page.document.perform(edit(page.document.scenario, tiles={Hex(0, 0): None}), "Meanwhile")
    qtbot.waitUntil(lambda: any("6 tiles (check count)." in row for row in listed()))
    (folders.checks() / "count.py").write_text("def check(scenario):\n    1 / 0\n")
    page.document.perform(edit(page.document.scenario, tiles={Hex(0, 0): SEA}), "Meanwhile")
    qtbot.waitUntil(lambda: any("The check count has failed: ZeroDivisionError" in row for row in listed()))
    assert not any("tiles (check" in row for row in listed())


def test_a_check_that_never_ends_costs_the_others_nothing(window: MainWindow, qtbot: QtBot) -> None:
    folders.checks().mkdir(parents=True)
    (folders.checks() / "a_hang.py").write_text("while True: pass\n")
    (folders.checks() / "count.py").write_text('def check(scenario):\n    yield "warning", "Fine", []\n')
    opened(window)
    window.workbench.docks.bring("problems")
    panel = window.workbench.docks.panels["problems"]
    assert isinstance(panel, ProblemsPanel)
    panel.foreign.limit = 3.0

    def listed() -> list[str]:
        return [str(panel.model.index(row).data()) for row in range(panel.model.rowCount())]

    qtbot.waitUntil(lambda: any("Fine (check count)." in row for row in listed()))
    assert any("The check a_hang has failed: there was no answer within 3 seconds." in row for row in listed())


def test_formats_of_others_are_exported_and_opened(
    window: MainWindow, qtbot: QtBot, answers: Answers, tmp_path: Path
) -> None:
    example = Path(__file__).resolve().parents[3] / "examples" / "letter_format.py"
    folders.formats().mkdir(parents=True)
    (folders.formats() / "letters.py").write_text(example.read_text())
    (folders.formats() / "broken.py").write_text("1 / 0\n")
    page = opened(window)
    said: list[str] = []
    window.workbench.exports.message.connect(said.append)

    def choose_letters(dialog: QWidget) -> None:
        assert isinstance(dialog, FormatDialog)
        dialog.format.setCurrentIndex(dialog.format.findText("Letters (.letters)"))
        accept(dialog)

    answers.give("export", choose_letters)
    answers.give("file-choice", choose_file(tmp_path / "isle.letters"))
    told: list[str] = []
    answers.give("message", reading(told))
    trigger(window, "file.export_other", qtbot)
    assert "hexes with a corner on top" in told[0]
    assert "ZeroDivisionError: division by zero (broken.py, line 1)" in said[0]
    assert (tmp_path / "isle.letters").read_text() == "...\nww.\nwww\nww.\n"
    answers.give("file-choice", choose_file(tmp_path / "isle.letters"))
    trigger(window, "file.open", qtbot)
    other = window.tabs.current_map
    assert other is not None and other is not page
    assert other.document.scenario.tile_counts() == page.document.scenario.tile_counts()
    formats.use_formats(())


SLOW = """
import time
TITLE, SUFFIXES = "Slow", (".slow",)
def read(text):
    time.sleep(60)
"""


def test_a_file_of_a_slow_format_is_waited_for_in_sight_and_can_be_cancelled(
    window: MainWindow, qtbot: QtBot, answers: Answers, tmp_path: Path
) -> None:
    folders.formats().mkdir(parents=True)
    (folders.formats() / "slow.py").write_text(SLOW)
    path, pages = tmp_path / "isle.slow", window.tabs.count()
    path.write_text("one\n\ntwo\n```\nthree\n```\n")
    said: list[str] = []
    window.workbench.files.message.connect(said.append)
    fired: list[None] = []
    ticks = QTimer(window)
    ticks.timeout.connect(lambda: fired.append(None))
    ticks.start(20)

    def cancel(dialog: QWidget) -> None:
        assert isinstance(dialog, QProgressDialog)
        assert dialog.labelText() == "Reading isle.slow"
        before = len(fired)
        qtbot.waitUntil(lambda: len(fired) > before + 3)
        press_text("Cancel")(dialog)

    answers.give("progress", cancel)
    begun = monotonic()
    assert not window.workbench.files.open(path)
    assert monotonic() - begun < 15
    assert said == [f"{path}: the format Slow has failed: it was stopped"]
    assert window.tabs.count() == pages
    formats.use_formats(())
