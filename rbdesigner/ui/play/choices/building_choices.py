"""All that could be built on a tile, with its price, and why it cannot be built now."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from rbdesigner.engine import legality
from rbdesigner.engine.actions import Action, Build, Shaft
from rbdesigner.engine.builder import building_spots
from rbdesigner.engine.building import mixtures
from rbdesigner.engine.codes import (
    BUILDINGS,
    COST,
    MINE,
    OF_BRIDGE,
    OF_ROAD,
    OF_SHAFT,
    Count,
)
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.panels.words import capitalised
from rbdesigner.ui.play.choices import sites
from rbdesigner.ui.play.choices.choice_groups import Choice, Group, Picture, Scene
from rbdesigner.ui.play.words import wording

translate = QCoreApplication.translate
_NOT_HERE = ("wrong-site",)
_FOR_ALL = ("desert", "tile-built")
"""Refusals of a building that the tile will never, and that it now, has for."""


def building_groups(scene: Scene) -> list[Group]:
    """Buildings and shafts, roads and bridges, walls."""
    return [_buildings(scene), _ways(scene), _walls(scene)]


def _priced(scene: Scene, actions: Iterable[Action], picture: Picture, price: Iterable[Count]) -> list[Choice]:
    found = sites.first_possible(scene.state, actions)
    if found is None:
        return []
    action, reason = found
    text = wording.action_text(scene.state, action)
    return [Choice(text, action, picture, scene.player, wording.counts_text(price), reason)]


# Buildings


def _buildings(scene: Scene) -> Group:
    state, title = scene.state, translate("ChoicesPanel", "Buildings")
    if not scene.own:
        return Group("buildings", title)
    if state.buildings[scene.tile] == MINE:
        return Group("buildings", title, choices=tuple(_shafts(scene)))
    sample = Build(scene.player, scene.own[0], 0, _spots(scene)[0])
    refusal = legality.check(state, sample)
    if refusal is not None and refusal.code in _FOR_ALL:
        return Group("buildings", title, refusal.sentence)
    found = [each for building in range(len(BUILDINGS)) for each in _of_building(scene, building)]
    found.sort(key=lambda one: bool(one.reason))
    return Group("buildings", title, choices=tuple(found))


def _spots(scene: Scene) -> list[int]:
    return list(dict.fromkeys(spot for own in scene.own for spot in building_spots(scene.state, own)))


def _of_building(scene: Scene, building: int) -> list[Choice]:
    """A building in every region in reach, a mine with every bag."""
    found, spots = list[Choice](), _spots(scene)
    for mixture in mixtures(scene.state, scene.player) if building == MINE else (None,):
        for spot in spots:
            builders = [own for own in scene.own if spot in building_spots(scene.state, own)]
            actions = [Build(scene.player, own, building, spot, mixture) for own in builders]
            refusal = legality.check(scene.state, actions[0])
            if refusal is not None and refusal.code in _NOT_HERE:
                return []
            found += _priced(scene, actions, BUILDINGS[building], COST[building])
    return _renamed(scene, found, len(spots) > 1)


def _renamed(scene: Scene, found: list[Choice], with_spot: bool) -> list[Choice]:
    """The choices by the building alone, as far as that says enough."""
    named = []
    for one in found:
        assert isinstance(one.action, Build)
        text = capitalised(wording.building_text(one.action.building))
        if one.action.mixture is not None:
            gold, iron = one.action.mixture
            text += translate("ChoicesPanel", " with {gold} gold, {iron} iron").format(gold=gold, iron=iron)
        if with_spot:
            text += translate("ChoicesPanel", " at {spot}").format(spot=wording.spot_text(scene.state, one.action.spot))
        named.append(Choice(text, one.action, one.picture, one.player, one.price, one.reason))
    return named


def _shafts(scene: Scene) -> list[Choice]:
    return [
        each
        for mixture in mixtures(scene.state, scene.player)
        for each in _priced(scene, [Shaft(scene.player, own, mixture) for own in scene.own], BUILDINGS[MINE], OF_SHAFT)
    ]


# Roads, bridges, walls


def _ways(scene: Scene) -> Group:
    found = [each for actions in sites.roads(scene).values() for each in _priced(scene, actions, ToolKey.ROAD, OF_ROAD)]
    for bridges in sites.bridges(scene).values():
        found += _priced(scene, bridges, ToolKey.BRIDGE, OF_BRIDGE)
    title = translate("ChoicesPanel", "Roads and bridges")
    return Group("ways", title, choices=tuple(_brief(found)))


def _walls(scene: Scene) -> Group:
    found = list[Choice]()
    for edge, builders in sites.wall_edges(scene).items():
        for actions in (sites.wall_builds(scene, edge, builders), sites.demolitions(scene, edge, builders)):
            for each in actions:
                found += _priced(scene, [each], ToolKey.WALL, sites.price(scene.state, each))
    return Group("walls", translate("ChoicesPanel", "Walls"), choices=tuple(_brief(found)))


def _brief(found: list[Choice]) -> list[Choice]:
    """What can be done, each once; of what cannot, one for every reason."""
    shown: dict[tuple[str, str], Choice] = {}
    for one in found:
        kind = type(one.action).__name__
        key = (kind, one.reason) if one.reason else (one.text, "")
        shown.setdefault(key, one)
    possible = {text for text, reason in shown if not reason}
    kept = [one for one in shown.values() if not one.reason or one.text not in possible]
    return sorted(kept, key=lambda one: bool(one.reason))
