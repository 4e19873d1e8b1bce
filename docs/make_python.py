"""Writes ``python.md`` from the docstrings of the programming interface: run it after a change of these."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import re
import textwrap
from collections.abc import Iterator
from enum import Enum
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from types import FunctionType
from typing import ForwardRef

import rbdesigner as rb
from rbdesigner.analysis import facts, map_comparison
from rbdesigner.engine.games import map, position_report
from rbdesigner.engine.lookahead import chance
from rbdesigner.lab.games import counting, game_row
from rbdesigner.lab.puzzles import record_table, verification
from rbdesigner.lab.statistics import home_balance
from rbdesigner.lab.studies import map_edits, map_improvement, short_runs
from rbdesigner.players import failure
from rbdesigner.prediction import expectation

PAGE = Path(__file__).parent / "python.md"
WIDTH = 130
GROUPS = {
    "Maps and scenarios": (
        "Scenario",
        "CustomField",
        "FieldKind",
        "load",
        "save",
        "scenario_from",
        "check",
        "Problem",
        "Map",
        "analyse",
        "MapFacts",
        "expect",
        "Expectation",
        "compare",
        "MapComparison",
        "Book",
        "load_book",
        "LoadedBook",
        "check_book",
    ),
    "Generated maps": ("generate", "GeneratorSettings", "TerrainShares", "LookWeights", "GeneratedMap", "rank_maps"),
    "Games": ("Game", "View", "Position", "Distribution", "GameFigures"),
    "Players": ("Player", "play_game", "RandomPlayer", "find_player", "Kind", "Option", "PlayerProcess"),
    "Solo games": ("solve", "Solver", "par", "Par"),
    "Many games": (
        "simulate",
        "Simulation",
        "Verdict",
        "compare_runs",
        "PairedRuns",
        "worths",
        "Worths",
        "improve",
        "MapImprovement",
        "tournament",
        "Tournament",
        "RunStore",
    ),
    "Puzzles": ("verify", "Verification", "Solution", "scenario_hash", "RecordTable"),
    "Errors": (
        "ScenarioError",
        "IllegalMap",
        "IllegalAction",
        "NotationError",
        "PlayerError",
        "PlayerFailure",
        "GeneratorFault",
    ),
}
"""All names of the interface, in the order of the page."""

MARK = "<!-- From here on written by docs/make_python.py from the docstrings of the package. -->\n"
PARTS: dict[str, tuple[type, ...]] = {
    "Map": (map.MapTile, map.MapRegion, map.MapWater, map.MapDock, map.MapBorder, map.MapBridgeSite),
    "MapFacts": (
        facts.HomeFacts,
        facts.Distance,
        facts.LandWithin,
        facts.LandSoon,
        facts.Contact,
        facts.Shortcut,
        facts.ShortenedWay,
        facts.TileReach,
        facts.BrokenSymmetry,
    ),
    "Expectation": (expectation.ExpectedHome, expectation.Reason, expectation.Range),
    "MapComparison": (map_comparison.MapDifference,),
    "MapImprovement": (
        map_improvement.MeasuredEdit,
        map_improvement.HomeStanding,
        map_edits.TileSwap,
        map_edits.HomeMove,
        map_edits.HomeGift,
        home_balance.BalanceChange,
    ),
    "Position": (
        position_report.PlayerReport,
        position_report.TransporterReport,
        position_report.BuildingReport,
        position_report.WallReport,
    ),
    "Distribution": (chance.MineDraw,),
    "GameFigures": (counting.GameMilestone, game_row.CountRow, game_row.TileCounts),
    "PlayerFailure": (failure.Failure,),
    "rank_maps": (short_runs.ShortRun,),
    "RecordTable": (record_table.HeldRecord,),
    "Verification": (verification.FirstFault,),
}
"""The values that a class consists of."""
NOT_CALLED = (
    *("Distribution", "Expectation", "Game", "GameFigures", "MapComparison", "MapFacts", "Player", "Position"),
    *("Problem", "Verification", "View"),
)
"""Classes whose objects are not made by calling them."""
NOT_SHOWN = ("wording",)
"""Members that are for the package itself."""

_ROLE = re.compile(r":\w+:`~?(?:[\w.]+\.)?(\w+)`")
_LITERAL = re.compile(r"``(.+?)``")


def page() -> str:
    """The whole page: what is written by hand, and the reference."""
    by_hand = PAGE.read_text("utf-8").partition(MARK)[0]
    return "\n".join([f"{by_hand}{MARK}", "## Reference\n", *_groups()]).rstrip() + "\n"


def _groups() -> Iterator[str]:
    for title, names in GROUPS.items():
        yield f"### {title}\n"
        for name in names:
            yield from _section(name, getattr(rb, name))


def _section(name: str, thing: object) -> Iterator[str]:
    """A name with what it is, the methods and properties of a class, and what it consists of."""
    yield f"#### rb.{name}\n"
    if name not in NOT_CALLED and not (inspect.isclass(thing) and issubclass(thing, Exception)):
        yield f"```\n{_called(f'rb.{name}', thing)}\n```\n"
    yield f"{markdown(inspect.getdoc(thing) or '')}\n"
    points = [f"- `.{member}`{_indented(markdown(told))}" for member, told in _fields(thing)]
    for member, value in _members(thing) if inspect.isclass(thing) else ():
        is_read = not callable(value) and not isinstance(value, classmethod | staticmethod)
        head = f"`.{member}`" if is_read else f"`{_called(f'.{member}', getattr(thing, member))}`"
        points.append(f"- {head}{_indented(markdown(inspect.getdoc(value) or ''))}")
    for part in PARTS.get(name, ()):
        fields = ", ".join(part.__members__ if issubclass(part, Enum) else inspect.get_annotations(part))
        points.append(f"- `{part.__name__}` ({fields}){_indented(markdown(inspect.getdoc(part) or ''))}")
    if points:
        yield "\n".join([*points, ""])


def _fields(thing: object) -> Iterator[tuple[str, str]]:
    """The fields of a dataclass that say below what they are."""
    if not dataclasses.is_dataclass(thing):
        return
    (written,) = ast.parse(inspect.getsource(thing)).body  # type: ignore[arg-type]
    assert isinstance(written, ast.ClassDef)
    for field, below in pairwise(written.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(told))) if (
                name not in NOT_SHOWN
            ):
                yield name, inspect.cleandoc(told)


def _members(thing: type) -> Iterator[tuple[str, object]]:
    """The public methods and properties of a class, and of those it is made of that have no section of their own."""
    shown = {getattr(rb, name) for name in rb.__all__} - {thing}
    classes = [each for each in thing.__mro__ if each.__module__.startswith("rbdesigner") and each not in shown]
    kinds = (property, classmethod, staticmethod, cached_property, FunctionType)
    found: dict[str, object] = {}
    for each in classes:
        for member, value in vars(each).items():
            if isinstance(value, kinds) and not member.startswith("_") and member not in NOT_SHOWN:
                found.setdefault(member, value)
    yield from found.items()


def _called(name: str, thing: object) -> str:
    """How something is called."""
    assert callable(thing)
    parameters, starred = [], False
    for parameter in inspect.signature(thing).parameters.values():
        if parameter.name == "self":
            continue
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY and not starred:
            parameters.append("*")
            starred = True
        kind = "" if parameter.annotation is inspect.Parameter.empty else f": {_type(parameter.annotation)}"
        parameters.append(f"{parameter.name}{kind}{_default(parameter)}")
    result = inspect.signature(thing).return_annotation
    known = result not in (inspect.Signature.empty, None, "None")
    back = f" -> {_type(result)}" if known and not inspect.isclass(thing) else ""
    return f"{name}({', '.join(parameters)}){back}"


def _type(annotation: object) -> str:
    if isinstance(annotation, ForwardRef):  # of a field of a NamedTuple
        return annotation.__forward_arg__
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))


def _default(parameter: inspect.Parameter) -> str:
    if parameter.default is inspect.Parameter.empty:
        return ""
    value = repr(parameter.default)
    return f" = {value}" if len(value) < 20 and "<" not in value else " = ..."


def markdown(docstring: str) -> str:
    """A docstring as Markdown: paragraphs in lines of their own width, examples as code."""
    parts = []
    for block in docstring.split("\n\n"):
        if block.startswith(">>>"):
            parts.append(f"```pycon\n{block}\n```")
        else:
            text = _LITERAL.sub(r"`\1`", _ROLE.sub(r"`\1`", " ".join(block.split())))
            parts.append(textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False))
    return "\n\n".join(parts)


def _indented(text: str) -> str:
    """A description behind a name in a list: the first paragraph in the same line."""
    first, _, rest = text.partition("\n\n")
    first = ": " + " ".join(first.split())
    lines = textwrap.wrap(first, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n  ".join(lines) + ("\n\n" + textwrap.indent(rest, "  ") if rest else "")


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"wrote {PAGE}")
