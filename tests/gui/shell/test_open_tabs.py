"""What is open comes back: at the next start, after a crash, in another language, and when a missing file returns."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games import game_records
from rbdesigner.hexes import Hex
from rbdesigner.play.match import Match
from rbdesigner.players.player_setup import PlayerSetup, SeatSetup
from rbdesigner.resources import folder
from rbdesigner.scenario import files, formats
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.players.seats import Speed
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.pages.missing_page import MissingPage
from rbdesigner.ui.shell.recovery import recover
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.session import abandoned_sessions
from tests.gui.answering import Answers, choose_file, press, press_text, trigger
from tests.gui.game.begun import begun, isle, played, some_actions
from tests.gui.shell.test_pages import SAMPLES, Sample, change_map, leave_behind

OURS = [sample for sample in SAMPLES if sample.name != "note"]


def missing(window: MainWindow) -> MissingPage:
    (page,) = (page for page in window.tabs.pages() if isinstance(page, MissingPage))
    return page


def game_of_machines(window: MainWindow, players: int = 2) -> GamePage:
    """A game of machines alone that has begun; they are slow, so that a test is faster."""
    seats = tuple(SeatSetup(f"Robo {number}", machine="random") for number in range(players))
    page = window.workbench.games.show(Match(PlayerSetup(seats, 1).begin(isle(2))))
    page.turn_bar.machines.choose_speed(Speed.SLOW, for_good=False)
    some_actions(page.match, 2)
    return page


def titles(window: MainWindow) -> list[tuple[str, str]]:
    return [(page.kind, page.title) for page in window.tabs.pages()]


# At the next start


@pytest.mark.parametrize("sample", OURS, ids=lambda sample: sample.name)
def test_every_kind_with_a_file_comes_back_at_its_place(
    make_window: Callable[[], MainWindow], sample: Sample, home: Path
) -> None:
    window, paths = make_window(), [home / f"{name}{sample.suffix}" for name in ("one", "two v1.2", "three")]
    for path in paths:
        sample.make(path)
        assert window.workbench.files.open(path)
    window.tabs.tabBar().moveTab(2, 0)
    window.tabs.setCurrentIndex(1)
    contents = list(map(sample.content, window.tabs.pages()))
    window.close()
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    assert [page.path for page in other.tabs.pages()] == [paths[2], paths[0], paths[1]]
    assert list(map(sample.content, other.tabs.pages())) == contents
    assert other.tabs.currentIndex() == 1
    assert not any(page.is_modified for page in other.tabs.pages())


def test_games_come_back_with_or_without_a_file_at_their_moment(
    make_window: Callable[[], MainWindow], home: Path
) -> None:
    window = make_window()
    games = window.workbench.games
    games.show(Match(played(isle(), 0)))  # never begun
    kept = games.show(Match(played(isle(), 0)))
    some_actions(kept.match, 6)
    kept.match.look_at(3)
    game_records.save(played(isle(), 5), home / "isle.rbgame")
    assert window.workbench.files.open(home / "isle.rbgame")
    front = window.tabs.games()[2]
    front.match.look_at(2)
    before = [(game_records.lines(page.match.game), page.match.moment) for page in window.tabs.games()]
    window.close()
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    assert [(game_records.lines(page.match.game), page.match.moment) for page in other.tabs.games()] == before
    assert [page.path for page in other.tabs.games()] == [None, None, home / "isle.rbgame"]
    assert not any(page.is_modified for page in other.tabs.games())


def test_a_game_leads_back_to_the_map_that_it_was_begun_from(
    make_window: Callable[[], MainWindow], answers: Answers, qtbot: QtBot
) -> None:
    window = make_window()
    _, played_on = begun(window, answers, isle(), qtbot)
    change_map(window.workbench.maps.show(isle()))
    window.tabs.tabBar().moveTab(2, 0)
    window.tabs.setCurrentWidget(played_on)
    answers.give("message", press("discard"))
    window.close()  # the map in the first tab is given up, so that the others stand at other places then
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    map_page, game = other.tabs.pages()
    other.tabs.setCurrentWidget(game)
    trigger(other, "play.start", qtbot)
    assert other.tabs.current is map_page and len(other.tabs.pages()) == 2
    trigger(other, "play.start", qtbot)
    assert other.tabs.current is game
    other.workbench.files.close(map_page)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    other.workbench.open_tabs.flush()
    assert [tab.begun_from for tab in other._session.tabs() or ()] == [None]


def test_what_is_in_no_file_comes_back_unless_it_was_given_up(
    make_window: Callable[[], MainWindow], answers: Answers, home: Path, qtbot: QtBot
) -> None:
    window = make_window()
    files_of = window.workbench.files
    assert files_of.open(folder("scenarios") / "millbrook.rbmap")
    formats.write([isle(), isle()], home / "two.tts.json", "tts")
    answers.give("map-choice", press_text("Open"))
    assert files_of.open(home / "two.tts.json")
    (home / "two.tts.json").unlink()
    change_map(window.workbench.maps.show(isle()))
    before = titles(window)[:-1]
    answers.give("message", press("discard"))
    window.close()
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    assert titles(other) == before
    pattern, *imported = other.tabs.maps()
    assert pattern.is_pattern
    assert {page.source for page in imported} == {home / "two.tts.json"}
    assert not any(page.is_modified for page in other.tabs.pages())


# Machines


def test_nothing_moves_until_the_person_says_so(make_window: Callable[[], MainWindow], qtbot: QtBot) -> None:
    window = make_window()
    game_of_machines(window)
    window.close()
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    (back,) = other.tabs.games()
    assert back.seats.is_paused and back.seats.machine_to_act() is not None
    assert back.turn_bar.machines.pause.isChecked()
    log = len(back.match.game.log)
    back.turn_bar.machines.turn_over()
    qtbot.waitUntil(lambda: len(back.match.game.log) > log)


def test_a_recovered_game_of_machines_rests(
    window: MainWindow, answers: Answers, qtbot: QtBot, make_window: Callable[[], MainWindow]
) -> None:
    page = game_of_machines(window)
    window.workbench.open_tabs.flush()
    window.workbench.autosave.flush()
    leave_behind(window._session)
    page.seats.is_paused = True
    other = make_window()
    answers.give("recovery", press_text("Open these"))
    recover(other, abandoned_sessions(other._session), with_tabs=True)
    (back,) = other.tabs.games()
    assert back.seats.is_paused
    assert back.is_modified


# After a crash


def test_tabs_that_nobody_changed_come_back_after_a_crash(
    make_window: Callable[[], MainWindow], answers: Answers, home: Path
) -> None:
    window, opened = make_window(), list[Page]()
    for sample in OURS:
        sample.make(path := home / f"mine{sample.suffix}")
        assert window.workbench.files.open(path)
        opened += [window.tabs.pages()[-1]]
    assert window.workbench.files.open(folder("scenarios") / "millbrook.rbmap")
    window.workbench.games.show(Match(played(isle(), 0)))  # never begun, and in no file
    window.workbench.books.begin()
    change_map(opened[0])
    window.workbench.autosave.flush()
    window.tabs.setCurrentIndex(2)
    window.workbench.open_tabs.flush()
    left = leave_behind(window._session)
    before = titles(window)
    other = make_window()
    answers.give("recovery", press_text("Open these"))
    assert recover(other, abandoned_sessions(other._session), with_tabs=True)
    assert titles(other) == before
    assert other.tabs.currentIndex() == 2
    assert [page.is_modified for page in other.tabs.pages()] == [True, *[False] * 6]
    assert not left.exists()


def test_without_anything_unsaved_nothing_is_asked_after_a_crash(
    make_window: Callable[[], MainWindow], home: Path
) -> None:
    window = make_window()
    files.save(isle(), home / "isle.json")
    assert window.workbench.files.open(home / "isle.json")
    window.workbench.open_tabs.flush()
    leave_behind(window._session)
    other = make_window()
    assert recover(other, abandoned_sessions(other._session), with_tabs=True)
    assert [page.path for page in other.tabs.pages()] == [home / "isle.json"]
    assert not abandoned_sessions(other._session)


def test_a_crash_after_a_return_doubles_no_game(make_window: Callable[[], MainWindow], answers: Answers) -> None:
    window = make_window()
    match = Match(played(isle(), 0))
    match.passes_over = True
    match.begin()  # nobody has decided anything, and it is in no file
    window.workbench.games.show(match)
    window.close()
    returned = make_window()
    returned.workbench.open_tabs.bring_back(go_on=False)
    returned.workbench.open_tabs.flush()
    returned.workbench.autosave.flush()
    leave_behind(returned._session)
    other = make_window()
    assert recover(other, abandoned_sessions(other._session), with_tabs=True), "and nothing is asked"
    assert [page.is_modified for page in other.tabs.games()] == [False]


def test_unsaved_work_that_is_left_for_later_is_not_opened_with_the_tabs(
    make_window: Callable[[], MainWindow], answers: Answers, home: Path
) -> None:
    window = make_window()
    files.save(isle(), home / "isle.json")
    assert window.workbench.files.open(home / "isle.json")
    for page in (window.tabs.maps()[0], window.workbench.maps.show(isle())):
        change_map(page)
    window.workbench.autosave.flush()
    window.workbench.open_tabs.flush()
    leave_behind(window._session)
    other = make_window()
    for _ in range(2):  # and is offered again
        answers.give("recovery", press_text("Ask later"))
        recover(other, abandoned_sessions(other._session), with_tabs=True)
        assert [(page.path, page.is_modified) for page in other.tabs.pages()] == [(home / "isle.json", False)]


# In another language


def test_everything_comes_back_as_it_is_in_another_language(
    make_window: Callable[[], MainWindow], home: Path, qtbot: QtBot
) -> None:
    window = make_window()
    for sample in OURS:
        sample.make(path := home / f"mine{sample.suffix}")
        assert window.workbench.files.open(path)
        sample.change(window.tabs.pages()[-1])
    new = window.workbench.maps.show(isle())
    new.document.locked = frozenset([Hex(0, 0)])
    change_map(new)
    game = game_of_machines(window)
    log = game_records.lines(game.match.game)
    contents = [sample.content(page) for sample, page in zip(OURS, window.tabs.pages(), strict=False)]
    before = [(page.kind, page.title, page.path, page.is_modified) for page in window.tabs.pages()]
    window.comes_back = True
    assert window.close(), "and nothing is asked"
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=True)
    pages = other.tabs.pages()
    assert [(page.kind, page.title, page.path, page.is_modified) for page in pages] == before
    assert [sample.content(page) for sample, page in zip(OURS, pages, strict=False)] == contents
    shown, running = pages[-2:]
    assert isinstance(shown, DocumentPage) and shown.document.locked == {Hex(0, 0)} and shown.notice is None
    assert isinstance(running, GamePage) and not running.seats.is_paused
    assert game_records.lines(running.match.game)[: len(log)] == log
    qtbot.waitUntil(lambda: len(running.match.game.log) > len(log))


def test_the_picture_under_a_map_comes_back_with_it(
    make_window: Callable[[], MainWindow], home: Path, qtbot: QtBot
) -> None:
    window = make_window()
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    assert image.save(str(home / "photo.png"))
    files.save(isle(), home / "isle.json")
    assert window.workbench.files.open(home / "isle.json")
    window.workbench.maps.show(isle())
    for page in window.tabs.maps():
        page.editor.traced.take(home / "photo.png", image, 4.0, 1 + 2j)
        change_map(page)
    laid = [page.editor.traced.state for page in window.tabs.maps()]
    window.comes_back = True
    window.close()
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=True)
    back = [page.editor.traced for page in other.tabs.maps()]
    qtbot.waitUntil(lambda: all(traced.is_there for traced in back))
    assert [traced.state for traced in back] == laid


# Files that are away


@pytest.fixture
def away(make_window: Callable[[], MainWindow], home: Path) -> tuple[MainWindow, Path]:
    """A window with two tabs, the first of a file whose folder has another name now."""
    window, maps = make_window(), home / "maps"
    maps.mkdir()
    files.save(isle(), maps / "isle v1.2.json")
    files.save(isle(), home / "other.json")
    for path in (maps / "isle v1.2.json", home / "other.json"):
        assert window.workbench.files.open(path)
    window.close()
    maps.rename(home / "elsewhere")
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    assert [page.kind for page in other.tabs.pages()] == ["missing", "map"]
    return other, maps / "isle v1.2.json"


def test_a_missing_file_keeps_its_tab_and_returns_to_it(away: tuple[MainWindow, Path], qtbot: QtBot) -> None:
    window, path = away
    page = missing(window)
    assert page.title == "isle v1.2" and str(path) in window.tabs.tabToolTip(0)
    window.tabs.setCurrentWidget(page)
    qtbot.waitUntil(lambda: not window.registry["file.save"].isEnabled())
    assert window.registry["file.close"].isEnabled()
    (path.parent.parent / "elsewhere").rename(path.parent)
    qtbot.waitUntil(lambda: window.tabs.maps()[0].path == path)
    assert len(window.tabs.pages()) == 2 and window.tabs.currentIndex() == 0


def test_a_file_that_is_still_away_is_waited_for_again(
    away: tuple[MainWindow, Path], make_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window, path = away
    window.close()
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    assert missing(other).path == path
    path.parent.mkdir()
    path.write_text("{")
    qtbot.waitUntil(lambda: "line 1" in missing(other).reason)
    files.save(isle(), path)
    qtbot.waitUntil(lambda: len(other.tabs.maps()) == 2)
    assert [page.path == path for page in other.tabs.pages()] == [True, False]


def test_one_looks_for_a_missing_file_or_closes_its_tab(
    away: tuple[MainWindow, Path], answers: Answers, qtbot: QtBot
) -> None:
    window, path = away
    page = missing(window)
    found = path.parent.parent / "elsewhere" / path.name
    answers.give("file-choice", choose_file(found))
    page.search.click()
    assert [each.path for each in window.tabs.maps()] == [found, path.parent.parent / "other.json"]
    assert window.tabs.indexOf(window.tabs.maps()[0]) == 0


def test_the_tab_of_a_missing_file_is_closed(away: tuple[MainWindow, Path]) -> None:
    window, _ = away
    missing(window).findChildren(QPushButton)[-1].click()
    assert [page.kind for page in window.tabs.pages()] == ["map"]
