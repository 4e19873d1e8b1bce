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
from tests.gui.shell.page_samples import SAMPLES, change_map
from tests.gui.shell.test_pages import leave_behind

OURS = [sample for sample in SAMPLES if sample.name != "note"]


PLACES = [1, 2, 0, 3]
"""Where pages of these kinds stand once the third has moved to the front."""


def missing(window: MainWindow) -> list[MissingPage]:
    return [page for page in window.tabs.pages() if isinstance(page, MissingPage)]


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


def test_every_kind_with_a_file_and_games_without_one_come_back_at_their_places_and_moments(
    make_window: Callable[[], MainWindow], home: Path
) -> None:
    window, games = make_window(), list[GamePage]()
    paths = [home / f"two v1.2{sample.suffix}" for sample in OURS]
    for sample, path in zip(OURS, paths, strict=True):
        sample.make(path)
        assert window.workbench.files.open(path)
    games.append(window.workbench.games.show(Match(played(isle(), 0))))  # never begun
    games.append(window.workbench.games.show(Match(played(isle(), 0))))
    some_actions(games[1].match, 6)
    games[1].match.look_at(3)
    games += [page for page in window.tabs.games() if page.path is not None]
    games[2].match.look_at(2)
    window.tabs.tabBar().moveTab(2, 0)
    window.tabs.setCurrentWidget(games[2])
    contents = [sample.content(window.tabs.pages()[place]) for sample, place in zip(OURS, PLACES, strict=True)]
    before = [(game_records.lines(page.match.game), page.match.moment) for page in window.tabs.games()]
    window.close()
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    pages = other.tabs.pages()
    assert [page.path for page in pages] == [paths[2], paths[0], paths[1], paths[3], None, None]
    assert [sample.content(pages[place]) for sample, place in zip(OURS, PLACES, strict=True)] == contents
    assert [(game_records.lines(page.match.game), page.match.moment) for page in other.tabs.games()] == before
    assert other.tabs.currentIndex() == 2
    assert not any(page.is_modified for page in pages)


def test_what_is_in_no_file_comes_back_unless_it_was_given_up(
    make_window: Callable[[], MainWindow], answers: Answers, home: Path, qtbot: QtBot
) -> None:
    window = make_window()
    files_of = window.workbench.files
    _, played_on = begun(window, answers, isle(), qtbot)
    assert files_of.open(folder("scenarios") / "millbrook.rbmap")
    formats.write([isle(), isle()], home / "two.tts.json", "tts")
    answers.give("map-choice", press_text("Open"))
    assert files_of.open(home / "two.tts.json")
    (home / "two.tts.json").unlink()
    change_map(window.workbench.maps.show(isle()))
    before = titles(window)[:-1]
    window.tabs.tabBar().moveTab(len(before), 0)
    window.tabs.setCurrentWidget(played_on)
    answers.give("message", press("discard"))
    window.close()  # the map in the first tab is given up, so that the others stand at other places then
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    assert titles(other) == before
    begun_from, pattern, *imported = other.tabs.maps()
    assert pattern.is_pattern
    assert {page.source for page in imported} == {home / "two.tts.json"}
    assert not any(page.is_modified for page in other.tabs.pages())

    (game,) = other.tabs.games()  # and leads back to the map that it was begun from
    other.tabs.setCurrentWidget(game)
    trigger(other, "play.start", qtbot)
    assert other.tabs.current is begun_from and len(other.tabs.pages()) == len(before)
    trigger(other, "play.start", qtbot)
    assert other.tabs.current is game
    other.workbench.files.close(begun_from)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    other.workbench.open_tabs.flush()
    assert not any(tab.begun_from for tab in other._session.tabs() or ())


# Machines


def test_nothing_moves_until_the_person_says_so(
    make_window: Callable[[], MainWindow], answers: Answers, qtbot: QtBot
) -> None:
    window = make_window()
    game_of_machines(window)
    window.workbench.open_tabs.flush()
    window.workbench.autosave.flush()
    leave_behind(window._session)
    window.close()
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    (back,) = other.tabs.games()
    answers.give("recovery", press_text("Open these"))
    recover(other, abandoned_sessions(other._session), with_tabs=True)
    (recovered,) = (page for page in other.tabs.games() if page is not back)
    assert recovered.seats.is_paused
    assert recovered.is_modified
    assert back.seats.is_paused and back.seats.machine_to_act() is not None
    assert back.turn_bar.machines.pause.isChecked()
    log = len(back.match.game.log)
    back.turn_bar.machines.turn_over()
    qtbot.waitUntil(lambda: len(back.match.game.log) > log)


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
    """Not even about a game that has come back without a file; it comes back once more, and once only."""
    window = make_window()
    files.save(isle(), home / "isle.json")
    assert window.workbench.files.open(home / "isle.json")
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
    assert recover(other, abandoned_sessions(other._session), with_tabs=True)
    assert [page.path for page in other.tabs.pages()] == [home / "isle.json", None]
    assert [page.is_modified for page in other.tabs.pages()] == [False, False]
    assert not abandoned_sessions(other._session)


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


@pytest.mark.slow  # each kind of page, the tabs and the language by themselves are shown more quickly
def test_everything_comes_back_as_it_is_in_another_language(
    make_window: Callable[[], MainWindow], home: Path, qtbot: QtBot
) -> None:
    window = make_window()
    for sample in OURS:
        sample.make(path := home / f"mine{sample.suffix}")
        assert window.workbench.files.open(path)
        sample.change(window.tabs.pages()[-1])
    new = window.workbench.maps.show(isle())
    new.document.locks = frozenset([Hex(0, 0)])
    change_map(new)
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    assert image.save(str(home / "photo.png"))
    for page in window.tabs.maps():
        page.editor.traced.take(home / "photo.png", image, 4.0, 1 + 2j)
    laid = [page.editor.traced.state for page in window.tabs.maps()]
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
    traced = [page.editor.traced for page in other.tabs.maps()]
    qtbot.waitUntil(lambda: all(each.is_there for each in traced))
    assert [each.state for each in traced] == laid


# Files that are away


def test_missing_files_keep_their_tabs_until_they_are_found_given_up_or_there_again(
    make_window: Callable[[], MainWindow], answers: Answers, home: Path, qtbot: QtBot
) -> None:
    window, maps = make_window(), home / "maps"
    maps.mkdir()
    kept, moved, given_up = (maps / f"{name}.json" for name in ("isle v1.2", "moved", "given up"))
    there = home / "other.json"
    for path in (kept, moved, given_up, there):
        files.save(isle(), path)
        assert window.workbench.files.open(path)
    window.close()
    maps.rename(home / "elsewhere")
    other = make_window()
    other.workbench.open_tabs.bring_back(go_on=False)
    assert [page.kind for page in other.tabs.pages()] == ["missing", "missing", "missing", "map"]
    page, sought, unwanted = missing(other)
    assert page.title == "isle v1.2" and str(kept) in other.tabs.tabToolTip(0)
    other.tabs.setCurrentWidget(page)
    qtbot.waitUntil(other.registry["file.close"].isEnabled)
    assert not other.registry["file.save"].isEnabled()
    found = home / "elsewhere" / moved.name
    answers.give("file-choice", choose_file(found))
    sought.search.click()
    assert [each.path for each in other.tabs.maps()] == [found, there]
    assert other.tabs.indexOf(other.tabs.maps()[0]) == 1
    unwanted.findChildren(QPushButton)[-1].click()
    assert [each.path for each in other.tabs.pages()] == [kept, found, there]
    other.close()

    again = make_window()  # which waits for it, too
    again.workbench.open_tabs.bring_back(go_on=False)
    assert [each.path for each in missing(again)] == [kept]
    maps.mkdir()
    kept.write_text("{")
    qtbot.waitUntil(lambda: "line 1" in missing(again)[0].reason)
    kept.unlink()
    maps.rmdir()
    (home / "elsewhere").rename(maps)
    qtbot.waitUntil(lambda: again.tabs.maps()[0].path == kept)
    assert len(again.tabs.pages()) == 3 and again.tabs.currentIndex() == 0
