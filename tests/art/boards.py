"""A small map with one of everything, to paint."""

from rbdesigner.hexes import Border, Edge, Hex
from rbdesigner.rules.tables import NEW_MINE, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Players, Properties, Record, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Road, Spot, SpotKind, Transporter, Wall
from rbdesigner.tiles import Terrain, tile

MIDDLE, EAST, SOUTH, WEST = Hex(0, 0), Hex(1, 0), Hex(0, 1), Hex(-1, 0)


def board(**properties: object) -> Scenario:
    """Five tiles: a river from a mountain through a pasture into the sea, with pieces."""
    said = {"title": "Five tiles", "designers": ("Ada",), "players": Players(2, 3)} | properties
    return Scenario(
        Properties(**said),  # type: ignore[arg-type]
        {
            MIDDLE: tile(Terrain.PASTURE, ((0, 3),)),
            Hex(0, -1): tile(Terrain.MOUNTAIN, ((3,),)),
            SOUTH: tile(Terrain.SEA),
            EAST: tile(Terrain.WOODS),
            WEST: tile(Terrain.DESERT),
        },
        {EAST: Home(0, 1), WEST: Home(0, None)},
        {
            MIDDLE: (
                Building(BuildingKind.SAWMILL, 2),
                Goods(Good.BOARDS, 2, 2),
                Goods(Good.BOARDS, 3, 3),
                Bridge(0),
                Transporter(TransporterKind.RAFT, 2, Spot(SpotKind.RIVER, 0)),
            ),
            Hex(0, -1): (Building(BuildingKind.MINE, 0, NEW_MINE),),
            EAST: (Transporter(TransporterKind.DONKEY, 1), Transporter(TransporterKind.DONKEY, 1)),
        },
        {Border(MIDDLE, 4): Road()},
        {Edge(MIDDLE, 2): Wall(1, 2), Edge(WEST, 1): Wall()},
    )


RECORD = Record(142, "wonder 58", "Jo", "2026-03-01", "3rd")
