"""Texts on a map: labels, notes and the names of districts, each at a place.

All places with the same name of a district are that district.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple, get_args

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Edit, InscribedPart, edit
from rbdesigner.scenario.model import Inscription, Scenario

LONGEST_LABEL, LONGEST_NOTE = 60, 1000
"""The characters that a label or a name, and a note, may have."""
INSCRIBED: tuple[InscribedPart, ...] = get_args(InscribedPart)


class District(NamedTuple):
    """A district: its name and its places, in order."""

    name: Inscription
    places: tuple[Hex, ...]


def districts(scenario: Scenario) -> list[District]:
    """The districts of a map, by name."""
    places: dict[str, list[Hex]] = {}
    for place in sorted(scenario.districts):
        places.setdefault(scenario.districts[place].text, []).append(place)
    found = (District(scenario.districts[at[0]], tuple(at)) for at in places.values())
    return sorted(found, key=lambda district: (district.name.text, district.places))


def numbered_notes(scenario: Scenario) -> dict[Hex, int]:
    """The numbers of the notes by their places; those that are printed come first."""
    order = sorted(scenario.notes, key=lambda place: (scenario.notes[place].private, place))
    return {place: number for number, place in enumerate(order, start=1)}


class WrittenText(NamedTuple):
    """A label, a note or the name of a district, with all places that have it; ``number`` is that of a note."""

    part: InscribedPart
    text: Inscription
    places: tuple[Hex, ...]
    number: int = 0


def written_texts(scenario: Scenario) -> list[WrittenText]:
    """All texts of a map: labels by place, notes by number, districts by name."""
    return [
        *(WrittenText("labels", scenario.labels[at], (at,)) for at in sorted(scenario.labels)),
        *(WrittenText("notes", scenario.notes[at], (at,), number) for at, number in numbered_notes(scenario).items()),
        *(WrittenText("districts", *district) for district in districts(scenario)),
    ]


def published(scenario: Scenario) -> Scenario:
    """A scenario without its private texts; itself if it has none."""
    if not has_private(scenario):
        return scenario
    return replace(
        scenario,
        labels=_public(scenario.labels),
        notes=_public(scenario.notes),
        districts=_public(scenario.districts),
    )


def has_private(scenario: Scenario) -> bool:
    """Whether a scenario has private texts."""
    return any(each.private for part in INSCRIBED for each in getattr(scenario, part).values())


def without_inscriptions(scenario: Scenario) -> Scenario:
    """A scenario without any texts on the map; itself if it has none."""
    if not any(getattr(scenario, part) for part in INSCRIBED):
        return scenario
    return replace(scenario, labels={}, notes={}, districts={})


def _public(texts: Mapping[Hex, Inscription]) -> dict[Hex, Inscription]:
    return {place: text for place, text in texts.items() if not text.private}


def inscribe(scenario: Scenario, part: InscribedPart, places: Iterable[Hex], text: Inscription | None) -> Edit:
    """Write the same at places, or take away what is written there."""
    return edit(scenario, inscribed={part: dict.fromkeys(places, text)})


def carry_inscription(scenario: Scenario, part: InscribedPart, start: Hex, end: Hex) -> Edit:
    """Bring a label or note to another place; what is written there goes back."""
    texts: Mapping[Hex, Inscription] = getattr(scenario, part)
    return edit(scenario, inscribed={part: {start: texts.get(end), end: texts.get(start)}})
