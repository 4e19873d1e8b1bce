"""The box that tells about the program, and the licences of the components of others in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QCoreApplication, QModelIndex, QSize, Qt, QTimer, qVersion
from PySide6.QtGui import QFontDatabase, QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner import __version__
from rbdesigner.art.icon import window_icon
from rbdesigner.licences import ForeignComponent
from rbdesigner.ui.widgets.accessible import make_clearable
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons, take_pictures_away
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.waiting import waiting

_SIZE, _LIST = QSize(1120, 620), 410
_WIDEST = (160, 110)
"""Pixels of the columns of names and versions, at most."""
_MORE = 8
"""Pixels between one column and the next."""
_text = cache(ForeignComponent.text)


class LicencesDialog(QDialog):
    """Shows components of others, and the texts of the one that is chosen.

    The search goes through names, licences and texts; Return marks the next place in the text.
    """

    def __init__(self, components: Sequence[ForeignComponent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("licences")
        self.setWindowTitle(self.tr("Licences"))
        self._components = list(components)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search names, licences and their texts"))
        self.search.setAccessibleName(self.tr("Search"))
        make_clearable(self.search)
        self.list = self._list()
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Text of the licence"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.count = note("")
        self._lay_out()
        resize_within_screen(self, _SIZE)
        self._typing = QTimer(self)  # all texts are read for the first letter
        self._typing.setSingleShot(True)
        self._typing.timeout.connect(self._narrow)
        self.search.textChanged.connect(lambda: self._typing.start())
        self.search.returnPressed.connect(self._find_next)
        self.list.currentItemChanged.connect(self._show)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        self._narrow()

    def _list(self) -> QTreeWidget:
        found = QTreeWidget(self)
        found.setAccessibleName(self.tr("Components of others"))
        found.setHeaderLabels([self.tr("Name"), self.tr("Version"), self.tr("Licence")])
        found.setRootIsDecorated(False)
        found.setUniformRowHeights(True)
        found.setAlternatingRowColors(True)
        found.setAllColumnsShowFocus(True)
        for component in self._components:
            item = QTreeWidgetItem([component.name, component.version, component.licence])
            item.setToolTip(2, tip(component.licence))
            found.addTopLevelItem(item)
        header = found.header()
        for column, widest in enumerate(_WIDEST):
            found.resizeColumnToContents(column)
            header.resizeSection(column, min(header.sectionSize(column) + _MORE, widest))
        found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        return found

    def _lay_out(self) -> None:
        about = note(
            self.tr(
                "rbdesigner is free software under the MIT licence. It uses the components of others that are listed "
                "here. Libraries under the LGPL, such as Qt, are files of their own, which you may replace by changed "
                "ones."
            )
        )
        about.setWordWrap(True)
        parts = QSplitter(Qt.Orientation.Horizontal, self)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.list)
        parts.addWidget(self.text)
        parts.setStretchFactor(1, 1)
        parts.setSizes([_LIST, _SIZE.width() - _LIST])
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)  # Return searches on
        rows = QVBoxLayout(self)
        for widget in (about, self.search, parts, self.count):
            rows.addWidget(widget, 1 if widget is parts else 0)
        rows.addWidget(buttons)

    def _narrow(self) -> None:
        """Show the components in which the words stand, the first of them chosen."""
        words = self.search.text().strip().casefold()
        shown = []
        for row, component in enumerate(self._components):
            item = self.list.topLevelItem(row)
            fits = not words or words in f"{component.name} {component.licence} {_text(component)}".casefold()
            if item is not None:
                item.setHidden(not fits)
                shown += [item] if fits else []
        total = len(self._components)
        some, all_ = self.tr("{shown} of %n components", "", total), self.tr("%n components", "", total)
        text = some if len(shown) < total else all_
        self.count.setText(text.format(shown=len(shown)))
        if not shown:
            self.list.setCurrentIndex(QModelIndex())
        elif self.list.currentItem() not in shown:
            self.list.setCurrentItem(shown[0])
        else:
            self._mark_first()

    def _show(self) -> None:
        """Show where a component is from, and its texts."""
        item = self.list.currentItem()
        if item is None:
            self.text.clear()
            return
        component = self._components[self.list.indexOfTopLevelItem(item)]
        told = {
            self.tr("Licence: {text}"): component.licence,
            self.tr("Source: {text}"): component.source,
            self.tr("Libraries: {text}"): ", ".join(component.libraries),
        }
        facts = [line.replace("{text}", text) for line, text in told.items() if text]
        heading = f"{component.name} {component.version}".rstrip()
        self.text.setPlainText("\n".join([heading, *facts, "", _text(component)]))
        self._mark_first()

    def _mark_first(self) -> None:
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self._find_next()

    def _find_next(self) -> None:
        """Mark the next place with the words that were typed, around the end too."""
        words = self.search.text().strip()
        if words and not self.text.find(words):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(words)


translate = QCoreApplication.translate


def show_about(parent: QWidget) -> None:
    """Show the dialog until it is closed."""
    box = QMessageBox(parent)
    box.setObjectName("about")
    box.setWindowTitle(translate("About", "About rbdesigner"))
    box.setIconPixmap(window_icon().pixmap(QSize(64, 64), parent.devicePixelRatioF()))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(f"rbdesigner {__version__}")
    box.setInformativeText(
        translate("About", "Design maps and scenarios for the board game Roads & Boats.")
        + "\n\n"
        + translate(
            "About",
            "Roads & Boats is a game by Splotter Spellen. This is an independent tool, made without their "
            "involvement. It contains none of their art or text.",
        )
        + f"\n\nQt {qVersion()}"
    )
    licences = box.addButton(translate("About", "&Licences…"), QMessageBox.ButtonRole.ActionRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Close))
    take_pictures_away(box)
    box.exec()
    if box.clickedButton() is licences:
        show_licences(parent)


def show_licences(parent: QWidget) -> None:
    """Show the licences of others until the dialog is closed."""
    from rbdesigner.licences import components  # few look at it

    with waiting():
        dialog = LicencesDialog(components(), parent)
    dialog.exec()
    dialog.deleteLater()
