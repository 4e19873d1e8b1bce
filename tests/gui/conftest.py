"""What the tests of the window share: an own home for settings and copies, and windows that are taken down again."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from languages.catalogues import compile_catalogues
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import languages, preferences
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.theme import ThemeSwitch
from tests.gui.answering import Answers, giving_up


@pytest.fixture(autouse=True, scope="session")
def english(qapp: QApplication) -> None:
    """The window speaks English, whatever the language of those who run the tests."""
    compile_catalogues()
    languages.install(qapp, QLocale(QLocale.Language.English, QLocale.Country.World))


@pytest.fixture(autouse=True, scope="session")
def modules() -> None:
    """What lasts for all tests is not looked through after each of them."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def garbage_waits(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Garbage is collected between tests, as the program does it between events: never while something is painted.

    All of it: the windows of a test must not stay for good because maps were spared further looks in it.
    """
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "unfreeze", lambda: None)
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test, so that nothing of the user or of another test is seen."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    return folder


@pytest.fixture
def make_window(qtbot: QtBot, home: Path) -> Iterator[Callable[[], MainWindow]]:
    """Makes windows as the program does; they are closed without questions at the end.

    Games in them wait in every phase: a test about passing over says so.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    made: list[tuple[MainWindow, Session]] = []

    def make() -> MainWindow:
        preferences.set_passes_over(False)
        session = Session.begin()
        theme = ThemeSwitch(app)
        window = MainWindow(theme, session)
        window.destroyed.connect(theme.deleteLater)
        made.append((window, session))
        window.resize(1280, 720)
        window.show()
        qtbot.waitExposed(window)
        return window

    yield make
    asked = [dialog for window, session in made for dialog in taken_down(window, session)]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.processEvents()
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


@pytest.fixture
def window(make_window: Callable[[], MainWindow]) -> MainWindow:
    """A window with its welcome page."""
    return make_window()


@pytest.fixture
def answers(qtbot: QtBot) -> Iterator[Answers]:
    """Answers to the dialogs that a test brings up; one that nobody answers fails the test."""
    answering = Answers()
    yield answering
    answering.stop()
