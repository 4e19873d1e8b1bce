"""``rbdesigner verify`` and the solutions of ``rbdesigner convert``."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.cli.main import main
from rbdesigner.cli.verify import moments, phase_start_board
from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.engine.games.position import position
from rbdesigner.lab.puzzles.record_table import RecordTable
from rbdesigner.lab.puzzles.solution import Solution
from rbdesigner.lab.puzzles.verification import verify
from rbdesigner.scenario import files
from tests.lab.puzzle_games import real_game, short_game, short_solution


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    """A folder with the map of the short game, another one, and one that cannot be read."""
    folder = tmp_path / "maps"
    folder.mkdir()
    files.save(short_game().scenario, folder / "plain.json")
    (folder / "torn.json").write_text("{", "utf-8")
    return folder


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The file of the short solution."""
    short_solution().save(tmp_path / "short.rbsolution")
    return tmp_path / "short.rbsolution"


def test_a_legal_solution_is_told_with_its_parts(short: Path, maps: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(short), "--map", str(maps)]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        f"{short}: Plain: legal",
        "  player 1: 70 points",
        "    goods: 60 (gold: 20, coins: 40)",
        "    wonder: 10 (row 5: 10)",
        "  points reached after turn 1; 5 goods used",
        f"  scenario {short_solution().hash[:12]}, rules {RULES_VERSION}, Ada, 2026-11-23",
    ]
    assert said.err.count("\n") == 1 and "torn.json" in said.err


def test_maps_may_be_files_and_ours_are_known(short: Path, maps: Path) -> None:
    assert main(["verify", str(short), str(real_game()), "--map", str(maps / "plain.json")]) == 0


def test_the_first_fault_is_told_with_its_moment(
    tmp_path: Path, maps: Path, short: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    solution, bad = short_solution(), tmp_path / "bad.rbsolution"
    replace(solution, log=(*solution.log[:2], "1: brick with 2 stone")).save(bad)
    assert main(["verify", str(bad), str(short), "--map", str(maps)]) == 1
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first == (
        f"{bad}: Plain: not legal: entry 3 of the log, turn 1, production: '1: brick with 2 stone': "
        "Buying a brick belongs to the wonder phase; this is the production phase. (T1)"
    )
    assert second == f"{short}: Plain: legal"


def test_what_cannot_be_verified_does_not_hide_the_others(
    tmp_path: Path, short: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(short), str(tmp_path / "none.rbsolution"), str(real_game())]) == 2
    said = capsys.readouterr()
    assert said.out.startswith(f"{real_game()}: Millbrook: legal\n")
    unknown, missing = said.err.splitlines()
    hash_of_it = short_solution().hash[:12]
    reason = f"/scenario/hash: none of the maps has the hash {hash_of_it}…, that of Plain"
    assert unknown == f"rbdesigner: error: {short}: {reason}"
    assert missing.endswith("none.rbsolution: cannot be read: there is no such file or folder")


def test_json_has_all_that_is_told(short: Path, maps: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replace(short_solution(), log=("1: fly",)).save(tmp_path / "bad.rbsolution")
    assert main(["verify", "--json", str(short), str(tmp_path / "bad.rbsolution"), "--map", str(maps)]) == 1
    data = json.loads(capsys.readouterr().out)
    good, bad = data["solutions"]
    assert good["legal"] and good["over"] and good["fault"] is None and good["holder"] == "Ada"
    assert good["scores"][0]["points"] == 70 and good["scores"][0]["goods"] == {"gold": 20, "coins": 40}
    assert (good["settled"], good["goods_used"]) == (1, 5)
    assert not bad["legal"] and bad["fault"]["entry"] == 1 and bad["fault"]["text"] == "1: fly"


def test_of_a_table_every_record_is_verified_with_what_is_said_of_it(
    tmp_path: Path, maps: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "club.rbrecords"
    RecordTable().added(verify(short_solution(), [short_game().scenario])).save(path)
    assert main(["verify", str(path), "--map", str(maps)]) == 0
    path.write_text(path.read_text("utf-8").replace('"points": 70', '"points": 71'), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(path), "--map", str(maps)]) == 1
    said = f"{path}: /records/0: Plain: legal, but /points: verifying gives 70, not 71"
    assert capsys.readouterr().out.splitlines()[0] == said


def test_a_record_without_its_map_is_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "club.rbrecords"
    RecordTable().added(verify(short_solution(), [short_game().scenario])).save(path)
    assert main(["verify", str(path)]) == 2
    assert capsys.readouterr().err.startswith(
        f"rbdesigner: error: {path}: /records/0/solution/scenario/hash: none of the"
    )


@pytest.mark.parametrize(
    ("each", "names"),
    [
        ("phase", ["00-0-setup", "01-1-production", "01-2-movement", "01-3-building", "01-4-wonder", "end"]),
        ("turn", ["00", "01", "end"]),
    ],
)
@pytest.mark.usefixtures("qt")
def test_pictures_are_drawn_of_each_phase_or_turn(
    each: str, names: list[str], short: Path, maps: Path, tmp_path: Path
) -> None:
    out = tmp_path / "pictures"
    assert main(["verify", str(short), "--map", str(maps), "--pictures", str(out), "--each", each]) == 0
    drawn = sorted(path.name for path in out.iterdir())
    assert drawn == [f"short-{name}.png" for name in names]
    assert (out / drawn[0]).read_bytes() != (out / drawn[-1]).read_bytes()


@pytest.mark.usefixtures("qt")
def test_a_picture_shows_a_turn_as_the_wonder_phase_has_left_it() -> None:
    game = rb.Game.load(real_game())
    drawn = moments(game, "phase")
    for turn in (2, 7):
        moment = drawn[f"{turn:02}-1-production"]
        left, later = phase_start_board(game, moment), position(game.state_at(moment), game.scenario)
        assert left.pieces == position(game.state_at(moment - 1), game.scenario).pieces
        assert left.pieces != later.pieces  # trunks have come meanwhile (P1)
        assert left.properties.title == f"Millbrook: turn {turn}, production"
    moment = drawn["07-2-movement"]
    assert phase_start_board(game, moment).pieces == position(game.state_at(moment), game.scenario).pieces


@pytest.mark.usefixtures("qt")
def test_pictures_of_files_with_one_name_are_kept_apart(short: Path, maps: Path, tmp_path: Path) -> None:
    other, out = tmp_path / "other" / short.name, tmp_path / "pictures"
    other.parent.mkdir()
    other.write_bytes(short.read_bytes())
    arguments = ["--map", str(maps), "--pictures", str(out), "--each", "turn"]
    assert main(["verify", str(short), str(other), *arguments]) == 0
    assert sorted(path.name for path in out.iterdir()) == [
        f"short-{number}-{name}.png" for number in (1, 2) for name in ("00", "01", "end")
    ]


def test_of_a_table_no_pictures_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    RecordTable().save(tmp_path / "club.rbrecords")
    assert main(["verify", str(tmp_path / "club.rbrecords"), "--pictures", str(tmp_path / "pictures")]) == 2
    assert "pictures are drawn of solutions and games" in capsys.readouterr().err


# convert


def test_a_saved_game_becomes_a_solution(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "a.rbsolution"
    assert main(["convert", str(real_game()), str(out), "--holder", "Ada", "--date", "2026-11-23"]) == 0
    solution = Solution.load(out)
    assert (solution.holder, solution.date, solution.title) == ("Ada", "2026-11-23", "Millbrook")
    assert main(["verify", str(out)]) == 0
    assert "340 points" in capsys.readouterr().out
    assert main(["convert", str(real_game()), str(out)]) == 0
    assert len(Solution.load(out).date) == 10


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["GAME", "out.json"], "out.json: a saved game becomes a solution, which ends in .rbsolution"),
        (["GAME", "out.rbsolution", "--to", "rbdesigner"], "a saved game becomes a solution"),
        (["PART", "out.rbsolution"], "part.rbgame: the game is not over; a solution is played to its end"),
        (["MAP", "out.json", "--holder", "Ada"], "--holder and --date mean nothing for a map"),
    ],
)
def test_what_makes_no_solution_is_refused(
    arguments: list[str], said: str, tmp_path: Path, good: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    part = short_game().copy()
    part.go_to(3)
    part.save(tmp_path / "part.rbgame")
    names = {"GAME": str(real_game()), "PART": str(tmp_path / "part.rbgame"), "MAP": str(good)}
    given = [names.get(each, str(tmp_path / each) if each.startswith("out") else each) for each in arguments]
    assert main(["convert", *given]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.glob("out*"))
