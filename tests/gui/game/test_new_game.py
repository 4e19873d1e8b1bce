"""The dialog that begins a game, with the keyboard."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.play.match import Match
from rbdesigner.players.player_setup import PlayerSetup, SeatSetup
from rbdesigner.players.process import PlayerProcess
from rbdesigner.scenario.model import Players, Scenario
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.dialogs.preferences_dialog import Preferences
from rbdesigner.ui.game.players.kinds import KnownKinds, known_kinds, our_kinds, player_files
from rbdesigner.ui.game.players.remembered_players import remember, remembered_seats, usual_setup
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.preferences import thinking_limit
from rbdesigner.ui.widgets.item_lists import DESCRIPTION
from rbdesigner.ui.widgets.theme import ThemeSwitch
from tests.checks.maps import having, map_of
from tests.gui.answering import Answers, accept, choose_file, reading, trigger
from tests.gui.game.begun import in_front, isle, start

Make = Callable[..., NewGameDialog]
FOUR = Path(__file__).parents[3] / "scenarios" / "crossroads.rbmap"


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(
        table: PlayerSetup, players: Players, title: str = "Isle", known: Sequence[SeatSetup] = ()
    ) -> NewGameDialog:
        dialog = NewGameDialog(title, table, players, known)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return made


def for_players(least: int, most: int, title: str = "") -> Scenario:
    return map_of({(0, 0): "pasture"}, having(title=title, players=Players(least, most)))


def type_into(keys: str) -> None:
    """Type where the keyboard is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    for key in keys:
        if key == "\t":
            QTest.keyClick(focused, Qt.Key.Key_Tab)
            focused = QApplication.focusWidget()
            assert focused is not None
        else:
            QTest.keyClicks(focused, key)


def test_all_is_chosen_with_the_keyboard_and_return_starts(make: Make, qtbot: QtBot) -> None:
    dialog = make(PlayerSetup((SeatSetup(), SeatSetup()), 7), Players(2, 4))
    assert [name.isVisible() for name in dialog.names] == [True, True, False, False, False, False]
    assert dialog.players.hasFocus()
    type_into("3")
    assert [kind.isVisible() for kind in dialog.kinds] == [True, True, True, False, False, False]
    type_into("\tAnn\t\tBo\tR\tCy\t\t12")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.seed, Qt.Key.Key_Return)
    assert dialog.setup() == PlayerSetup((SeatSetup("Ann"), SeatSetup("Bo", machine="random"), SeatSetup("Cy")), 12)


def test_the_number_of_players_keeps_to_what_the_map_is_for(make: Make) -> None:
    dialog = make(PlayerSetup((SeatSetup(), SeatSetup()), 7), Players(2, 4))
    QTest.keyClick(dialog.players, Qt.Key.Key_Down)
    assert dialog.players.value() == 2
    for _ in range(5):
        QTest.keyClick(dialog.players, Qt.Key.Key_Up)
    assert dialog.players.value() == 4
    solo = make(PlayerSetup((SeatSetup(),), 7), Players(1, 1))
    assert solo.names[0].hasFocus()
    QTest.keyClick(solo.players, Qt.Key.Key_Up)
    assert solo.setup() == PlayerSetup((SeatSetup(),), 7)


def test_players_of_larger_games_are_not_forgotten_over_a_solo_game(make: Make) -> None:
    names = tuple(SeatSetup(name) for name in ("Ann", "Bo", "Cy"))
    remember(PlayerSetup(names, 1), for_players(2, 4))
    assert usual_setup(for_players(2, 4)).seat_setups == names
    assert usual_setup(for_players(1, 1)).seat_setups == names[:1]
    remember(usual_setup(for_players(1, 1)), for_players(1, 1))
    assert usual_setup(for_players(1, 4)).seat_setups == names[:1], "as many as last time"
    assert usual_setup(for_players(2, 4)).seat_setups == names[:2]
    scenario = for_players(2, 4)
    dialog = make(usual_setup(scenario), Players(2, 4), known=remembered_seats(scenario))
    QTest.keyClick(dialog.players, Qt.Key.Key_Up)
    assert dialog.setup().seat_setups == names


BO = SeatSetup("Bo", machine="random")


def test_machines_are_remembered_for_their_map_alone() -> None:
    isle, lake = for_players(2, 4, "Isle"), for_players(2, 4, "Lake")
    remember(PlayerSetup((SeatSetup("Ann"), BO, BO), 1), isle)
    assert usual_setup(isle).seat_setups == (SeatSetup("Ann"), BO, BO)
    assert usual_setup(lake).seat_setups == (SeatSetup("Ann"), SeatSetup(), SeatSetup()), "Bo is a machine"
    remember(PlayerSetup((SeatSetup("Ann"), SeatSetup("Bo")), 1), lake)
    assert usual_setup(isle).seat_setups == (SeatSetup("Ann"), BO)
    assert remembered_seats(isle) == [SeatSetup("Ann"), BO, BO]
    nameless = for_players(2, 4)
    remember(PlayerSetup((BO, BO), 1), nameless)
    assert not any(seat_setup.machine for seat_setup in usual_setup(nameless).seat_setups)


@pytest.mark.parametrize("title", ["Isle", "Lake", ""])
def test_a_machine_never_plays_alone_unless_somebody_says_so(title: str) -> None:
    remember(PlayerSetup((BO,), 1), for_players(1, 1, "Isle"))
    assert usual_setup(for_players(1, 1, title)).seat_setups == (SeatSetup(),)
    assert usual_setup(for_players(1, 4, title)).seat_setups == (SeatSetup(),)


def test_no_name_of_a_person_is_proposed_for_a_machine(make: Make) -> None:
    remember(PlayerSetup((SeatSetup("Ann"), SeatSetup("Bert")), 1), for_players(2, 2, "Lake"))
    remember(PlayerSetup((SeatSetup("Ann"), BO), 1), for_players(2, 2, "Isle"))
    assert usual_setup(for_players(2, 2, "Lake")).seat_setups == (SeatSetup("Ann"), SeatSetup("Bert")), "kept meanwhile"
    dialog = make(usual_setup(for_players(2, 2, "Lake")), Players(2, 2))
    one, two = dialog.machines[:2]
    two.choose("random")
    assert dialog.setup().seat_setups == (SeatSetup("Ann"), SeatSetup("", "random"))
    two.kind.setCurrentIndex(0)
    assert dialog.setup().seat_setups[1] == SeatSetup("Bert")
    dialog.names[0].setFocus()
    dialog.names[0].selectAll()
    QTest.keyClicks(dialog.names[0], "Robo")
    one.choose("random")
    assert dialog.setup().seat_setups[0] == SeatSetup("Robo", "random")


def test_seats_from_before_maps_had_their_own_bring_only_names() -> None:
    known = {"players": 1, "chairs": [["Ann", True], ["Bo", True]]}
    folders.settings().setValue("new_game/chairs", json.dumps(known))
    assert usual_setup(for_players(1, 1)).seat_setups == (SeatSetup("Ann"),)
    assert usual_setup(for_players(2, 2)).seat_setups == (SeatSetup("Ann"), SeatSetup("Bo"))


def test_machines_of_earlier_versions_are_the_random_player() -> None:
    folders.settings().setValue("new_game/chairs", json.dumps({"players": 2, "chairs": [["Ann"], ["Bo"]]}))
    folders.settings().setValue("new_game/machines", json.dumps([["Isle", [False, True]]]))
    assert usual_setup(for_players(2, 4, "Isle")).seat_setups == (SeatSetup("Ann"), SeatSetup("", "random"))


def test_the_time_a_machine_may_think_is_set_in_the_preferences(qtbot: QtBot, window: MainWindow) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dialog = Preferences(ThemeSwitch(app))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.limit.value() == 60
    dialog.limit.selectAll()
    QTest.keyClicks(dialog.limit, "90")
    dialog.accept()
    game = PlayerSetup((SeatSetup(machine="random"),), 1).begin(isle())
    machine = window.workbench.games.show(Match(game)).seats[0].machine
    assert isinstance(machine, PlayerProcess) and machine.limit == 90
    folders.settings().setValue("thinking_limit", "soon")
    assert thinking_limit() == 60


def choose_machine(dialog: QWidget) -> None:
    assert isinstance(dialog, NewGameDialog)
    dialog.kinds[0].setFocus()
    QTest.keyClick(dialog.kinds[0], Qt.Key.Key_R)
    QTest.keyClick(dialog.kinds[0], Qt.Key.Key_Return)


def test_f5_and_return_never_start_a_solo_game_that_a_machine_plays(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    page = window.workbench.maps.show(isle())
    qtbot.waitUntil(lambda: window.registry["play.start"].isEnabled())
    answers.give("new-game", choose_machine)
    QTest.keyClick(page.editor, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: window.tabs.current_game is not None)
    machine = in_front(window)
    assert machine.seats.has_machines
    trigger(window, "play.again", qtbot)
    assert in_front(window) is not machine
    assert in_front(window).seats.has_machines, "the same players as in that game"
    other = window.workbench.maps.show(isle())
    for shown, key in ((other, "play.start"), (page, "play.new")):
        window.tabs.setCurrentWidget(shown)
        answers.give("new-game", start)
        trigger(window, key, qtbot)
        qtbot.waitUntil(lambda: window.tabs.current_game is not None)
        assert not in_front(window).seats.has_machines


@pytest.mark.parametrize("damaged", ["[[1]", "[[]]", '{"a": 1}', '[["Isle", 3]]', "[" * 100_000])
def test_a_damaged_memory_of_machines_is_passed_over(damaged: str) -> None:
    folders.settings().setValue("new_game/machines", damaged)
    assert usual_setup(for_players(2, 4, "Isle")).seat_setups == (SeatSetup(), SeatSetup())


@pytest.mark.parametrize("damaged", ["[[1]", "[[]]", '{"players": "x", "chairs": 3}', '{"players": 2}'])
def test_a_damaged_memory_is_passed_over(damaged: str) -> None:
    folders.settings().setValue("new_game/chairs", damaged)
    assert usual_setup(for_players(2, 4)).seat_setups == (SeatSetup(), SeatSetup())


def test_nothing_is_cut_with_six_players_and_long_names(make: Make) -> None:
    seat_setups = tuple(SeatSetup("Bartholomew Featherstonehaugh the Third", machine="random") for _ in range(6))
    dialog = make(PlayerSetup(seat_setups, 999_999_999_999_999), Players(2, 6), "Wonder" * 60)
    assert dialog.height() < 720
    assert dialog.width() < 800
    for widget in (*dialog.kinds, dialog.seed, dialog.players, *dialog.findChildren(QLabel)):
        assert widget.width() >= widget.minimumSizeHint().width()
        assert dialog.rect().contains(widget.geometry())
    signs = [label.pixmap().toImage() for label in dialog.findChildren(QLabel) if not label.pixmap().isNull()]
    assert len(signs) == 6
    assert all(one != other for place, one in enumerate(signs) for other in signs[:place])


# Kinds of machines

OTHERS = """
from rbdesigner.players.registry import Kind, Option
class P:
    def __init__(self, *given, **options): self.given = given, options
    def decide(self, view): return view.legal_actions()[0]
STYLE = Option("style", "how", ("calm", "wild"))
KINDS = [
    Kind("greedy", "Takes what is worth most at once", P, ("easy", "hard"), (STYLE,)),
    Kind("plain", "Does the first thing there is", P),
]
"""


def installed_package(folder: Path, text: str = OTHERS) -> None:
    """A package as an installer leaves it, with an entry point."""
    (folder / "clever_players.py").write_text(text)
    about = folder / "clever_players-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-players\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[rbdesigner.players]\nclever = clever_players\n")


def kinds_in(dialog: NewGameDialog) -> list[str]:
    return [dialog.kinds[0].itemText(index) for index in range(dialog.kinds[0].count())]


def test_kinds_of_packages_are_chosen_with_level_and_options_and_play(
    window: MainWindow, answers: Answers, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed_package(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)

    known: list[KnownKinds] = []

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        known.append(dialog._known)
        assert kinds_in(dialog) == ["Person", "Random player", "Planning player", "greedy", "plain"]
        box = dialog.kinds[0]
        assert box.itemData(3, DESCRIPTION) == "Takes what is worth most at once"
        assert not dialog.machines[0].details.isVisible()
        box.setFocus()
        QTest.keyClicks(box, "g")
        assert dialog.machines[0].details.isVisible()
        assert box.toolTip() == "Takes what is worth most at once"
        level, style = dialog.machines[0].boxes.values()
        assert [level.currentText(), style.currentText()] == ["hard", "calm"]
        QTest.keyClick(level, Qt.Key.Key_Up)
        QTest.keyClick(style, Qt.Key.Key_Down)
        QTest.keyClick(dialog.seed, Qt.Key.Key_Return)

    page = window.workbench.maps.show(isle())
    qtbot.waitUntil(lambda: window.registry["play.start"].isEnabled())
    answers.give("new-game", choose)
    QTest.keyClick(page.editor, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: window.tabs.current_game is not None)
    shown = in_front(window)
    assert shown.match.game.extra["seats"] == ["greedy:easy:style=wild"]
    qtbot.waitUntil(lambda: len(shown.match.game.log) > 1)
    assert "clever_players" not in sys.modules
    dialog = NewGameDialog("Isle", PlayerSetup((SeatSetup("", "greedy:easy:style=wild"),), 1), Players(1, 1), (), None,
                           known[0])  # fmt: skip
    qtbot.addWidget(dialog)
    assert dialog.setup().seat_setups == (SeatSetup("", "greedy:easy:style=wild"),)


def test_nothing_runs_to_list_our_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rbdesigner.players.process.descriptions", None)
    assert known_kinds().faults == ()


def test_a_file_is_chosen_once_and_known_from_then_on(make: Make, answers: Answers, tmp_path: Path) -> None:
    path, broken = tmp_path / "own.py", tmp_path / "broken.py"
    path.write_text(OTHERS)
    broken.write_text("1 / 0")
    dialog, said = make(PlayerSetup((SeatSetup(), SeatSetup()), 7), Players(2, 4)), []
    answers.give("file-choice", choose_file(broken))
    answers.give("message", reading(said, accept))
    QTest.mouseClick(dialog.file, Qt.MouseButton.LeftButton)
    assert "There is no machine player in this file." in said[0] and "ZeroDivisionError" in said[0]
    assert kinds_in(dialog) == ["Person", "Random player", "Planning player"]

    def choose_warned(choice: QWidget) -> None:
        assert choice.windowTitle().endswith(" – it may do whatever you may do: choose only one that you trust")
        choose_file(path)(choice)

    answers.give("file-choice", choose_warned)
    QTest.mouseClick(dialog.file, Qt.MouseButton.LeftButton)
    assert dialog.file.toolTip().endswith("whatever you may do on this computer, so choose only one that you trust")
    assert kinds_in(dialog) == ["Person", "Random player", "Planning player", "greedy (own.py)", "plain (own.py)"]
    assert dialog.message.text() == "Now available: greedy (own.py), plain (own.py)"
    QTest.keyClicks(dialog.kinds[1], "p")
    QTest.keyClicks(dialog.kinds[1], "pl")
    dialog.kinds[1].setCurrentIndex(4)
    setup = dialog.setup()
    assert setup.seat_setups[1].machine == f"{path.resolve()}:plain"
    assert player_files() == [str(path.resolve())]
    assert [kind.name for kind in known_kinds().descriptions] == ["random", "planner", "greedy", "plain"]
    path.write_text("while True: pass")
    path.unlink()
    assert known_kinds() == KnownKinds(our_kinds())


def test_a_package_that_is_broken_hides_only_itself_and_is_named(
    make: Make, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed_package(tmp_path, "raise RuntimeError('a library is missing')")
    monkeypatch.syspath_prepend(tmp_path)
    kinds = known_kinds()
    assert kinds == KnownKinds(our_kinds(), ("clever_players: RuntimeError: a library is missing",))
    dialog = NewGameDialog("Isle", PlayerSetup((SeatSetup(),), 1), Players(1, 1), (), None, kinds)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "a library is missing" in dialog.message.text()
    assert kinds_in(dialog) == ["Person", "Random player", "Planning player"]


def test_a_machine_that_is_there_no_more_is_a_person(make: Make) -> None:
    dialog = make(PlayerSetup((SeatSetup("Ann", "clever:hard"), SeatSetup("Bo", "random")), 7), Players(2, 4))
    assert dialog.setup().seat_setups == (SeatSetup("Ann"), SeatSetup("Bo", "random"))


def test_the_list_of_kinds_is_wide_enough_for_what_they_are(make: Make, qtbot: QtBot) -> None:
    dialog = make(PlayerSetup((SeatSetup(), SeatSetup()), 7), Players(2, 4))
    box = dialog.kinds[0]
    box.showPopup()
    qtbot.waitUntil(box.view().isVisible)
    assert box.view().width() >= box.view().fontMetrics().horizontalAdvance(str(box.itemData(1, DESCRIPTION)))
    box.hidePopup()
