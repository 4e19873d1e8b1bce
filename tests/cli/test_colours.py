"""Colours: on terminals alone, and as the user wants them."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from rbdesigner.cli import colours
from rbdesigner.cli.main import main

CODES = re.compile(r"\x1b\[[0-9;]*m")
RED, BOLD = "\x1b[1;31m", "\x1b[1m"
VARIABLES = ("NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE")


@pytest.fixture(autouse=True)
def usual(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


def be_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both streams lead to a terminal."""
    for stream in (sys.stdout, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)


def test_what_is_wrong_stands_out_on_a_terminal(
    bad: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    be_terminals(monkeypatch)
    assert main(["validate", str(bad), "nowhere.rbmap"]) == 2
    said = capsys.readouterr()
    assert f": {RED}error\x1b[0m W" in said.out and f": {BOLD}advice\x1b[0m " in said.out
    assert f"{RED}rbdesigner: error:\x1b[0m nowhere.rbmap: " in said.err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudoterminals")
def test_a_real_terminal_shows_errors_in_red() -> None:
    from tests.cli.terminals import on_terminal

    with on_terminal("validate", "nowhere.rbmap", NO_COLOR="", TERM="xterm") as terminal:
        terminal.wait_for(f"{RED}rbdesigner: error:\x1b[0m nowhere.rbmap: ")


@pytest.mark.parametrize("arguments", [["analyse", "{good}"], ["help"], ["validate", "--help"]])
def test_headings_are_bold_on_a_terminal(
    arguments: list[str], good: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    be_terminals(monkeypatch)
    assert main([each.format(good=good) for each in arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith(BOLD) for line in lines)


def test_a_pipe_gets_none(bad: Path, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["validate", str(bad), "nowhere.rbmap"], ["analyse", str(good)], ["help"]):
        main(arguments)
    said = capsys.readouterr()
    assert not CODES.search(said.out + said.err)


@pytest.mark.parametrize(
    ("variables", "option", "is_terminal", "are_there"),
    [
        ({}, [], True, True),
        ({}, [], False, False),
        ({"NO_COLOR": "1"}, [], True, False),
        ({"NO_COLOR": ""}, [], True, True),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, [], True, False),
        ({"FORCE_COLOR": "1"}, [], False, True),
        ({"CLICOLOR_FORCE": "1"}, [], False, True),
        ({"CLICOLOR_FORCE": "0"}, [], False, False),
        ({"TERM": "dumb"}, [], True, False),
        ({}, ["--color", "always"], False, True),
        ({"NO_COLOR": "1"}, ["--color=always"], False, True),
        ({"FORCE_COLOR": "1"}, ["--colour", "never"], True, False),
    ],
)
def test_the_user_says_when(
    variables: dict[str, str],
    option: list[str],
    is_terminal: bool,
    are_there: bool,
    bad: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal, raising=False)
    main(["validate", *option, str(bad)])
    printed = capsys.readouterr().out
    assert bool(CODES.search(printed)) == are_there
    assert "bad.json: error W" in CODES.sub("", printed)
    main(["validate", *option, "--help"])
    assert bool(CODES.search(capsys.readouterr().out)) == are_there


def test_json_gets_none(bad: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    be_terminals(monkeypatch)
    main(["validate", "--json", "--color", "always", str(bad)])
    assert json.loads(capsys.readouterr().out)["files"]


def test_what_data_hold_does_nothing_to_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    be_terminals(monkeypatch)
    colours.choose(colours.AUTO)
    colours.print_line(colours.ColouredLine.of("\x1b[5m: ", "a\nb", "\x07", colours.Colour.RED))
    assert capsys.readouterr().out == f"\\x1b[5m: {RED}a\\nb\x1b[0m\\x07\n"


def test_a_choice_is_forgotten_with_its_command_line(bad: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["validate", "--color", "always", str(bad)])
    main(["validate", "--colour", str(bad)])
    assert not CODES.search(capsys.readouterr().err)
