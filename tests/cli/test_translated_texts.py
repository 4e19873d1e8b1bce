"""All that the command line says to people is in the language of the locale, and files are not."""

from __future__ import annotations

import argparse
import ast
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from languages.catalogues import LANGUAGES, SOURCE, compile_catalogues
from rbdesigner.cli import main as main_module
from rbdesigner.cli.command_parser import verb_parser, window_parser
from rbdesigner.cli.main import main
from rbdesigner.cli.spoken_language import spoken
from rbdesigner.cli.text_table import columns_of, text_table
from rbdesigner.cli.verbs import VERBS, overview_of_verbs
from rbdesigner.messages import translation
from tests.cli.json_recipes import DRAWING, QUICK, RECIPES, make_files

pytestmark = pytest.mark.usefixtures("qt")  # it reads the catalogues

TRANSLATED = [language for language in LANGUAGES if language != SOURCE]
CLI = Path(main_module.__file__).parent


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    compile_catalogues()


@contextmanager
def reading(language: str) -> Iterator[None]:
    """Read texts in a language, as on a machine with that locale."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", language)
        with spoken():
            yield


# Help


def texts(parser: argparse.ArgumentParser) -> Iterator[str]:
    """What the help of a parser says, but for examples and names."""
    yield parser.description or ""
    yield from (line for line in (parser.epilog or "").splitlines() if not line.startswith("  "))
    for group in parser._action_groups:
        yield group.title or ""
    for action in parser._actions:
        if action.help != argparse.SUPPRESS:
            yield action.help or ""


def names(parser: argparse.ArgumentParser) -> set[str]:
    """What may be written on the command line, and needs no translation."""
    choices = (choice for action in parser._actions for choice in action.choices or ())
    return set(re.findall(r"[a-z]+", " ".join(map(str, choices))))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_every_verb_is_translated(verb: str, language: str) -> None:
    english, known = list(texts(verb_parser(verb))), names(verb_parser(verb))
    with reading(language):
        said = list(texts(verb_parser(verb)))
    assert len(said) == len(english) > 3
    pairs = zip(english, said, strict=True)
    assert [text for text, other in pairs if text == other and set(re.findall(r"[a-z]{3,}", text)) - known] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_overview_is_translated_and_fits_a_terminal(language: str) -> None:
    english = overview_of_verbs().splitlines(), list(texts(window_parser()))
    with reading(language):
        said = overview_of_verbs().splitlines(), list(texts(window_parser()))
    for ours, others in zip(english, said, strict=True):
        assert [text for text, other in zip(ours, others, strict=True) if text == other and text] == []
    assert max(map(len, said[0])) <= 80


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_usage_stands_whole_behind_a_word_of_any_length(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert main(["render", "--help"]) == 0
    said = capsys.readouterr().out
    assert re.match(r"\w+: rbdesigner render \[-h\] ", said)
    assert not re.search(r"usage|options:|positional|show this", said)


# Everything else


SAYING = "note", "error", "working", "ArgumentTypeError", "CommandLineError", "add_argument_group", "print_line"
"""Functions and classes of which all arguments are read by somebody."""


def told(node: ast.Call) -> Iterator[ast.expr]:
    """The arguments of a call that somebody reads."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    yield from (each.value for each in node.keywords if each.arg in ("help", "description", "epilog"))
    if name in (
        "note",
        "error",
        "working",
        "ArgumentTypeError",
        "CommandLineError",
        "add_argument_group",
        "print_line",
    ):
        yield from node.args
    elif name == "CommandError":
        yield from node.args[1:]


def words(node: ast.expr) -> str:
    """The words of a text that is written where it is said."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return " ".join(re.findall(r"(?<![\w-])[a-z]{2,}(?![\w-])", " ".join(texts)))


@pytest.mark.parametrize("module", sorted(CLI.glob("*.py")), ids=lambda path: path.stem)
def test_no_text_is_said_as_it_stands_in_the_code(module: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.Call)]
    assert [(node.lineno, words(each)) for node in calls for each in told(node) if words(each)] == []


_KEPT = re.compile(r"(\{[^}]*\}|\|\w+:|%\(\w+\)\w|%\w)")
"""What a translation keeps: names of values and of forms."""
_DATA = re.compile(r"'[^']*'|“[^”]*”|\S*[./:_\-=]\S*")
"""Names of files, codes and the like, and what is quoted from files."""
RUNS = {
    **{verb: RECIPES[verb] for verb in ("analyse", "compare", "convert", "figures", "players", "records", "validate")},
    "lay": RECIPES["lay"],
    "replay": ("duo.rbgame torn.rbmap", "solo.rbgame"),
    "report": ("runs.lab",),
    "simulate": (f"short.rbmap {QUICK} --games 4", f"short.rbmap {QUICK} --games 2 --one-more fuel"),
    "tournament": RECIPES["tournament"][:1],
    "verify": ("solo.rbgame broken.rbgame club.rbrecords torn.rbmap",),
}
"""Command lines of verbs that are soon done, and say what there is to say."""
WORDS_OF_DATA = {"random", "planner", "easy", "medium", "hard", "stock", "coin", "gold", "wonder", "title", "cut"}
"""Names of machines, titles of maps, and what a table of records holds."""


def loud(context: str, source: str, number: int | None = None) -> str:
    """A language whose words are the English ones in capitals."""
    parts = _KEPT.split(translation.english(context, source, number))
    return "".join(part if at % 2 else part.upper() for at, part in enumerate(parts))


@contextmanager
def spoken_loudly() -> Iterator[None]:
    with translation.kept():
        translation.install(loud)
        yield


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("said")
    make_files(path)
    return path


@pytest.mark.parametrize("verb", RUNS)
def test_results_notes_and_errors_are_translated(
    verb: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(main_module, "spoken", spoken_loudly)
    for line in RUNS[verb]:
        main([verb, *line.split()])
    said = capsys.readouterr()
    lines = (said.out + said.err).splitlines()
    assert lines
    left = {line: set(re.findall(r"\b[a-z]{3,}\b", _DATA.sub("", line))) - WORDS_OF_DATA for line in lines}
    assert {line: found for line, found in left.items() if found} == {}


@pytest.mark.parametrize(
    ("language", "summary"),
    [
        ("de", "1 Karte geprüft: 3 Fehler, 1 Warnung, 1 Hinweis"),
        ("fi", "1 kartta tarkistettu: 3 virhettä, 1 varoitus, 1 neuvo"),
        ("it", "1 mappa controllata: 3 errori, 1 avviso, 1 consiglio"),
    ],
)
def test_problems_are_told_in_the_language(
    language: str, summary: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("LC_ALL", language)
    assert main(["validate", "bad.rbmap"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == summary


FILES = (
    "lay world.rbmap --log world.rblay --players 1 --land 4 --sea 1",
    "convert lake.rbmap lake.map --to course",
    "replay example-game.rbgame --html g.html",
)
DRAWN = ("render example-game.rbgame game.svg --moment 9", "book shelf.rbbook book.pdf")


def test_files_are_english_in_every_language(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert {line.split()[0] for line in DRAWN} <= DRAWING
    made = []
    for language in ("C", "de"):
        here = tmp_path / language
        here.mkdir()
        for name in ("lake.rbmap", "bad.rbmap", "shelf.rbbook"):
            shutil.copy(folder / name, here)
        shutil.copy(CLI.parents[1] / "docs" / "example-game.rbgame", here)
        monkeypatch.chdir(here)
        before = set(here.iterdir())
        monkeypatch.setenv("LC_ALL", language)
        for line in (*FILES, *DRAWN):
            assert main(line.split()) in (0, 1)
        made.append({path.name: path.read_bytes() for path in here.iterdir() if path not in before})
    english, other = made
    assert len(english) >= len(FILES) + len(DRAWN)
    assert [name for name in english if english[name] != other[name]] == []


def test_columns_are_as_wide_as_they_are_shown() -> None:
    assert [columns_of(text) for text in ("tile", "Plättchen", "a\u0308", "地図", "\u2068x\u2069")] == [4, 9, 1, 4, 1]
    assert list(text_table([("地図", "x"), ("map", "y")])) == ["地図  x", "map   y"]
