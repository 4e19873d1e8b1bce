"""Maps with each of the problems of pieces, and sound ones beside them."""

from __future__ import annotations

import rbdesigner.messages.problems  # noqa: F401  (the sentences come with it)
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.scenario.model import Start
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Spot, Transporter
from tests.checks.maps import having, map_of
from tests.rules.problem_maps import AT, BOARDS, DOCK, IN_DESERT, JUNCTION, RIVER, SOUTH, Case, boxed, many, on


def donkeys(number: int, player: int = 1, kind: TransporterKind = TransporterKind.DONKEY) -> list[Piece]:
    return [Transporter(kind, player)] * number


def mines(number: int) -> dict[tuple[int, int], tuple[Piece, ...]]:
    return dict.fromkeys(many("mountain", number), (Building(BuildingKind.MINE),))


MINE, PIT, MILL = BuildingKind.MINE, BuildingKind.CLAY_PIT, BuildingKind.SAWMILL
DONKEY, RAFT = TransporterKind.DONKEY, TransporterKind.RAFT
BUILDINGS = [
    Case(
        "piece-off-map",
        map_of({AT: "woods"}, pieces={SOUTH: (Goods(BOARDS),)}),
        map_of({AT: "woods"}, pieces={AT: (Goods(BOARDS),)}),
    ),
    Case(
        "mines-beyond-box",
        map_of(many("mountain", 20), having(box=boxed(("mountain", 20))), pieces=mines(19)),
        map_of(many("mountain", 20), having(box=boxed(("mountain", 20))), pieces=mines(18)),
    ),
    Case("two-buildings", on("pasture", Building(MILL), Building(BuildingKind.MINT)), on("pasture", Building(MILL))),
    Case(
        "building-site",
        on("pasture", Building(BuildingKind.WOODCUTTER)),
        on("woods", Building(BuildingKind.WOODCUTTER)),
    ),
    Case("building-site", on("sea", Building(MILL)), on("rock", Building(MILL))),
    Case(
        "building-site",
        on("pasture", Building(BuildingKind.OIL_RIG)),
        on("sea", Building(BuildingKind.OIL_RIG)),
    ),
    Case("building-in-desert", on("desert", Building(MILL)), on("mountain", Building(MILL))),
    Case("building-in-desert", on("desert", Building(PIT), north="sea"), on("rock", Building(PIT), north="sea")),
    Case("building-off-shore", on("pasture", Building(PIT)), on("pasture", Building(PIT), north="sea")),
    Case("building-off-shore", on("pasture", Building(PIT)), on("mountain 3", Building(PIT))),
    Case("mine-without-mixture", on("mountain", Building(MINE)), on("mountain", Building(MINE, 0, Mixture(3, 3)))),
    Case("mixture-without-mine", on("rock", Building(MILL, 0, Mixture(3, 3))), on("rock", Building(MILL))),
    Case(
        "mine-mixture",
        on("mountain", Building(MINE, 0, Mixture(6, 0))),
        on("mountain", Building(MINE, 0, Mixture(5, 5))),
    ),
    Case(
        "goods-at-sea",
        on("sea", Goods(BOARDS)),
        on("sea", Goods(BOARDS), Building(BuildingKind.OIL_RIG)),
    ),
    Case("bridge-without-river", on("woods 1-3", Bridge(0)), on("woods 1-3", Bridge(1))),
    Case("bridge-without-river", on("sea", Bridge(0)), on("woods 0-3", Bridge(0))),
    Case("bridge-over-source", on("mountain 3", Bridge(3)), on("mountain 0-3", Bridge(3))),
    Case("bridge-too-many", on("woods 1-3", Bridge(1), Bridge(3)), on("woods 1-3 4-5", Bridge(1), Bridge(4))),
    Case("bridge-too-many", on(JUNCTION, Bridge(0), Bridge(2), Bridge(4)), on(JUNCTION, Bridge(0), Bridge(2))),
    Case(
        "bridge-in-desert",
        on("desert 0-2", Bridge(0)),
        on("desert 0-2", Bridge(0), options=IN_DESERT),
    ),
]

TRANSPORTERS = [
    Case("land-transporter-in-water", on("sea", Transporter(DONKEY, 1)), on("desert", Transporter(DONKEY, 1))),
    Case(
        "land-transporter-in-water",
        on("woods 1-3", Transporter(DONKEY, 1, Spot(RIVER, 1))),
        on("woods 1-3", Transporter(DONKEY, 1, Spot(number=2))),
    ),
    Case("boat-on-land", on("woods 1-3", Transporter(RAFT, 1)), on("sea", Transporter(RAFT, 1))),
    Case(
        "boat-without-river",
        on("woods 1-3", Transporter(RAFT, 1, Spot(RIVER, 2))),
        on("woods 1-3", Transporter(RAFT, 1, Spot(RIVER, 3))),
    ),
    Case(
        "boat-without-sea",
        on("woods", Transporter(RAFT, 1, Spot(DOCK, 1))),
        on("woods", Transporter(RAFT, 1, Spot(DOCK, 1)), north="sea"),
    ),
    Case(
        "boat-without-sea",
        on("woods", Transporter(RAFT, 1, Spot(DOCK, 2)), north="sea"),
        on("woods", Transporter(RAFT, 1, Spot(DOCK, 0)), north="sea"),
    ),
    Case(
        "boat-without-sea",
        on("sea", Transporter(RAFT, 1, Spot(DOCK, 0)), north="sea"),
        on("sea", Transporter(RAFT, 1), north="sea"),
    ),
    Case(
        "cargo-too-large",
        on("woods", Transporter(DONKEY, 1, cargo=((BOARDS, 2), (Good.CLAY, 1)))),
        on("woods", Transporter(DONKEY, 1, cargo=((BOARDS, 1), (Good.CLAY, 1)))),
    ),
    Case(
        "carrier-with-cargo",
        on("woods", Transporter(DONKEY, 1, cargo=((BOARDS, 1),), carries=DONKEY)),
        on("woods", Transporter(DONKEY, 1, carries=DONKEY)),
    ),
    Case("transporters-too-many", on("woods", *donkeys(3)), on("woods", *donkeys(2))),
    Case("transporters-too-many", on("sea", *donkeys(6, kind=RAFT)), on("sea", *donkeys(5, kind=RAFT))),
    Case(
        "transporters-too-many",
        on("sea", *donkeys(5, kind=RAFT), start=Start(transporters=((DONKEY, 4),))),
        on("sea", *donkeys(4, kind=RAFT), start=Start(transporters=((DONKEY, 4),))),
    ),
    Case(
        "transporters-too-many",
        map_of({AT: "woods"}, having(start=Start(transporters=((DONKEY, 6),)))),
        map_of({AT: "woods"}, having(start=Start(transporters=((DONKEY, 5),)))),
    ),
    Case(
        "transporters-too-many",
        on("sea", *donkeys(3, kind=RAFT), Transporter(RAFT, 1, carries=RAFT), Transporter(RAFT, 1)),
        on("sea", *donkeys(3, kind=RAFT), Transporter(RAFT, 1, carries=RAFT)),
    ),
    Case("player-beyond-most", on("woods", *donkeys(1, player=2)), on("woods", *donkeys(1, player=1))),
]
