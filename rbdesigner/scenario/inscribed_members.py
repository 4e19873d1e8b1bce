"""The labels, notes and districts of a scenario file."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.hexes import Hex
from rbdesigner.scenario.canonical import unbroken
from rbdesigner.scenario.errors import Fault
from rbdesigner.scenario.json_members import Json, extra_of, place_of, written
from rbdesigner.scenario.model import Inscription
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_WRITTEN_TWICE = {
    "labels": QT_TRANSLATE_NOOP("files", "there is already a label at {place}"),
    "notes": QT_TRANSLATE_NOOP("files", "there is already a note at {place}"),
}


def inscriptions_in(data: Json, part: str, definition: str, faults: list[Fault]) -> dict[Hex, Inscription]:
    """The labels or the notes, no two at one place."""
    texts: dict[Hex, Inscription] = {}
    for index, item in enumerate(data.get(part, ())):
        at = place_of(item)
        if at in texts:
            faults.append(Fault(f"/{part}/{index}/at", Reason(_WRITTEN_TWICE[part], place=written(at))))
        texts[at] = Inscription(item["text"], item.get("private", False), extra_of(item, definition))
    return texts


def districts_in(items: Sequence[Json], faults: list[Fault]) -> dict[Hex, Inscription]:
    """The name of its district for each place; no name twice, and no place in two."""
    named: dict[Hex, Inscription] = {}
    known: set[str] = set()
    for index, item in enumerate(items):
        name = Inscription(item["name"], item.get("private", False), extra_of(item, "district"))
        pointer, line = f"/districts/{index}", unbroken(name.text)
        if line in known:
            faults.append(
                Fault(f"{pointer}/name", Reason(QT_TRANSLATE_NOOP("files", "another district has this name")))
            )
        known.add(line)
        for number, (q, r) in enumerate(item["tiles"]):
            at = Hex(int(q), int(r))
            if at in named:
                twice = QT_TRANSLATE_NOOP("files", "the tile at {place} belongs to a district already")
                faults.append(Fault(f"{pointer}/tiles/{number}", Reason(twice, place=written(at))))
            named[at] = name
    return named
