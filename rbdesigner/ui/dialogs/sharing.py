"""The code of a map and its QR code, to be copied or saved."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPixmap, QTextOption
from PySide6.QtWidgets import (
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
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import Label

SHOWN_SIDE, SAVED_SIDE = 360, 1200
"""About how many pixels wide the QR code is in the window and in a file."""


class SharingDialog(QDialog):
    """Shows the code of a map, and a QR code if it is short enough for one.

    ``saving`` asks to save the picture ``image``.
    """

    saving = Signal()

    def __init__(self, code: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sharing")
        self.setWindowTitle(self.tr("Share the map"))
        self.code = code
        self._square = qr_code(code)
        rows = QVBoxLayout(self)
        rows.addWidget(self._introduction())
        columns = QHBoxLayout()
        columns.addWidget(self._picture())
        columns.addLayout(self._text_column(), 1)
        rows.addLayout(columns, 1)
        rows.addWidget(self._closing())

    def image(self, side: int) -> QImage:
        """The QR code, about so many pixels wide, each module a whole number of them."""
        assert self._square is not None
        return self._square.scaled(self._square.size() * max(1, side // self._square.width()))

    def _introduction(self) -> QLabel:
        label = Label(self)
        label.setWordWrap(True)
        label.setText(
            self.tr(
                "Everything about the map is in this code. Whoever copies it, with whatever stands around it, opens "
                "it with “New from the clipboard”."
            )
        )
        return label

    def _picture(self) -> QLabel:
        label = Label(self)
        label.setObjectName("qr-code")
        label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        label.setAccessibleName(self.tr("QR code of the map"))
        if self._square is None:
            label.setWordWrap(True)
            label.setFixedWidth(SHOWN_SIDE // 2)
            label.setText(self.tr("The map is too large for a QR code."))
            return label
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap.fromImage(self.image(round(SHOWN_SIDE * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        label.setPixmap(pixmap)
        return label

    def _text_column(self) -> QVBoxLayout:
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("map-code")
        self.text.setAccessibleName(self.tr("Code of the map"))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setPlainText(self.code)
        self.text.setMinimumWidth(260)
        length = Label(self)
        length.setText(self.tr("{number} characters").replace("{number}", number_text(len(self.code))))
        self.copy_code = self._button(self.tr("Copy the &code"), self._copy_code)
        self.copy_image = self._button(self.tr("Copy the &QR code"), self._copy_image)
        self.save_image = self._button(self.tr("&Save the QR code…"), self.saving.emit)
        self.copy_image.setEnabled(self._square is not None)
        self.save_image.setEnabled(self._square is not None)
        self.copy_code.setDefault(True)
        column = QVBoxLayout()
        for widget in (self.text, length, self.copy_code, self.copy_image, self.save_image):
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
