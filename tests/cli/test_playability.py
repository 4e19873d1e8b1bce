"""``simulate`` says whether players can play a map before it tells the verdict."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from rbdesigner.cli.main import main
from rbdesigner.lab.runs.run_setup import RunSetup, bare_map
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.scenario import files
from tests.cli.test_json_output import OF_OUTPUT, REGISTRY
from tests.lab.played_levels import EASY, MEDIUM, far, games, keep_level, locked
from tests.lab.sample_runs import SCENARIOS, setup

LAKE = str(SCENARIOS / "the-lake-between.rbmap")


@pytest.fixture
def kept(tmp_path: Path) -> list[str]:
    """A command line that plays nothing: its 400 games of an easy player that cannot play the map are kept."""
    store = tmp_path / "runs.lab"
    with RunStore(store) as opened:
        keep_level(opened, EASY, locked(3), won_by=0)
    return [
        "simulate",
        LAKE,
        "--players",
        "easy,easy",
        "--games",
        "400",
        "--cores",
        "1",
        "--all",
        "--store",
        str(store),
    ]


def test_it_is_told_before_the_verdict_and_without_a_store_of_levels_for_this_one_alone(
    kept: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(kept) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Easy can hardly play this map: ")
    verdict = next(number for number, line in enumerate(said) if line.startswith("The Lake Between: "))
    assert said[verdict].startswith("The Lake Between: Doubtful, as Easy can hardly play this map: unfair: ")
    assert said[verdict - 1] == "Transporters are idle in 5 % of their turns."
    assert any(line.split() == ["How", "far", "players", "get", "Easy"] for line in said)


def test_levels_of_the_store_stand_side_by_side(kept: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with RunStore(kept[-1]) as store:
        keep_level(store, MEDIUM, far)
    assert main(kept) == 0
    said = capsys.readouterr().out
    assert "judge the map by the games of Medium" in said
    assert "North-east wins, level by level: Easy 100 %, Medium 50 %." in said
    assert any(line.split() == ["What", "each", "level", "says", "Easy", "Medium"] for line in said.splitlines())


def test_json_has_all_of_it(kept: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with RunStore(kept[-1]) as store:
        keep_level(store, MEDIUM, far)
    assert main([*kept, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    Draft202012Validator(OF_OUTPUT["simulate"], registry=REGISTRY).validate(told)
    (easy,) = told["playability"]
    assert (easy["answer"], easy["limit"], easy["advice"], easy["judge_by"]) == ("cannot", 5, "other", MEDIUM)
    assert easy["missed"]["boards"][0] > 10 and easy["missed"]["coins"][0] == 0
    assert [home["missed"]["boards"][0] > 0 for home in easy["homes"]] == [False, True]
    assert told["doubtful"] is True and told["idle"][0] == 5
    assert (told["levels"][0]["player"], told["levels"][0]["verdict"]) == (EASY, "unfair")
    assert [round(home["share"][0]) for each in told["levels"] for home in each["homes"]] == [100, 0, 50, 50]


def test_no_doubtful_verdict_is_put_on_a_sheet(
    kept: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "sheet.rbmap"
    files.save(bare_map(setup().scenario), sheet)
    assert main([*kept, "--note-on", str(sheet)]) == 0
    assert capsys.readouterr().err.endswith("is left as it is: these players can hardly play this map\n")
    assert files.load(sheet).properties.findings is None
    with RunStore(kept[-1]) as store:
        keep_level(store, MEDIUM, locked(3))  # the map locks a home out, whoever plays
    assert main([*kept, "--note-on", str(sheet)]) == 0
    findings = files.load(sheet).properties.findings
    assert findings is not None and findings.fair is False


def test_a_doubtful_verdict_is_told_of_each_of_two_versions(
    kept: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    longer = setup().scenario.copy()
    longer.properties = replace(longer.properties, turns=40)
    files.save(longer, tmp_path / "longer.rbmap")
    with RunStore(kept[-1]) as store:
        run = RunSetup.of(longer, [EASY, EASY])
        store.add(store.begin(run), games(run, 400, far, won_by=0))
    assert main([*kept, "--against", str(tmp_path / "longer.rbmap")]) == 0
    first, second = capsys.readouterr().out.splitlines()[:2]
    assert first.startswith("first, 400 games: The Lake Between: Doubtful, as Easy can hardly play this map: unfair: ")
    assert second.startswith("second, 400 games: The Lake Between: Unfair: ")
