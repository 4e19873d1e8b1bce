"""How the window looks: light or dark, following the system or as the user says."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from rbdesigner.ui.storage import folders

if TYPE_CHECKING:
    from rbdesigner.checks.problem import Severity


class Theme(StrEnum):
    """The choices of the user."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Colours(NamedTuple):
    """The colours of a theme: surfaces from the frame inwards, texts, lines, edges of fields, accent."""

    window: str
    base: str
    alternate: str
    button: str
    text: str
    faint_text: str
    disabled_text: str
    line: str
    edge: str
    accent: str
    accent_text: str
    link: str
    error: str
    warning: str
    advice: str
    fine: str


LIGHT = Colours(
    window="#f1eee8",
    base="#fdfcfa",
    alternate="#f6f3ee",
    button="#faf8f4",
    text="#24272b",
    faint_text="#6a6860",
    disabled_text="#7e7a71",
    line="#d3cdc1",
    edge="#87837a",
    accent="#1f6f5c",
    accent_text="#ffffff",
    link="#17634f",
    error="#b3261e",
    warning="#935600",
    advice="#2b5f9e",
    fine="#2c6e3f",
)
DARK = Colours(
    window="#27292c",
    base="#1c1e20",
    alternate="#222427",
    button="#34373b",
    text="#e8e5df",
    faint_text="#a5a29a",
    disabled_text="#8d8f92",
    line="#3f4246",
    edge="#7a7d82",
    accent="#3f9d85",
    accent_text="#0e1614",
    link="#6fc7b0",
    error="#ff8a80",
    warning="#f0b45a",
    advice="#8ab8f0",
    fine="#86cf98",
)


_EDGED = ("QLineEdit", "QPlainTextEdit", "QTextEdit", "QAbstractSpinBox", "QCheckBox", "QRadioButton", "Menu")
"""The controls with the palette of :func:`edged_palette`; they use its window for nothing but their edges."""
_FUSION_DARKENS = 140
"""The percentage to which Fusion darkens the colour of the window for an edge."""
_TEXT_ROLES = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.HighlightedText,
)


class ThemeSwitch(QObject):
    """Keeps the application's palette as the user or the system wants it; ``changed()`` comes after another one."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._theme = _known_theme(str(folders.settings().value("theme", Theme.SYSTEM)))
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._apply)
        self._apply()

    @property
    def theme(self) -> Theme:
        """The choice of the user."""
        return self._theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._theme = theme
        folders.settings().setValue("theme", theme.value)
        self._apply()

    @property
    def is_dark(self) -> bool:
        """Whether the dark colours are shown."""
        if self._theme is Theme.SYSTEM:
            return self._hints.colorScheme() is Qt.ColorScheme.Dark
        return self._theme is Theme.DARK

    def _apply(self) -> None:
        shown = DARK if self.is_dark else LIGHT
        palette = palette_of(shown)
        if palette != self._app.palette():
            self._app.setPalette(palette)
            for name in _EDGED:
                self._set_palette_of(name, edged_palette(shown))
            # Their own one: those within an edged field would take its palette.
            self._set_palette_of("QScrollBar", palette_of(shown))
            self._set_palette_of("QComboBox", choosing_palette(shown))
            self.changed.emit()

    def _set_palette_of(self, name: str, palette: QPalette) -> None:
        """Give a palette to all widgets of a class."""
        self._app.setPalette(palette, name)  # type: ignore[arg-type]  # the stubs want bytes, which are refused


def _known_theme(name: str) -> Theme:
    return Theme(name) if name in set(Theme) else Theme.SYSTEM


def colours() -> Colours:
    """The colours shown now."""
    return DARK if QGuiApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128 else LIGHT


def bold(font: QFont) -> QFont:
    """The same in bold, as headings are."""
    font = QFont(font)
    font.setBold(True)
    return font


def severity_colour(severity: Severity) -> QColor:
    """The colour of an error, a warning or an advice in the theme shown now."""
    shown = colours()
    return QColor({"error": shown.error, "warning": shown.warning, "advice": shown.advice}[severity.word])


def palette_of(shown: Colours) -> QPalette:
    """The palette made of these colours."""
    role = QPalette.ColorRole
    window = QColor(shown.window)
    palette = QPalette(QColor(shown.button), window)
    values = {
        role.Window: shown.window,
        role.WindowText: shown.text,
        role.Base: shown.base,
        role.AlternateBase: shown.alternate,
        role.Text: shown.text,
        role.PlaceholderText: shown.faint_text,
        role.Button: shown.button,
        role.ButtonText: shown.text,
        role.BrightText: shown.error,
        role.ToolTipBase: shown.text,
        role.ToolTipText: shown.base,
        role.Highlight: shown.accent,
        role.HighlightedText: shown.accent_text,
        role.Accent: shown.accent,
        role.Link: shown.link,
        role.LinkVisited: shown.link,
        role.Mid: shown.line,
    }
    for each, colour in values.items():
        palette.setColor(each, QColor(colour))
    for each in _TEXT_ROLES:
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(shown.disabled_text))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(shown.line))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Button, window)
    return palette


def telling_palette(shown: Colours) -> QPalette:
    """Make the palette for what tells something even while it is disabled.

    A field shows its value, and a menu says why something is impossible.
    """
    palette = palette_of(shown)
    for each in _TEXT_ROLES:
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(shown.faint_text))
    return palette


def edged_palette(shown: Colours) -> QPalette:
    """Make the palette for what has an edge that must be seen.

    Fusion makes edges darker than the window, which nobody sees in the dark, so the window here is that much lighter.
    """
    palette = telling_palette(shown)
    palette.setColor(QPalette.ColorRole.Window, QColor(shown.edge).lighter(_FUSION_DARKENS))
    palette.setColor(
        QPalette.ColorGroup.Disabled, QPalette.ColorRole.Window, QColor(shown.line).lighter(_FUSION_DARKENS)
    )
    return palette


def choosing_palette(shown: Colours) -> QPalette:
    """Make the palette for a box to choose in, which looks like the fields that one types in."""
    palette = edged_palette(shown)
    palette.setColor(QPalette.ColorRole.Button, QColor(shown.base))
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Button, QColor(shown.window))
    return palette
