"""What the tests of the window share: an own home for settings and copies, and windows that are taken down again."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize, Qt, QTranslator
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from languages.catalogues import compile_catalogues
from rbdesigner.messages import translation
from rbdesigner.ui.editor import edit_suggestions, live_expectation
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import languages, preferences
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets import waiting
from rbdesigner.ui.widgets.theme import ThemeSwitch
from rbdesigner.work import job_process
from tests.gui.answering import Answers, giving_up
from tests.gui.jobs_right_here import HostRightHere
from tests.gui.kept_window import KeptWindow
from tests.gui.patient_bot import PatientBot

HERE = Path(__file__).parent
FREEZE = gc.freeze
"""That of Python, whatever a test has in its place."""


ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.World)


@pytest.fixture(autouse=True, scope="session")
def english_window(qapp: QApplication) -> None:
    """The window speaks English, whatever the language of those who run the tests."""
    compile_catalogues()
    languages.install(qapp, ENGLISH)


@pytest.fixture(autouse=True, scope="session")
def empty_clipboard(qapp: QApplication) -> Iterator[None]:
    """What was copied last goes before Python ends: Qt deletes it later, when Python's part of it is gone."""
    clipboard = QApplication.clipboard()  # now: its class cannot be made while Qt is hidden from the last test
    yield
    clipboard.clear()


@pytest.fixture(autouse=True)
def english(english_window: None) -> Iterator[None]:
    """Numbers and days as the window writes them, whatever a test before has left in the same process."""
    QLocale.setDefault(ENGLISH)
    with translation.in_english(translation.Formats(ENGLISH.toString, languages.day_text)):
        yield


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """The bot of pytest-qt, but for its patience."""
    return PatientBot(request)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """Garbage is collected between tests, as the program does it between events: never while something is painted.

    First go the windows that are to be deleted later: Qt does so only within a loop of events, and none runs between
    tests. Then all that a test has left is looked through, once even its fixtures are gone, so that no window stays.
    What is still used mostly lasts for all tests, and is put aside: to look through a window that is kept for a module
    takes longer each time than to make one, and what it leaves in the end is two megabytes.
    """
    if not item.path.is_relative_to(HERE):
        return (yield)
    gc.disable()
    try:
        return (yield)
    finally:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        FREEZE()
        gc.enable()


@pytest.fixture(autouse=True, scope="module")
def older_objects_are_put_aside() -> None:
    """What modules before have left in caches lasts for all tests: to look through its millions takes seconds."""
    gc.collect()
    FREEZE()


@pytest.fixture(autouse=True)
def maps_are_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window puts open maps aside when garbage is looked for; the tests have them looked through, too."""
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "unfreeze", lambda: None)


@pytest.fixture(autouse=True)
def home(qt: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test, so that nothing of the user or of another test is seen."""
    return move_home(tmp_path, monkeypatch)


def move_home(place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have all that belongs to the user in this place; returns the user's home."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(place / name))
    folder = place / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("LOCALAPPDATA", str(place / "local"))
    (place / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place / "temporary"))
    monkeypatch.setenv("TMPDIR", str(place / "temporary"))
    return folder


@pytest.fixture(autouse=True)
def usual_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows find the room of a usual screen: that of the platform without a screen has 800 by 800 pixels."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _screen: QSize(1920, 1080))


@pytest.fixture
def progress_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step of a long piece of work is shown, however fast the machine is."""
    monkeypatch.setattr(waiting, "SHOWN_AFTER", 0.0)
    monkeypatch.setattr(waiting, "PAUSE", 0.0)


@pytest.fixture(autouse=True)
def buttons_let_go() -> Iterator[None]:
    """No mouse button stays down for the next test: a double click of ``QTest`` does not let go of it."""
    yield
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        if QApplication.mouseButtons() & button:
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache for all tests: the maps on the welcome page are the same for all, and painted once."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def make_window(
    qtbot: QtBot, home: Path, pictures: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], MainWindow]]:
    """Makes windows as the program does; they are closed without questions at the end."""
    made: list[tuple[MainWindow, Session]] = []

    def make() -> MainWindow:
        _begin_as_usual(pictures, monkeypatch)
        made.append(new_window())
        return made[-1][0]

    yield make
    take_down(*made)


def _begin_as_usual(pictures: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the pictures of the welcome page, and games that wait in every phase: a test about passing over says so."""
    if not Path(os.environ["XDG_CACHE_HOME"]).exists():  # no test has made, or spoilt, one of its own
        monkeypatch.setenv("XDG_CACHE_HOME", str(pictures))
    preferences.set_passes_over(False)


def new_window() -> tuple[MainWindow, Session]:
    """A window as the program makes it, and its session."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    session = Session.begin()
    theme = ThemeSwitch(app)
    window = MainWindow(theme, session)
    window.destroyed.connect(theme.deleteLater)
    window.resize(1280, 720)
    window.show()
    QTest.qWaitForWindowExposed(window)
    return window, session


def take_down(*made: tuple[MainWindow, Session]) -> None:
    """Take windows down; no dialog may be left without an answer."""
    asked = [dialog for window, session in made for dialog in taken_down(window, session)]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    assert not asked, f"nobody answers these dialogs when the window is taken down: {asked}"


def taken_down(window: MainWindow, session: Session) -> list[str]:
    """Close a window without questions about what is not saved; the dialogs that came all the same."""
    for page in window.tabs.pages():
        page.mark_saved()
    with giving_up() as asked:
        window.close()
    session.close()
    window.deleteLater()
    return asked


@pytest.fixture(scope="session")
def kept_window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[KeptWindow]:
    """The window that the tests share of all modules which are marked ``kept_window``."""
    kept = KeptWindow(new_window, take_down)
    yield kept
    _close(kept, tmp_path_factory)


@pytest.fixture(autouse=True, scope="module")
def kept_window_makes_way(
    request: pytest.FixtureRequest, kept_window: KeptWindow, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A module whose tests make windows of their own finds no other."""
    if request.node.get_closest_marker("kept_window") is None:
        _close(kept_window, tmp_path_factory)


def _close(kept: KeptWindow, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Close the kept window in a home of its own: those of the tests are gone, and a window that closes writes."""
    with pytest.MonkeyPatch.context() as patch:
        move_home(tmp_path_factory.mktemp("closing"), patch)
        kept.close()


@pytest.fixture
def window(
    request: pytest.FixtureRequest, qtbot: QtBot, pictures: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    """A window with its welcome page."""
    if request.node.get_closest_marker("kept_window") is None:
        make: Callable[[], MainWindow] = request.getfixturevalue("make_window")
        yield make()
        return
    _begin_as_usual(pictures, monkeypatch)
    kept: KeptWindow = request.getfixturevalue("kept_window")
    yield kept.lend()
    kept.take_back()


@pytest.fixture
def jobs_right_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs are done in this process, in tests that are about their answers."""
    monkeypatch.setattr(job_process, "ChildProcess", HostRightHere)
    for module in (live_expectation, edit_suggestions):
        monkeypatch.setattr(module, "CORES", 1)


@pytest.fixture
def answers(qtbot: QtBot) -> Iterator[Answers]:
    """Answers to the dialogs that a test brings up; one that nobody answers fails the test."""
    answering = Answers()
    yield answering
    answering.stop()


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[None]:
    """Whatever language a test begins to speak is spoken no longer after it."""
    before, translators = QLocale(), list(qapp.findChildren(QTranslator))
    with translation.in_english():
        yield
    for translator in set(qapp.findChildren(QTranslator)) - set(translators):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)
