"""Every window and dialog fits a small screen, in every language."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QDockWidget,
    QFileDialog,
    QMainWindow,
    QMessageBox,
    QStyle,
    QTabBar,
    QToolBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

import rbdesigner.ui
from rbdesigner.engine.games.game import Game
from rbdesigner.generating.generator_settings import GeneratorSettings
from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.lab.puzzles.record_table import RecordTable
from rbdesigner.lab.puzzles.solution import Solution
from rbdesigner.lab.puzzles.verification import verify
from rbdesigner.licences import components
from rbdesigner.play.archive import ArchivedGame
from rbdesigner.play.match import Match
from rbdesigner.players.player_setup import PlayerSetup, SeatSetup
from rbdesigner.resources import folder
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.formats.remarks import ImportedMap
from rbdesigner.scenario.model import Players
from rbdesigner.tiles import SECOND_EDITION, Terrain, tile
from rbdesigner.ui.dialogs.about import LicencesDialog
from rbdesigner.ui.dialogs.exports.book_dialog import BookDialog
from rbdesigner.ui.dialogs.exports.export import ExportDialog, FormatDialog, PictureDialog, SheetDialog
from rbdesigner.ui.dialogs.exports.play_site import PlaySiteDialog
from rbdesigner.ui.dialogs.exports.sharing import SharingDialog
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.dialogs.games.new_laying import NewLayingDialog
from rbdesigner.ui.dialogs.games.played_games import PlayedGames
from rbdesigner.ui.dialogs.games.seats_dialog import SeatsDialog
from rbdesigner.ui.dialogs.games.variations_dialog import VariationsDialog
from rbdesigner.ui.dialogs.maps.map_choice import MapChoice
from rbdesigner.ui.dialogs.maps.new_map import NewMapDialog
from rbdesigner.ui.dialogs.message_boxes import message_box
from rbdesigner.ui.dialogs.preferences_dialog import Preferences
from rbdesigner.ui.dialogs.recovery_dialog import RecoveryDialog
from rbdesigner.ui.editor.panels.box_editor import BoxEditor
from rbdesigner.ui.editor.panels.tile_composer import ComposeDialog
from rbdesigner.ui.editor.symmetry_dialog import SymmetryDialog
from rbdesigner.ui.editor.text_dialog import TextDialog
from rbdesigner.ui.figures.figure_window import FigureWindow
from rbdesigner.ui.figures.known_games import KnownGameDialog
from rbdesigner.ui.game.panels.final_board import FinalBoard
from rbdesigner.ui.game.players.kinds import KnownKinds, our_kinds
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.generator.generator_window import GeneratorWindow
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.puzzles.record_window import RecordWindow
from rbdesigner.ui.puzzles.solution_report import SolutionReport
from rbdesigner.ui.puzzles.solver_window import SolverWindow
from rbdesigner.ui.shell.actions.shortcuts import ShortcutList
from rbdesigner.ui.shell.files.printing import PrintPreview
from rbdesigner.ui.shell.guide.guide_window import GuideWindow
from rbdesigner.ui.shell.palette.command_palette import CommandPalette
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders, languages
from rbdesigner.ui.widgets.waiting import ProgressDialog
from tests.lab.unfair_maps import turned_twice
from tests.parameters import few
from tests.syntax_trees import texts

GAMES = Path(__file__).parents[1] / "games"
SOLO, DUO = GAMES / "solo-millbrook.rbgame", GAMES / "duo-the-lake-between.rbgame"
Opening = Callable[[MainWindow], QWidget]


SCREENS = (QSize(1280, 720), QSize(1024, 640), QSize(640, 400))
"""Small screens; the last is one of 1600 by 1000 pixels at 250 %."""


@cache
def match(path: Path) -> Match:
    return Match(Game.load(path))


def new_game(window: MainWindow) -> QWidget:
    machine = SeatSetup("", "planner:medium:style=roads")
    setup = PlayerSetup((machine,) * MOST_PLAYERS, 7)
    return NewGameDialog("Isle", setup, Players(2, MOST_PLAYERS), (), window)


def seats(window: MainWindow) -> QWidget:
    names = [f"Player {number + 1}" for number in range(MOST_PLAYERS)]
    machines = ["planner:medium:style=roads"] * MOST_PLAYERS
    return SeatsDialog(names, machines, KnownKinds(our_kinds()), window)


def report(window: MainWindow) -> QWidget:
    path = folders.sessions() / "solved.rbsolution"
    Solution.of(Game.load(SOLO), "Ada", "2026-11-23").save(path)
    return SolutionReport("solved", verify(path), window)


def known_games(window: MainWindow) -> QWidget:
    return KnownGameDialog([], FigureWindow("Millbrook", match(SOLO), window))


def laboratory(window: MainWindow) -> QWidget:
    kinds = our_kinds()
    return LaboratoryWindow("Isle", match(DUO).game.scenario, kinds, folders.sessions() / "runs.sqlite", window)


def text_dialog(window: MainWindow) -> QWidget:
    return TextDialog(match(SOLO).game.scenario, Hex(0, 0), [Hex(0, 0)], window)


def played_games(window: MainWindow) -> QWidget:
    day = "2026-11-01T10:00:00+00:00"
    return PlayedGames([ArchivedGame("a", "Millbrook", "RB-11", 1, (), 3, day, day, 20, True, (90,))], (), window)


def palette(window: MainWindow) -> QWidget:
    window.workbench.open_palette()
    found = window.findChild(CommandPalette)
    assert found is not None
    return found


def print_preview(window: MainWindow) -> QWidget:
    printer = QPrinter()
    made = PrintPreview(match(SOLO).game.scenario, printer, window)
    made.printing_to = printer  # type: ignore[attr-defined]  # else nobody holds it
    return made


def main_window(window: MainWindow) -> QWidget:
    """The window with a game and a map in its tabs, and the panels of the map around it."""
    assert window.workbench.files.open(DUO)
    window.workbench.maps.show(match(SOLO).game.scenario)
    return window


OPENINGS: dict[type[QWidget], Opening] = {
    BoxEditor: lambda window: BoxEditor(SECOND_EDITION, match(SOLO).game.scenario, window),
    CommandPalette: palette,
    ComposeDialog: lambda window: ComposeDialog(tile(Terrain.WOODS, ((0, 1),)), SECOND_EDITION, parent=window),
    FigureWindow: lambda window: FigureWindow("Millbrook", match(SOLO), window),
    FinalBoard: lambda window: FinalBoard(match(SOLO), Seats(match(SOLO), [], window), parent=window),
    FormatDialog: lambda window: FormatDialog(match(SOLO).game.scenario, window),
    GeneratorWindow: lambda window: GeneratorWindow(GeneratorSettings(seed=1), window),
    GuideWindow: lambda window: GuideWindow(folder("docs")),
    KnownGameDialog: known_games,
    LaboratoryWindow: laboratory,
    LicencesDialog: lambda window: LicencesDialog(components(), window),
    MainWindow: main_window,
    MapChoice: lambda window: MapChoice("maps.json", [ImportedMap("Isle", match(SOLO).game.scenario)], window),
    NewGameDialog: new_game,
    NewLayingDialog: lambda window: NewLayingDialog(1, window),
    NewMapDialog: NewMapDialog,
    PictureDialog: lambda window: PictureDialog(match(SOLO).game.scenario, window),
    PlayedGames: played_games,
    PlaySiteDialog: lambda window: PlaySiteDialog(match(SOLO).game.scenario, window),
    Preferences: lambda window: Preferences(window.theme, window),
    PrintPreview: print_preview,
    ProgressDialog: lambda window: ProgressDialog("Printing…", window),
    RecordWindow: lambda window: RecordWindow(Path("records.json"), RecordTable(), window),
    RecoveryDialog: lambda window: RecoveryDialog([], "x", window),
    SeatsDialog: seats,
    SharingDialog: lambda window: SharingDialog(match(SOLO).game.scenario, window),
    BookDialog: lambda window: BookDialog(list, window),
    SheetDialog: lambda window: SheetDialog(match(SOLO).game.scenario, window),
    ShortcutList: lambda window: ShortcutList(window.registry, window),
    SolutionReport: report,
    SolverWindow: lambda window: SolverWindow("Millbrook", match(SOLO).game, 340, window),
    SymmetryDialog: lambda window: SymmetryDialog(turned_twice(), frozenset({ORIGIN}), window),
    TextDialog: text_dialog,
    VariationsDialog: lambda window: VariationsDialog(match(SOLO), window),
}


def is_told_to_be_a_window(kind: type[QWidget]) -> bool:
    told = "WindowType.Window"
    path = inspect.getsourcefile(kind)
    return path is not None and told in texts()[Path(path)] and told in inspect.getsource(kind)


@cache
def windows() -> frozenset[type[QWidget]]:
    """All classes of the program whose widgets are windows of their own."""
    for module in pkgutil.walk_packages(rbdesigner.ui.__path__, "rbdesigner.ui."):
        importlib.import_module(module.name)

    def below(kind: type[QWidget]) -> Iterator[type[QWidget]]:
        for each in kind.__subclasses__():
            yield each
            yield from below(each)

    ours = [each for each in below(QWidget) if each.__module__.startswith("rbdesigner.")]
    return frozenset(each for each in ours if issubclass(each, QDialog | QMainWindow) or is_told_to_be_a_window(each))


def test_every_window_is_opened_here() -> None:
    assert {each for each in windows() if not issubclass(each, QFileDialog)} - {ExportDialog} == OPENINGS.keys()


def test_a_message_of_many_lines_fits_the_smallest_screen(window: MainWindow) -> None:
    lines = [f"map{number}.json, line 1: this is not a scenario" for number in range(60)]
    message = message_box(window, QMessageBox.Icon.Warning, "These files cannot be opened:", "\n".join(lines))
    message.addButton(QMessageBox.StandardButton.Ok)
    message.show()
    assert is_within(message.size(), SCREENS[-1])
    assert message.informativeText().endswith(f"{lines[15]}\nand 44 more")
    assert message.detailedText() == "\n".join(lines)
    message.close()


def least(window: QWidget) -> QSize:
    """The smallest size that a window can have."""
    layout = window.layout()
    return window.minimumSizeHint() if layout is None else layout.totalMinimumSize()


def is_within(size: QSize, room: QSize) -> bool:
    return size.width() <= room.width() and size.height() <= room.height()


def cut_off(window: QWidget) -> list[str]:
    """The controls that lie beyond the edge of a window and cannot be scrolled to."""

    def is_scrolled(widget: QWidget | None) -> bool:
        while widget is not None and widget is not window:
            widget = widget.parentWidget()
            if isinstance(widget, QAbstractScrollArea | QTabBar | QToolBar):
                return True
        return False

    def is_behind(widget: QWidget) -> bool:
        return any(dock.isAncestorOf(widget) and dock.visibleRegion().isEmpty() for dock in docks)

    docks = window.findChildren(QDockWidget)
    return [
        control.objectName() or control.text()
        for control in window.findChildren(QAbstractButton)
        if control.isVisible() and control.window() is window and not is_scrolled(control) and not is_behind(control)
        if not window.rect().contains(QRect(control.mapTo(window, QPoint()), control.size()))
    ]


@pytest.mark.parametrize(
    ("screen", "code"),
    few([(screen, code) for code in ("de", "en", "fi", "it") for screen in reversed(SCREENS)], 1),
    ids=str,
)
def test_every_window_fits_every_screen(
    qapp: QApplication,
    qtbot: QtBot,
    make_window: Callable[[], MainWindow],
    spoken: None,
    monkeypatch: pytest.MonkeyPatch,
    screen: QSize,
    code: str,
) -> None:
    languages.install(qapp, QLocale(code))
    parent = make_window()
    title = parent.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    assert is_within(least(parent), SCREENS[-1] - QSize(0, title)), "with the welcome page"
    wrong = []
    room = screen - QSize(0, title)
    monkeypatch.setattr(QScreen, "availableSize", lambda _screen: screen)
    parent.resize(room)
    for kind, opening in OPENINGS.items():
        window = opening(parent)
        window.show()
        qtbot.waitExposed(window)
        if not is_within(window.size(), room) or not is_within(least(window), room):
            wrong.append(f"{kind.__name__}: {window.size()}, at least {least(window)}")
        window.resize(room)
        qapp.processEvents()
        wrong += [f"{kind.__name__}: {text}" for text in cut_off(window)]
        if window is not parent:
            window.close()
    assert wrong == []
