"""Write the tables of the drawn rivers anew: ``python packaging/make_tile_tables.py``, or ``python3 dev.py tables``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rbdesigner.geometry import Point
from rbdesigner.tile_geometry import Tables, tables

PAGE = Path(__file__).resolve().parent.parent / "rbdesigner" / "tile_tables.py"

HEAD = '''"""The drawn lines of rivers in tables, as shapely reads them; ``python3 dev.py tables`` writes this page.

BEYOND is for each edge the step to the tile beyond it, FACING for each half-edge the one of that tile which lies
against it. REACHED is for each river the edges that its line reaches, edge ``e`` as bit ``1 << e``; CROSSING are the
pairs of rivers on different edges whose lines cross. REGIONS has for each shape of rivers that divide a tile its
regions: their half-edges, the point with most room about it on the lattice, and that room in tile radii.
"""

# fmt: off
'''


def source(found: Tables) -> str:
    """The text of the module; points and room are rounded to a millionth."""
    reached = (f"{river}: 0b{mask:06b}" for river, mask in found.reached.items())
    regions = "\n".join(_entry(shape, found) for shape in found.regions)
    return f"""{HEAD}BEYOND = {found.beyond}
FACING = {found.facing}
REACHED: dict[tuple[int, ...], int] = {{
{_rows(reached)}
}}
CROSSING: frozenset[tuple[tuple[int, ...], tuple[int, ...]]] = frozenset((
{_rows(map(str, sorted(found.crossing)))}
))
REGIONS: dict[tuple[tuple[int, ...], ...], tuple[tuple[tuple[int, ...], tuple[float, float], float], ...]] = {{
{regions}
}}
"""


def _rows(texts: Iterable[str]) -> str:
    """Four entries a line."""
    left = list(texts)
    rows = [left[begin : begin + 4] for begin in range(0, len(left), 4)]
    return "\n".join(f"    {', '.join(row)}," for row in rows)


def _entry(shape: tuple[tuple[int, ...], ...], found: Tables) -> str:
    """The regions of a shape, one a line."""
    pieces = [(half_edges, _rounded(anchor), round(room, 6)) for half_edges, anchor, room in found.regions[shape]]
    return "\n".join([f"    {shape}: (", *(f"        {piece}," for piece in pieces), "    ),"])


def _rounded(point: Point) -> Point:
    return round(point[0], 6) + 0.0, round(point[1], 6) + 0.0


if __name__ == "__main__":
    PAGE.write_text(source(tables()), encoding="utf-8")
