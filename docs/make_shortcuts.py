"""Writes ``shortcuts.md``, and the same page in each language of the window.

The actions are those of ``rbdesigner/ui/shell/actions/action_list.py``, the rest stands in ``fixed_shortcuts.py``
there: run it after a change of these or of their translations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from rbdesigner.messages.translation import ENGLISH
from rbdesigner.ui.shell.actions.action_list import action_list, group_titles
from rbdesigner.ui.shell.actions.action_registry import without_mnemonic
from rbdesigner.ui.shell.actions.action_spec import ActionSpec
from rbdesigner.ui.shell.actions.fixed_shortcuts import (
    KEYS,
    MEANING,
    OPENING,
    TABLES,
    TITLE,
    Row,
    key_name,
    translated,
)
from rbdesigner.ui.storage import languages

FOLDER = Path(__file__).parent
NOTE = "<!-- Written by docs/make_shortcuts.py from rbdesigner/ui/shell/actions. Change that, not this page. -->"


def pages(app: QCoreApplication) -> Iterator[tuple[Path, str]]:
    """The page in each language, with its file; the texts of the application are as before afterwards."""
    before = QLocale()
    for code in languages.available():
        translators = languages.install(app, QLocale(code))
        name = "shortcuts.md" if code == ENGLISH else f"shortcuts.{code}.md"
        try:
            yield FOLDER / name, page()
        finally:
            for translator in translators:
                app.removeTranslator(translator)
            QLocale.setDefault(before)


def page() -> str:
    """The whole page, in the language of the application."""
    parts = [f"# {translated(TITLE)}\n\n{NOTE}\n\n{translated(OPENING)}\n"]
    for group, title in group_titles().items():
        specs = [spec for spec in action_list() if spec.group == group and spec.keys]
        if specs:
            parts.append(section(title, map(row, specs)))
    for title, rows in TABLES:
        parts.append(section(translated(title), ((translated(keys), translated(what)) for keys, what in rows)))
    return "\n".join(parts)


def section(title: str, rows: Iterable[Row]) -> str:
    """A table under its title."""
    lines = [f"| {keys} | {what} |" for keys, what in rows]
    return "\n".join([f"## {title}\n", f"| {translated(KEYS)} | {translated(MEANING)} |", "| --- | --- |", *lines, ""])


def row(spec: ActionSpec) -> Row:
    """The keys of an action, and what it does."""
    keys = ", ".join(f"`{key_name(keys)}`" for keys in spec.keys)
    what = without_mnemonic(spec.text).removesuffix("…")
    return keys, f"{what}: {within_a_sentence(spec.tip)}" if spec.tip else what


def within_a_sentence(text: str) -> str:
    """A text as it goes on after a colon: in German it may begin with a noun."""
    return text if QLocale().language() is QLocale.Language.German else f"{text[0].lower()}{text[1:]}"


if __name__ == "__main__":
    for path, text in pages(QCoreApplication([])):
        path.write_text(text, "utf-8")
        print(f"wrote {path}")
