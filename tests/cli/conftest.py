"""Files for the command line to work on."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.hexes import ORIGIN, Hex, disk, ring
from rbdesigner.prediction import planned_homes
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, Tile

LAND = (Terrain.WOODS, Terrain.PASTURE, Terrain.ROCK, Terrain.PASTURE)


def island() -> Scenario:
    """A map with nothing to find fault with: land in the sea, two homes far apart, a title."""
    land = list(disk(ORIGIN, 2))
    tiles = {at: Tile(LAND[number % len(LAND)]) for number, at in enumerate(land)}
    tiles |= {at: Tile(Terrain.SEA) for at in ring(ORIGIN, 3)}
    homes = {Hex(-2, 0): Home(), Hex(2, 0): Home()}
    return Scenario(Properties(title="Island", players=Players(2, 2)), tiles, homes)


@pytest.fixture(autouse=True)
def few_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Homes are planned less often: how well plans tell what homes are worth is for other tests."""
    monkeypatch.setattr(planned_homes, "USUAL_PLANS", 4)
    monkeypatch.setattr(planned_homes, "PLANS_FOR_TWO", 12)


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults of the program are logged here and not where the user keeps them."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A scenario file without errors and warnings."""
    path = tmp_path / "good.json"
    files.save(island(), path)
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """A scenario file with a river that runs off the map at (9, 0)."""
    scenario = island()
    edit(scenario, tiles={Hex(9, 0): Tile(Terrain.WOODS, ((3,),))}).apply(scenario)
    path = tmp_path / "bad.json"
    files.save(scenario, path)
    return path


@pytest.fixture
def several(tmp_path: Path) -> Path:
    """A file of another program with three maps, two of them with the same name but for its case."""
    path = tmp_path / "several.json"
    path.write_text(
        '[{"name": "Lake / Delta", "mapstring": "1001 100 00 00 0 120 00 02 0"},'
        ' {"name": "lake / delta", "mapstring": "1001 110 00 00 0"},'
        ' {"name": "../../etc", "mapstring": "1001 120 00 00 0"}]',
        encoding="utf-8",
    )
    return path
