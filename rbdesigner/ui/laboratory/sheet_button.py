"""A button that puts findings on the sheet of a map."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from rbdesigner.scenario.model import Findings
from rbdesigner.ui.widgets.literal import tip


class SheetButton(QPushButton):
    """Puts findings on the sheet of a map.

    Three tips say why there are no findings, what is put on the sheet, and that it stands there already.
    """

    def __init__(self, text: str, tips: tuple[str, str, str], parent: QWidget) -> None:
        super().__init__(text, parent)
        self._tips = tips

    def offer(self, found: Findings | None, known: Findings | None, why_none: str = "") -> None:
        """Offer what was found, if anything, to a sheet on which other findings stand, if any.

        ``why_none`` is a tip for where there is another reason than usual why there are no findings.
        """
        none, new, same = self._tips
        none = why_none or none
        self.setEnabled(found not in (None, known))
        self.setToolTip(tip(none if found is None else new if self.isEnabled() else same))
