"""Makes the page that an index shows of the program: the README without links and pictures that lead nowhere there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_INTO_REPOSITORY = r"\[([^\]]*)\]\((?![a-z]+:|#)[^)]*\)"
_PICTURE, _LINK = re.compile(rf"!{_INTO_REPOSITORY}\n*"), re.compile(_INTO_REPOSITORY)


class PublishedReadme(MetadataHookInterface):
    """Gives the package the README with the words of links into the repository, which is at no address yet."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README to what is told of the package."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = _LINK.sub(r"\1", _PICTURE.sub("", readme))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
