"""The settings for all maps."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.ui.canvas.tile_layer import show_style
from rbdesigner.ui.storage import folders, languages, preferences
from rbdesigner.ui.widgets.content_area import ContentArea
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.style_box import StyleBox
from rbdesigner.ui.widgets.theme import Theme, ThemeSwitch


class Preferences(QDialog):
    """Edits theme, style, wheel, motion, passing over, machines, autosave and language, taken over when accepted."""

    def __init__(self, theme: ThemeSwitch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self.setWindowTitle(self.tr("Preferences"))
        self._switch = theme
        form = QFormLayout()
        self.theme = self._themes()
        form.addRow(self.tr("&Colours"), self.theme)
        self.board_style = StyleBox(preferences.board_style(), self)
        form.addRow(self.tr("St&yle of the board"), self.board_style)
        self.wheel = QCheckBox(self.tr("The &wheel zooms; otherwise it scrolls and zooms with Ctrl"), self)
        self.wheel.setChecked(preferences.wheel_zooms())
        form.addRow(self.tr("Mouse"), self.wheel)
        self.animated = QCheckBox(self.tr("In a game, transporters &glide, and goods that come or go are ringed"), self)
        self.animated.setChecked(preferences.is_animated())
        form.addRow(self.tr("Motion"), self.animated)
        self.passes = QCheckBox(
            self.tr("In a game, phases and &questions with nothing to decide are passed over"), self
        )
        self.passes.setChecked(preferences.passes_over())
        form.addRow(self.tr("Turns"), self.passes)
        self.reopens = QCheckBox(self.tr("Maps and games that were open come bac&k as they were"), self)
        self.reopens.setChecked(preferences.reopens_tabs())
        form.addRow(self.tr("At the start"), self.reopens)
        self.limit = SpinBox(preferences.LEAST_LIMIT, preferences.MOST_LIMIT, self)
        self.limit.setValue(preferences.thinking_limit())
        self.limit.setPrefix(self.tr("think at most "))
        self.limit.setSuffix(self.tr(" seconds"))
        self.limit.setToolTip(self.tr("For games that are opened or begun from now on"))
        form.addRow(self.tr("&Machine players"), self.limit)
        self.autosave = SpinBox(1, 300, self)
        self.autosave.setValue(preferences.autosave_seconds())
        self.autosave.setSuffix(self.tr(" seconds after a change"))
        form.addRow(self.tr("&Keep a copy"), self.autosave)
        hint = Label(self.tr("Copies of unsaved maps are kept apart from your files, in case of a crash."), self)
        hint.setWordWrap(True)
        hint.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        form.addRow("", hint)
        self.language = self._languages(form)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addWidget(ContentArea(form, self))
        rows.addStretch(1)
        rows.addWidget(buttons)

    def _themes(self) -> QComboBox:
        names = {
            Theme.SYSTEM: self.tr("Follow the system"),
            Theme.LIGHT: self.tr("Light"),
            Theme.DARK: self.tr("Dark"),
        }
        box = QComboBox(self)
        for theme, name in names.items():
            box.addItem(name, theme.value)
        box.setCurrentIndex(box.findData(self._switch.theme.value))
        return box

    def _languages(self, form: QFormLayout) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName("language")
        box.addItem(self.tr("Follow the system"), "")
        for code, name in languages.available().items():
            box.addItem(name, code)
        box.setCurrentIndex(box.findData(languages.chosen_language()))
        form.addRow(self.tr("&Language"), box)
        return box

    def accept(self) -> None:
        """Take the settings over."""
        self._switch.theme = Theme(self.theme.currentData())
        settings = folders.settings()
        settings.setValue(preferences.BOARD_STYLE, self.board_style.chosen.value)
        show_style(self.board_style.chosen)
        settings.setValue(preferences.WHEEL_ZOOMS, "true" if self.wheel.isChecked() else "false")
        settings.setValue(preferences.ANIMATED, "true" if self.animated.isChecked() else "false")
        preferences.set_passes_over(self.passes.isChecked())
        settings.setValue(preferences.REOPENS_TABS, "true" if self.reopens.isChecked() else "false")
        settings.setValue(preferences.AUTOSAVE_SECONDS, self.autosave.value())
        settings.setValue(preferences.THINKING_LIMIT, self.limit.value())
        settings.setValue(languages.SETTING, self.language.currentData())
        super().accept()
