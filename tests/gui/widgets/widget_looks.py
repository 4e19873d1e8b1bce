"""Pictures of every kind of widget with a text, in every state, and the contrast that the text needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, QStringListModel, Qt
from PySide6.QtGui import QHoverEvent, QImage, QPalette, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QDoubleSpinBox,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QListView,
    QMainWindow,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStatusBar,
    QTabBar,
    QTableView,
    QTabWidget,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QToolTip,
    QTreeView,
    QWidget,
)

from rbdesigner.ui.widgets.menu import Menu

READABLE, FAINT = 4.5, 3.0
"""The least contrast of what must be read; of what is disabled, and says nothing that must be."""
TEXT, BLANK = "MMM", "\N{EM SPACE}" * 3
"""A text, and as much room without one."""
SIZE = QSize(260, 90)

Look = Callable[[QWidget, str], QImage]
"""Shows a widget with a text within a window, and takes its picture."""


def seen(widget: QWidget, at: QRect | None = None) -> QImage:
    """What is seen of a widget, on the ground of its window."""
    at = at or widget.rect()
    return widget.window().grab(QRect(widget.mapTo(widget.window(), at.topLeft()), at.size())).toImage()


def shown(widget: QWidget) -> QImage:
    """A widget as it is seen once it is shown."""
    widget.resize(SIZE)
    widget.show()
    QApplication.processEvents()
    return seen(widget)


def button(kind: type[QAbstractButton], state: str, window: QWidget, text: str) -> QImage:
    """A button; ``state`` names what is done to it."""
    made = kind(window)
    made.setText(text)
    made.setCheckable(state == "checked" or isinstance(made, QCheckBox))
    made.setChecked(state == "checked")
    made.setDown(state == "pressed")
    made.setEnabled(state != "disabled")
    made.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, state == "hover")
    if isinstance(made, QPushButton):
        made.setDefault(state == "default")
        made.setFlat(state == "flat")
    if isinstance(made, QToolButton):
        made.setAutoRaise(state != "raised")
    return shown(made)


def label(enabled: bool, window: QWidget, text: str) -> QImage:
    made = QLabel(text, window)
    made.setEnabled(enabled)
    return shown(made)


def quiet(in_tab: bool, window: QWidget, text: str) -> QImage:
    """A note in faint letters, on the ground of the window or in a tab."""
    tabs = QTabWidget(window)
    tabs.setDocumentMode(True)
    made = QLabel(text, window)
    made.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    if in_tab:
        tabs.addTab(made, "MMM")
        tabs.resize(2 * SIZE)
    tabs.setVisible(in_tab)
    return shown(made)


def link(window: QWidget, text: str) -> QImage:
    return shown(QLabel(f'<a href="x" style="text-decoration:none">{text.replace(" ", "&nbsp;")}</a>', window))


Field = QLineEdit | QPlainTextEdit | QTextEdit


def field(kind: type[Field], state: str, window: QWidget, text: str) -> QImage:
    made = kind(window)
    if state == "placeholder":
        made.setPlaceholderText(text)
    elif isinstance(made, QLineEdit):
        made.setText(text)
    else:
        made.setPlainText(text)
    made.setEnabled(state != "disabled")
    made.setReadOnly(state == "read-only")
    if state == "selected":
        made.selectAll()
    return shown(made)


def number(kind: type[QSpinBox | QDoubleSpinBox], enabled: bool, window: QWidget, text: str) -> QImage:
    made = kind(window)
    made.setSpecialValueText(text)
    made.setEnabled(enabled)
    return shown(made)


def keys(window: QWidget, text: str) -> QImage:
    made = QKeySequenceEdit(text.replace("MMM", "M").strip(), window)
    for line in made.findChildren(QLineEdit):
        line.setPlaceholderText("")
    return shown(made)


def combo(editable: bool, enabled: bool, window: QWidget, text: str) -> QImage:
    made = QComboBox(window)
    made.addItem(text)
    made.setEditable(editable)
    made.setEnabled(enabled)
    return shown(made)


def combo_list(editable: bool, row: int, window: QWidget, text: str) -> QImage:
    """The open list of a combo box; its first row is the chosen one."""
    made = QComboBox(window)
    made.addItems([text, text])
    made.setEditable(editable)
    made.resize(SIZE)
    made.show()
    made.showPopup()
    QApplication.processEvents()
    view = made.view()
    image = seen(view.viewport(), view.visualRect(view.model().index(row, 0)))
    made.hidePopup()
    return image


def menu(kind: type[QMenu], state: str, window: QWidget, text: str) -> QImage:
    made = kind(window)
    action = made.addAction(text)
    made.addAction("MMMM")
    action.setEnabled(state != "disabled")
    action.setCheckable(state == "ticked")
    action.setChecked(state == "ticked")
    made.popup(QPoint())
    made.setActiveAction(action if state == "selected" else None)  # type: ignore[arg-type]  # none is allowed
    QApplication.processEvents()
    image = seen(made, made.actionGeometry(action))
    made.close()
    return image


def menu_bar(selected: bool, window: QWidget, text: str) -> QImage:
    made = QMenuBar(window)
    action = made.addAction(text)
    if selected:
        made.setActiveAction(action)
    made.resize(SIZE)
    made.show()
    return seen(made, made.actionGeometry(action))


def hover(widget: QWidget, at: QPoint) -> None:
    """Move the pointer over a widget, as Qt tells it."""
    place = QPointF(at)
    for kind in (QEvent.Type.HoverEnter, QEvent.Type.HoverMove):
        QApplication.sendEvent(widget, QHoverEvent(kind, place, widget.mapToGlobal(place), QPointF(-1, -1)))


def rows(kind: type[QAbstractItemView], state: str, window: QWidget, text: str) -> QImage:
    """A row of a list, tree or table; every second one has another ground."""
    made = kind(window)
    model = QStringListModel([text, text, text], made) if kind is not QTableView else QStandardItemModel(3, 1, made)
    for row in range(3):
        model.setData(model.index(row, 0), text)
    made.setModel(model)
    made.setAlternatingRowColors(True)
    made.setEnabled(state != "disabled")
    at = model.index(1 if state == "alternate" else 0, 0)
    if state == "selected":
        made.setCurrentIndex(at)
    made.resize(QSize(SIZE.width(), 3 * SIZE.height()))
    made.show()
    QApplication.processEvents()
    place = made.visualRect(at)
    if state == "hover":
        hover(made.viewport(), place.center())
    return seen(made.viewport(), place)


def header(window: QWidget, text: str) -> QImage:
    made = QHeaderView(Qt.Orientation.Horizontal, window)
    model = QStandardItemModel(1, 1, made)
    model.setHorizontalHeaderLabels([text])
    made.setModel(model)
    made.setStretchLastSection(True)
    return shown(made)


def tab(state: str, window: QWidget, text: str) -> QImage:
    made = QTabBar(window)
    made.addTab(text)
    made.addTab("MMM")
    made.setCurrentIndex(0 if state == "selected" else 1)
    made.setTabEnabled(0, state != "disabled")
    made.resize(SIZE)
    made.show()
    QApplication.processEvents()
    if state == "hover":
        hover(made, made.tabRect(0).center())
    return seen(made, made.tabRect(0))


def progress(value: int, window: QWidget, text: str) -> QImage:
    made = QProgressBar(window)
    made.setRange(0, 100)
    made.setValue(value)
    made.setFormat(text)
    return shown(made)


def dock(window: QWidget, text: str) -> QImage:
    assert isinstance(window, QMainWindow)
    made = QDockWidget(text, window)
    made.setWidget(QWidget(made))
    window.addDockWidget(Qt.DockWidgetArea.TopDockWidgetArea, made)
    return shown(made)


def status(window: QWidget, text: str) -> QImage:
    made = QStatusBar(window)
    made.showMessage(text)
    return shown(made)


def message(window: QWidget, text: str) -> QImage:
    made = QMessageBox(window)
    made.setText(text)
    made.show()
    label = made.findChild(QLabel, "qt_msgbox_label")
    assert label is not None
    image = shown(label)
    made.close()
    return image


def tool_tip(window: QWidget, text: str) -> QImage:
    QToolTip.showText(window.mapToGlobal(QPoint()), text.replace(" ", "\u00a0"), window)
    made = next(each for each in QApplication.topLevelWidgets() if each.metaObject().className() == "QTipLabel")
    image = shown(made)
    QToolTip.hideText()
    return image


BUTTONS: dict[type[QAbstractButton], Sequence[str]] = {
    QPushButton: ("normal", "hover", "pressed", "checked", "default", "flat", "disabled"),
    QToolButton: ("normal", "hover", "pressed", "checked", "raised", "disabled"),
    QCheckBox: ("normal", "hover", "checked", "disabled"),
    QRadioButton: ("normal", "hover", "checked", "disabled"),
}
FIELDS: tuple[type[Field], ...] = (QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser)
FIELD_STATES = ("normal", "selected", "placeholder", "read-only", "disabled")
ROWS: tuple[type[QAbstractItemView], ...] = (QListView, QTreeView, QTableView)
ROW_STATES = ("normal", "hover", "selected", "alternate", "disabled")
MENU_STATES = ("normal", "selected", "ticked", "disabled")


def looks() -> Iterator[tuple[str, float, Look]]:
    """Every kind of widget in every state, with the contrast that its text needs."""
    for kind, states in BUTTONS.items():
        for state in states:
            yield f"{kind.__name__} {state}", FAINT if state == "disabled" else READABLE, partial(button, kind, state)
    for each in FIELDS:
        for state in FIELD_STATES:
            yield f"{each.__name__} {state}", READABLE, partial(field, each, state)
    for view in ROWS:
        for state in ROW_STATES:
            yield f"{view.__name__} {state}", FAINT if state == "disabled" else READABLE, partial(rows, view, state)
    for state in MENU_STATES:
        yield f"Menu {state}", READABLE, partial(menu, Menu, state)
        yield f"QMenu {state}", FAINT if state == "disabled" else READABLE, partial(menu, QMenu, state)
    for spin in (QSpinBox, QDoubleSpinBox):
        for enabled in (True, False):
            yield f"{spin.__name__} {enabled=}", READABLE, partial(number, spin, enabled)
    for editable in (False, True):
        for enabled in (True, False):
            yield f"QComboBox {editable=} {enabled=}", READABLE, partial(combo, editable, enabled)
        for row in (0, 1):
            yield f"QComboBox {editable=} {row=} of the list", READABLE, partial(combo_list, editable, row)
    for selected in (False, True):
        yield f"QMenuBar {selected=}", READABLE, partial(menu_bar, selected)
    for state in ("normal", "hover", "selected", "disabled"):
        yield f"QTabBar {state}", FAINT if state == "disabled" else READABLE, partial(tab, state)
    for value in (0, 100):
        yield f"QProgressBar {value}", READABLE, partial(progress, value)
    yield "QLabel", READABLE, partial(label, True)
    yield "QLabel disabled", FAINT, partial(label, False)
    yield "QLabel link", READABLE, link
    yield "QLabel faint", READABLE, partial(quiet, False)
    yield "QLabel faint in a tab", READABLE, partial(quiet, True)
    yield "QHeaderView", READABLE, header
    yield "QDockWidget", READABLE, dock
    yield "QStatusBar", READABLE, status
    yield "QMessageBox", READABLE, message
    yield "QToolTip", READABLE, tool_tip
    yield "QKeySequenceEdit", READABLE, keys
