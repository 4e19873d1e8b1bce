"""The language of the command line: which one it is, and that all it says is in it."""

from __future__ import annotations

import argparse
import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from languages.catalogues import LANGUAGES, SOURCE, compile_catalogues
from rbdesigner.cli import spoken_language
from rbdesigner.cli.main import main
from rbdesigner.messages import tile_note
from rbdesigner.messages.translation import number_text, translated
from tests.cli.test_main import run_as_process
from tests.messages.languages import catalogue
from tests.parameters import few

TRANSLATED = [language for language in LANGUAGES if language != SOURCE]
pytestmark = pytest.mark.usefixtures("qt")  # it reads the catalogues


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """There are catalogues, and Qt has asked the system for its country, before a test sets any variable."""
    compile_catalogues()
    QLocale.system()


@pytest.fixture(autouse=True)
def without_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable says anything about languages, but those that a test sets."""
    for name in (spoken_language.PREFERENCES, *spoken_language.LOCALE):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fi"}, "fi"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fi_FI"}, "fi"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fi_FI", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""}, "de"),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:fi:de"}, "fi"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "en_US:fi"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": ""}, "de"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANGUAGE": "de"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "../../de"}, "en"),
        ({"LANG": "\udcff_@.:"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], code: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert spoken_language.of_locale() == code


@pytest.mark.parametrize(
    ("code", "thousands", "point"),
    [("en", "12,345", "1 point left"), ("de", "12.345", "noch 1 Punkt"), ("it", "12.345", "resta 1 punto")],
)
def test_texts_and_numbers_are_of_the_language_meanwhile_and_english_afterwards(
    monkeypatch: pytest.MonkeyPatch, code: str, thousands: str, point: str
) -> None:
    monkeypatch.setenv("LANG", code)
    before = number_text(12345)
    with spoken_language.spoken():
        assert number_text(12345) == thousands
        assert tile_note.translate("tile_note", "%n points left", None, 1) == point
        assert thousands in tile_note.translate("tile_note", "%n points left", None, 12345)
        assert translated("nowhere", "of no catalogue") == "of no catalogue"
    assert number_text(12345) == before


@pytest.mark.parametrize(
    "variables", few([{"LANG": "\udcff"}, {"LC_ALL": "de_DE"}, {"LANG": "C"}, {"LANG": "xx_YY.broken"}], 1)
)
def test_a_locale_that_there_is_not_is_no_trouble(variables: dict[str, str]) -> None:
    process = run_as_process("players", **variables)
    assert (process.returncode, process.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["C", "POSIX", "xx_YY"])
def test_pictures_are_drawn_without_a_warning_about_the_locale(locale: str, good: Path, tmp_path: Path) -> None:
    process = run_as_process("render", str(good), str(tmp_path / "map.svg"), LC_ALL=locale)
    assert (process.returncode, process.stderr) == (0, "")


def test_without_qt_the_command_line_speaks_english() -> None:
    process = run_as_process("nowhere.rbmap", "--odd", LANG="de_DE.UTF-8", PYTHONPATH="tests/without_qt")
    assert process.stderr.startswith("rbdesigner: error: command line: there is no option --odd")


# argparse


def marked_by_argparse() -> Iterator[str]:
    """What the argparse of this Python has translated."""
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
            yield from (ast.literal_eval(each) for each in node.args if isinstance(each, ast.Constant))


NEVER_READ = {
    "%(prog)s: error: %(message)s\n",
    "%(prog)s: warning: %(message)s\n",
    "'required' is an invalid argument for positionals",
    " (default: %(default)s)",
    "%r is not callable",
    ".__call__() not defined",
    'argument "-" with mode %r',
    "argument '%(argument_name)s' is deprecated",
    "can't open '%(filename)s': %(error)s",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "command '%(parser_name)s' is deprecated",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "option '%(option)s' is deprecated",
    "subcommands",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
}
"""What argparse says of parts of it that are not used here, or to whoever writes a parser."""


def test_every_word_of_argparse_is_known() -> None:
    assert set(marked_by_argparse()) - NEVER_READ <= set(spoken_language.WORDS)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_words_of_argparse_keep_their_values(language: str) -> None:
    values = {"argument_name": "a", "message": "m", "option": "o", "matches": "x", "type": "int", "value": "v"}
    values |= {"choices": "c", "heading": "h"}
    for source in spoken_language.WORDS:
        (text,) = catalogue(language)["argparse", source].forms
        given: object = values if "%(" in source else ("v",) * source.count("%")
        made = text % given
        assert all(value in made for name, value in values.items() if f"%({name})" in source)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "rbdesigner: Fehler: Kommandozeile: diese Argumente fehlen: FILE (siehe rbdesigner validate --help)"),
        ("fi", "rbdesigner: virhe: komentorivi: nämä argumentit puuttuvat: FILE (ks. rbdesigner validate --help)"),
        ("it", "rbdesigner: errore: riga di comando: mancano questi argomenti: FILE (vedi rbdesigner validate --help)"),
    ],
)
def test_argparse_refuses_in_the_language_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    monkeypatch.setenv("LANG", language)
    assert main(["validate"]) == 2
    assert said in capsys.readouterr().err


def test_the_formats_are_told_in_the_language_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "it")
    assert main(["help", "convert"]) == 0
    assert "  site        mappa del sito di gioco online\n" in capsys.readouterr().out
