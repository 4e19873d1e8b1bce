"""The fields that give an action other keys."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QKeySequenceEdit, QPushButton, QVBoxLayout, QWidget

from rbdesigner.ui.shell.actions.action_registry import Actions, key_text, plain
from rbdesigner.ui.shell.actions.fixed_shortcuts import fixed_meaning
from rbdesigner.ui.shell.actions.menus import BAR, menu_titles
from rbdesigner.ui.widgets.accessible import make_clearable
from rbdesigner.ui.widgets.literal import Label


class KeyFields(QWidget):
    """Takes keys for the chosen action, unless another one has them.

    ``changed(key)`` tells that the action of this key has other shortcuts now.
    """

    changed = Signal(str)

    def __init__(self, registry: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._registry = registry
        self._key = ""
        self.said = Label("", self)
        self.said.setWordWrap(True)
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        make_clearable(self.edit)
        self.edit.setAccessibleName(self.tr("New keys"))
        self.take = QPushButton(self.tr("&Use these keys"), self)
        self.usual = QPushButton(self.tr("Us&ual keys"), self)
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
        rows.addWidget(self.said)
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
        taken = self._taken(keys) if chosen and keys else ""
        self.take.setEnabled(chosen and bool(keys) and not taken)
        if not chosen:
            self.said.setText(self.tr("Choose an action to give it other keys."))
            return
        self.said.setText(taken or self.tr("Press the new keys of “{action}”.").format(action=self._name(self._key)))

    def _taken(self, keys: str) -> str:
        """The reason why an action cannot have these keys, empty if it can."""
        for menu in (menu_titles()[name] for name in BAR):
            if QKeySequence.mnemonic(menu) == QKeySequence(keys):
                text = self.tr("{keys} opens the menu “{menu}”.")
                return text.format(keys=key_text(keys), menu=plain(menu))
        other = self._registry.conflict(self._key, keys)
        if other is not None:
            return self._taken_by(keys, self._name(other))
        meaning = fixed_meaning(keys, self._registry.page_of(self._key))
        return self._taken_by(keys, meaning) if meaning else ""

    def _taken_by(self, keys: str, other: str) -> str:
        return self.tr("{keys} is taken by “{other}”.").format(keys=key_text(keys), other=other)

    def _name(self, key: str) -> str:
        return plain(self._registry.specs[key].text).removesuffix("…")

    def _take(self) -> None:
        self._set((self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText),))

    def _reset(self) -> None:
        self._set(None)

    def _set(self, keys: tuple[str, ...] | None) -> None:
        self._registry.set_keys(self._key, keys)
        self.changed.emit(self._key)
        self.edit.clear()
        self._show()
