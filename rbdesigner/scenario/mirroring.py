"""Finds the images of any edit under a symmetry: the same change at every image, where it can be made.

Something is put at an image of its place; it is changed or taken away where its image stands. What the edit itself
changes stays as the edit has it, and what images have of their own, such as their owners, stays too.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import cast

from rbdesigner.hexes import Border, Edge, Hex, border_sides, edge_sides
from rbdesigner.scenario.canonical import rank
from rbdesigner.scenario.edit import Change, Edit, edit
from rbdesigner.scenario.editing import bears_road, bears_wall, joined_by, joined_pieces, turn_tiles
from rbdesigner.scenario.images import Motions, Owners
from rbdesigner.scenario.model import Properties, Research, Scenario
from rbdesigner.scenario.pieces import Goods, Home, Piece, Road, Transporter, Wall
from rbdesigner.scenario.pointing import borders_alike
from rbdesigner.scenario.relocation import looks_of
from rbdesigner.tiles import Tile


def mirrored(scenario: Scenario, motions: Motions, change: Edit, but: Collection[Hex] = ()) -> Edit:
    """Add to an edit its images by the motions of a symmetry, the identity first.

    No image of a change is wanted at the ``but`` places, as the edit is about them as a whole.
    """
    if len(motions) < 2:
        return change
    whole = scenario.copy()
    change.apply(whole)
    after = _After(whole, Owners(scenario.homes, motions), motions, {*but, *change.places()})
    for number in range(1, len(motions)):
        for each in change.changes:
            after.repeat(each, number)
    return change.then(after.made)


class _After:
    """The scenario after an edit, to which images are added one by one."""

    def __init__(self, scenario: Scenario, owners: Owners, motions: Motions, taken: set[Hex]) -> None:
        self.scenario = scenario
        self.made = Edit()
        self._owners = owners
        self._motions = motions
        self._taken = taken

    def repeat(self, change: Change, number: int) -> None:
        """Make the image of a change by one of the motions."""
        part, key, before, after = change
        if isinstance(key, Border):
            self._road(self._motions[number].border_key(key), cast(Road | None, after))
        elif isinstance(key, Edge):
            edge = self._motions[number].edge_key(key)
            self._wall(edge, cast(Wall | None, before), cast(Wall | None, after), number)
        elif key is None:
            self._properties(cast(Properties, before), cast(Properties, after), number)
        elif (place := self._motions[number].hex(key)) not in self._taken:
            match part:
                case "tiles":
                    self._tile(place, cast(Tile | None, before), cast(Tile | None, after), number)
                case "homes":
                    self._home(place, cast(Home | None, before), cast(Home | None, after), number)
                case "pieces":
                    self._pieces(place, cast(Sequence[Piece], before or ()), cast(Sequence[Piece], after or ()), number)

    def _add(self, made: Edit) -> None:
        made.apply(self.scenario)
        self.made = self.made.then(made)

    def _tile(self, place: Hex, before: Tile | None, after: Tile | None, number: int) -> None:
        turn = self._motions[number].turn
        if not self.scenario.is_expansion(place) and self.scenario.tiles.get(place) == (before and before.turned(turn)):
            self._add(edit(self.scenario, tiles={place: after and after.turned(turn)}))

    def _home(self, place: Hex, before: Home | None, after: Home | None, number: int) -> None:
        there = self.scenario.homes.get(place)
        if (there is None) != (before is None):
            return
        image = after and after.moved(self._motions[number])
        if image is not None:
            keeps = before is not None and after is not None and before.player == after.player and there is not None
            player = there.player if keeps and there is not None else self._owners.next(image.player, number)
            image = replace(image, player=player)
        self._add(edit(self.scenario, homes={place: image}))

    def _pieces(self, place: Hex, before: Sequence[Piece], after: Sequence[Piece], number: int) -> None:
        """Replace, take away and add the images of the pieces that differ; goods of a kind in a region are one heap."""
        motion, tile = self._motions[number], self.scenario.tiles.get(place)
        gone, come = _difference(
            *(joined_pieces([one.moved(motion) for one in pieces], tile) for pieces in (before, after))
        )
        if tile is None or not (gone or come):
            return
        there = list(joined_pieces(self.scenario.pieces.get(place, ()), tile))
        paired = len(gone) == len(come)
        for index, image in enumerate(gone):
            looks = _looks(image, tile)
            found = next((at for at, other in enumerate(there) if _looks(other, tile) == looks), None)
            if found is not None:
                there[found : found + 1] = [self._owned(come[index], image, there[found], number)] if paired else []
        if not paired:
            for image in come:
                there = list(joined_by(there, self._owned(image, None, None, number), tile))
        self._add(edit(self.scenario, pieces={place: there}))

    def _owned(self, image: Piece, before: Piece | None, there: Piece | None, number: int) -> Piece:
        """Give the image of a piece with its owner, who stays unless just that is changed."""
        if not isinstance(image, Transporter):
            return image
        player = self._owners.image(image.player, number) or image.player
        if isinstance(before, Transporter) and isinstance(there, Transporter) and before.player == image.player:
            player = there.player
        return replace(image, player=player)

    def _road(self, border: Border, after: Road | None) -> None:
        alike = borders_alike(self.scenario, border.at, border.half_edge)
        there = [key for key in alike if key in self.scenario.roads]
        if after is None:
            self._add(edit(self.scenario, roads=dict.fromkeys(there)))
        elif not there and bears_road(self.scenario.ground(at) for at, _ in border_sides(border)):
            self._add(edit(self.scenario, roads={border: after}))

    def _wall(self, edge: Edge, before: Wall | None, after: Wall | None, number: int) -> None:
        there = self.scenario.walls.get(edge)
        if (there is None) != (before is None):
            return
        if after is not None:
            keeps = before is not None and there is not None and before.player == after.player
            player = there.player if keeps and there is not None else self._owners.image(after.player, number)
            after = replace(after, player=player)
            if not bears_wall([self.scenario.ground(at) for at in edge_sides(edge)]):
                return
        self._add(edit(self.scenario, walls={edge: after}))

    def _properties(self, before: Properties, after: Properties, number: int) -> None:
        """The images of changes in research, for the player of the image."""
        come = set(after.research) - set(before.research)
        gone = set(before.research) - set(after.research)
        research = list(self.scenario.properties.research)
        for each in gone:
            image = self._research(each, number)
            research = [other for other in research if other != image]
        for each in sorted(come, key=after.research.index):
            image = self._research(each, number)
            if image not in research and (image.player or 1) <= after.players.most:
                research.append(image)
        if research != list(self.scenario.properties.research):
            research.sort(key=lambda done: (done.player or 0, rank(done.subject)))
            properties = replace(self.scenario.properties, research=tuple(research))
            self._add(edit(self.scenario, properties=properties))

    def _research(self, research: Research, number: int) -> Research:
        return replace(research, player=self._owners.image(research.player, number))


def _looks(piece: Piece, tile: Tile | None) -> object:
    """The look that the image of a piece shares with it: all but the owner."""
    return looks_of(piece, tile, owned=False), piece.count if isinstance(piece, Goods) else 1


def turned(scenario: Scenario, motions: Motions, place: Hex, steps: int) -> Edit:
    """Turn a tile where it lies by clockwise steps, and its images as mirrors have it."""
    ways = {motion.hex(place): motion.turn.mirrored for motion in reversed(motions)}
    joined = Edit()
    for at, is_mirrored in ways.items():
        joined = joined.then(turn_tiles(scenario, [at], -steps if is_mirrored else steps))
    return joined


def _difference(before: Sequence[Piece], after: Sequence[Piece]) -> tuple[list[Piece], list[Piece]]:
    """The pieces that only the one and only the other has."""
    gone, come = list(before), []
    for piece in after:
        if piece in gone:
            gone.remove(piece)
        else:
            come.append(piece)
    return gone, come
