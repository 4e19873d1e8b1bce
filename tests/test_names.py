"""One name for one thing: modules and public classes, and the reasons where a name is shared."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "rbdesigner"
MODULES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}

SHARED_MODULES = {
    "edit": "the verb of the command line, and the values that an edit is made of",
    "pieces": "what pieces are, what is wrong with them, how they are painted",
    "rivers": "what is wrong with rivers, how they are painted",
    "transporters": "what is wrong with transporters, how they are painted",
    "catalogue": "the codes of problems, and those of refusals",
    "marks": "what stands over a map on the canvas, and the marks of sentences",
}
"""Names of modules in several rooms, with the reason."""

SHARED_CLASSES = {
    "Choice": "of a player in a game, and of a kind of machine player",
    "Entry": "of the catalogues of problems and of refusals",
    "Kind": "of machine players, and of values in a refusal",
    "Part": "of a map, and of a line of the notation",
    "Research": "the action of a player, and what a scenario begins with",
}
"""Names of public classes in several modules, with the reason."""


def public_classes() -> Iterator[str]:
    for tree in MODULES.values():
        yield from (node.name for node in tree.body if isinstance(node, ast.ClassDef) and node.name[0] != "_")


def test_no_two_modules_share_a_name_without_a_reason() -> None:
    places = defaultdict(list)
    for path in MODULES:
        if path.stem not in ("__init__", "__main__"):
            places[path.stem].append(path.relative_to(PACKAGE).as_posix())
    shared = {name: paths for name, paths in places.items() if len(paths) > 1 and name not in SHARED_MODULES}
    assert not shared


def test_no_two_public_classes_share_a_name_without_a_reason() -> None:
    shared = {name for name, number in Counter(public_classes()).items() if number > 1}
    assert shared <= set(SHARED_CLASSES)
