"""Checks that a map that is meant to be symmetrical is: its tiles, what stands on them and between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.problem import Fix, Problem, fix_of
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import Hex, border_sides, edge_sides
from rbdesigner.scenario.canonical import canonical_home, canonical_piece
from rbdesigner.scenario.completing import complete
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods, Piece, Transporter
from rbdesigner.scenario.pointing import borders_alike
from rbdesigner.symmetry import Motion, Symmetry

MOST_SHOWN = 6
"""The most places that a sentence names."""
MOST_NAMED = 60
"""The most places that a problem names; of more it names the first."""
MOST_MENDED = 200
"""The most places for which a fix is offered: for more it would take long to find one at every edit."""


class SymmetryChecker(Checker[None]):
    """Checks that all images of a place look like it, whoever owns what stands there.

    The smallest of all images of a place stands for them all.
    """

    watched = frozenset({"symmetry"})

    def __init__(self, index: MapIndex) -> None:
        super().__init__(index)
        self._motions: tuple[Motion, ...] = ()
        self._odd: dict[Hex, tuple[Hex, ...]] = {}

    def all_keys(self) -> Iterable[None]:
        """The map as a whole."""
        symmetry = self.scenario.properties.symmetry
        self._motions = symmetry.motions if symmetry.group is not Symmetry.NONE else ()
        self._odd = {}
        if self._motions:
            scenario = self.scenario
            self._look_at({*scenario.tiles, *scenario.homes, *scenario.pieces, *scenario.stand_ins()})
        return (None,)

    def stale(self, touched: EditReach) -> Iterable[None]:
        """The map as a whole, once anything on it has changed."""
        if not self._motions or not touched.around:
            return ()
        self._look_at({*touched.tiles, *touched.homes, *touched.pieces, *touched.foreign})
        return (None,)

    def look(self, key: None) -> Iterator[Problem]:
        """The places that differ from their images, in one problem."""
        if not self._motions:
            return
        odd = {place for places in self._odd.values() for place in places} | odd_links(self.scenario, self._motions)
        if not odd:
            return
        places = sorted(odd)
        yield problem(
            "not-symmetrical",
            places[:MOST_NAMED],
            fixes=list(self._fixes(places)),
            number=len(places),
            odd=tuple(places[: MOST_SHOWN + 1]),
        )

    def _look_at(self, places: Iterable[Hex]) -> None:
        """Note which places of the orbits of these differ from the others."""
        seen: set[Hex] = set()
        for place in places:
            if place in seen:
                continue
            images = [motion.hex(place) for motion in self._motions]
            seen.update(images)
            odd = odd_images(self.scenario, self._motions, place)
            if odd:
                self._odd[min(images)] = odd
            else:
                self._odd.pop(min(images), None)

    def _fixes(self, odd: list[Hex]) -> Iterator[Fix]:
        """Offer to copy what is drawn to where it is missing, as far as that makes places alike."""
        if len(odd) > MOST_MENDED:
            return
        orbits = {motion.hex(place) for place in odd for motion in self._motions}
        edit = complete(self.scenario, self._motions, orbits)
        if edit:
            after = self.scenario.copy()
            edit.apply(after)
            left = {place for at in orbits for place in odd_images(after, self._motions, at)}
            if len(left | odd_links(after, self._motions)) < len(odd):
                yield fix_of("copy-images", edit)


def odd_images(scenario: Scenario, motions: Sequence[Motion], place: Hex) -> tuple[Hex, ...]:
    """Find those images of a place that look unlike most of the others.

    Images without a tile are among them; where no look is most frequent, all are.
    """
    images = [(motion.hex(place), look(scenario, motion.hex(place), motion.inverse())) for motion in motions]
    looks = Counter(seen for _, seen in images if seen is not None)
    ranked = looks.most_common(2)
    if not ranked:
        return ()
    best = None if len(ranked) > 1 and ranked[0][1] == ranked[1][1] else ranked[0][0]
    return tuple(sorted({at for at, seen in images if seen is None or seen != best}))


def look(scenario: Scenario, place: Hex, motion: Motion) -> object:
    """The contents of a place once it is moved, owners left out; None without a tile.

    Of the expansion only the tile counts.
    """
    tile = scenario.ground(place)
    if tile is None or isinstance(tile, ForeignTile):
        return tile
    moved = tile.turned(motion.turn)
    home, pieces = scenario.homes.get(place), scenario.pieces.get(place)
    if home is None and pieces is None:
        return moved.terrain, moved.rivers, None, None
    region = None if home is None else canonical_home(home.moved(motion), moved).half_edge
    counted: Counter[Piece] = Counter()
    for piece in pieces or ():
        alone = canonical_piece(piece.moved(motion), moved)
        if isinstance(alone, Goods):
            counted[replace(alone, count=1, extra=None)] += alone.count
        elif isinstance(alone, Transporter):
            counted[replace(alone, player=1, extra=None)] += 1
        else:
            counted[replace(alone, extra=None)] += 1
    return moved.terrain, moved.rivers, region, frozenset(counted.items())


def odd_links(scenario: Scenario, motions: Sequence[Motion]) -> set[Hex]:
    """The places beside roads and walls that have no image, and those of the image."""
    odd: set[Hex] = set()
    for border in scenario.roads:
        for motion in motions:
            image = motion.border_key(border)
            if not any(key in scenario.roads for key in borders_alike(scenario, image.at, image.half_edge)):
                odd.update(at for key in (border, image) for at, _ in border_sides(key))
    for edge, wall in scenario.walls.items():
        for motion in motions:
            stands = motion.edge_key(edge)
            there = scenario.walls.get(stands)
            if there is None or there.tokens != wall.tokens:
                odd.update((*edge_sides(edge), *edge_sides(stands)))
    return odd
