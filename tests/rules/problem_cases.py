"""Maps with each of the problems, and sound ones beside them."""

from __future__ import annotations

from typing import Any

import rbdesigner.messages.problems  # noqa: F401  (the sentences come with it)
from rbdesigner.hexes import Hex, border_key, edge_key
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import Subject, TransporterKind
from rbdesigner.scenario.custom_fields import CustomField
from rbdesigner.scenario.model import Inscription, Players, Research, Scenario, Start, Status
from rbdesigner.scenario.pieces import Bridge, Home, Road, Wall
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry
from rbdesigner.tiles import SECOND_EDITION, TWO_BOXES
from tests.checks.maps import having, map_of
from tests.rules.piece_cases import BUILDINGS, TRANSPORTERS
from tests.rules.problem_maps import AT, JUNCTION, NORTH, SOUTH, Case, boxed, many, on

HALF_TURN = MapSymmetry(Symmetry.HALF_TURN, Centre.of_hex(Hex(0, 0)))
HOME_LAND = {(0, 0): "woods", (1, 0): "pasture", (2, 0): "rock", (3, 0): "woods"}
RING = {(0, 0): "woods 1-2", (1, -1): "woods 3-4", (1, 0): "woods 0-5"}


TWO = having(players=Players(2, 2))
WALL, EDGE, BORDER = Wall(), edge_key(Hex(*AT), 0), border_key(Hex(*AT), 0)
RIVERS = [
    Case("river-into-land", map_of({AT: "mountain 0", NORTH: "woods"}), map_of({AT: "mountain 0", NORTH: "woods 0-3"})),
    Case("river-into-land", map_of({AT: "woods 0-3", NORTH: "woods 2"}), map_of({AT: "woods 0-3", NORTH: "woods 3"})),
    Case("river-off-map", map_of({AT: "mountain 0"}), map_of({AT: "mountain 0", NORTH: "sea"})),
    Case("river-begun-nowhere", map_of({AT: "woods 0-3"}), map_of({AT: "woods 0-3", NORTH: "sea"})),
    Case("river-begun-nowhere", map_of({AT: "woods 0-3"}), map_of({AT: "woods 0-3", NORTH: "mountain 3"})),
    Case(
        "river-without-source",
        map_of({AT: "woods 0-3", NORTH: "rock", SOUTH: "rock"}),
        map_of({AT: "woods 0-3", NORTH: "rock", SOUTH: "sea"}),
    ),
    Case(
        "river-unfinishable",
        map_of({AT: "mountain 0"}, having(box=boxed(("sea", 0), ("mountain 0", 1), ("woods 0-3", 5)))),
        map_of({AT: "mountain 0"}, having(box=boxed(("sea", 0), ("mountain 0", 2)))),
    ),
    Case("rivers-impossible", map_of({AT: "woods 0-3 1-4"}), map_of({AT: "woods 0-3 1-2"})),
    Case("rivers-impossible", map_of({AT: "woods 0-1-2-3"}), map_of({AT: "woods 0-1 2-3"})),
    Case("river-on-sea", map_of({AT: "sea 0"}), map_of({AT: "sea"})),
    Case("river-ring", map_of(RING), map_of({**RING, (1, 0): "woods 0 5"})),
    Case("source-terrain", map_of({AT: "woods 0"}), map_of({AT: "mountain 0"})),
    Case("unprinted-tile", map_of({AT: "desert 0-2-4"}), map_of({AT: JUNCTION})),
    Case(
        "unprinted-tile",
        map_of({AT: "desert 0-3"}, having(box=SECOND_EDITION)),
        map_of({AT: "desert 0-3"}, having(box=boxed(("desert 0-3", 1)))),
    ),
    Case(
        "box-exceeded",
        map_of(many("pasture", 2), having(box=boxed(("pasture", 1)))),
        map_of(many("pasture", 2), having(box=boxed(("pasture", 2)))),
    ),
]

HOMES = [
    Case("home-off-map", map_of({AT: "woods"}, homes={SOUTH: Home()}), map_of({AT: "woods"}, homes={AT: Home()})),
    Case("home-at-sea", map_of({AT: "sea"}, homes={AT: Home()}), map_of({AT: "desert"}, homes={AT: Home()})),
    Case(
        "homes-too-near",
        map_of(HOME_LAND, homes={(0, 0): Home(), (1, 0): Home()}),
        map_of(HOME_LAND, homes={(0, 0): Home(), (2, 0): Home()}),
    ),
    Case(
        "homes-too-few",
        map_of(HOME_LAND, TWO, homes={(0, 0): Home()}),
        map_of(HOME_LAND, TWO, homes={(0, 0): Home(), (2, 0): Home()}),
    ),
    Case(
        "homes-too-few",
        map_of(HOME_LAND, TWO, homes={(0, 0): Home(player=1), (2, 0): Home(player=3)}),
        map_of(HOME_LAND, TWO, homes={(0, 0): Home(player=1), (2, 0): Home(player=2)}),
    ),
    Case("land-too-little", map_of({AT: "woods"}, TWO), map_of({AT: "woods", NORTH: "desert"}, TWO)),
    Case(
        "home-taken-twice",
        map_of(HOME_LAND, TWO, homes={(0, 0): Home(player=1), (2, 0): Home(player=1)}),
        map_of(HOME_LAND, TWO, homes={(0, 0): Home(player=1), (2, 0): Home(player=2)}),
    ),
    Case(
        "player-beyond-most",
        map_of(HOME_LAND, homes={(0, 0): Home(player=2)}),
        map_of(HOME_LAND, homes={(0, 0): Home(player=1)}),
    ),
]

SHORE = {AT: "woods", NORTH: "sea"}
RAFT_AT_START = Start(transporters=((TransporterKind.RAFT, 1),))


def afloat(tiles: dict[tuple[int, int], str], home: Home | None = None, **parts: Any) -> Scenario:
    """Players who begin with a raft, at one home or anywhere."""
    given = having(start=RAFT_AT_START, players=Players(1, 2 if home else 1))
    return map_of(tiles, given, homes={AT: home} if home else {}, **parts)


START_BOATS = [
    Case("start-boat-without-water", afloat({AT: "woods"}, Home()), afloat(SHORE, Home())),
    Case("start-boat-without-water", afloat({AT: "woods"}, Home(player=1)), afloat({AT: "woods 3"}, Home(player=1))),
    Case("start-boat-without-water", afloat({AT: "woods"}), afloat(SHORE)),
    Case(
        "start-boat-without-water",
        afloat(SHORE, Home(player=1), walls={EDGE: Wall(2)}),
        afloat(SHORE, Home(player=1), walls={EDGE: Wall(1)}),
    ),
    Case(
        "start-boat-without-water",
        afloat(SHORE, Home(player=1), walls={EDGE: Wall(2)}),
        afloat(SHORE, Home(player=1), walls={EDGE: Wall(3)}),
    ),
    Case(
        "start-boat-without-water",
        map_of(SHORE, having(start=RAFT_AT_START, players=Players(1, 2))),
        map_of({**SHORE, (1, -1): "woods"}, having(start=RAFT_AT_START, players=Players(1, 2))),
    ),
    Case(
        "start-boat-without-water",
        afloat(SHORE, Home(player=1), walls={EDGE: Wall(2)}),
        afloat(SHORE, Home(), walls={EDGE: Wall(2)}),
    ),
    Case(
        "start-boat-without-water",
        afloat(SHORE, Home(player=1), walls={EDGE: Wall(2)}),
        afloat(SHORE, Home(player=1), walls={EDGE: Wall()}),
    ),
]

NAME = Inscription("Mill")
TEXTS = [
    Case(
        code,
        map_of({AT: "woods"}, **{part: {SOUTH: NAME}}),
        map_of({AT: "woods"}, **{part: {AT: NAME}}),
    )
    for code, part in (("label-off-map", "labels"), ("note-off-map", "notes"), ("district-off-map", "districts"))
]

TEXTS += [
    Case(
        "field-off-map",
        map_of({AT: "woods"}, fields={SOUTH: (CustomField.of("danger", 3),)}),
        map_of({AT: "woods"}, fields={AT: (CustomField.of("danger", 3),)}),
    ),
]

BETWEEN = [
    Case("road-off-map", map_of({AT: "woods"}, roads={BORDER: Road()}), on("woods")),
    Case(
        "road-into-sea",
        map_of({AT: "woods", NORTH: "sea"}, roads={BORDER: Road()}),
        map_of({AT: "woods 0-3", NORTH: "desert 0-3"}, roads={BORDER: Road()}),
    ),
    Case("wall-off-map", map_of({AT: "woods"}, walls={EDGE: WALL}), map_of({AT: "woods"})),
    Case(
        "wall-at-sea",
        map_of({AT: "sea", NORTH: "sea"}, walls={EDGE: WALL}),
        map_of({AT: "sea", NORTH: "desert"}, walls={EDGE: WALL}),
    ),
    Case(
        "wall-tokens",
        map_of({AT: "woods", NORTH: "rock"}, walls={EDGE: Wall(1, 0)}),
        map_of({AT: "woods", NORTH: "rock"}, walls={EDGE: Wall(1, 1)}),
    ),
    Case(
        "player-beyond-most",
        map_of({AT: "woods", NORTH: "rock"}, walls={EDGE: Wall(2)}),
        map_of({AT: "woods", NORTH: "rock"}, walls={EDGE: Wall(None)}),
    ),
]


def with_properties(**changes: object) -> Scenario:
    return map_of(many("woods", 6), having(**changes))


PROPERTIES = [
    Case("players-range", with_properties(players=Players(3, 2)), with_properties(players=Players(2, 2))),
    Case("players-range", with_properties(players=Players(0, 2)), with_properties(players=Players(1, 2))),
    Case("players-beyond-marks", with_properties(players=Players(2, 7)), with_properties(players=Players(2, 6))),
    Case("players-beyond-box", with_properties(players=Players(2, 5)), with_properties(players=Players(2, 4))),
    Case(
        "title-missing",
        with_properties(title=" ", status=Status.FINAL),
        with_properties(title="T", status=Status.FINAL),
    ),
    Case("draft-untitled", with_properties(title=""), with_properties(title="T")),
    Case("draft-untitled", with_properties(title=""), with_properties(title="", status=Status.FINAL)),
    Case("description-missing", with_properties(description="\n"), with_properties(description="D")),
    Case("wonder-prefill", with_properties(wonder_prefill=84), with_properties(wonder_prefill=83)),
    Case("turns-range", with_properties(turns=0), with_properties(turns=1)),
    Case(
        "neutral-bricks",
        with_properties(options=Options(neutral_bricks=0)),
        with_properties(options=Options(neutral_bricks=1)),
    ),
    Case(
        "bricks-beyond-box",
        with_properties(options=Options(neutral_bricks=34), box=SECOND_EDITION),
        with_properties(options=Options(neutral_bricks=34), box=TWO_BOXES),
    ),
    Case(
        "bricks-beyond-box",
        with_properties(turns=34, box=SECOND_EDITION),
        with_properties(turns=33, box=SECOND_EDITION),
    ),
    Case(
        "player-beyond-most",
        with_properties(research=(Research(Subject.ROWING, 2),)),
        with_properties(research=(Research(Subject.ROWING, 1), Research(Subject.SHIPPING))),
    ),
]

RICH = {(0, 0): "woods", (1, 0): "pasture", (2, 0): "rock", (3, 0): "desert"}
EQUAL = {**many("woods", 9), (0, 0): "pasture", (8, 0): "pasture"}
ENDS = {(0, 0): Home(), (8, 0): Home()}
ADVICE = [
    Case("world-small", map_of(many("woods", 15), TWO), map_of(many("woods", 16), TWO)),
    Case("world-large", map_of(many("woods", 31), TWO), map_of(many("woods", 30), TWO)),
    Case("world-large", map_of(many("woods", 31), TWO), map_of(many("woods", 31))),
    Case("map-scattered", map_of({**HOME_LAND, (40, 0): "sea"}), map_of({**HOME_LAND, (33, 0): "sea"})),
    Case("map-scattered", map_of({**HOME_LAND, (100_000, -100_000): "sea"}), map_of(HOME_LAND)),
    Case(
        "start-poor",
        map_of({**RICH, (1, 0): "desert"}, homes={(3, 0): Home()}),
        map_of(RICH, homes={(3, 0): Home()}),
    ),
    Case(
        "start-poor",
        map_of({**RICH, (2, 0): "pasture"}, homes={(3, 0): Home()}),
        map_of({**RICH, (2, 0): "pasture", (1, 1): "sea"}, homes={(3, 0): Home()}),
    ),
    Case(
        "start-poor",
        map_of({**RICH, (2, 0): "rock 0-3", (2, -1): "sea"}, homes={(3, 0): Home()}),
        map_of({**RICH, (2, 0): "rock 0-3", (2, -1): "sea"}, homes={(3, 0): Home()}, pieces={(2, 0): (Bridge(0),)}),
    ),
    Case(
        "starts-unequal",
        map_of({**EQUAL, (6, 0): "rock", (7, 0): "rock"}, TWO, homes=ENDS),
        map_of({**EQUAL, (7, 0): "rock"}, TWO, homes=ENDS),
    ),
    Case(
        "part-unreached",
        map_of({AT: "woods", (5, 5): "rock"}, homes={AT: Home()}),
        map_of({AT: "woods", (5, 5): "sea"}, homes={AT: Home()}),
    ),
    Case(
        "part-unreached",
        map_of({AT: "woods", (0, 2): "rock"}, homes={AT: Home()}),
        map_of({AT: "woods", SOUTH: "sea", (0, 2): "rock"}, homes={AT: Home()}),
    ),
    Case(
        "not-symmetrical",
        map_of({NORTH: "woods", SOUTH: "rock"}, having(symmetry=HALF_TURN)),
        map_of({NORTH: "woods 0", SOUTH: "woods 3"}, having(symmetry=HALF_TURN)),
    ),
    Case(
        "not-symmetrical",
        map_of(
            {NORTH: "woods", AT: "rock", SOUTH: "woods"}, having(symmetry=HALF_TURN), roads={border_key(AT, 0): Road()}
        ),
        map_of({NORTH: "woods", AT: "rock", SOUTH: "woods"}, roads={border_key(AT, 0): Road()}),
    ),
]
CASES = [*RIVERS, *HOMES, *START_BOATS, *BUILDINGS, *TRANSPORTERS, *TEXTS, *BETWEEN, *PROPERTIES, *ADVICE]
