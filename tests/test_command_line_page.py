"""The commands that the pages show are what the program understands, and print what the pages show."""

from __future__ import annotations

import importlib.util
import re
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

import pytest

from rbdesigner.cli.command_parser import verb_parser, window_parser
from rbdesigner.cli.main import main
from rbdesigner.cli.verbs import VERBS
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.prediction import map_expectation
from rbdesigner.prediction.planned_homes import PlannedHome, planned_in_steps
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
SLOW = {"book", "generate", "improve", "par", "simulate", "solve", "tournament"}
"""Verbs that paint many pages, or let machines think, some of them for minutes."""
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SECTION = re.compile(r"^## (.*?`rbdesigner (\w+) .*)\n((?:(?!## ).*\n?)*)", re.MULTILINE)


def script() -> ModuleType:
    """The script that brings the page up to date."""
    spec = importlib.util.spec_from_file_location("make_command_line", ROOT / "docs" / "make_command_line.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT = script()
TEXT = SCRIPT.PAGE.read_text("utf-8")
SHOWN = list(SCRIPT.commands(TEXT))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("page")
    SCRIPT.make_files(made)
    return made


@pytest.fixture(scope="module")
def plans_of_maps() -> Iterator[None]:
    """The plans of a map are made once for all commands that tell what is expected of it."""
    known = dict[tuple[str, tuple[int, ...]], list[tuple[PlannedHome, ...]]]()

    def planned(scenario: Scenario, steps: Sequence[int], _workers: object) -> Iterator[tuple[PlannedHome, ...]]:
        key = files.dumps(scenario), tuple(steps)
        if key not in known:
            known[key] = list(planned_in_steps(scenario, steps))
        return iter(known[key])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(map_expectation, "planned_in_steps", planned)
        yield


def numbers(*, slow: bool) -> list[int]:
    return [number for number, each in enumerate(SHOWN) if (each.words[0] in SLOW) == slow]


def name(number: int) -> str:
    return SHOWN[number].line


@pytest.mark.usefixtures("plans_of_maps")
@pytest.mark.parametrize("number", numbers(slow=False), ids=name)
def test_a_command_prints_what_the_page_shows(
    number: int, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = SHOWN[number]
    monkeypatch.chdir(folder)
    main(command.words)
    printed = SCRIPT.shortened(capsys.readouterr().out, command.output)
    assert SCRIPT.timeless(printed) == SCRIPT.timeless(command.output)


@pytest.mark.slow
@pytest.mark.usefixtures("qt")
@pytest.mark.skipif(not is_compiled, reason="machines take fifty times as long")
@pytest.mark.parametrize("number", numbers(slow=True), ids=name)
def test_a_long_command_prints_what_the_page_shows(number: int, folder: Path) -> None:
    command = SHOWN[number]
    printed = SCRIPT.shortened(SCRIPT.carried_out(command, folder), command.output)
    assert SCRIPT.timeless(printed) == SCRIPT.timeless(command.output)


def command_lines() -> Iterator[str]:
    """All command lines in blocks of the pages, and those of headings, with what is optional."""
    for page in PAGES:
        text = page.read_text("utf-8")
        blocks = "\n".join(FENCED.findall(text))
        yield from re.findall(r"^(?:\$ )?(?:rbdesigner|python3 dev\.py run) (.*?)(?: +#.*)?$", blocks, re.MULTILINE)
        for heading in re.findall(r"^## (.*)$", text, re.MULTILINE):
            yield from re.findall(r"`rbdesigner (.*?)`", heading)


def example(line: str) -> str:
    """A command line with the first choice of all that may be chosen."""
    line = re.sub(r"\{(\w+)[^}]*\}", r"\1", line)
    line = re.sub(r"\| .*?(?=\])|\|\w+|\.\.\.", "", line)
    line = re.sub(r"\bF\b", "rbdesigner", line.replace("[", "").replace("]", ""))
    return re.sub(r"\bN\b", "7", line)


@pytest.mark.parametrize("line", sorted(set(command_lines())))
def test_a_command_of_a_page_is_understood(line: str) -> None:
    words = shlex.split(example(line))
    if words and words[0] in VERBS:
        verb_parser(words[0]).parse(words[1:])
    else:
        window_parser().parse(words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_verbs_and_options_that_a_sentence_names_are_there(page: Path) -> None:
    spans = re.findall(r"`rbdesigner ([^`]+)`", page.read_text("utf-8"))
    for words in (each.partition(" > ")[0].split() for span in spans for each in span.split("| rbdesigner ")):
        parser = verb_parser(words[0]) if words[0] in VERBS else window_parser()
        assert words[0] in (*VERBS, "VERB") or words[0][0] in "-[", words
        known = {name for action in parser._actions for name in action.option_strings}
        named = {word.strip("[]") for word in words if word.strip("[]").startswith("--")}
        assert named - {"--"} <= known, words


@pytest.mark.parametrize("verb", VERBS)
def test_every_option_of_a_verb_is_named_on_the_page(verb: str) -> None:
    opening = TEXT.partition("\n## ")[0]
    told = "".join([opening, *(heading + text for heading, each, text in SECTION.findall(TEXT) if each == verb)])
    options = [action.option_strings for action in verb_parser(verb)._actions if action.option_strings]
    unnamed = [names for names in options if not any(re.search(rf"{name}\b", told) for name in names)]
    assert unnamed in ([], [["-h", "--help"]])


def test_the_readme_names_every_verb() -> None:
    named = set(re.findall(r"^rbdesigner (\w+) ", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE))
    assert named == set(VERBS) - {"edit"}
