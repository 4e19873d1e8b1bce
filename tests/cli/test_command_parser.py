"""The parsers of the command line: what is refused, what was meant, and the help."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from rbdesigner.cli import command_parser, edit_maps, validate
from rbdesigner.cli.main import main
from rbdesigner.cli.verbs import VERB_GROUPS, VERBS

SCREEN = 50
"""Lines of a usual terminal: git's overview of its commands has as many."""


@pytest.fixture(autouse=True)
def columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def refusal(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1, said
    return said.err.removeprefix("rbdesigner: error: command line: ").rstrip("\n")


def actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """All arguments of a parser and of those of its verbs."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from actions(inner)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["valdate", "x"], "there is no verb 'valdate'; did you mean validate?"),
        (["Render"], "there is no verb 'Render'; did you mean render?"),
        (["sim", "a.rbmap"], "there is no verb 'sim'; did you mean simulate?"),
        (["help", "rnder"], "there is no verb 'rnder'; did you mean render?"),
        (["help", "word"], "there is no verb 'word' (rbdesigner help lists all)"),
        (["--verison"], "there is no option --verison; did you mean --version? (see rbdesigner --help)"),
        (["validate", "--jsn"], "there is no option --jsn; did you mean --json? (see rbdesigner validate --help)"),
        (
            ["simulate", "--gmaes=3"],
            "there is no option --gmaes; did you mean --games? (see rbdesigner simulate --help)",
        ),
    ],
)
def test_a_mistyped_word_is_refused_with_what_was_meant(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert refusal(capsys) == line


def test_a_mistyped_choice_is_refused_with_what_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["convert", "a.rbmap", "b.map", "--to", "map-coed"]) == 2
    line = refusal(capsys)
    assert "'map-coed'" in line and line.endswith("did you mean map-code? (see rbdesigner convert --help)")


@pytest.mark.parametrize("name", ["valdate", "valdate.rbmap", "maps/valdate"])
def test_a_file_is_no_mistyped_verb(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    if "." not in name and "/" not in name:
        Path(name).touch()
    opened: list[Path] = []
    monkeypatch.setattr(edit_maps, "run", lambda chosen: opened.extend(chosen.files) or 0)
    assert main([name]) == 0
    assert opened == [Path(name)] and capsys.readouterr().err == ""


def test_no_option_is_abbreviated(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(validate, "run", lambda _: 0)
    assert main(["validate", "--js", "a.rbmap"]) == 2
    assert "did you mean --json?" in refusal(capsys)
    assert main(["validate", "--json", "a.rbmap", "--", "--js"]) == 0


@pytest.mark.parametrize("colour", [["--color", "always"], ["--colour=always"]])
def test_colours_may_be_chosen_before_the_verb(colour: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*colour, "help"]) == 0
    assert "\x1b[1m" in capsys.readouterr().out
    assert main([*colour, "valdate"]) == 2
    assert "there is no verb 'valdate'; did you mean validate?" in capsys.readouterr().err
    assert main([colour[0].partition("=")[0]]) == 2


@pytest.mark.parametrize("verb", VERBS)
def test_help_of_a_verb_is_that_of_its_option(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", verb]) == 0
    told = capsys.readouterr().out
    assert main([verb, "--help"]) == 0
    assert capsys.readouterr().out == told
    assert told.startswith(f"usage: rbdesigner {verb}") and "examples:\n  rbdesigner" in told
    assert max(map(len, told.splitlines())) <= 80


def test_the_overview_lists_every_verb_on_one_screen(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["help"], ["--help"], ["-h"]):
        assert main(arguments) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) <= SCREEN and max(map(len, lines)) <= 80
        listed = [line.split()[0] for line in lines[lines.index("make and change maps:") :] if line.startswith("  ")]
        assert listed == list(VERBS) == [verb for group in VERB_GROUPS.values() for verb in group]


@pytest.mark.parametrize("verb", VERBS)
def test_examples_of_the_help_are_right(verb: str) -> None:
    for example in command_parser.verb_module(verb).EXAMPLES:
        words = shlex.split(example.partition(">")[0].partition("|")[0])
        command_parser.verb_parser(verb).parse(words)


def test_the_whole_parser_has_every_verb_with_its_arguments() -> None:
    whole = command_parser.whole_parser()
    named = {action.dest for action in actions(whole)}
    for verb in VERBS:
        assert {action.dest for action in actions(command_parser.verb_parser(verb))} <= named


def test_every_argument_is_explained() -> None:
    assert [action.dest for action in actions(command_parser.whole_parser()) if not action.help] == ["verb"]
