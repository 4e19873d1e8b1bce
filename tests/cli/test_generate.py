"""``rbdesigner generate``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.checks import check
from rbdesigner.cli.main import main
from rbdesigner.generating.generator_settings import GeneratorSettings
from rbdesigner.generating.map_looks import LookWeights, map_looks
from rbdesigner.lab.runs import played_game
from rbdesigner.prediction.home_signs import fact_signs
from rbdesigner.scenario import files
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import UNLIMITED
from tests.lab.studies.test_map_improvement import by_worth

pytestmark = pytest.mark.usefixtures("quick_generator")

EXAMPLES = Path(__file__).parents[2] / "scenarios"
SMALL = ["--players", "2", "--tiles", "24", "--home-distance", "2", "--cores", "1"]


def test_maps_are_written_into_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "maps"
    assert main(["generate", *SMALL, "--count", "2", "--seed", "7", str(out)]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    paths = sorted(out.iterdir())
    assert [path.name for path in paths] == ["map-7-01.rbmap", "map-7-02.rbmap"]
    for line, path in zip(said.out.splitlines(), paths, strict=True):
        scenario = files.load(path)
        looks = round(map_looks(scenario).score(LookWeights()))
        begin, wins = line.rstrip("\u00a0 %").split("; expected wins ")
        assert begin == f"{path}: 24 tiles, 7 of them sea; fairness {fairness_of(begin)}, looks {looks}"
        assert check(scenario) == []
        assert fairness_of(begin) >= GeneratorSettings().fairness
        assert sum(map(int, wins.split(", "))) in (99, 100, 101)


def test_maps_are_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    for cores in ("1", "2"):
        arguments = ["generate", *SMALL[:-1], cores, "--count", "2", "--seed", "7", "--fairness", "0"]
        assert main([*arguments, str(tmp_path / cores)]) == 0
    one, two = (sorted((tmp_path / cores).iterdir()) for cores in ("1", "2"))
    assert [path.name for path in one] == [path.name for path in two]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def fairness_of(line: str) -> int:
    """The fairness that a line tells."""
    return int(line.partition("fairness ")[2].partition(",")[0])


def test_the_expected_shares_of_homes_are_told_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", *SMALL, "--count", "1", "--json", str(tmp_path)]) == 0
    (told,) = json.loads(capsys.readouterr().out)["written"]
    scenario = files.load(tmp_path / "map-1-01.rbmap")
    assert [tuple(home["at"]) for home in told["expected"]] == sorted(scenario.homes)
    wins = [home["wins"] for home in told["expected"]]
    assert all(low < value < high for value, low, high in wins)
    values = [value for value, _, _ in wins]
    assert told["fairness"] == pytest.approx(100 * min(values) / max(values), abs=0.5)
    assert told["planned"] is True


def test_what_facts_alone_tell_of_a_map_is_named_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["generate", *SMALL, "--count", "1", "--fairness", "0", str(tmp_path)]
    assert main(command) == 0
    assert " by facts alone, looks " in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)["written"]
    assert told["planned"] is False


def test_settings_can_be_given(tmp_path: Path) -> None:
    options = ["--box", "unlimited", "--shares", "desert=0,sea=40", "--islands", "2", "--rivers", "2"]
    more = ["--river-length", "1", "--symmetry", "half-turn", "--fairness", "100", "--count", "1"]
    assert main(["generate", *SMALL, *options, *more, str(tmp_path)]) == 0
    scenario = files.load(tmp_path / "map-1-01.rbmap")
    assert scenario.properties.box == UNLIMITED
    assert scenario.properties.symmetry.group is Symmetry.HALF_TURN
    assert "desert" not in {each.terrain for each in scenario.tiles.values()}
    homes = fact_signs(analyse(scenario))
    assert homes[0] == homes[1]


def test_maps_are_made_like_one_or_of_one_that_was_begun(tmp_path: Path) -> None:
    one = files.load(EXAMPLES / "gold-isle.rbmap")
    like, begun = tmp_path / "like", tmp_path / "begun"
    given = str(EXAMPLES / "gold-isle.rbmap")
    assert main(["generate", "--like", given, "--count", "1", "--cores", "1", str(like)]) == 0
    other = files.load(like / "map-1-01.rbmap")
    assert other.tiles.keys() == one.tiles.keys() and other.tiles != one.tiles
    assert other.properties.title == "Generated map 1"
    assert main(["generate", "--finish", given, "--tiles", "70", "--count", "1", "--cores", "1", str(begun)]) == 0
    more = files.load(begun / "map-1-01.rbmap")
    assert one.tiles.items() <= more.tiles.items() and len(more.tiles) == 70
    assert more.properties == one.properties


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--players", "0"], "a map is for 1 to 6 players, not for 0"),
        (["--tiles", "500"], "a map for 4 players has 4 to 400 tiles, not 500"),
        (["--shares", "mud=3"], "there is no terrain 'mud'"),
        (["--shares", "sea"], "shares are written as pasture=20,woods=16,sea=30, not 'sea'"),
        (["--count", "0"], "--count is 1 to 10000, not 0"),
        (["--cores", "0"], "--cores is 1 to 64, not 0"),
        (["--box", "nowhere.json"], "nowhere.json: cannot be read"),
        (["--like", "nowhere.json"], "nowhere.json: cannot be read"),
        (["--like", "a.json", "--finish", "b.json"], "--like and --finish exclude each other"),
        (["--symmetry", "sixth-turns", "--rivers", "0", "--cores", "1"], "homes for 4 do not lie in this symmetry"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    out = tmp_path / "maps"
    assert main(["generate", *options, str(out)]) == 2
    line = capsys.readouterr().err
    assert said in line and line.count("\n") == 1
    assert not out.exists() or not list(out.iterdir())


def test_a_file_in_the_way_of_the_folder_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "maps").write_text("mine")
    assert main(["generate", *SMALL, str(tmp_path / "maps")]) == 2
    assert "maps: " in capsys.readouterr().err
    assert (tmp_path / "maps").read_text() == "mine"


def test_maps_are_ranked_by_games_with_the_same_seeds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played_game, "short_results", by_worth)
    arguments = ["generate", str(tmp_path), *SMALL, "--count", "2", "--ranked-by-games", "9"]
    assert main(arguments) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[2] == "by 10 games of easy players on each, the fairest first:"
    places = [line.split(" ", 1)[1].partition(": ") for line in said[3:]]
    assert sorted(path for path, _, _ in places) == sorted(line.partition(": ")[0] for line in said[:2])
    assert all("percentage points from an even share (" in told for _, _, told in places)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--ranked-by-games", "0"], "1 to 1000, not 0"),
        (["--players", "1", "--ranked-by-games", "2"], "there is only one"),
    ],
)
def test_what_cannot_be_ranked_takes_one_line(
    arguments: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["generate", str(tmp_path), "--tiles", "9", "--count", "1", "--cores", "1", *arguments]) == 2
    assert why in capsys.readouterr().err.splitlines()[-1]
