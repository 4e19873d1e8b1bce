"""The pages of the user guide: which there are, what their headings are, and what links to them mean."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

PAGES = (
    *("guide", "playing", "players", "fairness", "scenarios", "shortcuts", "checks", "notation"),
    *("command-line", "formats-of-others", "file-format", "game-format", "laying-format", "book-format", "python"),
    *("solution-format", "records-format", "atlas-format", "measurements"),
)
"""The names of the pages, in the order in which a user wants them."""
_HEADING = re.compile(r"^(#{1,6}) +(.+?) *#*$")
_MARKS = re.compile(r"[*_`]|!?\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: how deep it stands, its words, and the anchor that links name it by."""

    depth: int
    title: str

    @property
    def anchor(self) -> str:
        """The name of the heading in links, as sites that show Markdown make it."""
        return re.sub(r"[^\w\- ]", "", self.title).strip().lower().replace(" ", "-")


@dataclass(frozen=True)
class GuidePage:
    """A page of the guide in a file of Markdown."""

    path: Path

    @property
    def name(self) -> str:
        """The name of the page, the same in every language."""
        return self.path.name.partition(".")[0]

    @cached_property
    def text(self) -> str:
        """The Markdown; OSError if it cannot be read."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def headings(self) -> list[Heading]:
        """The headings from the top down, without those in examples of code."""
        found, in_code = [], False
        for line in self.text.splitlines():
            if line.lstrip().startswith("```"):
                in_code = not in_code
            elif not in_code and (match := _HEADING.match(line)):
                found.append(Heading(len(match[1]), _MARKS.sub(lambda mark: mark[1] or "", match[2])))
        return found

    @property
    def title(self) -> str:
        """The subject of the page."""
        return self.headings[0].title if self.headings else self.path.stem


def in_language(page: Path, language: str) -> Path:
    """The version of a page in a language; the page itself where there is none."""
    version = page.with_suffix(f".{language}.md")
    return version if version.is_file() else page


def pages_in(folder: Path, language: str) -> list[GuidePage]:
    """The pages that are installed, in this language where they are translated."""
    return [GuidePage(in_language(page, language)) for name in PAGES if (page := folder / f"{name}.md").is_file()]
