"""The tools that place homes, buildings, goods and transporters on tiles, and drag them about."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from rbdesigner.checks import home_faults
from rbdesigner.hexes import Hex, distance, position
from rbdesigner.play.placement.piece_layout import placed_at
from rbdesigner.rules.tables import MOST_PLAYERS, NEW_MINE, BuildingKind, Good, TransporterKind
from rbdesigner.scenario import images
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import with_homes, with_piece
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Transporter
from rbdesigner.scenario.pointing import boat_spot_at, bridge_edge_at, land_spot_at, region_at
from rbdesigner.scenario.relocation import Relocation, Standing, carry, carry_edit, stack_of, take_up
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.piece_layer import placed_on
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.layer_states import LayerKey
from rbdesigner.ui.editor.tools.tool import LEAST_DRAG, Tool
from rbdesigner.ui.widgets import terms


def standing_at(scenario: Scenario, pointer: Pointer) -> Standing | None:
    """The home or piece under the pointer; of a stack the last one put down."""
    if pointer.place not in scenario.homes and pointer.place not in scenario.pieces:
        return None
    x, y = position(pointer.place, scenario.orientation)
    placed = placed_on(scenario, pointer.place, scenario.tiles, scenario.orientation)
    found = placed_at(placed, pointer.at[0] - x, pointer.at[1] - y)
    return found.pieces[-1] if found is not None else None


def name_of(thing: Standing) -> str:
    """The word for a home or a piece."""
    match thing:
        case Home():
            return QCoreApplication.translate("tools", "home")
        case Bridge():
            return QCoreApplication.translate("tools", "bridge")
        case Goods():
            return terms.name(thing.good)
    return terms.name(thing.kind)


def settled(scenario: Scenario, pointer: Pointer, thing: Standing) -> Standing | None:
    """Place a thing where it would stand at the pointer: in that region, river or dock; None if it cannot."""
    tile = scenario.tiles.get(pointer.place)
    if tile is None:
        return None
    match thing:
        case Transporter():
            find = boat_spot_at if thing.kind.is_boat else land_spot_at
            spot = find(scenario, pointer.place, pointer.point)
            return None if spot is None else replace(thing, spot=spot)
        case Bridge():
            edge = bridge_edge_at(tile.rivers, pointer.point)
            return None if edge is None else replace(thing, edge=edge)
    return replace(thing, half_edge=0 if tile.is_sea else region_at(tile.rivers, pointer.point))


class CarryingTool(Tool):
    """A tool with which a home or a piece can be dragged to another place, with symmetry its images too.

    Of a stack one thing is dragged; with Shift held when it is let go, the whole stack.
    """

    carried: tuple[Hex, Standing] | None = None
    _carried_from: Pointer | None = None
    _has_moved = False

    def carry(self, pointer: Pointer, thing: Standing) -> None:
        """Begin to drag what stands under the pointer."""
        self.carried = pointer.place, thing
        self._carried_from, self._has_moved = pointer, False

    def drag(self, pointer: Pointer) -> None:
        """Move what is being carried."""
        start = self._carried_from
        if self.carried is not None and start is not None:
            self._has_moved |= math.dist(start.at, pointer.at) > LEAST_DRAG

    @property
    def is_dragging(self) -> bool:
        """Whether what has been taken hold of has moved; until then it may become a click."""
        return self.carried is not None and self._has_moved

    def release(self, pointer: Pointer) -> None:
        """Put down what has been dragged; what has not moved was clicked."""
        held, dragged, moves = self.carried, self.is_dragging, self._ways(pointer)
        self.carried = None
        if held is not None and dragged:
            if moves and (pointer.place, moves[0].put) != (held[0], moves[0].taken):
                self._move(moves)
        elif held is not None:
            self.click(pointer)
        super().release(pointer)

    def let_go(self, pointer: Pointer) -> None:
        """Put back what is dragged."""
        self.abandon()

    def click(self, pointer: Pointer) -> None:
        """Act on something that stands here and was clicked, not dragged."""

    def _move(self, moves: list[Relocation]) -> None:
        name = name_of(moves[0].taken)
        number = _number(moves)
        text = self.tr("Move {thing}") if number == 1 else self.tr("Move {number} {thing}")
        self.document.perform(carry_edit(self.scenario, moves), text.format(thing=name, number=number))

    def cancel(self) -> bool:
        """Put what is being carried back."""
        if self.carried is not None:
            self.carried = None
            return True
        return super().cancel()

    def carry_preview(self, pointer: Pointer) -> Ghost:
        """The thing being carried, as it would stand here."""
        assert self.carried is not None
        place, thing = self.carried
        there = settled(self.scenario, pointer, thing)
        moves = self._ways(pointer) if there is not None else []
        if not moves:
            status = self.tr("Cannot be put here: {thing}").format(thing=name_of(thing))
            return Ghost(outlined=frozenset([pointer.place]), faults={pointer.place: status}, status=status)
        fragment = Scenario(self.scenario.properties)
        for move in moves:
            if isinstance(move.put, Home):
                fragment.homes[move.end] = move.put
            else:
                fragment.pieces[move.end] = (*fragment.pieces.get(move.end, ()), move.put)
        return Ghost(fragment, outlined=frozenset([pointer.place]), status=self._carrying(place, thing, moves))

    def _carrying(self, place: Hex, thing: Standing, moves: Sequence[Relocation]) -> str:
        """The effect of letting go."""
        stack, number = stack_of(self.scenario, place, thing), _number(moves)
        if stack == 1:
            return self.tr("Release to put down: {thing}").format(thing=name_of(thing))
        text = self.tr("Release to put down: one of {stack} {thing}; hold Shift for all of them")
        if number == stack:
            text = self.tr("Release to put down: all {stack} {thing}; without Shift only one")
        return text.format(stack=stack, thing=name_of(thing))

    def _ways(self, pointer: Pointer) -> list[Relocation]:
        """The things that move if let go here; with Shift the whole stack."""
        if self.carried is None:
            return []
        start, thing = self.carried
        there = settled(self.scenario, pointer, thing)
        if there is None:
            return []
        return carry(self.scenario, self.motions, start, thing, pointer.place, there, whole=pointer.shift)


def _number(moves: Sequence[Relocation]) -> int:
    """How many things move from where it was dragged, its images left out."""
    mine = [move.taken for move in moves if move.start == moves[0].start]
    return sum(thing.count if isinstance(thing, Goods) else 1 for thing in mine)


class HomeTool(CarryingTool):
    """Puts homes down, one a tile, drags them, and takes them up with the right button."""

    layer: ClassVar[LayerKey | None] = LayerKey.PIECES

    def preview(self, pointer: Pointer) -> Ghost:
        """The home in the region under the pointer."""
        if self.is_dragging:
            return self.carry_preview(pointer)
        home = settled(self.scenario, pointer, Home(player=self.settings.player))
        if not isinstance(home, Home):
            return Ghost(status=self.tr("Homes stand on tiles: lay one first"))
        homes = images.of_home(self.motions, pointer.place, home)
        changed = with_homes(self.scenario, homes)
        left = frozenset(place for place, after in changed.items() if after is None)
        if pointer.place in self.scenario.homes:
            return Ghost(outlined=frozenset(changed), removed=left, status=self._changing(changed, homes))
        faults = self.home_faults([place for place in homes if place not in self.scenario.homes], changed)
        status = self.verdict(faults)
        if not status and left:
            status = self.tr("Click to move the home of player {player} here").format(player=home.player)
        status = status or self.tr("Click to put a home here")
        return Ghost(Scenario(self.scenario.properties, homes=homes), faults, left, status=status)

    def _changing(self, changed: Mapping[Hex, Home | None], homes: Mapping[Hex, Home]) -> str:
        if any(after is not None for place, after in changed.items() if place not in homes):
            text = self.tr("Click to swap this home with that of player {player}, right click to remove it")
            return text.format(player=self.settings.player)
        return self.tr("Click to change this home, drag to move it, right click to remove it")

    def forbidden(self) -> set[Hex]:
        """Find the land that is too near to a home that stays, or to another image of the new home.

        That the sea and a home itself bear none needs no sign.
        """
        tiles, homes = self.scenario.tiles, self.scenario.homes
        least = self.scenario.properties.options.home_distance
        barred: dict[int, set[Hex]] = {}
        left = {place for place, tile in tiles.items() if not tile.is_sea and place not in homes}
        found: set[Hex] = set()
        while left:
            spots = images.of_places(self.motions, [left.pop()])
            if len(spots) not in barred:
                barred[len(spots)] = self._barred(len(spots))
            new = [spot for spot in spots if spot not in homes]
            is_near = any(distance(spots[0], other) < least for other in spots[1:])
            if is_near or any(spot not in tiles or spot in barred[len(spots)] for spot in new):
                found.update(spot for spot in new if spot in tiles and not tiles[spot].is_sea)
            left.difference_update(spots)
        return found

    def _barred(self, number: int) -> set[Hex]:
        """Find the tiles where no home may be added when homes for so many images move there, of one player each."""
        motions, player = len(self.motions), self.settings.player
        movers = {images.next_player(player, step, motions) for step in range(min(number, MOST_PLAYERS))} - {None}
        homes = self.scenario.homes
        return home_faults(self.scenario, lifted={place for place, home in homes.items() if home.player in movers})

    def press(self, pointer: Pointer) -> None:
        """Put a home here, or take hold of the one that stands here."""
        there = self.scenario.homes.get(pointer.place)
        if there is not None and isinstance(standing_at(self.scenario, pointer), Home):
            self.carry(pointer, there)
        else:
            self.click(pointer)

    def click(self, pointer: Pointer) -> None:
        """Put a home here; one that stands here gets the region and player in hand."""
        home = settled(self.scenario, pointer, Home(player=self.settings.player))
        if not isinstance(home, Home):
            return
        homes = self._with_extras(images.of_home(self.motions, pointer.place, home))
        added = [place for place in homes if place not in self.scenario.homes]
        changed = with_homes(self.scenario, homes)
        if self.refuses(self.home_faults(added, changed)):
            return
        sea = [place for place in homes if place not in self.scenario.tiles or self.scenario.tiles[place].is_sea]
        if sea:
            reason = next(iter(self.home_faults(sea, changed).values()))
            self.refused.emit(
                self.tr("Nothing was changed, because it cannot stand here: {reason}").format(reason=reason)
            )
        else:
            moves = changed.keys() - homes.keys()
            self.document.perform(
                edit(self.scenario, homes=changed), self.tr("Move home") if moves else self.tr("Put home")
            )

    def _with_extras(self, homes: Mapping[Hex, Home]) -> dict[Hex, Home]:
        """Homes with unknown members, which a click must not lose."""
        there = self.scenario.homes
        return {at: replace(home, extra=there[at].extra) if at in there else home for at, home in homes.items()}

    def pick(self, pointer: Pointer) -> None:
        """Take the home up."""
        if pointer.place in self.scenario.homes:
            places = images.of_places(self.motions, [pointer.place])
            self.document.perform(edit(self.scenario, homes=dict.fromkeys(places)), self.tr("Remove home"))


class PieceTool(CarryingTool):
    """Puts the piece in hand down where it can stand nearest to the pointer; the right button takes one up."""

    layer: ClassVar[LayerKey | None] = LayerKey.PIECES

    def _in_hand(self) -> Piece:
        kind = self.settings.piece
        if isinstance(kind, BuildingKind):
            return Building(kind, mixture=NEW_MINE if kind is BuildingKind.MINE else None)
        if isinstance(kind, Good):
            return Goods(kind)
        assert isinstance(kind, TransporterKind)
        return Transporter(kind, self.settings.player or 1)

    def preview(self, pointer: Pointer) -> Ghost:
        """The piece where it would stand."""
        if self.is_dragging:
            return self.carry_preview(pointer)
        name = name_of(self._in_hand())
        piece = settled(self.scenario, pointer, self._in_hand())
        if piece is None or isinstance(piece, Home):
            return Ghost(status=self.tr("Cannot be put here: {thing}").format(thing=name))
        pieces = images.of_piece(self.motions, pointer.place, piece, self.scenario.homes)
        faults = self.piece_faults(pieces)
        status = self.verdict(faults) or self.tr("Click to put down: {thing}").format(thing=name)
        fragment = Scenario(self.scenario.properties, pieces={place: (one,) for place, one in pieces.items()})
        return Ghost(fragment, faults, outlined=frozenset(pieces), status=status)

    def press(self, pointer: Pointer) -> None:
        """Put a piece down, or take hold of the one under the pointer to drag it."""
        standing = standing_at(self.scenario, pointer)
        if standing is not None:
            self.carry(pointer, standing)
        else:
            self.click(pointer)

    def click(self, pointer: Pointer) -> None:
        """Put a piece down, whatever stands here."""
        piece = settled(self.scenario, pointer, self._in_hand())
        if piece is None or isinstance(piece, Home):
            return
        pieces = images.of_piece(self.motions, pointer.place, piece, self.scenario.homes)
        pieces = {place: one for place, one in pieces.items() if place in self.scenario.tiles}
        if not self.refuses(self.piece_faults(pieces)):
            text = self.tr("Put {thing}").format(thing=name_of(piece))
            stacks = {place: with_piece(self.scenario, place, one) for place, one in pieces.items()}
            self.document.perform(edit(self.scenario, pieces=stacks), text)

    def pick(self, pointer: Pointer) -> None:
        """Take up the piece under the pointer, else the last one of the kind in hand, of this region if possible."""
        piece = standing_at(self.scenario, pointer) or self._last_of_kind(pointer)
        if piece is None or isinstance(piece, Home):
            return
        text = self.tr("Remove {thing}").format(thing=name_of(piece))
        self.document.perform(take_up(self.scenario, self.motions, pointer.place, piece), text)

    def _last_of_kind(self, pointer: Pointer) -> Piece | None:
        name = name_of(self._in_hand())
        there = [piece for piece in self.scenario.pieces.get(pointer.place, ()) if name_of(piece) == name]
        here = [piece for piece in there if settled(self.scenario, pointer, piece) == piece]
        return next(reversed(here or there), None)
