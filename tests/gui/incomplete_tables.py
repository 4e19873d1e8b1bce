"""Finds what the package has no entry for: a thing of the game that a table leaves out, or an option without a text."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import rbdesigner
from rbdesigner.analysis import comparison_wording, fact_rows, fact_wording, facts, map_comparison
from rbdesigner.analysis.laying import laying_machine
from rbdesigner.art import export
from rbdesigner.art.export import sheet_text
from rbdesigner.engine.core import codes
from rbdesigner.generating import generator_settings
from rbdesigner.lab.wording import lockout_wording
from rbdesigner.players.planning import home_choice
from rbdesigner.players.registry import OURS, Description
from rbdesigner.rules import tables
from rbdesigner.rules.options import OPTION_NAMES
from rbdesigner.rules.tables import BuildingKind, Good, Subject, TransporterKind
from rbdesigner.scenario import schema
from rbdesigner.scenario.drawn_formats import DRAWN_FORMATS
from rbdesigner.scenario.formats import tts
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.tiles import Terrain
from rbdesigner.ui.editor.panels import rule_fields
from rbdesigner.ui.game.players import kinds
from rbdesigner.ui.shell.actions import action_list

ROOT = Path(rbdesigner.__file__).parents[1]
THINGS = (Terrain, BuildingKind, Good, TransporterKind, Subject)
"""What tables of the package are about: each has an entry for all of a kind if it has one for any."""
LAND = frozenset(Terrain) - {Terrain.SEA}
ECONOMY = frozenset(Terrain(goal.value) for goal in facts.NEEDS)
PARTS: Mapping[tuple[ModuleType, str], Collection[Enum]] = {
    (fact_rows, "_FIRST"): ECONOMY,
    (home_choice, "WANTED"): ECONOMY,
    (laying_machine, "SHARES"): LAND,
    (lockout_wording, "_LOCKOUTS"): (Good.BOARDS, Good.STONE),
}
"""The tables that are about a part of a kind."""
COLUMNS = {name for name in vars(tables) if not name.endswith("_TABLE")}
"""Amounts, and the columns of the tables of the rules: not every thing has an entry in them."""
OF_OTHERS = (tts, numbers)
"""The formats of other programs, which refuse or leave out what these do not know."""


class Missing(NamedTuple):
    """An entry that a module has to have and has not; ``name`` is that of its table."""

    file: str
    name: str
    entry: str


def missing_entries() -> list[Missing]:
    """All that is missing."""
    finders = (_in_tables, _of_options, _of_terrains, _of_codes, _of_formats, _of_players, _in_schemas)
    return sorted({missing for find in finders for missing in find()})


def _in_tables() -> Iterator[Missing]:
    """What the tables at the top of modules lack, whose keys are things of the game."""
    for found in pkgutil.walk_packages(rbdesigner.__path__, "rbdesigner."):
        if not found.name.endswith("__main__"):
            module = importlib.import_module(found.name)
            for name, table in list(vars(module).items()):
                if isinstance(table, Mapping) and _is_judged(module, name, table):
                    yield from _lacking(module, name, table)


def _is_judged(module: ModuleType, name: str, table: Mapping[object, object]) -> bool:
    """Whether a table is about things of the game, is written down in the module, and has to be whole."""
    if module in OF_OTHERS or (module is tables and name in COLUMNS):
        return False
    if not any(isinstance(key, kind) for kind in THINGS for key in table):
        return False
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if name in map(ast.unparse, targets):
                return True
    return False


def _lacking(module: ModuleType, name: str, table: Mapping[object, object]) -> Iterator[Missing]:
    for kind in THINGS:
        if any(isinstance(key, kind) for key in table):
            wanted = PARTS.get((module, name), kind)
            yield from (_missing(module, name, thing) for thing in wanted if thing not in table)


def _missing(module: ModuleType, name: str, entry: object) -> Missing:
    return Missing(str(Path(module.__file__ or "").relative_to(ROOT)), name, str(entry))


def _of_options() -> Iterator[Missing]:
    fields = {**rule_fields.SWITCHES, **rule_fields.NUMBERS}
    for option in OPTION_NAMES:
        if option not in fields:
            yield _missing(rule_fields, "SWITCHES", option)
        if option not in sheet_text._OPTIONS:
            yield _missing(sheet_text, "_OPTIONS", option)
    for code in map_comparison.PROPERTY_CODES:
        if code not in comparison_wording.PROPERTIES:
            yield _missing(comparison_wording, "PROPERTIES", code)


def _of_terrains() -> Iterator[Missing]:
    """Where terrains stand by their names."""
    for terrain in Terrain:
        if terrain not in [goal.value for goal in facts.Goal]:
            yield _missing(facts, "Goal", terrain)
        if terrain not in generator_settings.TerrainShares._fields:
            yield _missing(generator_settings, "TerrainShares", terrain)
        if terrain not in action_list._TERRAINS:
            yield _missing(action_list, "_TERRAINS", terrain)
    for goal in {*facts.Goal, *map(str, Terrain)}:
        for rank in (1, 2):
            if f"{goal}-{rank}" not in fact_wording.GOALS:
                yield _missing(fact_wording, "GOALS", f"{goal}-{rank}")


def _of_codes() -> Iterator[Missing]:
    """The codes that a compiled engine has as constants are those of the rules."""
    for kind in (Good, TransporterKind):
        for code, thing in enumerate(kind):
            if getattr(codes, thing.name, None) != code:
                yield _missing(codes, thing.name, code)
    if len(Good) != codes.NGOODS:
        yield _missing(codes, "NGOODS", len(Good))


def _of_formats() -> Iterator[Missing]:
    for form in DRAWN_FORMATS:
        name = "PAGES" if form.has_pages else "PICTURES"
        if form.suffix not in getattr(export, name):
            yield _missing(export, name, form.suffix)


def _of_players() -> Iterator[Missing]:
    """The names of our machine players, of their levels and options in the window."""
    for kind in OURS:
        if kind.name not in kinds._KINDS:
            yield _missing(kinds, "_KINDS", kind.name)
        for word in (*kind.levels, *chain.from_iterable((option.name, *option.values) for option in kind.options)):
            if kinds.kind_label(Description.of(kind), word) == kinds.ChoiceLabel(word):
                yield _missing(kinds, "planner_words", word)


def _in_schemas() -> Iterator[Missing]:
    """The names that files may have."""
    defined = schema.scenario_schema()["$defs"]
    for kind, where in (
        (Terrain, defined["terrain"]),
        (Good, defined["good"]),
        (TransporterKind, defined["transporter_kind"]),
        (BuildingKind, defined["building_kind"]),
        (Subject, defined["research"]["properties"]["subject"]),
    ):
        unknown = [thing for thing in kind if thing not in where["enum"]]
        yield from (Missing("schemas/scenario.schema.json", where["title"], thing) for thing in unknown)
    for option in OPTION_NAMES:
        if option not in defined["options"]["properties"]:
            yield Missing("schemas/scenario.schema.json", "options", option)
    ways = schema.read_schema("output/analyse")["$defs"]["home"]["properties"]["ways"]["properties"]
    for goal in {*facts.Goal, *map(str, Terrain)} - ways.keys():
        yield Missing("schemas/output/analyse.schema.json", "ways", goal)


if __name__ == "__main__":
    for each in missing_entries():
        print(*each)
