"""The user guide in a window of its own: pages with their pictures, contents, back and forward, search."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QLocale, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAction,
    QDesktopServices,
    QHideEvent,
    QImage,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QLineEdit,
    QMainWindow,
    QSizePolicy,
    QSplitter,
    QTextBrowser,
    QToolBar,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from rbdesigner.ui.shell.guide.guide_pages import GuidePage, in_language, pages_in
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.accessible import make_clearable
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label

_GEOMETRY = "guide/geometry"
_SIZE, _CONTENTS = QSize(1060, 780), 270
_MARGIN, _WIDEST = 24, 860
"""Pixels around a page, and how wide its lines are at most."""
_LOCATION = Qt.ItemDataRole.UserRole
_MARKDOWN, _IMAGE = QTextDocument.ResourceType.MarkdownResource, QTextDocument.ResourceType.ImageResource


def _language() -> str:
    """The code of the language in which the window writes."""
    return QLocale().name().partition("_")[0]


class GuideView(QTextBrowser):
    """Shows a page of Markdown with its pictures, no wider than there is room.

    ``shown(Path)`` comes when another page is seen, or another part of it has been gone to.
    """

    shown = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(self.tr("Page of the guide"))
        self.document().setDocumentMargin(_MARGIN)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.1)
        self.setFont(font)
        self.path = Path()
        """The file of the page that is shown."""
        self.anchor = ""
        """The heading that was gone to."""
        self._pictures: dict[str, QImage] = {}
        self._room = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(60)
        self._rest.timeout.connect(self._fit_pictures)
        self._has_old_colours = False
        self._recolouring = QTimer(self)  # a theme is many changes of the palette, and a page takes long to be made
        self._recolouring.setSingleShot(True)
        self._recolouring.timeout.connect(self._recolour)
        self.anchorClicked.connect(self.follow)
        self.sourceChanged.connect(self._come)

    def open(self, path: Path, anchor: str = "") -> None:
        """Show a page, from a heading on if one is named."""
        url = QUrl.fromLocalFile(str(path))
        if anchor:
            url.setFragment(anchor)
        self.setSource(url, _MARKDOWN)

    def follow(self, link: QUrl) -> None:
        """Go where a link leads: to a page of the guide here, anywhere else in the program for that."""
        url = self.source().resolved(link)
        path = Path(url.toLocalFile())
        if url.isLocalFile() and path.suffix == ".md" and path.is_file():
            self.open(in_language(path, _language()), url.fragment())
        else:
            QDesktopServices.openUrl(url)

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """A page as text, a picture as large as there is room."""
        name = QUrl(url)
        whole = self.source().resolved(name)
        if kind == _IMAGE.value:
            image = QImage(whole.toLocalFile())
            self._pictures[name.toString()] = image
            return self._fitted(image)
        if kind == _MARKDOWN.value:
            self._pictures.clear()
            self._has_old_colours = False
            self._room = self._wide()
            self._rest.start()
            try:
                return GuidePage(Path(whole.toLocalFile())).text
            except (OSError, UnicodeDecodeError):
                return self.tr("This page cannot be read.")
        return super().loadResource(kind, url)

    def _fitted(self, image: QImage) -> QImage:
        """A picture in the pixels of the screen, no wider than there is room."""
        ratio, room = self.devicePixelRatioF(), max(60, self._wide())
        fitted = QImage(image)
        if not image.isNull():
            width = round(min(image.width(), room) * ratio)
            fitted = image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
            fitted.setDevicePixelRatio(ratio)
        return fitted

    def _wide(self) -> int:
        return self.viewport().width() - 2 * _MARGIN

    def _fit_pictures(self) -> None:
        """Scale the pictures to another width, and stay where one reads."""
        if self._room == self._wide():
            return
        self._room = self._wide()
        at_top = self.verticalScrollBar().value() == 0
        reading = 0 if at_top else self.cursorForPosition(self.viewport().rect().topLeft()).position()
        for name, image in self._pictures.items():
            self.document().addResource(_IMAGE, QUrl(name), self._fitted(image))
        self.document().markContentsDirty(0, self.document().characterCount())
        self._bring(reading)

    def _come(self, url: QUrl) -> None:
        """Take note of another page, or another place on it; Qt calls this before ``source`` says so."""
        self.path, self.anchor = Path(url.toLocalFile()), url.fragment()
        if self.anchor:
            self._go_to_heading(self.anchor)
        self.shown.emit(self.path)

    def _go_to_heading(self, anchor: str) -> None:
        titles = [heading.title for heading in GuidePage(self.path).headings if heading.anchor == anchor]
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and block.text() in titles:
                self._bring(block.position())
                return
            block = block.next()

    def _bring(self, position: int) -> None:
        """Scroll so that a place of the text is at the top."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        top = self.cursorRect(cursor).top() + self.verticalScrollBar().value()
        self.verticalScrollBar().setValue(max(0, top - _MARGIN // 2))

    def seek(self, words: str, *, backwards: bool = False) -> bool:
        """Mark the next place with these words after the one marked; False if there is none on the page."""
        flags = QTextDocument.FindFlag.FindBackward if backwards else QTextDocument.FindFlag(0)
        found = self.find(words, flags)
        if found:
            self._show_found()
        return found

    def _show_found(self) -> None:
        """Scroll so that one reads on from what was found, unless it stands well already."""
        place, room = self.cursorRect(), self.viewport().height()
        if not room / 6 <= place.top() <= place.bottom() <= room / 2:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + place.top() - room // 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines so short that they read well, and pictures within them."""
        side = max(0, (event.size().width() + self._sides - _WIDEST) // 2)
        if 2 * side != self._sides:
            self.setViewportMargins(side, 0, side, 0)
        super().resizeEvent(event)
        self._rest.start()

    @property
    def _sides(self) -> int:
        margins = self.viewportMargins()
        return margins.left() + margins.right()

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of another theme, which links keep from when a page is read."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and not self.source().isEmpty():
            self._has_old_colours = True
            self._recolouring.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the colours of the theme if another has come while nobody looked."""
        super().showEvent(event)
        self._recolour()

    def _recolour(self) -> None:
        if self._has_old_colours and self.isVisible():
            kept = self.verticalScrollBar().value()
            self.reload()
            self.verticalScrollBar().setValue(kept)


class GuideWindow(QMainWindow):
    """The pages in a folder, beside their contents."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.setObjectName("guide")
        self.pages = pages_in(folder, _language())
        self.view = GuideView(self)
        self.contents = QTreeWidget(self)
        self.search = QLineEdit(self)
        self.found = Label(self)
        self._fill_contents()
        self._build_bar()
        parts = QSplitter(Qt.Orientation.Horizontal, self)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.contents)
        parts.addWidget(self.view)
        parts.setStretchFactor(1, 1)
        parts.setSizes([_CONTENTS, _SIZE.width() - _CONTENTS])
        self.setCentralWidget(parts)
        self.view.shown.connect(self._show_page)
        geometry = folders.settings().value(_GEOMETRY)
        if not (isinstance(geometry, QByteArray) and self.restoreGeometry(geometry)):
            resize_within_screen(self, _SIZE)

    def open(self, name: str) -> None:
        """Show the page with this name, in front of other windows."""
        self.show()  # first, as pictures are made for the room there is
        page = next((page for page in self.pages if page.name == name), None)
        if page is not None and page.path != self.view.path:
            self.view.open(page.path)
        self.raise_()
        self.activateWindow()
        self.view.setFocus()

    def _fill_contents(self) -> None:
        self.contents.setHeaderHidden(True)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setUniformRowHeights(True)
        for page in self.pages:
            top = QTreeWidgetItem([page.title])
            top.setData(0, _LOCATION, (str(page.path), ""))
            for heading in page.headings[1:]:
                if heading.depth == 2:
                    item = QTreeWidgetItem(top, [heading.title])
                    item.setData(0, _LOCATION, (str(page.path), heading.anchor))
            self.contents.addTopLevelItem(top)
        self.contents.itemActivated.connect(self._open_item)
        self.contents.itemClicked.connect(self._open_item)

    def _open_item(self, item: QTreeWidgetItem) -> None:
        path, anchor = item.data(0, _LOCATION)
        self.view.open(Path(path), anchor)

    def _build_bar(self) -> None:
        bar = QToolBar(self.tr("Guide"), self)
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        keys = QKeySequence.StandardKey
        self.back = self._action(self.tr("Back"), "back", keys.Back)
        self.back.triggered.connect(self.view.backward)
        self.forward = self._action(self.tr("Forward"), "next", keys.Forward)
        self.forward.triggered.connect(self.view.forward)
        for action, possible in ((self.back, self.view.backwardAvailable), (self.forward, self.view.forwardAvailable)):
            action.setEnabled(False)
            possible.connect(action.setEnabled)
            bar.addAction(action)
        space = QWidget(bar)
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(space)
        bar.addWidget(self.found)
        self.search.setPlaceholderText(self.tr("Search the guide"))
        self.search.setAccessibleName(self.tr("Search the guide"))
        make_clearable(self.search)
        self.search.setFixedWidth(_CONTENTS)
        self.search.returnPressed.connect(self.seek)
        self.search.textEdited.connect(lambda: self.found.clear())
        bar.addWidget(self.search)
        for step, key in (
            (lambda: self.search.setFocus(Qt.FocusReason.ShortcutFocusReason), keys.Find),
            (self.seek, keys.FindNext),
            (lambda: self.seek(backwards=True), keys.FindPrevious),
            (self.close, keys.Close),
            (self.close, QKeySequence(Qt.Key.Key_Escape)),
        ):
            action = QAction(self)
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(lambda checked=False, step=step: step())
            self.addAction(action)
        self.addToolBar(bar)

    def _action(self, text: str, picture: str, key: QKeySequence.StandardKey) -> QAction:
        action = QAction(icon(picture), text, self)
        action.setShortcuts(QKeySequence.keyBindings(key))
        return action

    def seek(self, *, backwards: bool = False) -> None:
        """Go to the next place with the words that were typed: on this page, then on those that follow, and around."""
        words = self.search.text().strip()
        if not words or self.view.seek(words, backwards=backwards):
            self.found.clear()
            return
        here = next((number for number, page in enumerate(self.pages) if page.path == self.view.path), 0)
        step = -1 if backwards else 1
        for more in range(1, len(self.pages) + 1):
            page = self.pages[(here + step * more) % len(self.pages)]
            if page.path != self.view.path:
                if words.casefold() not in page.text.casefold():
                    continue
                self.view.open(page.path)
            end = QTextCursor.MoveOperation.End if backwards else QTextCursor.MoveOperation.Start
            self.view.moveCursor(end)
            if self.view.seek(words, backwards=backwards):
                self.found.clear()
                return
        self.found.setText(self.tr("Not found in the guide."))

    def _show_page(self, path: Path) -> None:
        """Name the page in the title, and mark it in the contents."""
        for number, page in enumerate(self.pages):
            if page.path != path:
                continue
            self.setWindowTitle(self.tr("{page} – user guide of rbdesigner").replace("{page}", page.title))
            top = self.contents.topLevelItem(number)
            if top is not None:
                inner = [item for row in range(top.childCount()) if (item := top.child(row)) is not None]
                here = (item for item in inner if item.data(0, _LOCATION)[1] == self.view.anchor)
                self.contents.setCurrentItem(next(here, top))
                top.setExpanded(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Remember place and size."""
        folders.settings().setValue(_GEOMETRY, self.saveGeometry())
        super().hideEvent(event)
