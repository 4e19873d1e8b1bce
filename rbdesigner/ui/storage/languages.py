"""The languages of the window: catalogues that Qt made from the texts of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from rbdesigner.resources import folder
from rbdesigner.ui.storage import folders

SETTING = "language"
_PREFIX = "rbdesigner_"


def available() -> dict[str, str]:
    """The languages there are catalogues for besides English: code and own name."""
    codes = (path.stem.removeprefix(_PREFIX) for path in sorted(folder("translations").glob(f"{_PREFIX}*.qm")))
    return {code: QLocale(code).nativeLanguageName().capitalize() or code for code in codes}


def chosen() -> str:
    """The code of the language that the user chose, empty for that of the system."""
    return str(folders.settings().value(SETTING, ""))


def load(app: QCoreApplication) -> None:
    """Show texts in the chosen language, or in the system's; English where there is no catalogue."""
    locale = QLocale(chosen()) if chosen() else QLocale()
    translator = QTranslator(app)
    if locale.language() is not QLocale.Language.English and translator.load(
        locale, _PREFIX.removesuffix("_"), "_", str(folder("translations"))
    ):
        app.installTranslator(translator)
