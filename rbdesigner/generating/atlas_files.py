"""Files of atlases: settings, axes and maps. The maps are measured and judged again when they are read."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rbdesigner.generating.atlas import AXES, Atlas, AtlasMap, refuse_atlas
from rbdesigner.generating.atlas_axes import Axis, AxisName
from rbdesigner.generating.atlas_candidates import judged
from rbdesigner.generating.generator_settings import GeneratorFault, GeneratorSettings, TerrainShares
from rbdesigner.generating.map_looks import LookWeights
from rbdesigner.hexes import Hex
from rbdesigner.scenario import migrate, schema, serial
from rbdesigner.scenario.errors import Fault, InvalidScenario, ScenarioError
from rbdesigner.scenario.layout import Lines, laid_out
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.named_format import ATLAS
from rbdesigner.scenario.own_format import OwnFormat
from rbdesigner.scenario.parsing import parsed
from rbdesigner.scenario.saving import SaveReport, write_atomically
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import Terrain
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job

OWN_FORMAT = OwnFormat(ATLAS.name, 1, "atlas", "atlas", 50_000_000)
_PLAIN = (
    *("players", "tiles", "islands", "rivers", "river_length", "river_ends", "river_course", "home_distance", "seed"),
)
"""The settings that are numbers and words."""


def to_json(atlas: Atlas) -> dict[str, object]:
    """The JSON data of an atlas, members in a fixed order."""
    maps = sorted(atlas.maps.items())
    return {
        "format": ATLAS.name,
        "version": OWN_FORMAT.version,
        "settings": dict(_settings_members(atlas.settings)),
        "scenario": serial.to_json(Scenario(atlas.settings.properties)),
        "axes": [
            {"name": axis.name.value, "least": axis.least, "most": axis.most, "cells": axis.wanted_cells}
            for axis in atlas.axes
        ],
        "rounds": atlas.rounds,
        "maps": [{"number": each.number, "scenario": serial.to_json(each.scenario)} for _, each in maps],
        "idle": Lines([*cell, tries] for cell, tries in sorted(atlas.idle.items())),
    }


def _settings_members(settings: GeneratorSettings) -> Iterator[tuple[str, object]]:
    for name in (*_PLAIN, "fairness"):
        value = getattr(settings, name)
        yield name, str(value) if isinstance(value, str) else value
    if settings.places is not None:
        yield "places", [list(place) for place in sorted(settings.places)]
    yield "shares", settings.shares._asdict()
    yield "looks", settings.looks._asdict()
    yield "symmetry", settings.symmetry.value
    yield "home_terrains", sorted(terrain.value for terrain in settings.home_terrains)


def dumps(atlas: Atlas) -> str:
    """The text of a file: the same atlas always gives the same text."""
    return laid_out(to_json(atlas))


def save(atlas: Atlas, path: str | os.PathLike[str]) -> SaveReport:
    """Write an atlas to a file; ScenarioError if that cannot be done."""
    return write_atomically(path, dumps(atlas).encode("utf-8"), backup=False)


def load(path: str | os.PathLike[str]) -> Atlas:
    """Read the atlas in a file; ScenarioError if there is none."""
    return loads(OWN_FORMAT.read(path), os.fspath(path))


def loads(text: str, path: str = "") -> Atlas:
    """The atlas in a text; errors name ``path``."""
    return from_json(parsed(text, path), path)


def from_json(data: object, path: str = "") -> Atlas:
    """The atlas in JSON data of any version that this program reads."""
    newest = OWN_FORMAT.newest(data, path, _faults)
    frame = _scenario(newest["scenario"], path, "/scenario")
    across, down = map(_axis, newest["axes"])
    atlas = Atlas(_settings(newest["settings"], frame.properties), across, down, int(newest["rounds"]))
    try:
        refuse_atlas(atlas)
    except GeneratorFault as fault:
        pointer = "/axes" if fault.member == AXES else f"/settings/{fault.member}"
        raise ScenarioError(path, pointer, fault.reason) from fault
    atlas.maps = atlas.better([_map(atlas, number, each, path) for number, each in enumerate(newest["maps"])])
    atlas.idle = {(int(across), int(down)): int(tries) for across, down, tries in newest["idle"]}
    return atlas


def _faults(data: Mapping[str, Any]) -> list[Fault]:
    """Where data break the schema; the scenarios in them are left to their own reader."""
    empty = {"format": migrate.FORMAT, "version": migrate.VERSION}
    maps = data.get("maps")
    if isinstance(maps, list):
        maps = [{**each, "scenario": empty} if isinstance(each, dict) and "scenario" in each else each for each in maps]
    return schema.faults_by(OWN_FORMAT.schema, {**data, "scenario": empty, "maps": maps})


def _scenario(data: object, path: str, pointer: str) -> Scenario:
    """A scenario in the file; errors point to it there."""
    try:
        return serial.from_json(data, path)
    except InvalidScenario as error:
        faults = [Fault(pointer + fault.pointer, fault.reason) for fault in error.faults]
        raise InvalidScenario(path, faults, complete=len(faults) < schema.MOST_FAULTS) from error
    except ScenarioError as error:
        raise ScenarioError(path, pointer + error.pointer, error.reason) from error


def _map(atlas: Atlas, number: int, data: Mapping[str, Any], path: str) -> AtlasMap:
    scenario = _scenario(data["scenario"], path, f"/maps/{number}/scenario")
    return judged(int(data["number"]), scenario, (atlas.across.name, atlas.down.name), atlas.settings.looks)


def _axis(data: Mapping[str, Any]) -> Axis:
    return Axis(AxisName(data["name"]), data["least"], data["most"], int(data["cells"]))


def _settings(data: Mapping[str, Any], properties: Properties) -> GeneratorSettings:
    plain: dict[str, Any] = {name: data[name] if isinstance(data[name], str) else int(data[name]) for name in _PLAIN}
    places = data.get("places")
    return GeneratorSettings(
        **plain,
        fairness=float(data["fairness"]),
        places=None if places is None else frozenset(Hex(int(q), int(r)) for q, r in places),
        shares=TerrainShares(**{name: int(data["shares"][name]) for name in TerrainShares._fields}),
        looks=LookWeights(**{name: int(data["looks"][name]) for name in LookWeights._fields}),
        symmetry=Symmetry(data["symmetry"]),
        home_terrains=frozenset(map(Terrain, data["home_terrains"])),
        properties=properties,
    )


class AtlasFile(NamedTuple):
    """A file with an atlas, to be read."""

    path: str


def read_atlas(file: AtlasFile) -> Iterator[Atlas]:
    """The atlas in a file, for whoever does not wait for it."""
    yield load(file.path)


READ_ATLAS = Job(read_atlas, QT_TRANSLATE_NOOP("files", "The atlas cannot be read: {reason}"), (ScenarioError,))
