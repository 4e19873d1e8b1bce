"""Command lines of all verbs with ``--json``, which together print every member of their documents."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from rbdesigner.hexes import Hex, border_key, edge_key
from rbdesigner.lab.puzzles.record_table import RecordTable
from rbdesigner.lab.puzzles.verification import verify
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import simulate
from rbdesigner.scenario import files
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_model import Book, BookEntry
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home, Road, Wall
from rbdesigner.symmetry import MapSymmetry, Symmetry
from rbdesigner.tiles import Terrain, tile
from tests.checks.maps import map_of
from tests.lab.played_levels import EASY, MEDIUM, far, keep_level, locked
from tests.lab.sample_runs import setup
from tests.lab.unfair_maps import lake, shorter, without_rock

GAMES = Path(__file__).resolve().parents[1] / "games"
QUICK = "--players random,random --cores 1"
FAILING = "class Broken:\n    def decide(self, view):\n        raise RuntimeError('out of ideas')\n"
TORN = "torn.rbmap"
"""A file that no verb can read, and a name that is none where a folder is meant."""

RECIPES: Mapping[str, tuple[str, ...]] = {
    "analyse": ("uneven.rbmap", "river.rbmap", "lake.rbmap"),
    "book": ("shelf.rbbook shelf.pdf",),
    "compare": ("lake.rbmap symmetric.rbmap", "lake.rbmap lake.rbmap"),
    "convert": (
        "several.json maps/",
        "solo.rbgame solo.rbsolution --holder Ada --date 2026-11-26",
        "lake.rbmap lake.map --to course",
    ),
    "figures": ("duo.rbgame solo.rbgame torn.rbmap", "broken.rbgame"),
    "generate": (
        "generated --players 2 --tiles 20 --count 1 --cores 1",
        "ranked --players 2 --tiles 20 --count 1 --cores 1 --ranked-by-games 2",
        "atlas --players 2 --tiles 20 --cores 1 --atlas sea,islands --grid 3x3 --tries 16",
    ),
    "improve": ("unfair.rbmap --cores 1 --games 60 --out fairer.rbmap",),
    "lay": ("world.rbmap --players 2 --log world.rblay", "small.rbmap --players 1 --land 1 --sea 0"),
    "par": ("short.rbmap --plans 20 --games 1 --searches 2 --cores 1",),
    "players": ("broken.py torn.rbmap",),
    "records": ("new.rbrecords --add solo.rbgame duo.rbgame",),
    "render": ("lake.rbmap lake.svg", "shelf.rbbook pictures --kind svg", "broken.rbgame broken.svg --moment 5"),
    "replay": ("duo.rbgame torn.rbmap", "broken.rbgame --log", "solo.rbgame --without-future copy.rbgame"),
    "report": ("runs.lab", "runs.lab report.html --run 2"),
    "simulate": (
        f"short.rbmap {QUICK} --games 2",
        f"short.rbmap {QUICK} --games 2 --against shorter.rbmap",
        f"short.rbmap {QUICK} --games 2 --one-more fuel",
        "short.rbmap --players random --cores 1 --games 2 --without mine",
        "short.rbmap --players random,broken.py --cores 1 --games 2",
        "levels.rbmap --players easy,easy --cores 1 --games 60 --all --store levels.lab",
    ),
    "solve": ("short.rbmap --plans 20 --cores 1",),
    "tournament": (
        "short.rbmap --players random,easy --cores 1 --games 2",
        "short.rbmap --players random,broken.py --cores 1 --games 2",
    ),
    "validate": ("bad.rbmap shelf.rbbook several.json torn.rbmap",),
    "verify": ("solo.rbgame broken.rbgame club.rbrecords torn.rbmap", "broken.rbgame --pictures pictures --each turn"),
}
"""What is done with the files of :func:`make_files`, by verb, in this order."""

DRAWING = {"book", "render", "report", "verify"}
"""Verbs whose recipes draw something, by Qt."""
CANNOT_BE_WRITTEN = {"lay": "nowhere/world.rbmap"}
"""Of verbs that read nothing a file that they cannot write."""


def make_files(folder: Path) -> None:
    """The files that the recipes read."""
    maps = {
        "lake": lake(), "unfair": without_rock(), "short": shorter(lake(), 2), "shorter": shorter(lake(), 1),
        "uneven": uneven(), "river": river(), "bad": bad(), "symmetric": symmetric(),
    }  # fmt: skip
    for name, scenario in maps.items():
        files.save(scenario, folder / f"{name}.rbmap")
    book_format.save(
        Book("Two of a kind", contents=(BookEntry("bad.rbmap"), BookEntry("bad.rbmap"))), folder / "shelf.rbbook"
    )
    shutil.copy(GAMES / "solo-millbrook.rbgame", folder / "solo.rbgame")
    shutil.copy(GAMES / "duo-the-lake-between.rbgame", folder / "duo.rbgame")
    RecordTable().added(verify(folder / "solo.rbgame")).save(folder / "club.rbrecords")
    data = json.loads((folder / "solo.rbgame").read_text("utf-8"))
    log = [*data["log"][:30], "1: brick with 2 stone"]
    (folder / "broken.rbgame").write_text(json.dumps({**data, "log": log}), "utf-8")
    (folder / "several.json").write_text('[{"name": "Lake", "mapstring": "1001 100 00 00 0 120 00 02 0"}]', "utf-8")
    (folder / "broken.py").write_text(FAILING, "utf-8")
    with RunStore(folder / "runs.lab") as store:
        simulate(lake(), ["random", "random"], games=2, store=store)
        store.begin(RunSetup.of(lake(), ["random", "random"], 2))
    files.save(setup().scenario, folder / "levels.rbmap")
    with RunStore(folder / "levels.lab") as store:
        keep_level(store, MEDIUM, far, 60)
        keep_level(store, EASY, locked(1), 60)
    (folder / TORN).write_text("{" * 1000, "utf-8")


def uneven() -> Scenario:
    """A symmetrical map but for a tile, with a home that is given to a player."""
    scenario = lake()
    at = next(at for at, here in sorted(scenario.tiles.items()) if here.terrain is Terrain.ROCK)
    scenario.tiles[at] = tile(Terrain.DESERT)
    home = min(scenario.homes)
    scenario.homes[home] = replace(scenario.homes[home], player=1)
    return scenario


def river() -> Scenario:
    """A map on which a bridge would pay."""
    return map_of({(0, 0): "pasture", (0, 1): "rock 2-5", (0, 2): "woods"}, homes={(0, 0): Home()})


def bad() -> Scenario:
    """A map with problems of tiles, borders and edges."""
    return map_of(
        {(0, 0): "pasture 3", (1, 0): "sea", (0, 1): "woods"},
        homes={(0, 0): Home()},
        roads={border_key(Hex(0, 0), 4): Road()},
        walls={edge_key(Hex(0, 0), 1): Wall()},
    )


def symmetric() -> Scenario:
    """A map that is meant to be symmetrical."""
    scenario = lake()
    scenario.properties = replace(scenario.properties, symmetry=MapSymmetry(Symmetry.HALF_TURN))
    return scenario
