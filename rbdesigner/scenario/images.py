"""The edits of symmetry painting: the same thing done at every image of its place.

Everything here takes the motions of a symmetry group, the identity first. Where two images fall on one place the first
decides, so that what the designer pointed at is what lies there, and a symmetric map stays symmetric. Only a tile on an
axis, which is its own image, may look different from its two sides.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from rbdesigner.hexes import Border, Hex, border_sides, edge_sides
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.editing import bears_road, bears_wall
from rbdesigner.scenario.fragments import extract, joined_fragments
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home, Piece, Transporter
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import Tile

Motions = Sequence[Motion]
P = TypeVar("P", Home, Piece)


def of_places(motions: Motions, places: Iterable[Hex]) -> list[Hex]:
    """All images of places, each once, those of the identity first."""
    known = list(places)
    return list(dict.fromkeys(motion.hex(place) for motion in motions for place in known))


def of_tiles(motions: Motions, tiles: Mapping[Hex, Tile]) -> dict[Hex, Tile]:
    """All images of tiles to lay."""
    images: dict[Hex, Tile] = {}
    for place, tile in tiles.items():
        for motion in motions:
            images.setdefault(motion.hex(place), tile.turned(motion.turn))
    return images


def of_home(motions: Motions, place: Hex, home: Home) -> dict[Hex, Home]:
    """Give all images of a home; each goes to the next player, so that all players get the same.

    Once every player has one, the others are free to choose.
    """
    images: dict[Hex, Home] = {}
    for motion in motions:
        player = next_player(home.player, len(images), len(motions)) if len(images) < MOST_PLAYERS else None
        images.setdefault(motion.hex(place), replace(home.moved(motion), player=player))
    return images


def of_piece(motions: Motions, place: Hex, piece: Piece, homes: Mapping[Hex, Home] | None = None) -> dict[Hex, Piece]:
    """Give all images of a piece; a transporter goes to the player whose home is the image of its owner's."""
    owners = Owners(homes or {}, motions)
    images: dict[Hex, Piece] = {}
    for number, motion in enumerate(motions):
        if motion.hex(place) not in images:
            images[motion.hex(place)] = owners.image_of_piece(piece, number)
    return images


def of_borders(motions: Motions, borders: Iterable[Border]) -> list[Border]:
    """All images of borders, each once."""
    known = list(borders)
    return list(dict.fromkeys(motion.border_key(border) for motion in motions for border in known))


def of_fragment(motions: Motions, fragment: Scenario, homes: Mapping[Hex, Home] | None = None) -> Scenario:
    """All images of a fragment as one fragment, to be put into a map with these homes."""
    if len(motions) == 1:
        whole, images = extract(fragment, fragment.laid), [fragment]
    else:
        owners = Owners({**(homes or {}), **fragment.homes}, motions)
        whole = _all_images(motions, fragment, owners)
        images = [owners.image_of_fragment(fragment, number) for number in range(len(motions))]
    for image in images:
        for border, road in image.roads.items():
            if bears_road(whole.ground(at) for at, _ in border_sides(border)):
                whole.roads.setdefault(border, road)
        for edge, wall in image.walls.items():
            if bears_wall([whole.ground(at) for at in edge_sides(edge)]):
                whole.walls.setdefault(edge, wall)
    return whole


def copies(motions: Motions, fragment: Scenario, into: Scenario) -> Scenario:
    """All images of a fragment as one fragment, whose homes go to players that are free in the map it is put into.

    A player whose home stays in the map keeps that one; the copy of it goes to the next player without a home, with
    the transporters and walls around it. Once every player of the map has one, the others are free to choose.
    """
    whole = of_fragment(motions, fragment, into.homes)
    laid = whole.laid
    settled = {home.player for at, home in into.homes.items() if at not in laid}
    ours = {home.player for home in whole.homes.values()} - {None}
    players = range(1, into.properties.players.most + 1)
    free = iter([player for player in players if player not in settled | ours])
    given = {player: next(free, None) for player in sorted(ours & settled, key=str)}
    whole.homes = {at: replace(home, player=given.get(home.player, home.player)) for at, home in whole.homes.items()}
    whole.pieces = {at: tuple(_handed_over(piece, given) for piece in there) for at, there in whole.pieces.items()}
    whole.walls = {at: replace(wall, player=given.get(wall.player) or wall.player) for at, wall in whole.walls.items()}
    return whole


def _handed_over(piece: Piece, given: Mapping[int | None, int | None]) -> Piece:
    """The piece, of another player where its owner's home goes to one."""
    if isinstance(piece, Transporter):
        return replace(piece, player=given.get(piece.player) or piece.player)
    return piece


def _all_images(motions: Motions, fragment: Scenario, owners: Owners) -> Scenario:
    """All images of a fragment; of places that coincide those of the first."""
    one_of_each: list[Hex] = []
    covered: set[Hex] = set()
    for place in fragment.laid:
        if place not in covered:
            one_of_each.append(place)
            covered.update(motion.hex(place) for motion in motions)
    base = extract(fragment, one_of_each)
    return joined_fragments(owners.image_of_fragment(base, number) for number in range(len(motions)))


def of_move(motions: Motions, places: Iterable[Hex], move: Motion) -> list[tuple[list[Hex], Motion]]:
    """A move of places together with its images.

    Each image of the places moves as its image of the move says.

    An image that overlaps what moves already is left alone, so that a selection across an axis moves as a whole; so
    is one that would come to lie on another, for neither may get lost.
    """
    known = list(places)
    moves: list[tuple[list[Hex], Motion]] = []
    taken: set[Hex] = set()
    covered: set[Hex] = set()
    for motion in motions:
        images = [motion.hex(place) for place in known]
        moved = motion.inverse().then(move).then(motion)
        ends = [moved.hex(place) for place in images]
        if taken.isdisjoint(images) and covered.isdisjoint(ends):
            taken.update(images)
            covered.update(ends)
            moves.append((images, moved))
    return moves


def next_player(player: int | None, steps: int, images: int) -> int | None:
    """Find the player as many seats on as there are images; nobody stays nobody."""
    if player is None:
        return None
    seats = images if player <= images <= MOST_PLAYERS else MOST_PLAYERS
    return (player - 1 + steps) % seats + 1


class Owners:
    """Finds the owners of images of what players own.

    An image belongs to the player whose home is the image of the owner's home, or, where there is none, to the next
    player for each image.
    """

    def __init__(self, homes: Mapping[Hex, Home], motions: Motions) -> None:
        self._homes = homes
        self._motions = motions
        self._home_of = {homes[place].player: place for place in sorted(homes, reverse=True)}

    def image(self, player: int | None, number: int) -> int | None:
        """Tell whose the image by one of the motions is; nobody's stays nobody's."""
        if player is not None and player in self._home_of:
            home = self._homes.get(self._motions[number].hex(self._home_of[player]))
            if home is not None and home.player is not None:
                return home.player
        return self.next(player, number)

    def next(self, player: int | None, number: int) -> int | None:
        """Tell whose the image is, wherever homes stand: each is another player's, as long as there are players."""
        return next_player(player, number, len(self._motions))

    def image_of_piece(self, piece: Piece, number: int) -> Piece:
        """The image of a piece by one of the motions."""
        return self._given(piece.moved(self._motions[number]), number)

    def image_of_fragment(self, fragment: Scenario, number: int) -> Scenario:
        """The image of a fragment by one of the motions."""
        image = fragment.moved(self._motions[number])
        image.homes = {at: replace(home, player=self.image(home.player, number)) for at, home in image.homes.items()}
        image.pieces = {at: tuple(self._given(each, number) for each in pieces) for at, pieces in image.pieces.items()}
        image.walls = {at: replace(wall, player=self.image(wall.player, number)) for at, wall in image.walls.items()}
        return image

    def _given(self, piece: Piece, number: int) -> Piece:
        """The piece, given to the owner of the image."""
        if isinstance(piece, Transporter):
            return replace(piece, player=self.image(piece.player, number) or piece.player)
        return piece
