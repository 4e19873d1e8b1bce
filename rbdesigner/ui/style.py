"""The style of all controls: Fusion, with edges that can be seen and dialog buttons without pictures."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QPlainTextEdit,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionComplex,
    QTextEdit,
    QWidget,
)

_FUSION_DARKENS = 140
"""By so many percent Fusion makes the colour of a window darker for the edges in it."""

_Primitive = QStyle.PrimitiveElement
_EDGED = (_Primitive.PE_FrameLineEdit, _Primitive.PE_IndicatorCheckBox, _Primitive.PE_IndicatorRadioButton)


class ControlStyle(QProxyStyle):
    """Fusion makes edges darker than the window, which nobody sees in the dark; here they have their own colour."""

    def __init__(self) -> None:
        super().__init__("fusion")

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Give fields and what can be ticked an edge that stands out."""
        edged = element in _EDGED or (element is _Primitive.PE_Frame and isinstance(widget, QPlainTextEdit | QTextEdit))
        kept = option.palette
        if edged:
            option.palette = _with_edge(kept)
        super().drawPrimitive(element, option, painter, widget)
        if edged:
            option.palette = kept

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Give fields for numbers the same edge."""
        kept = option.palette
        if control is QStyle.ComplexControl.CC_SpinBox:
            option.palette = _with_edge(kept)
        super().drawComplexControl(control, option, painter, widget)
        option.palette = kept

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        """The buttons of dialogs say in words what they do."""
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 0
        return super().styleHint(hint, option, widget, returned)


def _with_edge(palette: QPalette) -> QPalette:
    """A palette from which Fusion makes edges in the colour of the role Dark."""
    made = QPalette(palette)
    made.setColor(QPalette.ColorRole.Window, palette.color(QPalette.ColorRole.Dark).lighter(_FUSION_DARKENS))
    return made
