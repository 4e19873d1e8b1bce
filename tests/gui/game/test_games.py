"""Games in the window: from the map and back, into files and out of them, through a crash."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.art.palette import DARK, PAPER
from rbdesigner.cli import main
from rbdesigner.engine import records
from rbdesigner.engine.actions import Done
from rbdesigner.engine.game import Game
from rbdesigner.engine.game_terms import RULES_VERSION
from rbdesigner.engine.state import Phase
from rbdesigner.hexes import Hex, position
from rbdesigner.play.journal_reading import read
from rbdesigner.players.player_setup import PlayerSetup, SeatSetup
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Status
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.map_view import FULL_SIZE
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.players.player_files import remember_player_file
from rbdesigner.ui.shell.recovery import offer_recovery
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session, abandoned
from tests.gui.answering import Answers, choose_file, escape, press, press_text, reading, trigger
from tests.gui.copies import game_in
from tests.gui.game.begun import begun, in_front, isle, some_actions, start


def press_in_game(window: MainWindow, game: GamePage, qtbot: QtBot) -> None:
    """F5 with the keyboard on the board."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(game.view.view, Qt.Key.Key_F5)


def move(page: GamePage, place: Hex, qtbot: QtBot) -> None:
    """End the production, take the first transporter with N and send it with the mouse."""
    if page.match.state.phase is Phase.PRODUCTION:
        page.match.do(Done(0))
    view = page.view.view
    qtbot.waitUntil(lambda: view.scale_factor > 10)
    qtbot.wait(20)
    page.focus.choose(0)
    at = view.viewportTransform().map(QPointF(*position(place, page.view.scene.orientation))).toPoint()
    QTest.mouseMove(view.viewport(), at)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.match.state.tile_of(0) == page.match.state.topology.index[place]


def test_a_game_takes_no_room_from_the_panels_beside_its_map(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    _, game = begun(window, answers, isle(2), qtbot)
    assert window.tabs.minimumSizeHint().width() >= game.minimumSizeHint().width(), "in front it has what it needs"
    press_in_game(window, game, qtbot)
    assert window.tabs.minimumSizeHint().width() < game.minimumSizeHint().width()


def test_the_table_of_an_open_game_follows_the_theme(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    scene = game.view.scene
    window.registry["theme.dark"].trigger()
    qtbot.waitUntil(lambda: scene.backgroundBrush().color() == DARK.table)
    window.registry["theme.light"].trigger()
    qtbot.waitUntil(lambda: scene.backgroundBrush().color() == PAPER.table)


def test_a_game_is_zoomed_to_full_size(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    game.view.view.set_scale(FULL_SIZE / 2)
    assert window.registry["view.zoom_100"].isEnabled()
    window.registry["view.zoom_100"].trigger()
    assert game.view.view.scale_factor == FULL_SIZE


def test_a_designer_plays_changes_a_tile_and_plays_again(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, game = begun(window, answers, isle(), qtbot)
    assert window.tabs.tabText(window.tabs.currentIndex()) == "Isle · game, turn 1"
    assert window.windowTitle().startswith("Isle · game, turn 1")
    assert not window.toolbar.isVisible()
    docks = window.workbench.docks
    assert docks is not None
    assert not any(dock.isVisible() for dock in docks.docks.values())
    move(game, Hex(1, 0), qtbot)
    scale, seen = map_page.editor.view.scale_factor, map_page.editor.view.visible_rect()
    game.match.undo()
    game.match.undo()
    press_in_game(window, game, qtbot)
    assert window.tabs.current_map is map_page
    assert window.toolbar.isVisible()
    assert docks.docks["problems"].isVisible()
    assert map_page.editor.view.scale_factor == pytest.approx(scale, rel=1e-3)
    assert map_page.editor.view.visible_rect().center().x() == pytest.approx(seen.center().x(), abs=1)
    assert map_page.document.scenario == isle(), "it was played on a copy"
    change = edit(map_page.document.scenario, tiles={Hex(1, 1): tile(Terrain.DESERT)})
    map_page.document.perform(change, "Lay a tile")
    qtbot.waitUntil(lambda: window.registry["play.again"].isEnabled())
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    again = in_front(window)
    assert again is not game
    assert Hex(1, 1) in again.match.game.scenario.tiles
    assert Hex(1, 1) not in game.match.game.scenario.tiles
    assert window.tabs.games() == [game, again]
    press_in_game(window, again, qtbot)
    assert window.tabs.current_map is map_page


def test_while_a_game_is_in_front_the_actions_of_the_editor_rest(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    begun(window, answers, isle(), qtbot)
    registry = window.registry
    qtbot.waitUntil(lambda: not registry["tool.tile"].isEnabled())
    for resting in ("edit.undo", "tool.strict", "file.revert", "panel.tiles"):
        assert not registry[resting].isEnabled(), resting
    for possible in (
        *("file.save", "file.save_as", "file.close", "file.export_picture"),
        *("view.fit", "map.go_to", "play.position", "play.start"),
    ):
        assert registry[possible].isEnabled(), possible
    assert registry["play.start"].text() == "&Back to the map"


def test_redo_rests_as_soon_as_something_else_is_done(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    _, page = begun(window, answers, isle(), qtbot)
    match, redo = page.match, [window.registry[key] for key in ("edit.redo", "play.redo_phase", "play.redo_turn")]
    some_actions(match, 2)
    match.undo()
    assert all(action.isEnabled() for action in redo)
    some_actions(match, 1)
    assert not any(action.isEnabled() for action in redo)
    assert not page.turn_bar.redo.isEnabled()


def test_undo_and_redo_of_the_menus_are_for_the_game_in_front(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    map_page, page = begun(window, answers, isle(), qtbot)
    match, registry = page.match, window.registry
    change = edit(map_page.document.scenario, tiles={Hex(1, 1): tile(Terrain.DESERT)})
    map_page.document.perform(change, "Lay a tile")
    while (match.game.state.turn, match.game.state.phase) != (2, Phase.WONDER):
        some_actions(match, 1)
    log = match.game.log[:]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(page.view.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(match.game.log) == len(log) - 1
    assert registry["edit.redo"].isEnabled(), "at once"
    QTest.keyClick(page.view.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert match.game.log == log
    assert not registry["edit.redo"].isEnabled()
    for span, phase in (("phase", Phase.BUILDING), ("turn", Phase.PRODUCTION)):
        trigger(window, f"play.undo_{span}", qtbot)
        assert (match.game.state.turn, match.game.state.phase) == (2, phase)
        trigger(window, f"play.redo_{span}", qtbot)
        assert match.game.log == log
    while registry["edit.undo"].isEnabled():
        registry["edit.undo"].trigger()
    assert not match.can_undo
    assert not registry["play.undo_turn"].isEnabled()
    assert Hex(1, 1) in map_page.document.scenario.tiles, "nothing of the map is undone"
    window.tabs.setCurrentWidget(map_page)
    trigger(window, "edit.undo", qtbot)
    assert Hex(1, 1) not in map_page.document.scenario.tiles
    assert not match.can_undo


def test_coordinates_are_shown_on_the_board_by_the_menu_of_layers(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    without, menu = game.view.grab().toImage(), QMenu()
    window.workbench.fill_layers(menu)
    (coordinates,) = menu.actions()
    assert (coordinates.text(), coordinates.isChecked()) == ("Coordinates", False)
    coordinates.trigger()
    qtbot.waitUntil(lambda: game.view.grab().toImage() != without)
    menu.clear()
    window.workbench.fill_layers(menu)
    assert menu.actions()[0].isChecked()


def test_a_map_with_errors_is_refused_with_sentences_and_the_way_to_them(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    broken = isle()
    broken.tiles[Hex(0, 0)] = tile(Terrain.PASTURE, ((0, 3),))
    window.workbench.maps.show(broken)
    said: list[str] = []
    answers.give("message", reading(said, press("show")))
    trigger(window, "play.start", qtbot)
    assert said
    assert said[0].startswith("This map cannot be played.\n•")
    assert window.tabs.games() == []
    docks = window.workbench.docks
    assert docks is not None
    assert docks.panels["problems"].isAncestorOf(window.focusWidget())


def test_random_players_play_again_after_the_game_was_saved(window: MainWindow, home: Path, qtbot: QtBot) -> None:
    game = PlayerSetup((SeatSetup("Ann"), SeatSetup("Bot", machine="random")), 5).begin(isle(2))
    path = home / "duo.rbgame"
    records.save(game, path)
    assert window.workbench.files.open(path)
    page = in_front(window)
    assert [page.seats.name(player) for player in (0, 1)] == ["Ann", "Bot"]
    assert page.seats[0].machine is None
    assert page.seats[1].machine is not None


def test_a_game_is_saved_closed_and_opened_again(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    move(game, Hex(1, 0), qtbot)
    assert window.tabs.tabText(window.tabs.currentIndex()).endswith("•")
    path = home / "mine.rbgame"
    answers.give("file-choice", choose_file(path))
    trigger(window, "file.save", qtbot)
    game.match.do(Done(0))
    answers.give("message", press("cancel"))
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == [game]
    answers.give("message", press("save"))
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == []
    assert window.recent.paths()[0] == path
    saved = Game.load(path)
    assert window.workbench.files.open(path)
    page = in_front(window)
    assert page.match.game.log == saved.log
    assert not page.match.is_modified
    assert window.workbench.files.open(path)
    assert window.tabs.games() == [page], "it is only brought to the front"
    page.match.undo()
    page.match.undo()
    page.match.do(Done(0))
    page.match.do(Done(0))
    assert page.match.is_modified, "as long as before, but not the same"
    trigger(window, "file.save", qtbot)
    assert not page.match.is_modified
    assert Game.load(path).log == page.match.game.log
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == []
    assert [game.title for game in window.workbench.games.results.archive.games()] == ["Isle"]


def test_a_game_without_a_file_is_closed_without_a_question_and_found_again(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    move(game, Hex(1, 0), qtbot)
    log = game.match.game.log
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == []
    (kept,) = window.workbench.games.results.archive.games()
    text = window.workbench.games.results.archive.text(kept.id)
    assert text is not None
    assert Game.loads(text).log == log


def test_what_the_archive_does_not_hold_is_asked_about(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    move(game, Hex(1, 0), qtbot)
    (folders.data() / "games.sqlite").mkdir()
    answers.give("message", escape)
    answers.give("message", press("cancel"))
    trigger(window, "file.close", qtbot)
    assert window.tabs.games() == [game]


def test_games_of_the_same_map_are_told_apart(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, first = begun(window, answers, isle(), qtbot)
    window.tabs.setCurrentWidget(map_page)
    trigger(window, "play.again", qtbot)
    second = in_front(window)
    titles = [window.tabs.tabText(window.tabs.indexOf(page)) for page in (first, second)]
    assert titles == ["Isle · game 1, turn 1", "Isle · game 2, turn 1"]
    assert window.windowTitle().startswith("Isle · game 2, turn 1[*]")
    assert window.workbench.files.close(first)
    assert window.windowTitle().startswith("Isle · game, turn 1[*]"), "now it is the only one"


def test_a_game_of_a_map_that_is_closed_leads_to_its_map(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, game = begun(window, answers, isle(), qtbot)
    window.workbench.files.close(map_page)
    assert window.tabs.current_game is game
    press_in_game(window, game, qtbot)
    page = window.tabs.current_map
    assert page is not None
    assert page.document.scenario.tiles == isle().tiles


def test_the_position_becomes_a_new_map(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    move(game, Hex(1, 0), qtbot)
    trigger(window, "play.position", qtbot)
    page = window.tabs.current_map
    assert page is not None
    assert [piece.kind for piece in page.document.scenario.pieces[Hex(1, 0)]] == [TransporterKind.DONKEY]  # type: ignore[union-attr]
    assert page.document.path is None
    assert page.document.is_modified
    properties = page.document.scenario.properties
    assert (properties.title, properties.code, properties.status) == ("Isle, turn 1", "", Status.DRAFT)


def test_f5_goes_on_with_the_game_until_the_map_has_changed(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, game = begun(window, answers, isle(), qtbot)
    move(game, Hex(1, 0), qtbot)
    press_in_game(window, game, qtbot)
    assert window.tabs.current_map is map_page
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5)
    assert in_front(window) is game
    press_in_game(window, game, qtbot)
    map_page.document.perform(edit(map_page.document.scenario, tiles={Hex(1, 1): tile(Terrain.DESERT)}), "Lay a tile")
    qtbot.waitUntil(lambda: window.registry["play.start"].isEnabled())
    answers.give("new-game", start)
    QTest.keyClick(map_page.editor, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: window.tabs.current_game is not None)
    assert in_front(window) is not game


def test_what_is_no_game_is_told_in_one_line(window: MainWindow, answers: Answers, home: Path) -> None:
    path = home / "torn.rbgame"
    path.write_text('{"format": "rbdesigner-game", ')
    said: list[str] = []
    answers.give("message", reading(said))
    assert not window.workbench.files.open(path)
    assert said[0].startswith("This game cannot be opened.\n")
    assert said[0].count("\n") == 1


# -- copies


def own_session(window: MainWindow) -> Session:
    return window._session


def test_every_action_is_in_the_copy_at_once_and_it_goes_with_saving(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    _, page = begun(window, answers, isle(), qtbot)
    match, own, autosave = page.match, own_session(window), window.workbench.autosave
    autosave.flush()
    assert own.copies() == [], "nobody has done anything"
    for done in range(1, 40):
        some_actions(match, 1)
        if done % 7 == 0:
            match.undo()
        autosave.flush()
        (copy,) = own.copies()
        assert copy.kind == "game"
        assert copy.title == "Isle"
        assert game_in(copy).log == match.game.log
    whole = own.copies()[0].stored.read_text()
    torn = home / "torn.autosave"
    torn.write_text(whole + '[3, ["1: do')
    assert read(torn).log == match.game.log, "what was written last is torn"
    match.path = home / "mine.rbgame"
    assert window.workbench.files.save(page)
    autosave.flush()
    assert own.copies() == []
    match.undo()
    autosave.flush()
    assert game_in(own.copies()[0]).log == match.game.log
    assert own.copies()[0].path == match.path
    match.redo()
    autosave.flush()
    assert own.copies() == [], "the file holds it all again"
    some_actions(match, 1)
    answers.give("message", press("discard"))
    assert window.workbench.files.close(page)
    autosave.flush()
    assert own.copies() == []


PLAY = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.ui import app

def play():
    window = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "main-window")
    if not window.tabs.games():
        QTimer.singleShot(50, play)
        return
    match, player = window.tabs.games()[0].match, RandomPlayer(3)
    for _ in range(25):
        match.do(player.decide(match.game))
    match.game.save(sys.argv[2])
    window.workbench.autosave.flush()
    print("played", flush=True)

app.application()
QTimer.singleShot(50, play)
app.run(sys.argv[1:2])
"""


@pytest.mark.skipif(os.name == "nt", reason="needs kill -9")
def test_a_game_of_a_killed_process_comes_back_whole(window: MainWindow, answers: Answers, home: Path) -> None:
    path, wanted = home / "mine.rbgame", home / "wanted.rbgame"
    records.save(Game.new(isle(), 1, 4), path)
    command = [sys.executable, "-c", PLAY, str(path), str(wanted)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "played"
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    shown: list[str] = []

    def look(dialog: QWidget) -> None:
        item = dialog.list.topLevelItem(0)  # type: ignore[attr-defined]
        shown.extend(item.text(column) for column in (0, 2))
        press_text("Open these")(dialog)

    answers.give("recovery", look)
    own = own_session(window)
    offer_recovery(window, abandoned(own))
    page = in_front(window)
    assert shown == [f"Game: Isle, turn {page.match.game.state.turn}", str(path)]
    assert page.match.game.log == Game.load(wanted).log
    assert len(page.match.game.log) >= 25
    assert page.match.path == path
    assert page.match.is_modified
    assert len(own.copies()) == 1, "it is as safe as before"
    assert abandoned(own) == []


def test_the_verb_opens_the_window_to_play(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[list[str], bool]] = []
    monkeypatch.setattr("rbdesigner.ui.app.run", lambda paths, tell, play=False: called.append((paths, play)) or 0)
    path = home / "isle.json"
    files.save(isle(), path)
    assert main.main(["play", str(path)]) == 0
    assert called == [([str(path)], True)]
    assert main.main(["play", "nowhere.json"]) == 2


def test_playing_a_file_asks_for_the_players_at_once(window: MainWindow, answers: Answers, home: Path) -> None:
    path = home / "isle.json"
    files.save(isle(), path)
    answers.give("new-game", escape)
    window.workbench.play(path)
    assert window.tabs.games() == []
    answers.give("new-game", start)
    window.workbench.play(path)
    assert in_front(window).match.game.players == 1


def test_a_damaged_memory_of_players_is_passed_over(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    folders.settings().setValue("new_game/chairs", "[[1]")
    _, page = begun(window, answers, isle(), qtbot)
    assert page.match.game.players == 1


@pytest.mark.parametrize(("rules", "says"), [(1, True), (RULES_VERSION, False)])
def test_a_game_by_older_rules_says_so_when_it_is_opened(
    window: MainWindow, home: Path, rules: int, says: bool, qtbot: QtBot
) -> None:
    path = home / "old.rbgame"
    records.save(Game.new(isle(), 1, 4, rules=rules), path)
    assert window.workbench.files.open(path)
    page = in_front(window)
    assert ("older version of the rules" in page.turn_bar.message.told) is says
    some_actions(page.match, 3)
    assert window.workbench.files.save(page)
    assert Game.load(path).rules == rules


def test_a_machine_in_a_file_that_nobody_has_chosen_is_a_person_and_the_window_says_so(
    window: MainWindow, home: Path, qtbot: QtBot
) -> None:
    ours, theirs = home / "ours.py", "C:\\bots\\theirs.py"
    ours.write_text("class Ours:\n    def decide(self, view): ...\n")
    known = remember_player_file(ours)
    refused = "the machine player theirs.py has not been chosen here."
    cases = (
        ((f"{theirs}:hard", known), f"A person acts for Ada: {refused}"),
        ((theirs, theirs), f"A person acts for Ada, Bert: {refused}"),
        ((known, "random"), ""),
    )
    for number, (machines, said) in enumerate(cases):
        setup = PlayerSetup((SeatSetup("Ada", machines[0]), SeatSetup("Bert", machines[1])), 4)
        path = home / f"{number}.rbgame"
        records.save(setup.begin(isle(2)), path)
        assert window.workbench.files.open(path)
        page = in_front(window)
        page.seats.is_paused = True
        assert page.turn_bar.message.told == said
        assert page.match.machines == {player for player in range(2) if not machines[player].startswith("C:")}
