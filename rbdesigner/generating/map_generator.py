"""Generates maps: a shape, land and sea, rivers, terrains, homes, and a judge.

Every map has chance of its own, from the seed and its number, so that map 7 of a run is the same whoever makes it, and
whatever was made before. The judge is that of every map: :func:`rbdesigner.checks.check` and
:func:`rbdesigner.analysis.map_analysis.analyse`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rbdesigner.checks import check
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.problem import Problem, Severity
from rbdesigner.generating.balance_search import LOOKED_AT, BalanceSearch
from rbdesigner.generating.generator_settings import (
    GeneratorFault,
    GeneratorSettings,
    TerrainShares,
    refuse_settings,
    sea_wanted,
)
from rbdesigner.generating.grown_shapes import compact_shape, shape_around, shape_symmetry, symmetry_for
from rbdesigner.generating.land_and_sea import continent, islands
from rbdesigner.generating.map_candidates import JudgedCandidate, MapCandidate, fairest
from rbdesigner.generating.map_frame import MapFrame, TileStock
from rbdesigner.generating.map_looks import map_looks
from rbdesigner.generating.river_courses import RiverCourses, wanted_rivers
from rbdesigner.hexes import Hex, neighbours
from rbdesigner.prediction.expectation import Expectation
from rbdesigner.prediction.planned_homes import plan_steps
from rbdesigner.scenario.editing import occupied_places
from rbdesigner.scenario.model import Players, Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.symmetry import Motion, Symmetry
from rbdesigner.tiles import LANDS, Rivers, Terrain, Tile, tile
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def wanted_lands(frame: MapFrame, seas: set[Hex], shares: TerrainShares) -> dict[Terrain, float]:
    """Count how many tiles of each terrain the new land needs so that the map as a whole has its shares."""
    kept = [laid.terrain for laid in frame.kept.tiles.values() if not laid.is_sea]
    new = len(frame.places) - len(seas)
    land = len(kept) + new
    wanted = {terrain: max(0.0, land * shares.of(terrain) / shares.land - kept.count(terrain)) for terrain in LANDS}
    whole = sum(wanted.values())
    return {terrain: number * new / whole if whole else 0.0 for terrain, number in wanted.items()}


def plain_lands(
    frame: MapFrame,
    seas: set[Hex],
    rivers: Mapping[Hex, Tile],
    stock: TileStock,
    wanted: Mapping[Terrain, float],
    chance: random.Random,
) -> dict[Hex, Tile] | None:
    """Choose tiles without rivers for the rest of the land; None where the stock has too few."""
    left = dict(wanted)
    for laid in rivers.values():
        if not laid.is_sea:
            left[laid.terrain] -= 1
    orbits = [orbit for orbit in frame.orbits if orbit[0] not in seas and orbit[0] not in rivers]
    chance.shuffle(orbits)
    orbits.sort(key=lambda orbit: -len(orbit))
    lands: dict[Hex, Tile] = {}
    for orbit in orbits:
        shapes: dict[Rivers, int] = {(): len(orbit)}
        terrains = stock.terrains(shapes)
        if not terrains:
            return None
        terrain = max(terrains, key=lambda each: (left[each] + 0.5 * chance.random(), each))
        left[terrain] -= len(orbit)
        stock.take(terrain, shapes)
        lands.update(dict.fromkeys(orbit, tile(terrain)))
    return lands


CANDIDATES = 8
"""The maps that are begun together, from which the fairest is chosen."""
ATTEMPTS = 40
"""The most maps that are begun to get one that is as fair as is asked."""
HOPELESS = 16
"""The number of maps begun without a single one laid after which a generator gives up."""
ATTEMPTS_KEEPING = 12
"""The most maps that are begun where tiles are kept; the best is taken, however fair it is."""
LAYINGS = 4
"""The number of coasts and rivers that are laid for each map begun; those that look best are taken."""
_SEA = tile(Terrain.SEA)

_REASONS = {
    "land": QT_TRANSLATE_NOOP("files", "there is no room for so many islands with so little sea"),
    "open": QT_TRANSLATE_NOOP("files", "the rivers that are open cannot be finished with the tiles of the box"),
    "rivers": QT_TRANSLATE_NOOP("files", "there is no room for so many rivers, or the box has too few tiles for them"),
    "terrains": QT_TRANSLATE_NOOP("files", "the box has too few tiles without rivers for so much land"),
    "homes": QT_TRANSLATE_NOOP("files", "there is no room for so many homes so far from each other"),
    "images": QT_TRANSLATE_NOOP("files", "homes for {players} do not lie in this symmetry, or not so far apart"),
    "checks": QT_TRANSLATE_NOOP("files", "the map that is kept has errors of its own; fix them first"),
}
_UNFAIR = QT_TRANSLATE_NOOP("files", "no map was as fair as {bound}; the best of {tries} had {best}")
_NO_SUCH_SHAPE = QT_TRANSLATE_NOOP("files", "the shape of the map does not have the chosen symmetry")
_NOTHING_TO_FILL = QT_TRANSLATE_NOOP("files", "there is no place to fill: on all of them something stands")


@dataclass(frozen=True, slots=True)
class GeneratedMap:
    """A map with its number in the run.

    ``expectation`` tells the shares of its homes, None with one home, ``looks`` from 0 to 100 how far it looks like one
    that somebody has drawn (:mod:`rbdesigner.generating.map_looks`), ``problems`` what the checks say of it.

    >>> import rbdesigner as rb
    >>> made = rb.generate(rb.GeneratorSettings(players=1, tiles=12, rivers=1), number=3)
    >>> made.number, made.fairness, [str(problem.code) for problem in made.problems]
    (3, None, ['description-missing', 'draft-untitled'])
    """

    number: int
    scenario: Scenario
    expectation: Expectation | None
    looks: float
    problems: tuple[Problem, ...]

    @property
    def fairness(self) -> float | None:
        """The fairness that is expected, None with one home."""
        return self.expectation.fairness if self.expectation is not None else None

    @property
    def is_planned(self) -> bool:
        """Whether plans tell what is expected, or facts alone."""
        return self.expectation is not None and self.expectation.is_planned


def generate(settings: GeneratorSettings, number: int = 1) -> GeneratedMap:
    """Generate a map by these settings, as fair as they ask; each number gives another map.

    GeneratorFault where there is none. The same settings and number make the same map everywhere.

    >>> import rbdesigner as rb
    >>> generated = rb.generate(rb.GeneratorSettings(players=2, tiles=30, seed=7))
    >>> len(generated.scenario.tiles), len(generated.scenario.homes), generated.fairness >= 70
    (30, 2, True)
    """
    refuse_settings(settings)
    return _Attempts(settings, number, Scenario(settings.properties)).best()


def draw(settings: GeneratorSettings, number: int) -> Scenario:
    """Begin a map by these settings just once, and take it however fair it is; GeneratorFault where none comes."""
    refuse_settings(settings)
    return _Attempts(settings, number, Scenario(settings.properties)).first().scenario


def fill(scenario: Scenario, places: frozenset[Hex], settings: GeneratorSettings, number: int = 1) -> GeneratedMap:
    """Lay these places of a map anew and keep everything else.

    Homes there stay where they are; tiles with pieces, roads or walls and those of the expansion stay as they are. The
    fairest map found is given, even below the bound of the settings. GeneratorFault where it cannot be done.
    """
    standing = occupied_places(scenario) | scenario.stand_ins().keys()
    free = frozenset(place for place in places if place not in standing)
    if not free:
        raise GeneratorFault("places", Reason(_NOTHING_TO_FILL))
    wished = replace(settings, places=free, islands=1)
    refuse_settings(replace(wished, players=1))
    return _Attempts(wished, number, scenario).best()


def finish(scenario: Scenario, settings: GeneratorSettings, number: int = 1) -> GeneratedMap:
    """Lay further tiles around those of a map, all of which are kept.

    Open rivers are finished, gaps are closed, homes that are lacking are found. GeneratorFault where it cannot be done.
    """
    refuse_settings(replace(settings, players=1))
    return _Attempts(replace(settings, places=None, islands=1), number, scenario).best()


class _GivenUpError(Exception):
    """An attempt that came to nothing, with the code of why."""


class _Attempts:
    """Begins maps until one is good enough; keeps the best."""

    def __init__(self, settings: GeneratorSettings, number: int, given: Scenario) -> None:
        self._settings = settings
        self._number = number
        self._given = given
        self._keeps = bool(given.tiles)
        self._known = {(each.code, each.places) for each in check(given)} if self._keeps else set()
        # Without several homes, or a wish that they are fair, there is nothing to choose by.
        self._wanted = CANDIDATES if settings.players > 1 and settings.fairness else 1
        self._most = ATTEMPTS_KEEPING if self._keeps else ATTEMPTS
        self._begun = 0
        self._failures: Counter[str] = Counter()

    def first(self) -> GeneratedMap:
        """The map that the first attempt comes to."""
        try:
            return self._made(JudgedCandidate(self._attempt(self._chance(0)), ()))
        except _GivenUpError as why:
            raise self._failure(str(why)) from why

    def _chance(self, attempt: int) -> random.Random:
        return random.Random(f"{self._settings.seed}/{self._number}/{attempt}")

    def best(self) -> GeneratedMap:
        """The fairest of the first maps of which one is good enough, or, where tiles are kept, of some."""
        bound, best = self._settings.fairness, None
        while candidates := self._candidates(is_first=best is None):
            found = self._fairest(candidates)
            if self._keeps or found.fairness is None or found.fairness >= bound:
                return found
            best = max(best or found, found, key=lambda each: each.fairness or 0.0)
        if best is None:
            raise self._failure(self._failures.most_common(1)[0][0])
        values = {"bound": f"{bound:g}", "best": f"{best.fairness:.1f}", "tries": self._begun}
        raise GeneratorFault("fairness", Reason(_UNFAIR, **values))

    def _candidates(self, is_first: bool) -> list[MapCandidate]:
        """Some further maps, the most promising first; none where all attempts are used up."""
        found: list[MapCandidate] = []
        while len(found) < self._wanted and self._begun < self._most:
            if is_first and not found and self._begun >= HOPELESS:
                break
            try:
                found.append(self._attempt(self._chance(self._begun)))
            except _GivenUpError as why:
                self._failures[str(why)] += 1
            self._begun += 1
        return sorted(found, key=lambda each: -each.score)

    def _fairest(self, candidates: Sequence[MapCandidate]) -> GeneratedMap:
        """The best of some maps, of which the most promising are judged by plans."""
        return self._made(fairest(candidates, plan_steps(self._settings.players) if self._wanted > 1 else ()))

    def _made(self, judged: JudgedCandidate) -> GeneratedMap:
        candidate = judged.candidate
        return GeneratedMap(self._number, candidate.scenario, judged.expectation, candidate.looks, candidate.problems)

    def _failure(self, code: str) -> GeneratorFault:
        if code == "homes" and self._settings.symmetry is not Symmetry.NONE:
            return GeneratorFault("symmetry", Reason(_REASONS["images"], players=self._settings.players))
        return GeneratorFault("", Reason(_REASONS[code]))

    def _attempt(self, chance: random.Random) -> MapCandidate:
        settings = self._settings
        frame = self._frame(chance)
        scenario = frame.kept.copy()
        scenario.tiles |= self._best_laid(frame, chance)
        scenario.homes |= {place: home for place, home in self._given.homes.items() if place in scenario.tiles}
        settlement = BalanceSearch(scenario, frame, settings, chance).settle()
        if settlement is None:
            raise _GivenUpError("homes")
        problems = tuple(check(scenario))
        if any(each.severity < Severity.ADVICE and (each.code, each.places) not in self._known for each in problems):
            raise _GivenUpError("checks")
        looks, weights = map_looks(scenario), settings.looks
        shores = LOOKED_AT * (weights.coast * looks.coast + weights.rivers * looks.rivers)
        return MapCandidate(scenario, settlement.score + shores, settlement.balance, looks.score(weights), problems)

    def _frame(self, chance: random.Random) -> MapFrame:
        settings, given = self._settings, self._given
        if self._keeps:
            return self._frame_around(chance)
        if settings.places is None:
            symmetry = symmetry_for(settings.symmetry, settings.tiles, chance)
            places = compact_shape(symmetry.motions, settings.tiles, chance)
        else:
            symmetry = shape_symmetry(settings.places, settings.symmetry)
            places = sorted(settings.places)
            if symmetry.group is not settings.symmetry:
                raise GeneratorFault("symmetry", Reason(_NO_SUCH_SHAPE))
        players = Players(settings.players, settings.players)
        properties = replace(given.properties, players=players, symmetry=symmetry)
        return MapFrame(Scenario(properties), places, symmetry.motions)

    def _frame_around(self, chance: random.Random) -> MapFrame:
        """The frame of places to fill, or of those around what lies there."""
        given, places = self._given, self._settings.places
        if places is None:
            gaps = {beyond for place in given.tiles for beyond in _open_ends(given, place)}
            there = {*given.tiles, *given.stand_ins()}
            return MapFrame(given.copy(), shape_around(there, gaps, self._settings.tiles, chance))
        kept = replace(given.copy(), tiles={at: each for at, each in given.tiles.items() if at not in places})
        kept.homes = {at: home for at, home in given.homes.items() if at not in places}
        return MapFrame(kept, places, _motions_of(kept, places), [at for at in given.homes if at in places])

    def _best_laid(self, frame: MapFrame, chance: random.Random) -> dict[Hex, Tile]:
        """The new tiles whose coast and rivers look best, of some; a single choice where neither counts."""
        weights = self._settings.looks._replace(groups=0)
        found: list[tuple[float, int, dict[Hex, Tile]]] = []
        failure = None
        for number in range(LAYINGS if any(weights) else 1):
            try:
                laid = self._laid(frame, chance)
            except _GivenUpError as why:
                failure = why
                continue
            looks = map_looks(replace(frame.kept, tiles=frame.kept.tiles | laid))
            found.append((looks.score(weights), -number, laid))
        if failure is not None and not found:
            raise failure
        return max(found)[2]

    def _laid(self, frame: MapFrame, chance: random.Random) -> dict[Hex, Tile]:
        """The new tiles, the terrains as they come."""
        settings = self._settings
        stock = TileStock(settings.properties.box, frame.kept.tiles.values())
        seas = self._seas(frame, stock, chance)
        if seas is None:
            raise _GivenUpError("land")
        wanted = wanted_lands(frame, seas, settings.shares)
        courses = RiverCourses(frame, seas, stock, wanted, chance, settings.river_course)
        if self._keeps and not courses.finish_open():
            raise _GivenUpError("open")
        lacking = max(0, settings.rivers - len(MapIndex(frame.kept).rivers.systems))
        for _ in range(wanted_rivers(lacking, len(frame.motions))):
            if not courses.lay_river(settings.river_length, settings.river_ends) and not self._keeps:
                raise _GivenUpError("rivers")
        lands = plain_lands(frame, seas, courses.tiles, stock, wanted, chance)
        if lands is None:
            raise _GivenUpError("terrains")
        return {**dict.fromkeys(sorted(seas), _SEA), **courses.tiles, **lands}

    def _seas(self, frame: MapFrame, stock: TileStock, chance: random.Random) -> set[Hex] | None:
        settings, tiles = self._settings, frame.kept.tiles
        kept = sum(each.is_sea for each in tiles.values())
        whole = replace(settings, places=frame.within.union(tiles))
        most = min(len(frame.places) - len(frame.forced_land), stock.seas)
        sea = min(max(0, sea_wanted(whole) - kept), most)
        if settings.islands > 1:
            return islands(frame, settings.islands, sea, chance)
        return continent(frame, sea, chance)


def _open_ends(scenario: Scenario, place: Hex) -> list[Hex]:
    """The empty places that the rivers of a tile run into."""
    here = scenario.tiles[place]
    around = enumerate(neighbours(place))
    return [beyond for edge, beyond in around if here.has_river(edge) and scenario.tile_at(beyond) is None]


def _motions_of(kept: Scenario, places: frozenset[Hex]) -> Sequence[Motion]:
    """Give the motions of the symmetry that a map is painted with.

    Only the identity is left if what is kept or the places do not have that symmetry.
    """
    symmetry = kept.properties.symmetry
    if symmetry.group is Symmetry.NONE or not symmetry.is_possible:
        return (Motion(),)
    motions = symmetry.motions
    has_it = all(motion.hex(place) in places for motion in motions for place in places) and all(
        kept.tiles.get(motion.hex(at)) == each.turned(motion.turn)
        for motion in motions
        for at, each in kept.tiles.items()
    )
    return motions if has_it else (Motion(),)
