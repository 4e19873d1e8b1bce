"""``rbdesigner replay``."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rbdesigner.cli.main import main
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario.pieces import Transporter
from tests.checks.maps import having, map_of

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-game.rbgame"
WITHOUT_QT = Path(__file__).parents[1] / "without_qt"
ROOT = Path(__file__).parents[2]
GAMES = [
    path for room in ("docs", "examples", "scenarios", "tests") for path in sorted((ROOT / room).rglob("*.rbgame"))
]
"""All games that come with the program."""


def rich_game(players: int, turns: int = 1, names: tuple[str, ...] = ()) -> Game:
    """A game of one turn by default, in which player 1 has gold and coins aboard."""
    ship = Transporter(TransporterKind.WAGON, 1, cargo=((Good.GOLD, 2), (Good.COINS, 1)))
    tiles = {(0, 0): "pasture", (1, 0): "pasture", (0, 2): "pasture", (0, 1): "pasture", (2, 0): "pasture"}
    plain = map_of(tiles, having(title="Plain", turns=turns), pieces={Hex(0, 1): (ship,)})
    return Game.new(plain, players, 3, names)


def finish(game: Game) -> Game:
    """Let everybody do nothing but what has to be done, and one brick be bought by each."""
    while not game.over:
        legal = game.legal_actions()
        wanted = ("brick", "waive", "home", "done")
        game.apply(min(legal, key=lambda a: wanted.index(a.verb) if a.verb in wanted else len(wanted)))
    return game


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_game_that_comes_with_the_program_replays(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path)]) == 0
    said = capsys.readouterr()
    game = Game.load(path)
    assert said.err == ""
    for score in game.scores() if game.over else ():
        assert f"{score.total} points" in said.out


@pytest.mark.rule("Z1", "V3")
def test_a_game_that_is_over_has_points_with_their_parts_and_a_winner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = finish(rich_game(2, names=("Ada", "")))
    game.save(tmp_path / "evening.rbgame")
    assert main(["replay", str(tmp_path / "evening.rbgame")]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        f"{tmp_path / 'evening.rbgame'}: Plain: 2 players, {len(game.log)} entries in the log",
        "  player 1 (Ada): 72 points",
        "    goods: 60 (gold: 20, coins: 40)",
        "    wonder: 12 (row 1: 2, row 2: 10)",
        "  player 2: 7 points",
        "    wonder: 7 (row 1: 7)",
        "  over in turn 1: player 1 (Ada) wins",
    ]
    assert said.err == ""


@pytest.mark.rule("Z3")
def test_alone_nobody_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finish(rich_game(1)).save(tmp_path / "alone.rbgame")
    assert main(["replay", str(tmp_path / "alone.rbgame")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "  over in turn 1"


@pytest.mark.parametrize(
    ("entries", "standing"),
    [
        (1, "in progress: the setting up; player 1 (Ada) is to act"),
        (3, "in progress: turn 1, the production phase, where players may ask for an order of play; "
            "player 1 (Ada) or player 2 (Bert) is to act"),
        (5, "in progress: turn 1, the production phase; player 1 (Ada) is to act"),
        (9, "in progress: turn 1, the movement phase, where players decide about praying; player 2 (Bert) is to act"),
        (14, "in progress: turn 1, the movement phase; player 2 (Bert) is to act"),
    ],
)  # fmt: skip
def test_a_game_in_progress_tells_where_it_stands(
    entries: int, standing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(EXAMPLE.read_text("utf-8"))
    path = tmp_path / "evening.rbgame"
    path.write_text(json.dumps(data | {"log": data["log"][:entries]}), "utf-8")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"  {standing}"


def test_the_log_stands_under_turn_phase_and_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--log", str(EXAMPLE)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:10] == [
        "  setting up",
        "    chance",
        "      figures 2 1",
        "    player 1 (Ada)",
        "      home 1,0",
        "    player 2 (Bert)",
        "      home -1,1",
        "  turn 1, production",
        "    player 1 (Ada)",
    ]
    assert (
        lines.index("  turn 1, movement")
        < lines.index("      step donkey1 0,1")
        < lines.index("  player 1 (Ada): 0 points")
    )
    entries = [line for line in lines if line.startswith("      ")]
    assert len(entries) == len(json.loads(EXAMPLE.read_text("utf-8"))["log"])


def test_the_log_of_a_whole_game_has_every_entry_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, machine = rich_game(3, turns=4), RandomPlayer(1)
    while not game.over:
        game.apply(machine.decide(game))
    game.save(tmp_path / "evening.rbgame")
    main(["replay", "--log", str(tmp_path / "evening.rbgame")])
    lines = capsys.readouterr().out.splitlines()
    phases = [line for line in lines if line.startswith("  turn ")]
    assert phases == [f"  turn {turn}, {phase}" for turn in range(1, 5) for phase in PHASES]
    assert sum(line.startswith("      ") for line in lines) == len(game.log)


PHASES = ("production", "movement", "building", "wonder")


def test_a_game_with_a_bad_entry_is_told_up_to_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(EXAMPLE.read_text("utf-8"))
    bad = tmp_path / "tampered.rbgame"
    bad.write_text(json.dumps(data | {"log": [*data["log"], "1: done", "2: done"]}), "utf-8")
    assert main(["replay", str(bad)]) == 1
    said = capsys.readouterr()
    assert said.out.startswith(f"{bad}: The Brook: 2 players, {len(data['log'])} entries in the log")
    assert said.out.splitlines()[-1] == "  in progress: turn 1, the movement phase; player 2 (Bert) is to act"
    reason = "entry 15, '1: done': It is not for Ada to act now, but for Bert. (T6)"
    assert said.err == f"rbdesigner: error: {bad}: /log/14: {reason}; 2 entries from there on left out\n"


def test_a_game_that_cannot_be_replayed_does_not_hide_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(EXAMPLE.read_text("utf-8"))
    bad, newer = tmp_path / "tampered.rbgame", tmp_path / "newer.rbgame"
    bad.write_text(json.dumps(data | {"log": [*data["log"], "1: done"]}), "utf-8")
    newer.write_text(json.dumps(data | {"version": 99}), "utf-8")
    assert main(["replay", str(bad), str(newer), str(tmp_path / "none.rbgame"), str(EXAMPLE)]) == 2
    said = capsys.readouterr()
    assert f"{EXAMPLE}: The Brook: 2 players" in said.out
    assert [line.split(": ")[2] for line in said.err.splitlines()] == [
        str(bad),
        str(newer),
        str(tmp_path / "none.rbgame"),
    ]


def test_a_scenario_is_no_saved_game(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(good)]) == 2
    assert "this is not a saved game: the format is 'rbdesigner-scenario'" in capsys.readouterr().err


def test_names_cannot_drive_a_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(EXAMPLE.read_text("utf-8"))
    path = tmp_path / "evening.rbgame"
    path.write_text(json.dumps(data | {"names": ["\x1b[2J\nplayer 9 wins", "\ud800"]}), "utf-8")
    assert main(["replay", "--log", str(path)]) == 0
    assert all(line.isprintable() for line in capsys.readouterr().out.splitlines())


def test_neither_a_display_nor_qt_is_needed() -> None:
    environment = {**os.environ, "PYTHONPATH": str(WITHOUT_QT)}
    environment.pop("DISPLAY", None)
    command = [sys.executable, "-m", "rbdesigner", "replay", str(EXAMPLE)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


# The page that plays a game


@pytest.mark.usefixtures("qt")
def test_a_page_is_written_that_plays_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "evening.rbgame", tmp_path / "evening.html"
    finish(rich_game(2, names=("Ada", "Bert"))).save(path)
    assert main(["replay", str(path), "--html", str(out)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "  over in turn 1: player 1 (Ada) wins"
    text = out.read_text("utf-8")
    inked = tmp_path / "ink.html"
    assert main(["replay", str(path), "--html", str(inked), "--style", "ink"]) == 0
    assert inked.read_text("utf-8") != text
    assert text.startswith("<!DOCTYPE html>") and "<title>Plain</title>" in text
    assert '"Buys a brick of the wonder' in text and '"Ada wins with 72 points"' in text


@pytest.mark.parametrize(
    ("files", "out", "reason"),
    [
        (1, "evening.txt", "evening.txt: a page ends in .html or .htm"),
        (2, "evening.html", "command line: --html takes one GAME, not 2"),
        (1, "nowhere/evening.html", "cannot be written"),
    ],
)
@pytest.mark.usefixtures("qt")
def test_a_page_that_cannot_be_written_is_refused_in_a_line(
    files: int, out: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", *[str(EXAMPLE)] * files, "--html", str(tmp_path / out)]) == 2
    said = capsys.readouterr().err
    assert reason in said and said.count("\n") == 1
    assert not list(tmp_path.rglob("*.htm*"))


def test_a_copy_without_the_future_has_the_same_past(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.rbgame"
    assert main(["replay", str(EXAMPLE), "--without-future", str(copy)]) == 0
    game, other = Game.load(EXAMPLE), Game.load(copy)
    assert other.log == game.log and other.seed != game.seed
    assert main(["replay", str(EXAMPLE), str(copy), "--without-future", str(tmp_path / "more.rbgame")]) == 2
    assert "--without-future takes one GAME" in capsys.readouterr().err
