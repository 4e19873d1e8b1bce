"""All buildings for a tile, with price, and why they cannot be built now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rbdesigner.engine.core.actions import Build, Shaft, Work
from rbdesigner.engine.core.codes import (
    BOARDS,
    BUILDINGS,
    MAKES,
    MINE,
    NONE,
    PRIMARY_GOOD,
    RUN,
    TRANSPORTERS,
    TRUNKS,
    WAGON,
    Run,
)
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.builder import building_spots
from rbdesigner.engine.mechanics.building import mixtures
from rbdesigner.engine.mechanics.payment import cost
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import capitalised, listed
from rbdesigner.messages.thing_wording import building_text, count_text, counts_text, good_text, refusal_text, spot_text
from rbdesigner.messages.translation import translate
from rbdesigner.play import tile_scene
from rbdesigner.play.choices.best_candidate import best_candidate
from rbdesigner.play.choices.choice_groups import Choice, Group, Picture
from rbdesigner.play.tile_scene import Scene
from rbdesigner.scenario.pieces import Feature


def makes_text(building: int) -> str:
    """Describe the recipe of a building, and how often it works in a turn: ``1 trunk → 2 boards, 3 × a turn``."""
    run, launch = RUN[building], MAKES[building]
    if building == MINE:
        return translate("ChoicesPanel", "1 gold or iron from its bag every turn")
    if PRIMARY_GOOD[building] != NONE:
        made = count_text(PRIMARY_GOOD[building], 1)
        return translate("ChoicesPanel", "{goods} every turn").format(goods=made)
    if run is not None:
        text = translate("ChoicesPanel", "{inputs} → {made}, {runs} × a turn")
        return text.format(inputs=_inputs(run), made=count_text(run.output, run.made), runs=run.runs)
    assert launch is not None
    text = translate("ChoicesPanel", "{inputs} → 1 {kind}")
    if launch.kind == WAGON:
        text = translate("ChoicesPanel", "a donkey, {inputs} → 1 {kind}")
    return text.format(inputs=counts_text(launch.inputs), kind=name(TRANSPORTERS[launch.kind]))


def _inputs(run: Run) -> str:
    goods = [counts_text(run.inputs)] if run.inputs else []
    if run.wood:
        text = translate("ChoicesPanel", "{count} {trunks} or {boards}")
        trunks, boards = good_text(TRUNKS), good_text(BOARDS)
        goods.append(text.format(count=run.wood, trunks=trunks, boards=boards))
    return listed(goods)


_NOT_HERE = ("wrong-site",)
_FOR_ALL = ("desert", "tile-built")
"""Refusals of a building that the tile will never, and that it now, has for."""


def building_groups(scene: Scene) -> list[Group]:
    """Buildings and shafts, roads and bridges, walls."""
    return [_buildings(scene), _ways(scene), _walls(scene)]


def _priced(scene: Scene, actions: Iterable[Work], picture: Picture) -> list[Choice]:
    """Offer the work of the first builder who can, or say why none can; nothing where nobody ever could."""
    found = best_candidate(scene.state, actions, scene.transporter)
    if found is None:
        return []
    text, price = action_text(scene.state, found.action), counts_text(cost(scene.state, found.action))
    return [Choice(text, found.action, picture, scene.player, price, found.reason, stand_in=found.stand_in)]


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
        return Group("buildings", title, refusal_text(state, refusal))
    found = [each for building in range(len(BUILDINGS)) for each in _of_building(scene, building)]
    return Group("buildings", title, choices=tuple(found))


def _spots(scene: Scene) -> list[int]:
    return list(dict.fromkeys(spot for own in scene.representatives for spot in building_spots(scene.state, own)))


def _of_building(scene: Scene, building: int) -> list[Choice]:
    """Offer a building in every region in reach, a mine with every bag; only once where it cannot be built."""
    found, tried, spots = list[Choice](), list[Build](), _spots(scene)
    for mixture in mixtures(scene.state, scene.player) if building == MINE else (None,):
        for spot in spots:
            builders = [own for own in scene.representatives if spot in building_spots(scene.state, own)]
            actions = [Build(scene.player, own, building, spot, mixture) for own in builders]
            refusal = legality.check(scene.state, actions[0])
            if refusal is not None and refusal.code in _NOT_HERE:
                return []
            found += _priced(scene, actions, BUILDINGS[building])
            tried += actions
    possible = [one for one in found if not one.reason]
    if possible:
        own = [one for one in possible if not one.stand_in]  # by those who are meant
        return [_named(scene, one, len(spots) > 1) for one in own or possible]
    refused = found if len(found) == 1 else _priced(scene, tried, BUILDINGS[building])
    return [_named(scene, one, with_spot=False) for one in refused]


def _named(scene: Scene, one: Choice, with_spot: bool) -> Choice:
    """A choice by the building, with its yield and no more than is needed."""
    action = one.action
    assert isinstance(action, Build)
    text = capitalised(building_text(action.building))
    if action.mixture is not None and not one.reason:
        gold, iron = action.mixture
        mine = translate("ChoicesPanel", "{mine} with {gold} gold, {iron} iron")
        text = mine.format(mine=text, gold=gold, iron=iron)
    if with_spot:
        there = translate("ChoicesPanel", "{building} at {spot}")
        text = there.format(building=text, spot=spot_text(scene.state, action.spot))
    return replace(one, text=text, note=makes_text(action.building))


def _shafts(scene: Scene) -> list[Choice]:
    found = []
    for mixture in mixtures(scene.state, scene.player):
        shafts = [Shaft(scene.player, own, mixture) for own in scene.representatives]
        found += _priced(scene, shafts, BUILDINGS[MINE])
    return found


# Roads, bridges, walls


def _ways(scene: Scene) -> Group:
    found = [each for actions in tile_scene.roads(scene).values() for each in _priced(scene, actions, Feature.ROAD)]
    for bridges in tile_scene.bridges(scene).values():
        found += _priced(scene, bridges, Feature.BRIDGE)
    return Group("ways", translate("ChoicesPanel", "Roads and bridges"), choices=tuple(found))


def _walls(scene: Scene) -> Group:
    found = list[Choice]()
    for edge, builders in tile_scene.wall_edges(scene).items():
        found += _priced(scene, tile_scene.wall_builds(scene, edge, builders), Feature.WALL)
        found += _priced(scene, tile_scene.demolitions(scene, edge, builders), Feature.WALL)
    return Group("walls", translate("ChoicesPanel", "Walls"), choices=tuple(found))
