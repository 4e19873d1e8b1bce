"""The user guide in its window: pages, pictures, links, contents, search."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextBlock, QTextImageFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from rbdesigner.resources import folder
from rbdesigner.ui.shell.guide.guide_pages import PAGES, pages_in
from rbdesigner.ui.shell.guide.guide_window import GuideWindow
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import languages
from rbdesigner.ui.widgets.theme import Theme
from tests.gui.conftest import new_window, take_down
from tests.parameters import few

DOCS = folder("docs")
ROOT = Path(__file__).parents[3]


@pytest.fixture
def guide(window: MainWindow, qtbot: QtBot) -> GuideWindow:
    window.registry["help.guide"].trigger()
    qtbot.waitExposed(window.guide)
    qtbot.waitUntil(lambda: not window.guide.view._rest.isActive())  # its pictures fit
    return window.guide


def blocks(guide: GuideWindow) -> Iterator[QTextBlock]:
    block = guide.view.document().begin()
    while block.isValid():
        yield block
        block = block.next()


def pictures(guide: GuideWindow) -> dict[str, QImage]:
    """The pictures of the page as they are shown."""
    found = {}
    for block in blocks(guide):
        for run in block.textFormats():
            if run.format.isImageFormat():
                name = QTextImageFormat(run.format.toImageFormat()).name()
                found[name] = guide.view.document().resource(2, QUrl(name))
    return found


def at_top(guide: GuideWindow) -> str:
    """The heading that stands at the top of what is seen."""
    cursor = guide.view.cursorForPosition(guide.view.viewport().rect().topLeft())
    block = cursor.block()
    while block.isValid() and not block.blockFormat().headingLevel():
        block = block.next()
    return block.text()


def test_the_guide_opens_with_pictures_as_wide_as_there_is_room(guide: GuideWindow, qtbot: QtBot) -> None:
    assert guide.isVisible()
    assert "Designing a map" in guide.windowTitle()
    assert guide.view.verticalScrollBar().value() == 0
    shown = pictures(guide)
    assert len(shown) >= 15
    assert not [name for name, image in shown.items() if image.isNull()]
    for width in (guide.width(), 700, 1600):
        guide.resize(width, 800)
        # The pictures fit anew once they have rested, and the text is laid out after that.
        qtbot.waitUntil(lambda: not (guide.view._rest.isActive() or guide.view.horizontalScrollBar().maximum()))
        room = guide.view.viewport().width()
        widths = {name: image.deviceIndependentSize().width() for name, image in pictures(guide).items()}
        assert max(widths.values()) < room
        own = {name: QImage(str(DOCS / name)).width() for name in widths}
        assert all(widths[name] == own[name] for name in widths if own[name] < room - 60), "small ones stay as they are"
        assert room <= 900, "lines stay short"


@pytest.mark.parametrize("name", few(PAGES, 1))
def test_every_link_of_every_page_leads_to_its_heading(
    guide: GuideWindow, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    outside: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", outside.append)
    guide.open(name)
    links = {run.format.anchorHref() for block in blocks(guide) for run in block.textFormats() if run.format.isAnchor()}
    for link in sorted(links):  # those to the page itself come first, and all pages stand in one folder
        guide.view.follow(QUrl(link))
        path, _, anchor = link.partition("#")
        if path and not path.endswith(".md"):
            assert outside.pop().isValid(), link
            continue
        assert guide.view.path == ((DOCS / path).resolve() if path else DOCS / f"{name}.md"), link
        page = next(page for page in guide.pages if page.path == guide.view.path)
        if anchor:
            (heading,) = [each for each in page.headings if each.anchor == anchor]
            bar = guide.view.verticalScrollBar()
            assert at_top(guide) == heading.title or bar.value() == bar.maximum(), link
    assert not outside


def test_the_contents_lead_to_pages_and_headings_and_follow_and_one_goes_back(guide: GuideWindow) -> None:
    assert not guide.back.isEnabled()
    titles = [guide.contents.topLevelItem(row).text(0) for row in range(guide.contents.topLevelItemCount())]
    assert titles[:3] == ["Designing a map with rbdesigner", "Playing a map", "Machine players and the solver"]
    playing = guide.contents.topLevelItem(1)
    assert isinstance(playing, QTreeWidgetItem)
    playing.setExpanded(True)
    item = next(playing.child(row) for row in range(playing.childCount()) if playing.child(row).text(0) == "The end")
    place = guide.contents.visualItemRect(item).center()
    QTest.mouseClick(guide.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert at_top(guide) == "The end"
    guide.view.follow(QUrl("shortcuts.md"))
    current = guide.contents.currentItem()
    assert current is not None and current.text(0) == "Keyboard shortcuts"
    assert guide.back.isEnabled()
    guide.back.trigger()
    assert "Playing a map" in guide.windowTitle()
    guide.back.trigger()
    assert "Designing" in guide.windowTitle()
    guide.forward.trigger()
    assert at_top(guide) == "The end"


def test_words_are_sought_on_this_page_then_on_the_others_and_one_reads_on(guide: GuideWindow) -> None:
    guide.activateWindow()
    QTest.keySequence(guide, "Ctrl+F")
    QTest.keyClicks(guide.search, "symmetry")
    QTest.keyClick(guide.search, Qt.Key.Key_Return)
    first = guide.view.textCursor().position()
    assert guide.view.textCursor().selectedText().casefold() == "symmetry"
    QTest.keyClick(guide.search, Qt.Key.Key_F3)
    assert guide.view.textCursor().position() > first
    guide.search.setText("river")
    bar, places = guide.view.verticalScrollBar(), []
    for _ in range(20):
        guide.seek()
        if 0 < bar.value() < bar.maximum():
            places.append(guide.view.cursorRect().center().y() / guide.view.viewport().height())
    assert len(places) > 10
    assert min(places) > 0.15 and max(places) < 0.55, "what follows can be read"
    guide.search.setText("wonder_prefill")
    guide.seek()
    assert guide.view.path.name == "file-format.md"
    assert guide.view.textCursor().selectedText() == "wonder_prefill"
    guide.search.setText("qzxv")
    guide.seek()
    assert guide.found.text() == "Not found in the guide."


def link_lightness(guide: GuideWindow) -> float:
    run = next(run for block in blocks(guide) for run in block.textFormats() if run.format.isAnchor())
    return float(run.format.foreground().color().lightnessF())


def test_a_theme_lets_a_page_be_made_once_and_only_where_it_is_seen(
    guide: GuideWindow, window: MainWindow, qtbot: QtBot
) -> None:
    def take(theme: Theme) -> None:
        window.theme.theme = theme
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not guide.view._recolouring.isActive())

    take(Theme.LIGHT)
    light, made = link_lightness(guide), []
    guide.view.sourceChanged.connect(made.append)
    take(Theme.DARK)
    assert len(made) == 1
    assert link_lightness(guide) > light + 0.1, "links can be read in the dark"
    guide.close()
    take(Theme.LIGHT)
    assert len(made) == 1
    guide.show()
    assert (len(made), link_lightness(guide)) == (2, light)


def test_the_guide_closes_with_the_window_and_goes_with_it(home: Path, qtbot: QtBot) -> None:
    window, session = new_window()
    window.registry["help.guide"].trigger()
    guide = window.guide
    qtbot.waitUntil(guide.isActiveWindow)
    QTest.keyClick(guide, Qt.Key.Key_Escape)
    assert not guide.isVisible()
    window.registry["help.playing"].trigger()
    assert guide.isVisible()
    assert "Playing" in guide.windowTitle()
    window.close()
    assert not guide.isVisible()
    take_down((window, session))
    qtbot.waitUntil(lambda: not isValid(guide))


def test_every_page_that_a_shipped_page_names_is_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    files = importlib.import_module("shipped_files")
    shipped = {ROOT / path for path in files.in_wheel(files.tracked())}
    folders = {folder for path in shipped for folder in path.parents if folder.is_relative_to(ROOT)}
    pages = [path for path in shipped if path.suffix == ".md"]
    assert {path.stem.partition(".")[0] for path in pages} == set(PAGES) == {page.name for page in pages_in(DOCS, "en")}
    assert {path.name for path in DOCS.glob("*.??.md")} <= {path.name for path in pages}
    for page in pages:
        for link in re.findall(r"\]\(([^)\s#]+)", page.read_text("utf-8")):
            if not link.startswith(("http:", "https:")):
                target = (page.parent / link).resolve()
                assert target in shipped | folders, f"{page.name}: {link}"


def test_a_page_that_is_translated_is_shown_in_the_language_of_the_window(qtbot: QtBot, qapp: QApplication) -> None:
    before = QLocale()
    translators = languages.install(qapp, QLocale("fi"))
    try:
        guide = GuideWindow(DOCS)
        qtbot.addWidget(guide)
        guide.open("playing")
        guide.view.follow(QUrl("shortcuts.md"))
        assert guide.view.path.stem == "shortcuts.fi"
        current = guide.contents.currentItem()
        assert current is not None and current.text(0) == "Pikanäppäimet"
    finally:
        for translator in translators:
            qapp.removeTranslator(translator)
        QLocale.setDefault(before)
