"""Makes the changes of a designer to a map, as edits: lay and turn tiles, erase, put pieces down, take them up.

What has lost its ground goes with the tile it stood on, in the same edit, so that undoing brings it back: the bridges
and boats of a river that is gone; everything, where land becomes sea or the other way round; roads and walls that no
longer run between two tiles that can bear them. What merely breaks a rule stays, for the checks to name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rbdesigner.geometry import region_of
from rbdesigner.hexes import EDGES, HALF_EDGES, Border, Edge, Hex, border_key, border_sides, edge_key, edge_sides
from rbdesigner.scenario.edit import Edit, InscribedPart, edit
from rbdesigner.scenario.model import Ground, Inscription, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, SpotKind, Transporter, Wall
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import Tile

Tiles = Mapping[Hex, Tile | None]
Pieces = tuple[Piece, ...]


def lay(scenario: Scenario, tiles: Tiles) -> Edit:
    """Lay tiles, replacing what lies there; None takes a tile away with all that stands on it."""
    homes: dict[Hex, Home | None] = {}
    pieces: dict[Hex, Pieces] = {}
    for place, tile in tiles.items():
        before = scenario.tiles.get(place)
        if place in scenario.homes and not _is_same_ground(before, tile):
            homes[place] = None
        if place in scenario.pieces:
            pieces[place] = _pieces_kept(scenario.pieces[place], before, tile)
    roads, walls = _without_ground(scenario, tiles)
    gone = [place for place, tile in tiles.items() if tile is None]
    texts = {part: dict.fromkeys(place for place in gone if place in there) for part, there in _inscribed(scenario)}
    foreign = {
        place: there.under(keeps_pieces=_is_same_ground(scenario.tiles.get(place), tile))
        for place, tile in tiles.items()
        if (there := scenario.foreign.get(place)) is not None
    }
    return edit(
        scenario,
        tiles=tiles,
        homes=homes,
        pieces=pieces,
        roads=roads,
        walls=walls,
        inscribed=texts,
        foreign=foreign,
        fields={place: () for place in gone if place in scenario.fields},
    )


def _inscribed(scenario: Scenario) -> Iterator[tuple[InscribedPart, Mapping[Hex, Inscription]]]:
    yield "labels", scenario.labels
    yield "notes", scenario.notes
    yield "districts", scenario.districts


def erase(scenario: Scenario, places: Iterable[Hex]) -> Edit:
    """Take tiles away with all that stands on them."""
    return lay(scenario, dict.fromkeys(places))


def strip(scenario: Scenario, places: Iterable[Hex]) -> Edit:
    """Take away what stands on tiles and along their edges, and leave the tiles."""
    places = list(places)
    return edit(
        scenario,
        homes=dict.fromkeys(places),
        pieces=dict.fromkeys(places, ()),
        foreign={place: there.stripped() for place in places if (there := scenario.foreign.get(place)) is not None},
        roads=dict.fromkeys(roads_around(scenario, places)),
        walls=dict.fromkeys(walls_around(scenario, places)),
    )


def turn_tiles(scenario: Scenario, places: Iterable[Hex], steps: int) -> Edit:
    """Turn each tile where it lies, home and pieces too, clockwise by steps of 60 degrees.

    Roads and walls stay, as they lie between tiles.
    """
    turn = Turn(steps % 6)
    motion = Motion(turn)
    laid = scenario.laid
    places = [place for place in places if place in laid]
    return edit(
        scenario,
        tiles={place: scenario.tiles[place].turned(turn) for place in places if place in scenario.tiles},
        homes={place: scenario.homes[place].moved(motion) for place in places if place in scenario.homes},
        pieces={
            place: [piece.moved(motion) for piece in scenario.pieces[place]]
            for place in places
            if place in scenario.pieces
        },
        foreign={place: scenario.foreign[place].moved(motion) for place in places if place in scenario.foreign},
    )


def _is_same_ground(before: Tile | None, after: Tile | None) -> bool:
    """Tell whether what stood on a tile can go on standing: land stays land, sea stays sea."""
    return after is not None and (before is None or before.is_sea == after.is_sea)


def _pieces_kept(pieces: Pieces, before: Tile | None, after: Tile | None) -> Pieces:
    if after is None or not _is_same_ground(before, after):
        return ()
    return tuple(piece for piece in pieces if has_river(piece, after))


def has_river(piece: Piece, tile: Tile) -> bool:
    """Whether the tile has the river that the piece needs, if it needs one."""
    match piece:
        case Bridge(edge=edge):
            return tile.has_river(edge)
        case Transporter(spot=spot) if spot.kind is SpotKind.RIVER:
            return tile.has_river(spot.number)
    return True


def occupied_places(scenario: Scenario) -> set[Hex]:
    """The places of pieces, roads and walls."""
    found = set(scenario.pieces)
    for border in scenario.roads:
        found.update(place for place, _ in border_sides(border))
    for edge in scenario.walls:
        found.update(edge_sides(edge))
    return found


def roads_around(scenario: Scenario, places: Iterable[Hex]) -> Iterator[Border]:
    """The roads into any of the places."""
    if scenario.roads:
        keys = dict.fromkeys(border_key(place, half_edge) for place in places for half_edge in HALF_EDGES)
        yield from (key for key in keys if key in scenario.roads)


def walls_around(scenario: Scenario, places: Iterable[Hex]) -> Iterator[Edge]:
    """The walls on the edges of any of the places."""
    if scenario.walls:
        keys = dict.fromkeys(edge_key(place, edge) for place in places for edge in EDGES)
        yield from (key for key in keys if key in scenario.walls)


def _without_ground(scenario: Scenario, tiles: Tiles) -> tuple[dict[Border, Road | None], dict[Edge, Wall | None]]:
    """The roads and walls that cannot stay once these tiles lie."""

    def after(place: Hex) -> Ground:
        return tiles[place] if place in tiles else scenario.ground(place)

    roads: dict[Border, Road | None] = {
        key: None for key in roads_around(scenario, tiles) if not bears_road(after(at) for at, _ in border_sides(key))
    }
    walls: dict[Edge, Wall | None] = {
        key: None for key in walls_around(scenario, tiles) if not bears_wall([after(at) for at in edge_sides(key)])
    }
    return roads, walls


def bears_road(sides: Iterable[Ground]) -> bool:
    """Whether a road can run between these two tiles: both are land (K8)."""
    return all(there is not None and not _is_sea(there) for there in sides)


def bears_wall(sides: Sequence[Ground]) -> bool:
    """Tell whether a wall can stand between two tiles: both are there, and at most one is sea (K11)."""
    return None not in sides and not all(map(_is_sea, sides))


def _is_sea(ground: Ground) -> bool:
    """Whether a tile of ours is sea; those of others count as land, as they have some."""
    return isinstance(ground, Tile) and ground.is_sea


def with_piece(scenario: Scenario, place: Hex, piece: Piece) -> Pieces:
    """The pieces of a place once this one is put down.

    Goods join those of their kind in the same region, a building takes the place of the one that is there (K3), and
    a bridge stands only once.
    """
    there = scenario.pieces.get(place, ())
    match piece:
        case Building():
            there = tuple(other for other in there if not isinstance(other, Building))
        case Bridge(edge=edge):
            there = tuple(other for other in there if not (isinstance(other, Bridge) and other.edge == edge))
    return joined_by(there, piece, scenario.tiles.get(place))


def joined_by(there: Sequence[Piece], piece: Piece, tile: Tile | None) -> Pieces:
    """Add a piece to those of a tile; goods join those of their kind in the same region."""
    if isinstance(piece, Goods):
        for index, other in enumerate(there):
            if isinstance(other, Goods) and other.good is piece.good and _same_region(tile, other, piece):
                return (*there[:index], replace(other, count=other.count + piece.count), *there[index + 1 :])
    return (*there, piece)


def joined_pieces(pieces: Iterable[Piece], tile: Tile | None) -> Pieces:
    """Pieces of a tile with the goods of a kind in a region as one."""
    there: Pieces = ()
    for piece in pieces:
        there = joined_by(there, piece, tile)
    return there


def _same_region(tile: Tile | None, goods: Goods, others: Goods) -> bool:
    if tile is None or tile.is_sea:
        return True
    return region_of(tile.rivers, goods.half_edge) == region_of(tile.rivers, others.half_edge)


def with_homes(scenario: Scenario, homes: Mapping[Hex, Home]) -> dict[Hex, Home | None]:
    """The homes that change once these are put down, as a player has but one (S3).

    What the player had elsewhere moves here, or goes to the player whose home stood here: the two swap.
    """
    changed: dict[Hex, Home | None] = dict(homes)
    for place, home in homes.items():
        before = scenario.homes.get(place)
        if home.player is None or (before is not None and before.player == home.player):
            continue
        for at in sorted(at for at, other in scenario.homes.items() if other.player == home.player and at not in homes):
            changed[at] = None if before is None else replace(scenario.homes[at], player=before.player)
            before = None
    return changed


def without_piece(scenario: Scenario, place: Hex, piece: Piece) -> Pieces:
    """Give the pieces of a place once this one is taken up; of several goods of a kind only one goes."""
    there = scenario.pieces.get(place, ())
    if piece not in there:
        return there
    index = there.index(piece)
    rest: Pieces = ()
    if isinstance(piece, Goods) and piece.count > 1:
        rest = (replace(piece, count=piece.count - 1),)
    return (*there[:index], *rest, *there[index + 1 :])


def wall_with_token(scenario: Scenario, key: Edge, player: int | None) -> Wall:
    """Give the wall of an edge once this player puts a token there; somebody else's becomes the player's (K12, K14)."""
    wall = scenario.walls.get(key)
    if wall is None:
        return Wall(player)
    return replace(wall, player=player, tokens=wall.tokens + (wall.player == player))


def wall_without_token(scenario: Scenario, key: Edge) -> Wall | None:
    """The wall of an edge once one token is taken away."""
    wall = scenario.walls.get(key)
    return replace(wall, tokens=wall.tokens - 1) if wall is not None and wall.tokens > 1 else None
