"""Hides all panels at once, and brings them back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rbdesigner.ui.storage import folders

_HIDDEN = "window/panels-hidden"


class PanelSwitch(QObject):
    """Hides all panels at once and brings them back; ``changed()`` comes whenever it is turned."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hidden = str(folders.settings().value(_HIDDEN, "false")) == "true"

    @property
    def hidden(self) -> bool:
        """Whether no panel is shown."""
        return self._hidden

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        if hidden != self._hidden:
            self._hidden = hidden
            folders.settings().setValue(_HIDDEN, "true" if hidden else "false")
            self.changed.emit()
