"""Writes what the code knows into ``architecture.md``: the table of rooms, the drawing of their imports, and the walks.

``python docs/make_architecture.py`` reads the rooms from ``architecture.toml`` and the arrows from the imports.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

DOCS = Path(__file__).resolve().parent
PACKAGE = DOCS.parent / "rbdesigner"
PAGE = DOCS / "architecture.md"
PICTURES = DOCS / "pictures"
HOUSE: Mapping[str, Any] = tomllib.loads((DOCS / "architecture.toml").read_text("utf-8"))
_TABLE = re.compile(r"(?<=<!-- rooms -->\n).*?(?=<!-- /rooms -->)", re.DOTALL)

Arrows = Mapping[str, set[str]]
Parse = Callable[[Path], ast.Module]


class Step(NamedTuple):
    """A step of a walk: a function, or a class, and what it does there."""

    place: str
    does: str

    @property
    def name(self) -> str:
        """A class alone, or a function as one would call it: with its class, or else with its module."""
        *_, owner, name = self.place.split(".")
        return name if name[0].isupper() else f"{owner}.{name}"

    @property
    def room(self) -> str:
        """The packages in which it stands, without the first."""
        packages = [part for part in self.place.split(".")[1:-1] if part.islower()]
        return "/".join(packages[:-1])

    @property
    def exists(self) -> bool:
        """Whether the code still has it."""
        parts = self.place.split(".")
        for end in range(len(parts), 0, -1):
            module = DOCS.parent.joinpath(*parts[:end]).with_suffix(".py")
            if module.is_file():
                return defines(parsed(module), parts[end:])
        return False


def parsed(path: Path) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(path.read_text("utf-8"))


def defines(tree: ast.Module | ast.ClassDef, names: Sequence[str]) -> bool:
    """Whether a module or class has a class or function of this name, which may lie in another class."""
    if not names:
        return True
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == names[0]:
            return defines(node, names[1:])
        if isinstance(node, ast.FunctionDef) and [node.name] == list(names):
            return True
    return False


# Imports


def statements(node: ast.AST, late: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """All that code consists of but expressions, and whether it stands inside a function."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr):
            yield child, late
            yield from statements(child, late or isinstance(child, ast.FunctionDef))


def imported(path: Path, parse: Parse) -> Iterator[tuple[str, bool]]:
    """The rooms that a module imports, and whether it does so only later, inside a function."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts[:-1]
    for node, late in statements(parse(path)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), ".".join(parts))
            names = [f"{base}.{alias.name}" for alias in node.names]
        for name in names:
            if name.startswith(f"{PACKAGE.name}."):
                yield name.split(".")[1], late


def room_names() -> list[str]:
    """The rooms from top to bottom."""
    return [room["name"] for room in HOUSE["room"]]


def arrows(parse: Parse) -> tuple[Arrows, Arrows]:
    """For each room, the rooms that it imports at once and those that it imports later."""
    at_once: dict[str, set[str]] = {name: set() for name in room_names()}
    later: dict[str, set[str]] = {name: set() for name in room_names()}
    for name in at_once:
        folder, module = PACKAGE / name, PACKAGE / f"{name}.py"
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [module]:
            for other, is_late in imported(path, parse):
                if other in at_once and other != name:
                    (later if is_late else at_once)[name].add(other)
    return at_once, {name: later[name] - at_once[name] for name in later}


def below(name: str, graph: Arrows) -> set[str]:
    """All rooms that can be reached from a room."""
    return graph[name].union(*(below(other, graph) for other in graph[name]))


def shortest(graph: Arrows) -> Arrows:
    """The graph without the arrows that a longer way stands for."""
    return {
        name: {other for other in graph[name] if not any(other in below(way, graph) for way in graph[name])}
        for name in graph
    }


# Drawings

_WIDE, _HIGH, _GAP, _LEFT = 132, 30, 24, 12
_STYLE = """<style>
text { font: 13px sans-serif; fill: #222 } .name { font-weight: 600 } .head { fill: #666 }
rect.page { fill: #fff } rect.room { fill: #eaf1f7; stroke: #4a6a85 }
path { fill: none; stroke: #4a6a85 } .late { stroke-dasharray: 4 3 }
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
<path d="M0 0 8 4 0 8z" style="fill: #4a6a85"/></marker></defs>"""


def svg(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """A drawing of a size, with a title for those who hear it."""
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">',
            f"<title>{escape(title)}</title>\n{_STYLE}",
            f'<rect class="page" width="{width}" height="{height}"/>',
            *parts,
            "</svg>\n",
        )
    )


def box(x: int, y: int, name: str, wide: int = _WIDE) -> str:
    """A box with a name in its middle."""
    return (
        f'<rect class="room" x="{x}" y="{y}" width="{wide}" height="{_HIGH}" rx="5"/>'
        f'<text class="name" x="{x + wide // 2}" y="{y + 20}" text-anchor="middle">{escape(name)}</text>'
    )


def arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    """An arrow that leaves and arrives upright, and stays in its column until just above its end."""
    (x, y), (to_x, to_y) = start, end
    middle = to_y - _GAP // 2
    return f'<path marker-end="url(#tip)" d="M{x} {y} V{to_y - _GAP} C{x} {middle} {to_x} {middle} {to_x} {to_y}"/>'


def late_arrow(start: int, end: int, y: int) -> str:
    """A dashed arrow between rooms beside each other: one loads the other only when it needs it."""
    return f'<path class="late" marker-end="url(#tip)" d="M{start} {y} H{end}"/>'


def storeys(graph: Arrows) -> list[list[str]]:
    """The rooms from the top to the bottom, each just below the lowest of those that import it.

    The one whose arrow goes farthest down stands to the right, where nothing is in its way.
    """
    deep: dict[str, int] = {}
    for name in room_names():
        deep[name] = 1 + max((deep[other] for other in deep if name in graph[other]), default=-1)
    ways = shortest(graph)
    in_order = sorted(deep, key=lambda name: max((deep[other] for other in ways[name]), default=0))
    return [[name for name in in_order if deep[name] == storey] for storey in range(max(deep.values()) + 1)]


def rooms_drawing(parse: Parse) -> str:
    """The rooms, each above those that it imports."""
    at_once, later = arrows(parse)
    rows, about = storeys(at_once), {room["name"]: room["about"] for room in HOUSE["room"]}
    words, longest = 2 * _LEFT + max(map(len, rows)) * (_WIDE + _GAP), 0
    spots, parts = {}, []
    for storey, beside in enumerate(rows):
        y = _LEFT + storey * (_HIGH + _GAP)
        for column, name in enumerate(beside):
            spots[name] = _LEFT + column * (_WIDE + _GAP), y
            parts.append(box(*spots[name], name))
        told = "; ".join(f"{name}: {about[name]}" if len(beside) > 1 else about[name] for name in beside)
        longest = max(longest, len(told))
        parts.append(f'<text x="{words}" y="{y + 20}">{escape(told)}</text>')
    for name, others in shortest(at_once).items():
        x, y = spots[name]
        for other in sorted(others):
            to_x, to_y = spots[other]
            parts.append(arrow((x + _WIDE // 2, y + _HIGH), (to_x + _WIDE // 2, to_y)))
        for other in sorted(later[name]):
            to_x = spots[other][0]
            ends = (x, to_x + _WIDE) if to_x < x else (x + _WIDE, to_x)
            parts.append(late_arrow(*ends, y + _HIGH // 2))
    title = "The rooms of the package, each above the rooms that it imports"
    return svg(words + 6 * longest, _LEFT + len(rows) * (_HIGH + _GAP), title, parts)


def steps(walk: Mapping[str, Any]) -> list[Step]:
    """The steps of a walk."""
    return [Step(*each) for each in walk["steps"]]


def walk_drawing(walk: Mapping[str, Any]) -> str:
    """A walk through the code: a row for each step, a column for each room."""
    taken = steps(walk)
    columns = list(dict.fromkeys(step.room for step in taken))
    wide, top = 190, 34
    words = _LEFT + len(columns) * (wide + _GAP)
    parts = []
    for column, name in enumerate(columns):
        x = _LEFT + column * (wide + _GAP) + wide // 2
        parts.append(f'<text class="head" x="{x}" y="22" text-anchor="middle">{name}/</text>')
    before: tuple[int, int] | None = None
    for row, step in enumerate(taken):
        x, y = _LEFT + columns.index(step.room) * (wide + _GAP), top + row * (_HIGH + _GAP)
        parts.append(box(x, y, step.name, wide))
        parts.append(f'<text x="{words}" y="{y + 20}">{row + 1}. {escape(step.does)}</text>')
        if before:
            parts.append(arrow(before, (x + wide // 2, y)))
        before = x + wide // 2, y + _HIGH
    return svg(words + 430, top + len(taken) * (_HIGH + _GAP), walk["title"], parts)


# The page


def table() -> str:
    """The rooms with what stands in them and the pages that tell more."""
    rows = []
    for room in HOUSE["room"]:
        name = f"{room['name']}/" if (PACKAGE / room["name"]).is_dir() else f"{room['name']}.py"
        pages = ", ".join(f"[{Path(page).stem}]({page})" for page in room["pages"])
        rows.append(f"| `{name}` | {room['about']} | {pages} |\n")
    return "| room | what stands in it | more |\n| --- | --- | --- |\n" + "".join(rows)


def page(text: str) -> str:
    """The page with the table of today."""
    return _TABLE.sub(lambda _: table(), text)


def drawings(parse: Parse = parsed) -> dict[Path, str]:
    """The text of every drawing."""
    walks = {PICTURES / f"walk-{walk['name']}.svg": walk_drawing(walk) for walk in HOUSE["walk"]}
    return {PICTURES / "architecture.svg": rooms_drawing(parse), **walks}


def main() -> None:
    """Write the table and the drawings of today."""
    for walk in HOUSE["walk"]:
        for step in steps(walk):
            if not step.exists:
                raise SystemExit(f"make_architecture.py: the walk {walk['name']!r} names {step.place}, which is gone")
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    for path, text in drawings().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
