from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from rbdesigner.hexes import Hex, border_key, edge_key
from rbdesigner.rules.tables import NEW_MINE, BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import (
    Bridge,
    Building,
    Goods,
    Home,
    Road,
    Spot,
    SpotKind,
    Transporter,
    Wall,
)
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.inspector_rows import (
    BridgeRow,
    BuildingRow,
    GoodsRow,
    HomeRow,
    InspectorRow,
    RoadRow,
    TransporterFields,
    WallRow,
)
from rbdesigner.ui.editor.panels.place_inspector import PlaceInspector
from rbdesigner.ui.editor.panels.place_options import PlaceOptions
from tests.gui.editor.panels.support import choose, clipped, settle

Show = Callable[..., None]
HERE = Hex(0, 0)
ROAD, WALL = border_key(HERE, 6), edge_key(HERE, 2)


@pytest.fixture
def document(qapp: object) -> Document:
    scenario = Scenario(
        tiles={
            HERE: tile(Terrain.MOUNTAIN, ((0, 3),)),
            Hex(1, 0): tile(Terrain.SEA),
            Hex(0, 1): tile(Terrain.WOODS, ((0,),)),
        },
        homes={HERE: Home(7, 2)},
        pieces={
            HERE: (
                Building(BuildingKind.MINE, 0, NEW_MINE),
                Goods(Good.BOARDS, 3, 8),
                Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.RIVER, 3), ((Good.GOLD, 2),)),
                Bridge(3),
            )
        },
        roads={ROAD: Road()},
        walls={WALL: Wall(3, 2)},
    )
    return Document(scenario)


@pytest.fixture(scope="module")
def kept_inspector(qapp: QApplication) -> Iterator[PlaceInspector]:
    """A panel that the tests share, each with a document of its own."""
    inspector = PlaceInspector()
    inspector.resize(280, 1100)
    inspector.show()
    yield inspector
    inspector.close()
    inspector.deleteLater()


@pytest.fixture
def inspector(kept_inspector: PlaceInspector, document: Document) -> Iterator[PlaceInspector]:
    kept_inspector.set_document(document)
    QTest.qWaitForWindowExposed(kept_inspector)
    document.selection = [HERE]
    yield kept_inspector
    kept_inspector.set_document(None)


def row(inspector: PlaceInspector, kind: type[InspectorRow[Any]]) -> Any:
    return next(row for row in inspector.rows if type(row) is kind)


def pieces(document: Document) -> tuple[object, ...]:
    return document.scenario.pieces[HERE]


def test_everything_is_listed(inspector: PlaceInspector) -> None:
    assert [type(each) for each in inspector.rows] == [
        HomeRow,
        BuildingRow,
        GoodsRow,
        TransporterFields,
        BridgeRow,
        RoadRow,
        WallRow,
    ]
    assert row(inspector, RoadRow).title.text() == "Road to the south, left bank"
    assert row(inspector, WallRow).title.text() == "Wall to the south-east"
    assert row(inspector, TransporterFields).spot.currentText() == "river: north, south"


def test_the_wall_is_named_from_either_side(inspector: PlaceInspector, document: Document) -> None:
    document.perform(edit(document.scenario, homes={HERE: None}, pieces={HERE: ()}, roads={ROAD: None}), "strip")
    settle()
    assert row(inspector, WallRow).title.text() == "Wall to the south-east"
    document.selection = [Hex(1, 0)]
    assert row(inspector, WallRow).title.text() == "Wall to the north-west"


def test_counts_merge_and_undo_shows(inspector: PlaceInspector, document: Document) -> None:
    spin = row(inspector, GoodsRow).count
    spin.setFocus()
    for _ in range(3):
        QTest.keyClick(spin, Qt.Key.Key_Up)
    assert Goods(Good.BOARDS, 6, 8) in pieces(document)
    assert document.undo_stack.count() == 1
    assert spin is row(inspector, GoodsRow).count, "the field that is typed into stays"
    document.undo_stack.undo()
    settle()
    assert spin.value() == 3


def test_a_mine_has_a_bag_and_others_have_none(inspector: PlaceInspector, document: Document) -> None:
    mine = row(inspector, BuildingRow)
    mine.gold.setValue(5)
    assert Building(BuildingKind.MINE, 0, Mixture(5, 3)) in pieces(document)
    document.perform(edit(document.scenario, pieces={HERE: [Building(BuildingKind.MINT)]}), "swap")
    settle()
    assert not row(inspector, BuildingRow).gold.isVisible()


def test_regions_are_chosen_by_where_they_lie(inspector: PlaceInspector, document: Document) -> None:
    home = row(inspector, HomeRow)
    assert home.region.currentText() == "north, south, south-west, north-west"
    choose(home.region, "north, north-east, south-east, south")
    assert document.scenario.homes[HERE] == Home(1, 2)
    choose(home.player, "free to choose")
    assert document.scenario.homes[HERE] == Home(1, None)


def test_cargo(inspector: PlaceInspector, document: Document) -> None:
    raft = row(inspector, TransporterFields)
    choose(raft.cargo.load, "Geese")
    raft.cargo.counts[Good.GEESE].setValue(2)
    assert dict(pieces(document)[2].cargo) == {Good.GOLD: 2, Good.GEESE: 2}
    assert raft.cargo.room.text() == "⚠ 4 of 3 goods"
    raft.cargo.counts[Good.GOLD].setValue(0)
    assert dict(pieces(document)[2].cargo) == {Good.GEESE: 2}
    assert not raft.cargo.counts[Good.GOLD].isVisible()
    choose(raft.carries, "Donkey")
    assert pieces(document)[2].carries is TransporterKind.DONKEY


def test_a_boat_is_put_to_a_dock(inspector: PlaceInspector, document: Document) -> None:
    spot = row(inspector, TransporterFields).spot
    docks = [spot.itemText(i) for i in range(spot.count()) if spot.itemText(i).startswith("docked")]
    assert docks == list(dict.fromkeys(docks)), "an edge that no river parts is one dock"
    choose(spot, "docked: south-east")
    assert pieces(document)[2].spot == Spot(SpotKind.DOCK, 4)


@pytest.mark.parametrize(("half_edge", "where"), [(0, "north, left bank"), (1, "north, right bank"), (3, "north-east")])
def test_halves_of_an_edge_are_told_apart_by_the_river_between(half_edge: int, where: str) -> None:
    site = PlaceOptions.of(Scenario(tiles={HERE: tile(Terrain.PASTURE, ((0, 3),))}), HERE)
    assert site.half_edge(half_edge) == where
    assert site.spot_text(Spot(SpotKind.DOCK, half_edge)) == f"docked: {where}"


def test_walls_and_owners(inspector: PlaceInspector, document: Document) -> None:
    wall = row(inspector, WallRow)
    wall.tokens.setValue(4)
    choose(wall.player, "neutral")
    assert document.scenario.walls[WALL] == Wall(None, 4)


@pytest.mark.parametrize("kind", [HomeRow, BuildingRow, GoodsRow, TransporterFields, BridgeRow, RoadRow, WallRow])
def test_everything_can_be_removed_and_brought_back(
    inspector: PlaceInspector, document: Document, kind: type[InspectorRow[Any]]
) -> None:
    before = document.scenario.copy()
    QTest.mouseClick(row(inspector, kind).remove, Qt.MouseButton.LeftButton)
    assert kind not in {type(each) for each in inspector.rows}
    assert document.scenario != before
    assert len(inspector.rows) == 6
    document.undo_stack.undo()
    settle()
    assert document.scenario == before
    assert len(inspector.rows) == 7


def test_a_city_and_what_is_in_it_are_named_and_can_be_taken_away(
    inspector: PlaceInspector, document: Document
) -> None:
    place = Hex(-1, 0)
    coin, pearl = ForeignPiece(ForeignKind.GOOD, 9), ForeignPiece(ForeignKind.GOOD, 13)
    plane = ForeignPiece(ForeignKind.TRANSPORTER, 36, player=2)
    city = Foreign(ForeignTile.CITY, 22, pieces=(coin, pearl, coin, plane))
    document.perform(edit(document.scenario, foreign={place: city}), "put")
    document.selection = [place]
    assert inspector.name.text().startswith("<b>City</b>") and not inspector.picture.pixmap().isNull()
    assert not inspector.notice.isVisible()
    assert [each.title.text() for each in inspector.rows] == ["2 × coins", "Pearl", "Plane of player 2"]
    inspector.rows[0].remove.click()
    assert document.undo_stack.undoText() == "Remove: Coins"
    assert document.scenario.foreign[place].pieces == (pearl, coin, plane)
    assert [each.title.text() for each in inspector.rows] == ["Pearl", "Coins", "Plane of player 2"]
    for _ in range(3):
        inspector.rows[0].remove.click()
    assert document.scenario.foreign[place] == Foreign(ForeignTile.CITY, 22) and inspector.notice.isVisible()
    inspector.findChild(QToolButton, "turn-right").click()
    assert document.scenario.foreign[place].rotation == 1


def test_the_tile_can_be_turned(inspector: PlaceInspector, document: Document) -> None:
    QTest.mouseClick(inspector.head.findChild(QToolButton, "turn-right"), Qt.MouseButton.LeftButton)
    assert document.scenario.tiles[HERE].rivers == ((1, 4),)
    assert Bridge(4) in pieces(document)


def test_one_tile_at_a_time(inspector: PlaceInspector, document: Document) -> None:
    document.selection = [HERE, Hex(1, 0)]
    assert inspector.rows == []
    assert "2" in inspector.many.title.text() and not inspector.many.isHidden()
    document.selection = []
    assert "Select a tile" in inspector.notice.text()
    document.selection = [Hex(7, 7)]
    assert "Empty place" in inspector.name.text()
    assert inspector.notice.text() == "Nothing stands here."


def test_another_document_is_shown(inspector: PlaceInspector, document: Document) -> None:
    other = Document(Scenario(tiles={HERE: tile(Terrain.SEA)}))
    other.selection = [HERE]
    inspector.set_document(other)
    assert inspector.rows == []
    assert "Sea" in inspector.name.text()
    document.selection = []
    assert "Sea" in inspector.name.text()


def test_impossible_spots_are_shown_with_a_warning(inspector: PlaceInspector, document: Document) -> None:
    stray = Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.REGION, 0))
    document.perform(edit(document.scenario, pieces={HERE: [stray, Bridge(2)]}), "stray")
    settle()
    assert row(inspector, TransporterFields).spot.currentText().startswith("⚠")
    assert row(inspector, BridgeRow).edge.currentText() == "⚠ south-east"


def test_crossing_rivers_do_not_matter(inspector: PlaceInspector, document: Document) -> None:
    document.perform(edit(document.scenario, tiles={HERE: tile(Terrain.ROCK, ((0, 3), (1, 4)))}), "bad")
    settle()
    assert not row(inspector, HomeRow).region.isVisible()


def test_long_texts_are_not_clipped(long_texts: None, document: Document, shown: Show) -> None:
    inspector = PlaceInspector()
    inspector.set_document(document)
    shown(inspector, 280, 1400)
    document.selection = [HERE]
    settle()
    assert inspector.width() == 280
    assert clipped(inspector) == []
