"""Saved objects of Tabletop Simulator that carry map strings.

A saved object is JSON with the objects of a table in ``ObjectStates``. Each map is a notecard: its ``Nickname`` is the
title, its ``Description`` the map string, which is copied from there into the map loader of the mod. The script of the
mod makes its own cards in the same way, and reads none of them: the string goes into a field of its board.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import remark_texts as texts
from rbdesigner.scenario.formats import tts
from rbdesigner.scenario.formats.remarks import ImportedMap, Remarks
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.parsing import parsed
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

STATES, CONTAINED = "ObjectStates", "ContainedObjects"
_APART = 4.0
"""How far apart notecards lie, in inches of the table."""
_NO_MAP = QT_TRANSLATE_NOOP("files", "no object of this file carries a map string in its description")


def is_saved_object(data: object) -> bool:
    """Whether JSON data could be a saved object, and are no file of ours."""
    return isinstance(data, dict) and isinstance(data.get(STATES), list) and "format" not in data


def decode(text: str, path: str) -> list[ImportedMap]:
    """The maps on the notecards, or other objects, of a file.

    ScenarioError if there is none, or one is damaged.
    """
    data = parsed(text, path)
    objects = list(_objects(data[STATES], f"/{STATES}")) if is_saved_object(data) else []
    cards = [
        (pointer, each, description)
        for pointer, each in objects
        if isinstance(description := each.get("Description"), str) and tts.looks_like(description)
    ]
    if not cards:
        raise ScenarioError(path, "", Reason(_NO_MAP))
    remarks = [Remarks() for _ in cards]
    remarks[0].count(texts.OTHER_OBJECTS, len(objects) - len(cards))
    return [
        tts.decode_map(description, _title(each), path, f"{pointer}/Description", of_card)
        for (pointer, each, description), of_card in zip(cards, remarks, strict=True)
    ]


def _objects(states: list[Any], pointer: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """All objects with where they stand in the file, those in bags and decks too."""
    waiting = [(f"{pointer}/{index}", each) for index, each in enumerate(states)]
    while waiting:
        where, each = waiting.pop(0)
        if isinstance(each, dict):
            yield where, each
            inside = each.get(CONTAINED)
            if isinstance(inside, list):
                waiting += [(f"{where}/{CONTAINED}/{index}", other) for index, other in enumerate(inside)]


def _title(each: dict[str, Any]) -> str:
    name = each.get("Nickname")
    return tts.one_line_title(name) if isinstance(name, str) else ""


def encode(scenarios: list[Scenario], path: str, remarks: Remarks) -> str:
    """A saved object with a notecard for each map."""
    states = [
        _notecard(entry["name"], entry["mapstring"], number)
        for number, entry in enumerate(tts.map_strings(scenarios, path, remarks))
    ]
    members = {"SaveName": "", "GameMode": "", "Note": "", "LuaScript": "", "LuaScriptState": "", "XmlUI": ""}
    return json.dumps({**members, STATES: states}, indent=2) + "\n"


def _notecard(title: str, mapstring: str, number: int) -> dict[str, Any]:
    return {
        "GUID": sha256(f"{number} {mapstring}".encode()).hexdigest()[:6],
        "Name": "Notecard",
        "Transform": {
            "posX": _APART * number,
            "posY": 1.0,
            "posZ": 0.0,
            "rotX": 0.0,
            "rotY": 0.0,
            "rotZ": 0.0,
            "scaleX": 1.0,
            "scaleY": 1.0,
            "scaleZ": 1.0,
        },
        "Nickname": title,
        "Description": mapstring,
        "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
    }
