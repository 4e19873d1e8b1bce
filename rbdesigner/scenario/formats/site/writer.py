"""Writing the play site's maps."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from rbdesigner.hexes import Hex, Orientation
from rbdesigner.rules.tables import MOST_PLAYERS, BuildingKind
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.formats import remark_texts as texts
from rbdesigner.scenario.formats.remarks import (
    Remarks,
    count_left_out,
    sorted_by_place,
    tell_left_out,
    tiles_to_write,
    unwritable_tiles,
)
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.scenario.formats.site.numbers import Laid
from rbdesigner.scenario.formats.site.parser import naming_hexes
from rbdesigner.scenario.formats.site.picture_numbers import SitePicture, kept, pictures_of, varied
from rbdesigner.scenario.formats.site.voids import joining_voids
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Spot, SpotKind, Transporter
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MOST_GOODS = 100_000
"""The most goods that such a file holds: it spends an entry on every single one, and nobody could read more."""
HELD = frozenset({"homes", "pieces", "research", "foreign", "site"})
LISTED = frozenset({"title", "designers", "description", "special_rules", "status", "players"})
"""What the name and the description in the site's list tell, and the number of players."""
OUTSIDE_GAMES = frozenset({"code", "difficulty", "record", "findings", "box"})
"""What no game there would be other for."""

Location = list[int]
Entry = list[int | list[int]]


def encode(scenarios: list[Scenario], path: str, remarks: Remarks) -> str:
    """The JSON of the one map, one element a line."""
    (scenario,) = scenarios
    text = _map_text(scenario, path, remarks)
    tell_left_out(scenario, remarks, held=HELD)
    return text


def site_entry(scenario: Scenario, remarks: Remarks) -> str:
    """The map of an entry in the site's list, which has a name and a description besides."""
    text = _map_text(scenario, "", remarks)
    tell_left_out(scenario, remarks, held=HELD | LISTED | OUTSIDE_GAMES)
    return text


def _map_text(scenario: Scenario, path: str, remarks: Remarks) -> str:
    goods = sum(piece.count for pieces in scenario.pieces.values() for piece in pieces if isinstance(piece, Goods))
    if goods > MOST_GOODS:
        many = QT_TRANSLATE_NOOP("files", "a play site's map lists every good: {number} are too many")
        raise ScenarioError(path, "", Reason(many, number=goods))
    writing = _Writing(scenario, remarks)
    elements = [*writing.hexes(path), writing.things()]
    return "[\n" + ",\n".join(json.dumps(element, separators=(",", ":")) for element in elements) + "\n]\n"


class _Writing:
    """A map while it is written."""

    def __init__(self, scenario: Scenario, remarks: Remarks) -> None:
        self._scenario = scenario
        self._remarks = remarks
        self._laid: dict[Hex, tuple[int, Laid]] = {}
        self._buildings: list[Entry] = []
        self._goods: list[Entry] = []
        self._transporters: list[Entry] = []
        self._foreign_homes: list[Location] = []

    def hexes(self, path: str) -> list[Location]:
        """The hexes by place; ScenarioError naming the tiles that the site does not have."""
        orientation = self._scenario.orientation
        tiles = tiles_to_write(self._scenario, self._remarks)
        missing = [(at, tile) for at, tile in tiles if not pictures_of(tile, orientation)]
        if missing:
            unknown = QT_TRANSLATE_NOOP("files", "the play site does not have some tiles: {tiles}")
            raise ScenarioError(path, "", Reason(unknown, tiles=unwritable_tiles(missing)))
        pictures = varied(dict(tiles), orientation, kept(self._scenario))
        pictures |= {at: _foreign_picture(at, there) for at, there in sorted_by_place(self._scenario.foreign_tiles())}
        voids = joining_voids(pictures)
        self._remarks.count(texts.VOIDS_ADDED, len(voids))
        pictures |= {at: _foreign_picture(at, Foreign(ForeignTile.VOID)) for at in voids}
        order = _in_their_order(list(pictures), self._scenario.foreign)
        self._laid = {
            at: (index, numbers.laid_tile(*pictures[at], orientation))
            for index, at in enumerate(order)
            if at not in voids
        }
        return [self._hex(at, pictures[at]) for at in order]

    def _is_renumbered(self) -> bool:
        """Whether a hex of the file that the map came from is gone, has another number or shares its own."""
        was = {at: there.hex for at, there in self._scenario.foreign.items() if there.hex is not None}
        stay = {number for at, number in was.items() if at in self._laid and self._laid[at][0] == number}
        is_shared = len({*was.values()}) < len(was)
        return is_shared or not stay or stay != set(range(max(was.values()) + 1))

    def _hex(self, at: Hex, picture: SitePicture) -> Location:
        coordinates = numbers.from_place(at, self._scenario.orientation)
        return [*coordinates, picture.number, *([picture.rotation] if picture.rotation else [])]

    def things(self) -> dict[str, object]:
        """The last object, with the members that are not empty."""
        for at, pieces in sorted_by_place(self._scenario.pieces):
            for piece in pieces:
                self._add(at, piece)
        for at, foreign in sorted_by_place(self._scenario.foreign):
            for foreign_piece in foreign.pieces:
                self._add_foreign(at, foreign_piece)
        besides = dict(self._scenario.properties.site or {})
        subjects = besides.pop("RS", [])
        unknown = naming_hexes(besides)
        if unknown and self._is_renumbered():
            self._remarks.say(texts.RENUMBERED, names=Row(tuple(unknown), "and"))
        things: dict[str, object] = {
            "ST": int(self._scenario.orientation is Orientation.FLAT),
            "RS": [*self._subjects(), *(subjects if isinstance(subjects, list) else [])],
            "HM": [*self._homes(), *self._foreign_homes],
            "BX": self._buildings,
            "RX": self._goods,
            "TX": self._transporters,
        }
        return besides | {key: value for key, value in things.items() if value}

    def _subjects(self) -> list[int]:
        found = []
        for research in self._scenario.properties.research:
            if research.player is None and research.subject in numbers.SUBJECTS:
                found.append(numbers.SUBJECTS.index(research.subject))
            else:
                self._remarks.count(texts.SUBJECTS)
        return sorted(set(found))

    def _homes(self) -> list[Location]:
        homes = [(at, home, self._location(at, Spot(number=home.half_edge))) for at, home in self._by_player()]
        for _, home, location in homes:
            if location is None:
                self._remarks.count(texts.HOMES)
            elif home.player is not None:
                self._remarks.count(texts.NO_PLAYERS)
        return [location for _, _, location in homes if location is not None]

    def _by_player(self) -> list[tuple[Hex, Home]]:
        return sorted(sorted_by_place(self._scenario.homes), key=lambda item: item[1].player or MOST_PLAYERS + 1)

    def _add(self, at: Hex, piece: Piece) -> None:
        spot = _spot(piece)
        location = spot and self._location(at, spot)
        if location is None or not _is_known(piece):
            count_left_out([piece], self._remarks)
            return
        match piece:
            case Building():
                mine = piece.kind is BuildingKind.MINE
                contents = [[*piece.mixture]] if mine and piece.mixture else []
                if piece.mixture and not mine:
                    self._remarks.count(texts.LOST_CONTENTS)
                number = numbers.FIRST_BUILDING + numbers.BUILDINGS.index(piece.kind)
                self._buildings.append([number, location, *contents])
            case Goods():
                self._goods += [[numbers.GOODS.index(piece.good), location]] * piece.count
            case Transporter():
                number = numbers.FIRST_TRANSPORTER + numbers.TRANSPORTERS.index(piece.kind)
                self._transporters.append([piece.player - 1, number, location])
                if piece.cargo or piece.carries:
                    self._remarks.count(texts.LOST_CARGO)

    def _add_foreign(self, at: Hex, piece: ForeignPiece) -> None:
        location = self._location(at, piece.spot)
        if location is None:
            self._remarks.count(texts.FOREIGN_PIECES)
            return
        match piece.kind:
            case ForeignKind.HOME:
                self._foreign_homes.append(location)
            case ForeignKind.BUILDING:
                self._buildings.append([piece.number, location, *([[*piece.mixture]] if piece.mixture else [])])
            case ForeignKind.GOOD:
                self._goods.append([piece.number, location])
            case ForeignKind.TRANSPORTER:
                self._transporters.append([(piece.player or 1) - 1, piece.number, location])

    def _location(self, at: Hex, spot: Spot) -> Location | None:
        """Where something is, None if there is nothing of that kind on the place."""
        if at not in self._laid:
            return None
        index, laid = self._laid[at]
        match spot.kind:
            case SpotKind.REGION:
                region = laid.regions[spot.number]
                return [index, region] if region else [index]
            case SpotKind.RIVER:
                river = next((i for i, edges in enumerate(laid.rivers) if spot.number in edges), None)
                return None if river is None else [numbers.ON_RIVER, index, *([river] if river else [])]
            case SpotKind.DOCK:
                return self._dock(index, laid, spot.number)

    def _dock(self, index: int, laid: Laid, half_edge: int) -> Location:
        edge, second = divmod(half_edge, 2)
        side = (edge - numbers.first_side(self._scenario.orientation)) % 6
        if laid.has_river(edge):
            return [index, side, numbers.RIGHT if second else numbers.LEFT]
        return [numbers.DOCKED, index, *([side] if side else [])]


def _in_their_order(places: Sequence[Hex], foreign: Mapping[Hex, Foreign]) -> list[Hex]:
    """The places in an order in which each that came from a file has its number there, as far as that can be."""
    slots: list[Hex | None] = [None] * len(places)
    for at in sorted(places):
        number = foreign[at].hex if at in foreign else None
        if number is not None and number < len(slots) and slots[number] is None:
            slots[number] = at
    taken = set(slots)
    others = (at for at in places if at not in taken)
    return [next(others) if at is None else at for at in slots]


def _foreign_picture(at: Hex, foreign: Foreign) -> SitePicture:
    """The picture of a foreign tile: its own, or one of its kind."""
    pictures = numbers.FOREIGN_TILES[foreign.tile or ForeignTile.VOID]
    if foreign.picture in pictures:
        return SitePicture(foreign.picture, foreign.rotation)
    return SitePicture(pictures[(at.q - at.r) % len(pictures)])


def _is_known(piece: Piece) -> bool:
    """Whether the site has a number for the kind of a piece."""
    match piece:
        case Building():
            return piece.kind in numbers.BUILDINGS
        case Goods():
            return piece.good in numbers.GOODS
        case Transporter():
            return piece.kind in numbers.TRANSPORTERS
        case Bridge():
            return False


def _spot(piece: Piece) -> Spot | None:
    """Find where on its tile a piece is, as these files would have it; None for what they do not hold."""
    match piece:
        case Building() | Goods():
            return Spot(number=piece.half_edge)
        case Transporter():
            return piece.spot
        case Bridge():
            return None
