"""Versions of the format: the newest, older ones, and those of the future."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.migrate import FORMAT, MIGRATIONS, VERSION, up_to_date


def renamed(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 of an imagined format called the title a name."""
    return {("title" if name == "name" else name): value for name, value in data.items()} | {"version": 2}


def shouted(data: dict[str, Any]) -> dict[str, Any]:
    return data | {"title": data["title"].upper(), "version": 3}


def test_every_older_version_leads_to_the_newest() -> None:
    assert sorted(MIGRATIONS) == list(range(VERSION - len(MIGRATIONS), VERSION))


def test_old_data_go_through_all_steps_and_are_not_changed_themselves() -> None:
    old = {"format": FORMAT, "version": 1, "name": "lake"}
    before = copy.deepcopy(old)
    newest = up_to_date(old, migrations={1: renamed, 2: shouted}, newest=3)
    assert newest == {"format": FORMAT, "version": 3, "title": "LAKE"}
    assert old == before


def test_data_of_the_newest_version_are_left_alone() -> None:
    data = {"format": FORMAT, "version": 3, "name": "lake"}
    assert up_to_date(data, migrations={1: renamed, 2: shouted}, newest=3) is data


@pytest.mark.parametrize(
    ("data", "pointer", "reason"),
    [
        ([], "", "a list instead of an object"),
        ({}, "", "the member format"),
        ({"format": "tiled"}, "/format", "'tiled'"),
        ({"format": FORMAT}, "", "the member version is missing"),
        ({"format": FORMAT, "version": "2"}, "/version", "not '2'"),
        ({"format": FORMAT, "version": True}, "/version", "not true"),
        ({"format": FORMAT, "version": 0}, "/version", "not 0"),
        ({"format": FORMAT, "version": 1}, "/version", "version 1; this program reads only versions 2 to 3"),
        ({"format": FORMAT, "version": 4}, "/version", "version 4; this program reads versions 2 to 3"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(data: object, pointer: str, reason: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        up_to_date(data, "map.json", migrations={2: shouted}, newest=3)
    assert (caught.value.path, caught.value.pointer) == ("map.json", pointer)
    assert reason in caught.value.reason
