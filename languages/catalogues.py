"""The catalogues of the languages: what the program says, taken out of the code by Qt, and how each language says it.

python languages/catalogues.py             bring the catalogues up to date and compile them
python languages/catalogues.py --compile   compile them alone, those that have changed
python languages/catalogues.py --check     name what is missing or wrong in them; exit code 1 if anything is

Qt's ``lupdate`` finds the texts and its ``lrelease`` compiles the catalogues; both come with PySide6-Essentials. What
lies between is done here, because ``lupdate`` takes a text for a plural only in ``self.tr``, while ``translate`` and
the texts of modules without Qt have plurals too: here every text with ``%n`` is one.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
PACKAGE = FOLDER.parent / "rbdesigner"
SOURCE = "en"
"""The language in which the code is written: its catalogue holds only plurals."""
LANGUAGES = (SOURCE, "it", "fi", "de")
FORMS = 2
"""How many plural forms each of these languages has: one, and all other numbers."""

_PLACEHOLDER = re.compile(r"\{(\w*)[^{}]*\}")
_MNEMONIC = re.compile(r"&(?!&)\w")
_TORN = re.compile(r"[\d}] %(?!n)")
"""A number from which a line may part its per cent sign."""


@dataclass(frozen=True)
class Message:
    """A text of the program in one language. ``forms`` are empty where it is not translated; two for a plural."""

    context: str
    source: str
    comment: str = ""
    note: str = ""
    forms: tuple[str, ...] = field(default=(), compare=False)

    @property
    def key(self) -> tuple[str, str, str]:
        """What Qt finds it by."""
        return self.context, self.source, self.comment

    @property
    def is_plural(self) -> bool:
        """Whether it has a form for each kind of number."""
        return "%n" in self.source

    @property
    def is_done(self) -> bool:
        """Whether it is translated."""
        return len(self.forms) == (FORMS if self.is_plural else 1) and all(self.forms)


Catalogue = Mapping[tuple[str, str, str], Message]


def path_of(language: str) -> Path:
    """The source of a catalogue."""
    return FOLDER / f"rbdesigner_{language}.ts"


def tool(name: str) -> str:
    """Qt's program of this name, as it lies in the wheel."""
    found = importlib.util.find_spec("PySide6")
    if found is None or found.origin is None:
        raise SystemExit("catalogues.py: PySide6-Essentials is not installed")
    return str(Path(found.origin).parent / (f"{name}.exe" if os.name == "nt" else name))


def run(name: str, *arguments: str) -> None:
    """Let one of Qt's programs work; the end of this one with what it says if it fails."""
    done = subprocess.run([tool(name), *arguments], capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise SystemExit(f"catalogues.py: {name} failed: {done.stderr or done.stdout}")


# Reading and writing


def read(path: Path) -> dict[tuple[str, str, str], Message]:
    """The messages of a catalogue, in its order."""
    found = {}
    for context in ET.parse(path).getroot().iter("context"):
        for element in context.iter("message"):
            message = Message(
                context.findtext("name", ""),
                element.findtext("source", ""),
                element.findtext("comment", ""),
                element.findtext("extracomment", ""),
                _forms(element.find("translation")),
            )
            found[message.key] = message
    return found


def _forms(translation: ET.Element | None) -> tuple[str, ...]:
    if translation is None or translation.get("type"):  # unfinished, or no longer in the code
        return ()
    plural = tuple(form.text or "" for form in translation.iter("numerusform"))
    return plural or ((translation.text,) if translation.text else ())


def write(path: Path, language: str, messages: Iterable[Message]) -> None:
    """Write a catalogue by context and text, so that branches which add texts to it are easily merged."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE)
    contexts: dict[str, ET.Element] = {}
    for message in sorted(messages, key=lambda message: message.key):
        if message.context not in contexts:
            contexts[message.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[message.context], "name").text = message.context
        _add(contexts[message.context], message)
    ET.indent(root, "    ")
    text = ET.tostring(root, encoding="unicode")
    new = f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n'
    if not path.exists() or path.read_text("utf-8") != new:
        path.write_text(new, "utf-8")


def _add(context: ET.Element, message: Message) -> None:
    element = ET.SubElement(context, "message", {"numerus": "yes"} if message.is_plural else {})
    ET.SubElement(element, "source").text = message.source
    if message.comment:
        ET.SubElement(element, "comment").text = message.comment
    if message.note:
        ET.SubElement(element, "extracomment").text = message.note
    translation = ET.SubElement(element, "translation", {} if message.is_done else {"type": "unfinished"})
    if not message.is_plural:
        translation.text = message.forms[0] if message.forms else ""
        return
    for form in (*message.forms, *[""] * FORMS)[:FORMS]:
        ET.SubElement(translation, "numerusform").text = form


# Up to date


def extracted() -> dict[tuple[str, str, str], Message]:
    """What the program says today, in the order of the code."""
    with tempfile.TemporaryDirectory() as folder:
        catalogue, files = Path(folder) / "texts.ts", Path(folder) / "files.txt"
        files.write_text("\n".join(map(str, sorted(PACKAGE.rglob("*.py")))), "utf-8")
        run("lupdate", "-locations", "none", f"@{files}", "-ts", str(catalogue))
        return {key: replace(message, forms=()) for key, message in read(catalogue).items()}


def merged(texts: Catalogue, old: Catalogue, language: str) -> Iterator[Message]:
    """The texts with what is translated already. A text that has moved to another context takes its words along."""
    elsewhere = {message.source: message.forms for message in old.values() if message.key not in texts}
    for key, message in texts.items():
        if language != SOURCE or message.is_plural:
            forms = old[key].forms if key in old else elsewhere.get(message.source, ())
            yield replace(message, forms=forms)


def update() -> None:
    """Bring all catalogues up to date."""
    texts = extracted()
    for language in LANGUAGES:
        path = path_of(language)
        found = list(merged(texts, read(path) if path.exists() else {}, language))
        write(path, language, found)
        left = sum(not message.is_done for message in found)
        print(f"{language}: {len(found)} texts, {left} to translate" if left else f"{language}: {len(found)} texts")


def compile_catalogues(target: Path = FOLDER) -> list[Path]:
    """Compile into a folder the catalogues that are newer than what is there; all that lie there then."""
    made = []
    for language in LANGUAGES:
        source, compiled = path_of(language), target / f"rbdesigner_{language}.qm"
        if not compiled.exists() or compiled.stat().st_mtime <= source.stat().st_mtime:
            part = compiled.with_suffix(f".{os.getpid()}.part")
            with tempfile.TemporaryDirectory() as folder:
                copy = _grouped(source, Path(folder))
                run("lrelease", "-silent", "-removeidentical", str(copy), "-qm", str(part))
            with contextlib.suppress(FileNotFoundError):  # another process that tests has been as quick
                part.replace(compiled)
        made.append(compiled)
    return made


def _grouped(source: Path, folder: Path) -> Path:
    """A copy of a catalogue in a folder, in which Qt groups the digits of counted numbers."""
    tree = ET.parse(source)
    for form in tree.getroot().iter("numerusform"):
        form.text = (form.text or "").replace("%n", "%Ln")
    copy = folder / source.name
    tree.write(copy, "utf-8", xml_declaration=True)
    return copy


# Checked


def overlooked(texts: Catalogue) -> Iterator[str]:
    """Where the code marks a text that ``lupdate`` does not find.

    It does not look into f-strings, and takes the number of a plural in ``translate`` only as a plain name.
    """
    found = {key[:2] for key in texts}
    for path in sorted(PACKAGE.rglob("*.py")):
        for line, context, text in marked(ast.parse(path.read_text("utf-8"))):
            if (context, text) not in found:
                yield f"{path.relative_to(PACKAGE.parent)}:{line}: not found by lupdate: {context}: {text!r}"


def marked(node: ast.AST, context: str = "") -> Iterator[tuple[int, str, str]]:
    """The texts that code marks for translation: line, context, which for ``tr`` is the class, and text."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            name = child.func.attr if isinstance(child.func, ast.Attribute) else getattr(child.func, "id", "")
            texts = [_literal(argument) for argument in child.args[:2]]
            if name == "tr" and texts and texts[0] is not None:
                yield child.lineno, context, texts[0]
            elif name in ("translate", "QT_TRANSLATE_NOOP") and len(texts) == 2 and None not in texts:
                yield child.lineno, str(texts[0]), str(texts[1])
        yield from marked(child, child.name if isinstance(child, ast.ClassDef) else context)


def _literal(argument: ast.expr) -> str | None:
    """A text as it is written, its values by dots; none if it is made elsewhere."""
    match argument:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts)
    return None


def faults() -> list[str]:
    """What is missing or wrong in the catalogues, a line each."""
    texts = extracted()
    lost = list(overlooked(texts))
    return lost + [fault for language in LANGUAGES for fault in faults_of(language, texts, read(path_of(language)))]


def faults_of(language: str, texts: Catalogue, catalogue: Catalogue) -> Iterator[str]:
    """What is missing or wrong in one of them."""
    wanted = {key for key, message in texts.items() if language != SOURCE or message.is_plural}
    for key in sorted(wanted - catalogue.keys()):
        yield f"{language}: not in the catalogue: {key[0]}: {key[1]!r}"
    for key in sorted(catalogue.keys() - wanted):
        yield f"{language}: no longer in the code: {key[0]}: {key[1]!r}"
    for key in sorted(wanted & catalogue.keys()):
        for what in faults_of_message(catalogue[key]):
            yield f"{language}: {what}: {key[0]}: {key[1]!r}: {' | '.join(catalogue[key].forms)!r}"


def faults_of_message(message: Message) -> Iterator[str]:
    """What is wrong with a translation."""
    if not message.is_done:
        yield "not translated"
        return
    if any(map(_TORN.search, (message.source, *message.forms))):
        yield "a space in front of % at which a line may break"
    for number, form in enumerate(message.forms):
        if _names(form) != _names(message.source):
            yield "other values"
        if message.is_plural and number and "%n" not in form:
            yield "no number"
        if _MNEMONIC.search(form) and not _MNEMONIC.search(message.source):
            yield "a letter for the keyboard where the text has none"
        if _edges(form) != _edges(message.source):
            yield "other spaces, dots or colon at an end"


def _names(text: str) -> set[str]:
    return set(_PLACEHOLDER.findall(text))


def _edges(text: str) -> tuple[str, str, str]:
    stop = text.rstrip()[-1:]
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :], stop if stop in "…:." else ""


def main() -> int:
    """Do what is asked for; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", action="store_true", help="compile the catalogues alone")
    parser.add_argument("--check", action="store_true", help="name what is missing or wrong")
    asked = parser.parse_args()
    if asked.check:
        found = faults()
        print("\n".join(found))
        return 1 if found else 0
    if not asked.compile:
        update()
    compile_catalogues()
    return 0


if __name__ == "__main__":
    sys.exit(main())
