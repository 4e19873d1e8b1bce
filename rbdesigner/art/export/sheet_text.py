"""The text of a scenario sheet, rich text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from functools import partial
from html import escape
from typing import NamedTuple

from rbdesigner.art.export.starting_pieces import counted, standing
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.rules.tables import SOLO_PREFILL, SOLO_TURNS
from rbdesigner.scenario.model import STANDARD_START, Properties, Scenario
from rbdesigner.tiles import Box, Terrain, TileKind, kind_name

STYLE = """
body { color: #2a2320; }
h1 { font-size: 24px; margin: 0; } h2 { font-size: 12px; margin: 9px 0 2px 0; color: #7a4a22; }
p { font-size: 10px; margin: 2px 0; } td { font-size: 9px; padding: 1px 3px 1px 0; vertical-align: middle; }
.by { color: #5d5348; } .over { color: #c01818; font-weight: bold; }
"""


class SheetText(NamedTuple):
    """The text of a sheet, rich text.

    Above the map, and below or beside it in so many columns of tiles.
    """

    heading: str
    details: Callable[[int], str]


def sheet_text(scenario: Scenario) -> SheetText:
    """The text of the sheet of a scenario."""
    return SheetText(heading(scenario.properties), partial(details, scenario))


def heading(properties: Properties) -> str:
    """Title, code, designers, players and difficulty."""
    code = f" <span class='by'>· {escape(properties.code)}</span>" if properties.code else ""
    line = [players_line(properties)]
    if properties.difficulty is not None:
        line.append("Difficulty " + "★" * properties.difficulty + "☆" * (5 - properties.difficulty))
    if properties.designers:
        line.append("by " + escape(", ".join(properties.designers)))
    return f"<h1>{escape(properties.title) or 'Untitled map'}{code}</h1><p class='by'>{' · '.join(line)}</p>"


def players_line(properties: Properties) -> str:
    """For how many players the scenario is."""
    least, most = properties.players.least, properties.players.most
    if least == most:
        return "Solo" if least == 1 else f"For {least} players"
    return f"For {least} to {most} players"


def details(scenario: Scenario, columns: int) -> str:
    """Everything but heading and map, the tile manifest last, in so many columns."""
    tiles = manifest(scenario, columns) if scenario.tiles else "<p>No tile lies on the map yet.</p>"
    return "".join([*_sections(scenario), "<h2>Tiles from the box</h2>", tiles])


def _sections(scenario: Scenario) -> Iterator[str]:
    properties = scenario.properties
    if properties.description:
        yield _text("About this map", properties.description)
    if properties.special_rules:
        yield _text("Special rules", properties.special_rules)
    yield _list("Conditions", conditions(properties))
    who = "The player" if properties.players.most == 1 else "Each player"
    yield _list(f"{who} starts with", [starting_goods(properties)])
    on_the_map = standing(scenario)
    if on_the_map:
        yield _list("On the map at the start", on_the_map)
    if properties.record is not None:
        record = properties.record
        rules = f"rules edition {record.rules_edition}" if record.rules_edition else ""
        parts = [counted(record.score, "point"), record.holder, record.date, record.breakdown, rules]
        yield _list("Record", [" · ".join(part for part in parts if part)])


def _text(title: str, text: str) -> str:
    paragraphs = "".join(f"<p>{escape(line)}</p>" for line in text.splitlines() if line.strip())
    return f"<h2>{title}</h2>{paragraphs}"


def _list(title: str, lines: Iterable[str]) -> str:
    return f"<h2>{title}</h2>" + "".join(f"<p>{escape(line)}</p>" for line in lines)


def conditions(properties: Properties) -> list[str]:
    """How the game differs from an ordinary one, one sentence each."""
    lines = []
    solo = properties.players.most == 1
    turns = properties.turns if properties.turns is not None else SOLO_TURNS if solo else None
    lines.append(f"The game lasts {counted(turns, 'turn')}." if turns else "The game ends as the rules say.")
    prefill = properties.wonder_prefill if properties.wonder_prefill is not None else SOLO_PREFILL if solo else 0
    if prefill:
        are = "is" if prefill == 1 else "are"
        lines.append(f"{counted(prefill, 'space')} of the wonder {are} filled at the start.")
    lines += [_option(properties.options, field.name) for field in fields(OFFICIAL)]
    for research in properties.research:
        everybody = "The player has" if solo else "All players have"
        who = everybody if research.player is None else f"Player {research.player} has"
        lines.append(f"{who} researched {research.subject} already.")
    return [line for line in lines if line]


def _option(options: Options, name: str) -> str:
    """The sentence for an option that differs from the official rules, else nothing."""
    value = getattr(options, name)
    if value == getattr(OFFICIAL, name):
        return ""
    return {
        "bridges_in_deserts": "Bridges may be built in deserts.",
        "solo_mines": "Mines make what their bag holds most of.",
        "free_homes": "Homes are chosen freely; the marked ones are proposals.",
        "home_distance": f"Homes lie at least {counted(value, 'step')} apart.",
        "end_marks": "The marks on the wonder do not end the game.",
        "neutral_bricks": f"The game ends after {counted(value, 'neutral brick')}.",
    }[name]


def starting_goods(properties: Properties) -> str:
    """The start of each player on the home tile."""
    start = properties.start
    things = [counted(number, kind) for kind, number in start.transporters if number]
    things += [counted(number, good) for good, number in start.goods if number]
    listed = ", ".join(things) or "nothing"
    return f"{listed} (as the rules say)" if start == STANDARD_START else listed


def manifest(scenario: Scenario, columns: int) -> str:
    """The tiles to take, by kind, with pictures named ``tile:0``, ``tile:1``, ....

    What the box lacks stands out.
    """
    box, text = scenario.properties.box, 68 // columns
    cells = [_cell(index, kind, number, box) for index, (kind, number) in enumerate(taken(scenario))]
    cells += [("", "")] * (-len(cells) % columns)
    tagged = [f"<td width='30'>{shown}</td><td width='{text}%'>{said}</td>" for shown, said in cells]
    rows = ("".join(tagged[i : i + columns]) for i in range(0, len(tagged), columns))
    total = sum(scenario.tile_counts().values())
    table = "".join(f"<tr>{row}</tr>" for row in rows)
    sum_up = f"<p class='by'>{counted(total, 'tile')} in all. Box: {escape(box.title)}.</p>"
    return f"<table width='100%' cellspacing='0'>{table}</table>{sum_up}"


def taken(scenario: Scenario) -> list[tuple[TileKind, int]]:
    """The kinds of tiles on the map with their numbers, by terrain and shape."""
    order = list(Terrain)
    return sorted(scenario.tile_counts().items(), key=lambda item: (order.index(item[0].terrain), item[0].shape))


def _cell(index: int, kind: TileKind, number: int, box: Box) -> tuple[str, str]:
    """The picture and the words for a kind of tile."""
    held = box.holds(kind)
    over = f" <span class='over'>(the box holds {held or 'none'})</span>" if held is not None and held < number else ""
    picture = f"<img src='tile:{index}' width='26' height='26'/>"
    terrain, _, shape = kind_name(kind).partition(", ")
    name = escape(terrain) + (f"<br/>{escape(shape)}" if shape else "")
    return picture, f"<b>{number}&nbsp;×</b>&nbsp;{name}{over}"
