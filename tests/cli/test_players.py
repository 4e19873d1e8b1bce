"""``rbdesigner players``."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.cli.main import main
from rbdesigner.players import planning_player
from rbdesigner.players.planning import kernel
from rbdesigner.scenario import files
from tests.lab.sample_runs import short_setup


def test_all_kinds_are_listed_with_what_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.py"
    own.write_text('class Mine:\n    """Mine alone."""\n\n    def decide(self, view): ...\n')
    assert main(["players", str(own)]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first == "random: plays at random, but gets about and runs what it can"
    assert last == f"{own}:mine: Mine alone."


def test_a_file_without_players_is_an_error_beside_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["players", str(tmp_path / "none.py")]) == 2
    said = capsys.readouterr()
    assert said.out.startswith("random: ")
    assert said.err == f"rbdesigner: error: {tmp_path / 'none.py'}: there is no Python file\n"


def test_levels_and_options_stand_beside_the_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        "from rbdesigner.players.registry import Kind, Option\n"
        "def make(player, seed, level, style): ...\n"
        "KINDS = [Kind('mine', 'Mine alone.', make, ('easy', 'hard'), (Option('style', 'how', ('calm', 'wild')),))]"
    )
    assert main(["players", str(own)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{own}:mine (easy, hard) style=calm|wild: Mine alone."


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("random,medium", "medium players play little better than easy ones"),
        ("random,easy", "some fifty times as fast"),
    ],
)
def test_players_that_are_weaker_or_slower_for_want_of_a_compiler_are_told_of(
    players: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files.save(short_setup().scenario, tmp_path / "short.rbmap")
    for module in (kernel, planning_player):
        monkeypatch.setattr(module, "is_compiled", False)
    assert (
        main(["tournament", str(tmp_path / "short.rbmap"), "--players", players, "--games", "1", "--cores", "1"]) == 0
    )
    note, *_ = capsys.readouterr().err.splitlines()
    assert note.startswith("rbdesigner: note: the planner is not compiled") and said in note


def test_the_list_says_which_players_are_weaker(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (kernel, planning_player):
        monkeypatch.setattr(module, "is_compiled", False)
    assert main(["players"]) == 0
    assert "play little better than easy ones" in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["simulate", "tournament", "improve"])
@pytest.mark.parametrize("names", ["", "easy,,easy", "easy, ", ":"])
def test_an_empty_name_is_no_player(verb: str, names: str, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([verb, str(good), "--players", names]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"rbdesigner: error: command line: --players {names!r} has an empty name")
