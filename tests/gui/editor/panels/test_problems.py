from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QMenu, QPushButton

from rbdesigner.checks import Delta, Problem, Severity
from rbdesigner.hexes import Hex, neighbour
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Players, Properties, Scenario, Status
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.problem_details import FIX_BUTTONS
from rbdesigner.ui.editor.panels.problem_list import PAGE, PROBLEM, ProblemModel, broken_lines, places_text
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from tests.gui.editor.panels.support import NotingViewer, clipped, settle

Show = Callable[..., None]
RIVER = Hex(5, 5)


@pytest.fixture
def panel(document: Document, viewer: NotingViewer, shown: Show) -> ProblemsPanel:
    panel = ProblemsPanel()
    panel.set_document(document)
    panel.set_editor(viewer)
    shown(panel, 300, 500)
    return panel


def lay_open_river(document: Document) -> None:
    document.perform(edit(document.scenario, tiles={RIVER: tile(Terrain.ROCK, ((0, 3),))}), "lay")
    settle()


def listed(panel: ProblemsPanel) -> list[Problem]:
    return [panel.model.index(row).data(PROBLEM) for row in range(panel.model.rowCount())]


def row_with(panel: ProblemsPanel, code: str) -> int:
    return next(row for row, problem in enumerate(listed(panel)) if problem.code == code)


def click(panel: ProblemsPanel, row: int) -> None:
    index = panel.model.index(row)
    panel.view.scrollTo(index)
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=panel.view.visualRect(index).center())


def test_the_list_follows_the_checks(panel: ProblemsPanel, document: Document) -> None:
    assert listed(panel) == document.problems
    lay_open_river(document)
    assert "river-off-map" in {problem.code for problem in listed(panel)}
    assert listed(panel) == document.problems
    document.undo_stack.undo()
    settle()
    assert listed(panel) == document.problems


def test_problems_found_while_the_panel_is_hidden_are_listed_when_it_is_shown(
    panel: ProblemsPanel, document: Document
) -> None:
    panel.hide()
    lay_open_river(document)
    errors = sum(problem.severity is Severity.ERROR for problem in document.problems)
    assert errors > 0
    panel.show()
    assert listed(panel) == document.problems
    assert panel.filters[Severity.ERROR].text() == str(errors)


def test_a_filter_hides_a_severity(panel: ProblemsPanel, document: Document) -> None:
    lay_open_river(document)
    QTest.mouseClick(panel.filters[Severity.ERROR], Qt.MouseButton.LeftButton)
    assert {problem.severity for problem in listed(panel)} == {Severity.WARNING, Severity.ADVICE} & {
        problem.severity for problem in document.problems
    }
    for severity in (Severity.WARNING, Severity.ADVICE):
        QTest.mouseClick(panel.filters[severity], Qt.MouseButton.LeftButton)
    assert panel.pages.currentWidget() is panel.hidden_ones
    document.undo_stack.undo()
    settle()
    QTest.mouseClick(panel.filters[Severity.ADVICE], Qt.MouseButton.LeftButton)
    assert {problem.severity for problem in listed(panel)} == {Severity.ADVICE}


def test_click_selects_and_double_click_goes_there(
    panel: ProblemsPanel, document: Document, viewer: NotingViewer
) -> None:
    lay_open_river(document)
    row = row_with(panel, "river-off-map")
    click(panel, row)
    assert RIVER in document.selection
    assert viewer.centred == []
    at = panel.view.visualRect(panel.model.index(row)).center()
    QTest.mouseDClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert viewer.centred == [listed(panel)[row].places]


def test_enter_goes_there(panel: ProblemsPanel, document: Document, viewer: NotingViewer) -> None:
    lay_open_river(document)
    panel.view.setCurrentIndex(panel.model.index(row_with(panel, "river-off-map")))
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert viewer.centred
    assert RIVER in document.selection


def test_a_fix_mends_and_can_be_undone(panel: ProblemsPanel, document: Document) -> None:
    lay_open_river(document)
    click(panel, row_with(panel, "river-off-map"))
    problem = panel.view.currentIndex().data(PROBLEM)
    button = next(b for b in panel.details.findChildren(QPushButton) if b.text() == problem.fixes[0].title)
    steps = document.undo_stack.count()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()
    assert problem not in listed(panel)
    assert document.undo_stack.count() == steps + 1
    assert document.undo_stack.undoText() == problem.fixes[0].title
    document.undo_stack.undo()
    settle()
    assert problem in listed(panel)


def test_the_menu_offers_the_fixes(panel: ProblemsPanel, document: Document) -> None:
    lay_open_river(document)
    row = row_with(panel, "river-off-map")
    click(panel, row)
    panel.view.customContextMenuRequested.emit(panel.view.visualRect(panel.model.index(row)).center())
    menu = panel.findChild(QMenu)
    titles = [action.text() for action in menu.actions()]
    assert titles == ["Go there", *(fix.title for fix in listed(panel)[row].fixes)]
    menu.close()


@pytest.mark.parametrize(("height", "number"), [(84, 0), (115, 1), (180, FIX_BUTTONS)])
def test_every_way_to_mend_is_in_sight_or_in_the_menu(
    document: Document, shown: Show, height: int, number: int
) -> None:
    panel = ProblemsPanel()
    panel.set_document(document)
    shown(panel, 700, height)
    assert panel.height() == height, "the panel can be so low"
    first = Hex(4, 4)
    river = {first: tile(Terrain.ROCK, ((0,),)), neighbour(first, 0): tile(Terrain.ROCK, ((1,),))}
    document.perform(edit(document.scenario, tiles=river), "lay")
    settle()
    row, problem = max(enumerate(listed(panel)), key=lambda each: len(each[1].fixes))
    assert len(problem.fixes) > FIX_BUTTONS
    click(panel, row)
    settle()
    buttons = [button for button in panel.details.findChildren(QPushButton) if button.isVisible()]
    assert all(panel.rect().contains(b.geometry().translated(panel.details.pos())) for b in buttons)
    titles = [fix.title for fix in problem.fixes]
    assert [button.text() for button in buttons if button.text() in titles] == titles[:number]
    in_menu = [action.text() for action in panel.details.other_ways.menu().actions() if action.isVisible()]
    assert in_menu == titles[number:]
    panel.details.other_ways.menu().actions()[-1].trigger()
    assert document.undo_stack.undoText() == problem.fixes[-1].title


def test_rows_are_as_high_as_their_sentences(document: Document, shown: Show) -> None:
    panel = ProblemsPanel()
    panel.set_document(document)
    shown(panel, 380, 500)
    lay_open_river(document)
    settle()
    long, short = row_with(panel, "river-off-map"), row_with(panel, "draft-untitled")
    line = panel.view.fontMetrics().lineSpacing()

    def height(row: int) -> int:
        return panel.view.visualRect(panel.model.index(row)).height()

    broken_in_two = height(long)
    panel.resize(3000, 500)
    settle()
    assert height(long) < broken_in_two - line, "what stood below now stands beside the sentence"
    assert height(long) == height(short)
    before, font = height(short), panel.view.font()
    font.setPointSizeF(2 * font.pointSizeF())
    panel.view.setFont(font)
    settle()
    assert height(short) > before + line / 2, "rows are measured anew for another font"


def test_places_beyond_the_first_are_counted_in_words() -> None:
    place = places_text(Problem(Severity.ERROR, "title-missing", places=(Hex(-2, 2), Hex(0, 0), Hex(1, 0))))
    assert place == "(−2, 2) and 2 more"
    assert places_text(problem(Severity.ERROR, 1)) == "(1, 0)"


def test_the_details_tell_the_rule(panel: ProblemsPanel, document: Document) -> None:
    lay_open_river(document)
    click(panel, row_with(panel, "river-off-map"))
    assert panel.details.rule.text() == "Error · W8"
    assert "without a tile" in panel.details.rule.toolTip()
    click(panel, row_with(panel, "draft-untitled"))
    assert panel.details.rule.text() == "Advice"


def test_the_chosen_problem_stays_chosen(panel: ProblemsPanel, document: Document) -> None:
    lay_open_river(document)
    panel.view.setCurrentIndex(panel.model.index(row_with(panel, "draft-untitled")))
    document.perform(edit(document.scenario, tiles={Hex(-9, -9): tile(Terrain.ROCK, ((0, 3),))}), "lay")
    settle()
    assert panel.view.currentIndex().data(PROBLEM).code == "draft-untitled"


def test_all_is_well(panel: ProblemsPanel, shown: Show) -> None:
    homes = {Hex(0, 0): Home(), Hex(4, 0): Home()}
    properties = Properties("Isle", description="x", players=Players(2, 2), status=Status.FINAL)
    tiles = {Hex(q, r): tile(Terrain.PASTURE) for q in range(5) for r in range(4)}
    scenario = Scenario(properties, tiles, homes)
    for place in (Hex(1, 0), Hex(3, 0)):
        scenario.tiles[place] = tile(Terrain.WOODS)
    for place in (Hex(0, 1), Hex(4, 1)):
        scenario.tiles[place] = tile(Terrain.ROCK)
    fine = Document(scenario)
    assert fine.problems == []
    panel.set_document(fine)
    assert panel.pages.currentWidget() is panel.fine
    settle()
    panel.resize(400, 80)
    settle()
    assert panel.height() == 80, "one line is all it needs"
    assert clipped(panel) == []
    panel.set_document(None)
    assert panel.pages.currentWidget() is panel.no_map


def problem(severity: Severity, number: int) -> Problem:
    return Problem(severity, "piece-off-map", places=(Hex(number, 0),), values=(("place", Hex(number, 0)),))


@pytest.mark.parametrize("many", [3, 37])
def test_the_model_is_sound_and_sorted(qapp: object, many: int) -> None:
    model = ProblemModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    tester.setUseFetchMore(False)
    every = [problem(severity, number) for severity in Severity for number in range(many)]
    model.take(every[::2])
    model.follow([Delta(every[1::2], []), Delta([], every[:many:3])])
    left = [each for each in every if each not in every[:many:3]]
    assert [model.problem(row) for row in range(model.rowCount())] == left
    model.show_severities([Severity.ERROR, Severity.ADVICE])
    model.follow([Delta([], [every[-1], every[many]])])
    expected = [each for each in left if each.severity is not Severity.WARNING and each != every[-1]]
    assert [model.problem(row) for row in range(model.rowCount())] == expected
    assert model.row_of(every[many + 1]) is None
    assert model.row_of(expected[2]) == 2
    assert tester.model() is model


def test_thousands_are_listed_page_by_page(qapp: object) -> None:
    model = ProblemModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    tester.setUseFetchMore(False)
    every = [problem(Severity.WARNING, number) for number in range(2 * PAGE + 50)]
    model.take(every)
    assert (model.rowCount(), model.total) == (PAGE, 2 * PAGE + 50)
    model.follow([Delta([problem(Severity.ERROR, 0)], [every[3], every[PAGE + 9]])])
    assert (model.rowCount(), model.total) == (PAGE + 1, 2 * PAGE + 49)
    assert model.row_of(every[-1]) is None
    model.fetchMore(QModelIndex())
    model.fetchMore(QModelIndex())
    assert not model.canFetchMore(QModelIndex())
    left = [problem(Severity.ERROR, 0)] + [each for each in every if each not in (every[3], every[PAGE + 9])]
    assert [model.problem(row) for row in range(model.rowCount())] == left
    assert model.row_of(every[-1]) == model.total - 1
    assert tester.model() is model


def test_sentences_break_and_end_in_dots(qapp: object) -> None:
    from PySide6.QtWidgets import QApplication

    font = QApplication.font()
    text = "The river on the woods runs off the map to the north-west and needs a tile that carries it on."
    assert broken_lines(text, font, 10_000, 2) == [text]
    lines = broken_lines(text, font, 200, 2)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert text.startswith(lines[0])


def test_long_texts_are_not_clipped(long_texts: None, document: Document, shown: Show) -> None:
    panel = ProblemsPanel()
    panel.set_document(document)
    shown(panel, 280, 500)
    lay_open_river(document)
    click(panel, row_with(panel, "river-off-map"))
    settle()
    assert clipped(panel) == []
