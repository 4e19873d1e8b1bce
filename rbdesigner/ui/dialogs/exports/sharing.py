"""The code of a map and its QR code, to be copied or saved."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPixmap, QTextOption
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.art.qr_code import qr_code
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.formats.map_code import code_of
from rbdesigner.scenario.inscriptions import has_private, published
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import Label

SHOWN_SIDE, SAVED_SIDE = 360, 1200
"""About how many pixels wide the QR code is in the window and in a file."""


class SharingDialog(QDialog):
    """Shows the code of a map, and a QR code if it is short enough; ``saving`` asks to save the picture ``image``."""

    saving = Signal()

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sharing")
        self.setWindowTitle(self.tr("Share the map"))
        self._scenario = scenario
        self.code = ""
        self._square: QImage | None = None
        rows = QVBoxLayout()
        rows.addWidget(self._introduction())
        self.private = QCheckBox(self.tr("With &private labels, notes and districts"), self)
        self.private.setVisible(has_private(scenario))
        self.private.toggled.connect(self._show_code)
        rows.addWidget(self.private)
        columns = QHBoxLayout()
        columns.addWidget(self._picture())
        columns.addLayout(self._text_column(), 1)
        rows.addLayout(columns, 1)
        whole = QVBoxLayout(self)
        whole.addWidget(ContentArea(rows, self), 1)
        whole.addWidget(self._closing())
        self._show_code()
        resize_within_screen(self, self.sizeHint())

    @property
    def shared(self) -> Scenario:
        """The scenario as it is shared, with what is private or without."""
        return self._scenario if self.private.isChecked() else published(self._scenario)

    def image(self, side: int) -> QImage:
        """The QR code, about so many pixels wide, each module a whole number of them."""
        assert self._square is not None
        return self._square.scaled(self._square.size() * max(1, side // self._square.width()))

    def _introduction(self) -> QLabel:
        label = Label(self)
        label.setWordWrap(True)
        label.setText(
            self.tr(
                "Everything about the map is in this code. To open it, copy it, with any text around it, and "
                "choose “New from the clipboard”."
            )
        )
        return label

    def _picture(self) -> QLabel:
        label = Label(self)
        label.setObjectName("qr-code")
        label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        label.setAccessibleName(self.tr("QR code of the map"))
        self._shown = label
        return label

    def _show_code(self) -> None:
        """Show the code of the map, with its secrets or without."""
        self.code = code_of(self.shared)
        self._square = qr_code(self.code)
        self.text.setPlainText(self.code)
        self._length.setText(self.tr("{number} characters").replace("{number}", number_text(len(self.code))))
        for button in (self.copy_image, self.save_image):
            button.setEnabled(self._square is not None)
        if self._square is None:
            self._shown.setWordWrap(True)
            self._shown.setFixedWidth(SHOWN_SIDE // 2)
            self._shown.setText(self.tr("The map is too large for a QR code."))
            return
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap.fromImage(self.image(round(SHOWN_SIDE * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        self._shown.setFixedSize(pixmap.deviceIndependentSize().toSize())
        self._shown.setPixmap(pixmap)

    def _text_column(self) -> QVBoxLayout:
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("map-code")
        self.text.setAccessibleName(self.tr("Code of the map"))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setMinimumWidth(260)
        self._length = Label(self)
        self.copy_code = self._button(self.tr("Copy the &code"), self._copy_code)
        self.copy_image = self._button(self.tr("Copy the &QR code"), self._copy_image)
        self.save_image = self._button(self.tr("&Save the QR code…"), self.saving.emit)
        self.copy_code.setDefault(True)
        column = QVBoxLayout()
        for widget in (self.text, self._length, self.copy_code, self.copy_image, self.save_image):
            column.addWidget(widget)
        return column

    def _button(self, text: str, act: object) -> QPushButton:
        button = QPushButton(text, self)
        button.clicked.connect(act)
        return button

    def _closing(self) -> QDialogButtonBox:
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        return buttons

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(self.code)

    def _copy_image(self) -> None:
        QGuiApplication.clipboard().setImage(self.image(SAVED_SIDE))
