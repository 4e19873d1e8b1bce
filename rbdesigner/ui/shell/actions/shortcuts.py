"""The list of all keyboard shortcuts."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.ui.shell.actions.action_list import group_titles
from rbdesigner.ui.shell.actions.action_registry import Actions, key_text, without_mnemonic
from rbdesigner.ui.shell.actions.action_spec import ActionSpec
from rbdesigner.ui.shell.actions.fixed_shortcuts import TABLES, fixed_meaning, plain_text, translated
from rbdesigner.ui.shell.actions.menus import BAR, menu_titles
from rbdesigner.ui.widgets.accessible import make_clearable
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.terms import capitalised


class KeyFields(QWidget):
    """Takes keys for the chosen action, unless another one has them.

    ``changed(key)`` tells that the action of this key has other shortcuts now.
    """

    changed = Signal(str)

    def __init__(self, registry: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._registry = registry
        self._key = ""
        self.message = Label("", self)
        self.message.setWordWrap(True)
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        make_clearable(self.edit)
        self.edit.setAccessibleName(self.tr("New keys"))
        self.take = QPushButton(self.tr("&Use these keys"), self)
        self.usual = QPushButton(self.tr("Defa&ult keys"), self)
        self.take.setAutoDefault(False)
        self.usual.setAutoDefault(False)
        self.edit.keySequenceChanged.connect(self._show)
        self.take.clicked.connect(self._take)
        self.usual.clicked.connect(self._reset)
        row = QHBoxLayout()
        row.addWidget(self.edit, 1)
        row.addWidget(self.take)
        row.addWidget(self.usual)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.message)
        rows.addLayout(row)
        self.choose("")

    def choose(self, key: str) -> None:
        """Change the keys of this action from now on; of none if empty."""
        self._key = key
        self.edit.clear()
        self._show()

    def _show(self) -> None:
        """Say what the keys are for, and enable what can be done."""
        chosen = bool(self._key)
        self.edit.setEnabled(chosen)
        self.usual.setEnabled(chosen and self._registry.has_own_keys(self._key))
        keys = self.edit.keySequence().toString()
        taken = self._why_taken(keys) if chosen and keys else ""
        self.take.setEnabled(chosen and bool(keys) and not taken)
        if not chosen:
            self.message.setText(self.tr("Choose an action to give it other keys."))
            return
        self.message.setText(taken or self.tr("Press the new keys of “{action}”.").format(action=self._name(self._key)))

    def _why_taken(self, keys: str) -> str:
        """The reason why an action cannot have these keys, empty if it can."""
        for menu in (menu_titles()[name] for name in BAR):
            if QKeySequence.mnemonic(menu) == QKeySequence(keys):
                text = self.tr("{keys} opens the menu “{menu}”.")
                return text.format(keys=key_text(keys), menu=without_mnemonic(menu))
        other = self._registry.conflict(self._key, keys)
        if other is not None:
            return self._taken_by(keys, self._name(other))
        meaning = fixed_meaning(keys, self._registry.page_of(self._key))
        return self._taken_by(keys, meaning) if meaning else ""

    def _taken_by(self, keys: str, other: str) -> str:
        return self.tr("{keys} is taken by “{other}”.").format(keys=key_text(keys), other=other)

    def _name(self, key: str) -> str:
        return without_mnemonic(self._registry.specs[key].text).removesuffix("…")

    def _take(self) -> None:
        self._set((self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText),))

    def _reset(self) -> None:
        self._set(None)

    def _set(self, keys: tuple[str, ...] | None) -> None:
        self._registry.set_keys(self._key, keys)
        self.changed.emit(self._key)
        self.edit.clear()
        self._show()


_ROOM = 64
"""Pixels beside both columns for margins, frame and scroll bar."""
_MOST_WIDTH = 1200


class ShortcutList(QDialog):
    """Lists every action with its shortcuts by group, a search field, and the keys and mouse on map and game below."""

    def __init__(self, specs: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shortcuts")
        self.setWindowTitle(self.tr("Keyboard and mouse"))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search actions and keys"))
        self.search.setAccessibleName(self.tr("Search"))
        make_clearable(self.search)
        self.search.textChanged.connect(self._filter)
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("Shortcuts"))
        self.list.setHeaderLabels([self.tr("Action"), self.tr("Keys")])
        self.list.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        self.list.setAlternatingRowColors(True)
        self._specs = specs
        self._items: dict[str, QTreeWidgetItem] = {}
        self._fill(specs)
        self.keys = KeyFields(specs, self)
        self.keys.changed.connect(self._show_keys)
        self.list.currentItemChanged.connect(self._choose)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addWidget(self.search)
        rows.addWidget(self.list, 1)
        rows.addWidget(self.keys)
        rows.addWidget(buttons)
        wanted = sum(self.list.sizeHintForColumn(column) for column in (0, 1))
        resize_within_screen(self, QSize(min(wanted + _ROOM, _MOST_WIDTH), 600))

    def _fill(self, specs: Iterable[ActionSpec]) -> None:
        groups = {key: self._group(title) for key, title in group_titles().items()}
        for spec in specs:
            item = QTreeWidgetItem(groups[spec.group], [without_mnemonic(spec.text).removesuffix("…"), ""])
            self._items[spec.key] = item
            self._show_keys(spec.key)
            item.setToolTip(0, tip(spec.tip))
            item.setIcon(0, icon(spec.icon or "none"))
        for title, rows in TABLES:
            group = self._group(translated(title))
            for keys, what in rows:
                QTreeWidgetItem(group, [capitalised(plain_text(what)), plain_text(keys)])
        self.list.expandAll()
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _show_keys(self, key: str) -> None:
        """Show the keys of an action; those of the user's own in bold."""
        item = self._items[key]
        item.setText(1, "   ".join(key_text(keys) for keys in self._specs.specs[key].keys))
        font = item.font(1)
        font.setBold(self._specs.has_own_keys(key))
        item.setFont(1, font)

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        """Let the keys of the chosen action be changed."""
        self.keys.choose(next((key for key, each in self._items.items() if each is item), ""))

    def _group(self, title: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.list, [title])
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return item

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for row in range(self.list.topLevelItemCount()):
            group = self.list.topLevelItem(row)
            if group is None:
                continue
            items = (group.child(index) for index in range(group.childCount()))
            shown = [self._filter_item(item, words) for item in items if item is not None]
            group.setHidden(not any(shown))

    def _filter_item(self, item: QTreeWidgetItem, words: list[str]) -> bool:
        text = f"{item.text(0)} {item.text(1)} {item.toolTip(0)}".casefold()
        fits = all(word in text for word in words)
        item.setHidden(not fits)
        return fits
