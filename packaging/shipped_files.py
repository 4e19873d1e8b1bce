"""The files that are shipped: all that git tracks in the sdist, and what the program needs of it in the wheel.

The packed program holds what the wheel holds besides code. In an unpacked sdist, and where no git is installed, all
files count that are not ignored.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "rbdesigner"
DATA = PurePosixPath(PACKAGE, "data")
"""Where the wheel keeps files that lie beside the package in a checkout."""

_FOLDERS = tuple(map(PurePosixPath, ("desktop", "licences", "schemas", "scenarios", "examples", "docs/pictures")))
"""The folders that lie beside the package."""
_FIRST_PAGE = "guide.md"
_LINK = re.compile(r"\]\(([\w.-]+\.md)\b")
_OF_BUILDERS = ("PKG-INFO",)
"""What builders add to an sdist."""


def tracked(root: Path = ROOT) -> list[PurePosixPath]:
    """The files of the project below its root, without caches, notes and whatever else lies about in a checkout."""
    if not (root / ".git").exists():  # a repository around it knows nothing of it
        return _not_ignored(root)
    command = ("git", "-c", f"safe.directory={root}", "ls-files", "-z")  # the checkout may be somebody else's
    try:
        listed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return _not_ignored(root)
    names = dict.fromkeys(os.fsdecode(listed).rstrip("\0").split("\0"))  # one in conflict is listed thrice
    return [PurePosixPath(name) for name in names if (root / name).is_file()]


def _not_ignored(root: Path) -> list[PurePosixPath]:
    """The files that no line of ``.gitignore`` names."""
    from pathspec import GitIgnoreSpec  # here, because only builders and mypy bring it along

    ignored = GitIgnoreSpec.from_lines((root / ".gitignore").read_text(encoding="utf-8").splitlines())
    found = [PurePosixPath(path) for path in ignored.match_tree_files(root, negate=True)]
    return sorted(path for path in found if path.parts[0] != ".git" and str(path) not in _OF_BUILDERS)


def in_wheel(files: Collection[PurePosixPath], root: Path = ROOT) -> dict[PurePosixPath, PurePosixPath]:
    """Those of the files that the wheel holds, and their places in it."""
    pages = set(_pages(root / "docs"))
    beside = {path: DATA / path for path in files if path in pages or any(map(path.is_relative_to, _FOLDERS))}
    return beside | {path: path for path in files if path.is_relative_to(PACKAGE)}


def shared(files: Iterable[PurePosixPath]) -> dict[PurePosixPath, PurePosixPath]:
    """Those of the files by which a desktop of Linux knows the program, and their places beside ``bin``."""
    return {path: "share" / path.relative_to("desktop") for path in files if path.is_relative_to("desktop")}


def _pages(docs: Path) -> Iterator[PurePosixPath]:
    """The pages that readers come to from the user guide, in all their languages; developers have others."""
    reached, waiting = set[str](), [_FIRST_PAGE]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += _LINK.findall((docs / name).read_text(encoding="utf-8"))
    for stem in (Path(name).stem for name in reached):
        yield from (
            PurePosixPath("docs", page.name) for page in (*docs.glob(f"{stem}.md"), *docs.glob(f"{stem}.??.md"))
        )
