"""Makes the page that an index shows of the program: the README, whose links and pictures lead somewhere from there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_RELATIVE = re.compile(r"(?<=\]\()(?![a-z]+:|#)")
"""The place in front of a link into the repository."""


class PublishedReadme(MetadataHookInterface):
    """Gives the package the README with the address of the project in front of every link into the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README to what is told of the package."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = _RELATIVE.sub(f"{metadata['urls']['Homepage']}/", readme)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
