"""Findings about maps: a line for the sheet, kept in the file, told to be old when the map has changed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from rbdesigner.cli.main import main
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import SeatRow
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.lab.runs.run_setup import RunSetup, bare_map
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.verdicts import Verdict, judged
from rbdesigner.lab.wording.map_findings import findings_line, short_findings, with_par, with_verdict
from rbdesigner.messages.translation import number_text
from rbdesigner.players.difficulty import Par
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Findings, Scenario
from rbdesigner.tiles import Terrain
from tests.lab.sample_runs import SCENARIOS, row, setup

PLAYERS = ("planner:level=medium", "planner:level=medium")
PAR = Par(260, 2, 1000, easy=100, medium=150, chain=(), tight_turn=None)


@pytest.fixture
def scenario() -> Scenario:
    """A map without findings."""
    return bare_map(files.load(SCENARIOS / "the-lake-between.rbmap"))


@cache
def verdict(wins: int, games: int = 400) -> Verdict:
    """The verdict when the first home wins so many of a hundred games."""
    homes = (0, -1), (0, 1)
    return judged(
        [
            (game, game, SeatRow(seat, seat, homes[seat], 1 + seat, 10, 0, int((game % 100 < wins) == (seat == 0))))
            for game in range(games)
            for seat in (0, 1)
        ],
        2,
    )


def noted(scenario: Scenario, findings: Findings) -> Scenario:
    return replace(scenario, properties=replace(scenario.properties, findings=findings))


def test_a_line_has_par_and_fairness(scenario: Scenario) -> None:
    assert findings_line(scenario) == short_findings(scenario) == ""
    fair = noted(scenario, with_verdict(scenario, verdict(50, 2000), PLAYERS))
    games = number_text(2000)
    assert findings_line(fair) == f"fair within 4 percentage points in {games} games (Medium)"
    both = noted(fair, with_par(fair, PAR))
    assert findings_line(both) == f"par 260, hard to reach; fair within 4 percentage points in {games} games (Medium)"
    assert short_findings(both) == "par 260, fair"
    again = noted(both, with_verdict(both, verdict(70), PLAYERS))
    assert findings_line(again) == "par 260, hard to reach; unfair by 20 percentage points in 400 games (Medium)"


def test_nothing_is_said_as_long_as_nothing_is_clear(scenario: Scenario) -> None:
    with pytest.raises(ValueError, match="not yet known"):
        with_verdict(scenario, verdict(20, 40), PLAYERS)


def test_a_changed_map_makes_a_line_old(scenario: Scenario) -> None:
    known = noted(scenario, with_par(scenario, PAR))
    titled = replace(known, properties=replace(known.properties, title="Another title"))
    assert findings_line(titled) == "par 260, hard to reach"
    place = next(at for at, tile in known.tiles.items() if tile.terrain is Terrain.DESERT and not tile.rivers)
    changed = known.copy()
    changed.tiles[Hex(*place)] = replace(known.tiles[place], terrain=Terrain.ROCK)
    assert findings_line(changed) == "par 260, hard to reach (before the last change of the map)"
    assert short_findings(changed) == ""
    fresh = with_verdict(changed, verdict(50, 2000), PLAYERS)
    assert fresh.par is None and fresh.hash == scenario_hash(changed)  # what was found of another map is gone


def test_findings_stand_in_the_file(scenario: Scenario, tmp_path: Path) -> None:
    known = noted(scenario, with_par(scenario, PAR))
    files.save(known, tmp_path / "map.json")
    read = files.load(tmp_path / "map.json")
    assert read.properties.findings == known.properties.findings


def test_findings_make_no_other_run(scenario: Scenario) -> None:
    known = noted(scenario, with_par(scenario, PAR))
    assert RunSetup.of(known, ["random"]).digest() == RunSetup.of(scenario, ["random"]).digest()
    with RunStore() as store:
        run = store.begin(setup())
        assert store.run_of(known) == run


def test_simulate_puts_a_verdict_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target, store = tmp_path / "map.json", tmp_path / "runs.lab"
    files.save(bare_map(setup().scenario), target)
    home = min(setup().scenario.homes)
    with RunStore(store) as opened:
        run = opened.begin(setup())
        seats = tuple(seat._replace(won=int(tuple(seat.home) == tuple(home))) for seat in row(0).seats)
        rows = (row(0)._replace(number=at, seed=1 + at // 2, seats=seats, log=()) for at in range(100))
        opened.add(run, rows)
    arguments = ["simulate", str(target), "--players", "random,random", "--cores", "1", "--store", str(store)]
    assert main([*arguments, "--games", "100", "--note-on", str(target)]) == 0
    findings = files.load(target).properties.findings
    assert findings is not None and (findings.games, findings.fair, findings.points) == (100, False, 50)
    other = str(SCENARIOS / "twin-isles.rbmap")
    assert main([*arguments, "--games", "2", "--note-on", other]) == 2
    assert capsys.readouterr().err.endswith("twin-isles.rbmap: is another map than the one that is played\n")
