"""The HTML page that plays a game: one file with everything in it."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from rbdesigner.art.export.replay.film import Film
from rbdesigner.art.export.vector import PIECE, UNIT
from rbdesigner.art.links import ROAD_LINES
from rbdesigner.art.palette import DARK, NEUTRAL, PAPER, of_player
from rbdesigner.rules.tables import WONDER_ROWS

_HERE = Path(__file__).parent
BORDER = 12
"""Units of the picture around the board."""


def page(film: Film) -> str:
    """The page of a game."""
    parts = {
        "TITLE": escape(film.title),
        "PLAYERS": escape(", ".join(film.players)),
        "STYLE": _read("page.css").replace("PAPER", PAPER.table.name()).replace("DARK", DARK.table.name()),
        "DEFINITIONS": "\n".join(film.definitions),
        "BOX": " ".join(str(value) for value in _box(film)),
        "DATA": _data(film),
        "SCRIPT": _read("page.js"),
    }
    text = _read("page.html")
    for name, part in parts.items():
        text = text.replace(f"<!--{name}-->", part)
    return text


def _read(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")


def _box(film: Film) -> list[int]:
    left, top, width, height = (round(UNIT * side) for side in film.stage.box)
    return [left - BORDER, top - BORDER, width + 2 * BORDER, height + 2 * BORDER]


def _data(film: Film) -> str:
    """The text that the script reads; nothing in it can end its element."""
    stage = film.stage
    phases = sorted({phase for _, _, phase, _ in film.times})
    data = {
        "players": [
            {"name": name, "colour": of_player(number + 1).name(), "home": home}
            for number, (name, home) in enumerate(zip(film.players, stage.homes, strict=True))
        ],
        "neutral": NEUTRAL.name(),
        "entries": film.entries,
        "ends": film.ends,
        "piece": PIECE,
        "tiles": stage.tiles,
        "order": stage.order,
        "places": stage.names,
        "foot": stage.foot,
        "hexagon": stage.hexagon,
        "green": stage.green,
        "contents": stage.contents,
        "changes": stage.changes,
        "roads": stage.roads,
        "lines": [(colour.name(), round(UNIT * width, 1)) for colour, width in ROAD_LINES],
        "walls": stage.walls,
        "flights": film.flights,
        "phases": phases,
        "times": [(moment, turn, phases.index(phase), acting) for moment, turn, phase, acting in film.times],
        "points": film.points,
        "bricks": film.bricks,
        "owners": film.owners,
        "rows": WONDER_ROWS,
        "log": [(line.kind[0], line.entry, line.player, line.text, line.tile) for line in film.lines],
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
