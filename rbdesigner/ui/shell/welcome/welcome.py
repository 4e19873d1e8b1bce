"""The first thing a user sees: our scenarios, the files used last, and how to begin."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFont, QIcon, QImage, QPainter, QPaintEvent, QPalette, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.resources import folder
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.ui.shell.actions.action_registry import key_text, without_mnemonic
from rbdesigner.ui.shell.welcome.gallery import Gallery
from rbdesigner.ui.storage.preferences import board_style
from rbdesigner.ui.storage.recent import RecentFiles, names_of
from rbdesigner.ui.widgets.clear_ground import clear_ground
from rbdesigner.ui.widgets.content_area import ContentArea
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.thumbnails import Thumbnails

_MARGIN = 24
_REST_MS = 120
"""How long the size must stay the same before pictures are made for it."""
_SIDE_CHARACTERS = 34
"""Width of the left part, in average letters, unless a button needs more."""
_SMALL = QSize(56, 42)
"""Size of the pictures of files used last."""
_PICTURED = SCENARIO.suffixes
"""The endings of the files that have a picture."""


class _Look(NamedTuple):
    """All that a picture depends on: a file as it was at a time, the size and the style."""

    path: Path
    changed: int
    size: QSize
    ratio: float
    style: BoardStyle


def _changed(path: Path) -> int:
    """When a file was last changed, 0 if that cannot be read."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


class WelcomePage(QWidget):
    """The page without a document; ``file_chosen(Path)`` comes when a scenario or a recent file is chosen."""

    file_chosen = Signal(object)

    def __init__(self, beginnings: Sequence[QAction], recent: RecentFiles, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self._recent = recent
        self.gallery = Gallery(folder("scenarios"), self)
        self.gallery.chosen.connect(self.file_chosen)
        self._pictures: dict[Path, QIcon] = {}
        self.recent_list = self._recent_list()
        self._no_recent = _faint(self.tr("The maps you open and save will be listed here."), self)
        self._thumbnails = Thumbnails(self)
        self._thumbnails.made.connect(self.gallery.put_picture)
        self._small = Thumbnails(self)
        self._small.made.connect(self._put_small)
        self._asked: dict[Thumbnails, list[_Look]] = {}
        self._wants_pictures = False
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setInterval(_REST_MS)
        self._resting.timeout.connect(self._want_pictures)
        self.gallery.picture_size_changed.connect(self._resting.start)
        self.buttons = [self._button(action) for action in beginnings]
        self.buttons[0].setDefault(True)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(0)
        columns.addWidget(self._left())
        columns.addLayout(self._right(), 1)
        recent.changed.connect(self._show_recent)
        self._show_recent()

    def _left(self) -> QWidget:
        side = QFrame(self)
        wide = side.fontMetrics().averageCharWidth() * _SIDE_CHARACTERS
        side.setFixedWidth(max(wide, *(button.sizeHint().width() for button in self.buttons)) + 2 * _MARGIN)
        rows = QVBoxLayout(side)
        rows.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        rows.setSpacing(8)
        rows.addWidget(_heading("rbdesigner", 2.0, side))
        rows.addWidget(_faint(self.tr("Design maps and scenarios for Roads & Boats"), side))
        rows.addSpacing(14)
        for button in self.buttons:
            rows.addWidget(button)
        rows.addSpacing(18)
        rows.addWidget(_heading(self.tr("Recent"), 1.15, side))
        rows.addWidget(self._no_recent)
        rows.addWidget(self.recent_list, 1)
        rows.addStretch(0)
        rows.addWidget(_faint(self.tr("Maps can also be dropped onto this window."), side))
        area = ContentArea(side, self)
        area.setMinimumWidth(side.width())
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # a bar fits into the margin
        return area

    def _right(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setContentsMargins(_MARGIN - 8, _MARGIN, _MARGIN - 8, 0)
        heading = _heading(self.tr("Scenarios to begin with"), 1.35, self)
        heading.setContentsMargins(8, 0, 8, 0)
        said = _faint(self.tr("Open one to look around or to change it; your changes go to a file of your own."), self)
        said.setContentsMargins(8, 0, 8, 4)
        rows.addWidget(heading)
        rows.addWidget(said)
        rows.addWidget(self.gallery, 1)
        return rows

    def _button(self, action: QAction) -> QPushButton:
        button = QPushButton(action.icon(), without_mnemonic(action.text()), self)
        button.setIconSize(QSize(20, 20))
        button.setMinimumHeight(button.fontMetrics().height() * 2 + 6)
        button.setToolTip(tip(key_text(action.shortcut().toString())))
        button.setAutoDefault(True)
        button.clicked.connect(action.trigger)
        return button

    def _recent_list(self) -> QListWidget:
        files = QListWidget(self)
        files.setObjectName("recent-files")
        files.setAccessibleName(self.tr("Recent files"))
        files.setFrameShape(QFrame.Shape.NoFrame)
        files.setIconSize(_SMALL)
        clear_ground(files)
        files.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        files.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        files.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        files.itemClicked.connect(self._choose)
        files.itemActivated.connect(self._choose)
        return files

    def _choose(self, item: QListWidgetItem) -> None:
        if self.isVisible():
            self.file_chosen.emit(Path(item.data(Qt.ItemDataRole.UserRole)))

    def _show_recent(self) -> None:
        self.recent_list.clear()
        paths = self._recent.paths()
        for path, name in zip(paths, names_of(paths), strict=True):
            title = self._recent.title_of(path)
            lines = f"{title}\n{path.name} – {path.parent}" if title else f"{name}\n{path.parent}"
            item = QListWidgetItem(self._pictures.get(path) or self._sign(path), lines, self.recent_list)
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            item.setToolTip(tip(str(path)))
        self._no_recent.setVisible(not self.recent_list.count())
        self.recent_list.setVisible(bool(self.recent_list.count()))

    def _sign(self, path: Path) -> QIcon:
        """The sign of a file without a picture, with the room that pictures take."""
        ratio = self.devicePixelRatioF()
        ground = QPixmap(_SMALL * ratio)
        ground.setDevicePixelRatio(ratio)
        ground.fill(Qt.GlobalColor.transparent)
        painter = QPainter(ground)
        icon("recent" if path.suffix in _PICTURED else "play").paint(painter, QRect(18, 11, 20, 20))
        painter.end()
        return QIcon(ground)

    def _put_small(self, path: Path, picture: QImage) -> None:
        """Show the picture of a file that was used last."""
        self._pictures[path] = QIcon(QPixmap.fromImage(picture))
        for item in (self.recent_list.item(row) for row in range(self.recent_list.count())):
            if item.data(Qt.ItemDataRole.UserRole) == str(path):
                item.setIcon(self._pictures[path])

    def showEvent(self, event: QShowEvent) -> None:
        """Look again which files there are."""
        super().showEvent(event)
        self._show_recent()
        self._resting.stop()
        self._wants_pictures = True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ask for pictures once the page is on the screen, which does not wait for them."""
        super().paintEvent(event)
        if self._wants_pictures:
            self._wants_pictures = False
            self._want_pictures()

    def renew_pictures(self) -> None:
        """Ask for all pictures again if they are in another style; a hidden page does so when it is shown."""
        self._want_pictures()

    def _want_pictures(self) -> None:
        if self.isVisible():
            recent = [path for path in self._recent.paths() if path.suffix in _PICTURED]
            self._want(self._small, recent, _SMALL)
            self._want(self._thumbnails, self.gallery.paths(), self.gallery.picture_size())

    def _want(self, thumbnails: Thumbnails, paths: Sequence[Path], size: QSize) -> None:
        """Ask for pictures, unless the same ones of the same files were asked for last."""
        ratio = self.devicePixelRatioF()
        looks = [_Look(path, _changed(path), size, ratio, board_style()) for path in paths]
        if self._asked.get(thumbnails) != looks:
            self._asked[thumbnails] = looks
            thumbnails.want(paths, size, ratio)

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.gallery.viewport().update()
            self._show_recent()


def _heading(text: str, size: float, parent: QWidget) -> QLabel:
    label = Label(text, parent)
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * size)
    font.setBold(True)
    label.setFont(font)
    return label


def _faint(text: str, parent: QWidget) -> QLabel:
    label = Label(text, parent)
    label.setWordWrap(True)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label
