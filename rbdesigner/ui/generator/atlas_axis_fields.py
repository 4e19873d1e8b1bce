"""The fields of an axis of an atlas: what it measures, and its bounds."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rbdesigner.generating.atlas_axes import SHARES, WHOLE, Axis, AxisName, usual_axis
from rbdesigner.generating.atlas_wording import axis_explained, axis_name
from rbdesigner.generating.generator_settings import MOST_TILES, GeneratorSettings
from rbdesigner.ui.widgets.inputs import ComboBox, DecimalBox
from rbdesigner.ui.widgets.literal import Label, tip

_BOUND = 74
"""Pixels for a bound."""
_WIDEST = 420
"""Pixels beyond which the name of an axis gets no more room."""


class AtlasAxisFields(QObject):
    """Asks for an axis by ``widgets`` for a row of a grid; ``changed()`` tells that it is another than before."""

    changed = Signal()

    def __init__(self, title: str, name: str, axis: AxisName, parent: QWidget) -> None:
        super().__init__(parent)
        self.axis = ComboBox(parent)
        self.axis.setObjectName(f"atlas-{name}")
        self.axis.setMinimumContentsLength(14)
        self.axis.setMaximumWidth(_WIDEST)
        self.axis.offer((each, axis_name(each), None) for each in AxisName)
        self.axis.show_value(axis)
        self.axis.setAccessibleName(title)
        self.least, self.most = DecimalBox(0, MOST_TILES, parent), DecimalBox(0, MOST_TILES, parent)
        label = Label(title, parent)
        label.setBuddy(self.axis)
        self.widgets: list[QWidget] = [label, self.axis]
        for field, told, end in ((self.least, self.tr("from"), "least"), (self.most, self.tr("to"), "most")):
            field.setObjectName(f"atlas-{name}-{end}")
            field.setFixedWidth(_BOUND)
            field.setAccessibleName(f"{title}, {told}")
            field.valueChanged.connect(self.changed)
            word = Label(told, parent)
            word.setBuddy(field)
            self.widgets += [word, field]

    @property
    def name(self) -> AxisName:
        """The chosen axis."""
        name = self.axis.value
        assert isinstance(name, AxisName)
        return name

    def show_usual(self, settings: GeneratorSettings) -> None:
        """Show the bounds that suit maps by these settings."""
        self.show_axis(usual_axis(self.name, settings))

    def shows_usual(self, settings: GeneratorSettings) -> bool:
        """Whether the bounds are those that suit maps by these settings."""
        usual, shown = usual_axis(self.name, settings), self.value(1)
        return (shown.least, shown.most) == (usual.least, usual.most)

    def show_axis(self, axis: Axis) -> None:
        """Show an axis with its bounds."""
        self.axis.show_value(axis.name)
        self.axis.setToolTip(tip(axis_explained(axis.name)))
        for field, value in ((self.least, axis.least), (self.most, axis.most)):
            blocked = field.blockSignals(True)
            field.setDecimals(0 if axis.name in WHOLE | SHARES else 1)
            field.setSuffix("\u00a0%" if axis.name in SHARES else "")
            field.setValue(value)
            field.blockSignals(blocked)

    def value(self, cells: int) -> Axis:
        """The axis as it is in the fields."""
        return Axis(self.name, self.least.value(), self.most.value(), cells)
