"""Things that a game may be played without, to see what they are worth."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rbdesigner.engine.core.codes import BUILDINGS
from rbdesigner.engine.core.game_terms import Exclusions
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import FACTORIES, PRIMARY, RECIPES, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_TILE = re.compile(r"\(?(-?\d{1,6}), ?(-?\d{1,6})\)?")


class UnknownThing(ValueError):  # noqa: N818 - says what is given
    """A ``name`` that no thing has, and those that are ``known``."""

    def __init__(self, reason: Reason, name: str, known: Iterable[str]) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(reason)


class Restriction(NamedTuple):
    """A thing that is done without; ``name`` is that of a building, a transporter, a good, or a tile as ``q,r``."""

    name: str
    buildings: frozenset[BuildingKind] = frozenset()
    tile: Hex | None = None
    has_births: bool = True


def _makers(good: Good) -> frozenset[BuildingKind]:
    primary = {kind for kind, made in PRIMARY.items() if made is good}
    return frozenset(primary | {kind for kind, recipe in RECIPES.items() if recipe.output is good})


def _restrictions() -> Mapping[str, Restriction]:
    found = {kind.value: Restriction(kind.value, frozenset({kind})) for kind in BUILDINGS}
    found |= {
        making.kind.value: Restriction(making.kind.value, frozenset({factory})) for factory, making in FACTORIES.items()
    }
    found[TransporterKind.DONKEY.value] = Restriction(TransporterKind.DONKEY.value, has_births=False)
    for good in Good:
        if _makers(good):
            found[good.value] = Restriction(good.value, _makers(good))
    return found


KNOWN = _restrictions()
"""All but tiles, by name."""
TILES = "tiles"
GROUPS: Mapping[str, tuple[str, ...]] = {
    "buildings": tuple(kind.value for kind in BuildingKind),
    "transporters": tuple(kind.value for kind in TransporterKind),
    "goods": tuple(good.value for good in Good if good.value in KNOWN),
}
"""The names of all things of a kind, by its word; :data:`TILES` is that of all tiles of the land."""


def each_of(word: str, scenario: Scenario) -> tuple[str, ...]:
    """The names that a word stands for: those of all things of a kind, or itself."""
    if word == TILES:
        return tuple(f"{at.q},{at.r}" for at in sorted(scenario.land()))
    return GROUPS.get(word, (word,))


def restriction(name: str, scenario: Scenario) -> Restriction:
    """The thing of this name.

    A transporter is done without by not building its factory, or donkeys by their not being born; a good by not
    building what makes it; a tile by nothing being built or born there. What is there from the beginning stays and
    works. UnknownThing or another ValueError if there is no such thing.

    >>> import rbdesigner as rb
    >>> from rbdesigner.lab.runs.restrictions import restriction
    >>> sorted(restriction("coins", rb.load("scenarios/millbrook.rbmap")).buildings)
    [<BuildingKind.MINT: 'mint'>]
    """
    tile = _TILE.fullmatch(name.strip())
    if tile is not None:
        at = Hex(int(tile[1]), int(tile[2]))
        if at not in scenario.tiles:
            text = QT_TRANSLATE_NOOP("files", "the map has no tile {place}")
            raise ValueError(Reason(text, place=f"{at.q},{at.r}"))
        return Restriction(f"{at.q},{at.r}", tile=at)
    plain = " ".join(name.lower().replace("-", " ").replace("_", " ").split())
    found = KNOWN.get(plain)
    if found is None:
        text = QT_TRANSLATE_NOOP(
            "files",
            "nothing is named {name}; there are tiles (q,r) and {known}; all of a kind are {every}",
        )
        groups = (*GROUPS, TILES)
        reason = Reason(text, name=repr(name), known=", ".join(KNOWN), every=", ".join(groups))
        raise UnknownThing(reason, plain, (*KNOWN, *groups))
    return found


def left_out(things: Iterable[Restriction], numbers: Mapping[Hex, int]) -> Exclusions:
    """Things as the engine knows them; ``numbers`` are those of the tiles."""
    found = list(things)
    buildings = frozenset(BUILDINGS.index(kind) for each in found for kind in each.buildings)
    tiles = frozenset(numbers[each.tile] for each in found if each.tile is not None)
    return Exclusions(buildings, tiles, all(each.has_births for each in found))
