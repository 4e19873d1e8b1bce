"""``rbdesigner simulate``."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

import rbdesigner as rb
from rbdesigner.cli import simulate
from rbdesigner.cli.main import main
from rbdesigner.cli.run_json import worths_as_json
from rbdesigner.cli.run_text import worth_lines
from rbdesigner.cli.text_table import ends
from rbdesigner.lab.runs import executors
from rbdesigner.lab.runs.executors import WorkerCrew
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.worths import Worths
from rbdesigner.rules.tables import Good
from rbdesigner.scenario import files
from tests.lab.sample_runs import OneSidedGames, row, setup
from tests.lab.unfair_maps import clay_for_both

LAKE = Path(__file__).parents[2] / "scenarios" / "the-lake-between.rbmap"
SHORT = ["--players", "random,random", "--cores", "1", "--games", "4"]


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A map with games of one turn."""
    path = tmp_path / "short.json"
    path.write_text(json.dumps({**json.loads(LAKE.read_text("utf-8")), "turns": 1}), "utf-8")
    return path


def test_homes_and_positions_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", str(LAKE), *SHORT]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("The Lake Between: Not yet known whether it is fair: ")
    assert said[1].startswith("  The land is the same for all homes: ")
    assert said[2] == "  random, random; 4 games, 2 seeds"
    assert {"North-east", "South-west", "1", "2"} <= {line.split()[0] for line in said[4:] if line}
    assert any(line.split()[:2] == ["turns", "4"] for line in said)


def test_a_store_goes_on_and_json_tells_all(short: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = str(tmp_path / "runs.lab")
    assert main(["simulate", str(short), *SHORT, "--store", store]) == 0
    capsys.readouterr()
    assert main(["simulate", str(short), *SHORT, "--games", "6", "--store", store, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["verdict"], data["failures"]) == (6, "unknown", [])
    assert [each["at"] for each in data["homes"]["each"]] == [[0, -1], [0, 1]]
    assert sum(each["share"][0] for each in data["homes"]["each"]) == pytest.approx(100)
    assert len(data["lengths"]) == 6


NO_BOARDS = "In 2 games out of 2, {home} gets no boards from a sawmill. No woods can be reached from there on foot."


@pytest.mark.parametrize(("middle", "lacks_woods"), [("mountain", True), ("woods", False)])
def test_it_tells_who_gets_no_boards_because_the_map_has_no_woods(
    middle: str, lacks_woods: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    terrains = ("pasture", "rock", middle, middle, "rock", "pasture")
    bare = rb.scenario_from(
        {
            "format": "rbdesigner-scenario",
            "version": 1,
            "players": {"least": 2, "most": 2},
            "turns": 16,
            "start": {"goods": {"boards": 5, "stone": 1, "geese": 2}, "transporters": {"donkey": 3}},
            "homes": [{"at": [0, 0]}, {"at": [5, 0]}],
            "tiles": [{"at": [q, 0], "terrain": terrain} for q, terrain in enumerate(terrains)],
        }
    )
    rb.save(bare, tmp_path / "bare.rbmap")
    assert (
        main(["simulate", str(tmp_path / "bare.rbmap"), "--players", "easy,easy", "--cores", "1", "--games", "2"]) == 0
    )
    said = capsys.readouterr().out
    assert [f"  {NO_BOARDS.format(home=home)}\n" in said for home in ("North-west", "South-east")] == [lacks_woods] * 2
    assert ("No woods can be reached" in said) is lacks_woods
    assert "Seats without boards  100 %" in said or not lacks_woods


def test_tiles_that_nobody_steps_on_are_told(short: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(short.read_text("utf-8"))
    far = {"at": [30, 0], "terrain": "sea"}
    other = tmp_path / "far.json"
    other.write_text(json.dumps({**data, "tiles": [*data["tiles"], far]}), "utf-8")
    assert main(["simulate", str(other), *SHORT]) == 0
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.startswith("tiles that nobody steps on: ") and "(30, 0)" in line
    assert main(["simulate", str(other), *SHORT, "--json"]) == 0
    unvisited = json.loads(capsys.readouterr().out)["unvisited"]
    assert line.removeprefix("tiles that nobody steps on: ") == ", ".join(
        f"({q}, {r})".replace("-", "−") for q, r in unvisited
    )


def test_two_versions_are_compared_with_what_has_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(LAKE.read_text("utf-8"))
    other = tmp_path / "shorter.json"
    other.write_text(json.dumps({**data, "turns": 5}), "utf-8")
    options = [*SHORT, "--against", str(other), "--store", str(tmp_path / "runs.lab")]
    assert main(["simulate", str(LAKE), *options]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[1].startswith("second, 4 games: The Lake Between: Not yet known whether it is fair: ")
    assert "It is not yet known whether its games are shorter or longer." in said
    turns = next(line for line in said if line.startswith("turns "))
    assert turns.split()[1:] == ["33.0", "5.0", "-28.0", "(not", "yet", "known)"]
    assert said[-2:] == ["what has changed: 1 difference.", "  Turns: 5 instead of nothing."]
    assert main(["simulate", str(LAKE), *options, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["games"] for each in found["runs"]] == [4, 4]
    assert [each["code"] for each in found["changes"]] == ["turns"]
    assert {each["name"]: each["answer"] for each in found["differences"]}["turns"] == "unknown"
    assert main(["simulate", str(LAKE), *SHORT, "--against", str(LAKE)]) == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith(f"{LAKE}: both would play the same games")


def test_what_things_are_worth_is_told(short: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--without", "mine", "--without", "transporters", "--one-more", "fuel", "--games", "2"]
    store = ["--store", str(tmp_path / "runs.lab")]
    assert main(["simulate", str(short), *SHORT, *options, *store]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "The Lake Between: what things are worth to each player, in points of a game"
    assert said[2] == "  no good is certainly scarce; more games tell more"
    assert said[1] == "  random, random; 2 games of 1 seed as it is, and without or with one more of each"
    assert said[4].split() == ["thing", "games", "worth", "less", "fair", "by"]
    assert {line.split("  ")[0] for line in said[5:]} == {
        "mine", "donkey", "wagon", "truck", "raft", "rowboat", "steamer", "one more of fuel",
    }  # fmt: skip
    assert main(["simulate", str(short), *SHORT, *options, *store, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["worths"]) == 8 and {(each["games"], each["seeds"]) for each in data["worths"]} == {(2, 1)}
    assert data["worths"][0]["points"][1:] == [None, None] and data["short_of"] == []


def test_all_of_a_kind_are_done_without(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = tmp_path / "small.rbmap"
    files.save(clay_for_both(turns=1), small)
    options = ["--without", "goods", "--one-more", "goods", "--games", "2", "--json"]
    assert main(["simulate", str(small), *SHORT, *options]) == 0
    things = {each["thing"] for each in json.loads(capsys.readouterr().out)["worths"]}
    without = {good.value for good in Good} - {"gold", "iron", "geese"}  # nothing makes these but mines and geese
    assert things == without | {f"+{good.value}" for good in Good}


def test_goods_that_are_short_are_named_above_the_table() -> None:
    found = Worths(setup(), ["+fuel", "+coins", "mine"], RunStore(), 40)
    for run, points in ((1, 50), (2, 61), (3, 50), (4, 10)):
        seats = tuple(each._replace(goods=points, wonder=0) for each in row(0).seats)
        found.store.add(run, [row(0)._replace(number=game, seed=1 + game // 2, seats=seats) for game in range(40)])
    assert list(worth_lines(found))[2] == "  scarce: fuel"
    assert worths_as_json(found)["short_of"] == ["fuel"]
    alone = Worths(setup(), ["mine"], found.store, 40)
    assert list(worth_lines(alone))[2] == "" and worths_as_json(alone)["short_of"] == []


@pytest.mark.parametrize(
    ("things", "title", "seeds"),
    [
        (["mine"], "things are", "4 games of 2 seeds with and without each"),
        (["+fuel"], "one more of a good is", "4 games of 2 seeds as it is, and with one more of each"),
        (["mine", "+fuel"], "things are", "4 games of 2 seeds as it is, and without or with one more of each"),
    ],
)
def test_a_study_says_with_what_its_games_were_played(things: list[str], title: str, seeds: str) -> None:
    found = Worths(setup(), things, RunStore(), 4)
    for run in range(1, len(things) + 2):
        found.store.add(run, [row(number) for number in range(4)])
    head, played, *_ = worth_lines(found)
    assert head == f"The Lake Between: what {title} worth to each player, in points of a game"
    assert played == f"  random, random; {seeds}"


def test_a_run_that_ends_early_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(simulate, "executor", lambda *_: nullcontext(WorkerCrew(OneSidedGames(), 1)))
    options = ["simulate", str(LAKE), "--players", "random,random", "--cores", "1"]
    assert main(options) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("The Lake Between: Unfair: ")
    assert "  stopped after 100 of 400 games: the answer is clear" in said
    assert main([*options, "--all"]) == 0
    said = capsys.readouterr().out
    assert "  random, random; 400 games, 200 seeds\n\nhome " in said and "stopped" not in said


def test_a_run_that_was_stopped_is_not_said_to_have_ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted(OneSidedGames):
        def submit(self, work: Callable[..., Any], /, *given: Any, **more: Any) -> Future[Any]:
            if given[1][0].number >= 90:
                raise KeyboardInterrupt
            return super().submit(work, *given, **more)

    monkeypatch.setattr(simulate, "executor", lambda *_: nullcontext(WorkerCrew(Interrupted(), 1)))
    assert main(["simulate", str(LAKE), "--players", "random,random", "--cores", "1"]) == 130
    said = capsys.readouterr()
    assert "Unfair: " in said.out and "stopped after" not in said.out
    assert "stopped; what has been played counts" in said.err


def test_one_game_and_one_seed_are_told_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", str(LAKE), *SHORT, "--games", "2"]) == 0
    assert "  random, random; 2 games, 1 seed" in capsys.readouterr().out.splitlines()
    solo = str(LAKE.with_name("millbrook.rbmap"))
    assert main(["simulate", solo, "--players", "random", "--cores", "1", "--games", "1"]) == 0
    assert capsys.readouterr().out.startswith("Millbrook: 1 game of random alone\n")


def test_failed_games_are_told_and_make_exit_code_one(
    short: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("class Broken:\n    def decide(self, view):\n        raise RuntimeError('out of ideas')\n")
    players = f"{broken},random"
    assert main(["simulate", str(short), "--players", players, "--cores", "1", "--games", "4"]) == 1
    said = capsys.readouterr().out
    assert said.count(": RuntimeError: out of ideas (broken.py, line 3)") == 4


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--players", "nobody"], "no player is named 'nobody'"),
        (["--without", "unicorn"], "command line: nothing is named 'unicorn'; there are tiles (q,r)"),
        (["--without", "mien"], "; did you mean mint or mine?"),
        (["--without", "bulidings"], "; did you mean buildings?"),
        (["--one-more", "bords"], "; did you mean boards?"),
        (["--without", "unicorn"], "paper; all of a kind are buildings, transporters, goods, tiles"),
        (["--one-more", "unicorn"], "geese; all of them are goods"),
        (["--without", "mine", "--against", str(LAKE)], "--against and --without ask different things"),
        (["--without", "mine", "--export", "games.csv"], "--export writes the games of one run"),
        (["--export", "games.xlsx"], "games.xlsx: games are exported as .csv or .json, not as .xlsx"),
        (["--export", "nowhere/games.csv"], "nowhere/games.csv: cannot be written: "),
        (["--games", "0"], "--games is 1 to 1000000, not 0"),
        (["--tolerance", "100"], "--tolerance is more than 0 and less than 100, not 100"),
        (["--store", str(LAKE)], "is not a file of the laboratory"),
    ],
)
def test_what_cannot_be_done_takes_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "workers", lambda cores: pytest.fail("games are played before it is told"))
    assert main(["simulate", str(LAKE), *SHORT, *arguments]) == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("rbdesigner: error: ")
    assert why in said


def test_the_solo_game_has_points_and_no_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    solo = LAKE.with_name("millbrook.rbmap")
    assert main(["simulate", str(solo), "--players", "random", "--cores", "1", "--games", "3"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Millbrook: 3 games of random alone\nhow games go ")


def test_a_map_for_others_is_played_with_a_note(capsys: pytest.CaptureFixture[str]) -> None:
    four = str(LAKE.with_name("crossroads.rbmap"))
    assert main(["simulate", four, "--players", "random,random", "--cores", "1", "--games", "1", "--json"]) == 0
    said = capsys.readouterr()
    assert f"rbdesigner: note: {four}: the map is meant for 4 players, and 2 play" in said.err.splitlines()
    assert json.loads(said.out)["homes"]["each"][0]["points"][1:] == [None, None]


def test_next_to_nothing_is_not_below_it() -> None:
    assert ends(Interval(-0.1, -0.4, 1.6), signed=True) == "(+0 to +2)"
