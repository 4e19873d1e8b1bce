"""Compiles the catalogues for a wheel; Qt's ``lrelease`` comes into the environment of the build with the hook."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCatalogues(BuildHookInterface[Any]):
    """Puts the compiled catalogues into the wheel. They are not kept in the repository, where nobody could merge them.

    An installation that leads back to the checkout reads them there.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile them, and name them to the builder."""
        sys.path.insert(0, str(Path(self.root) / "languages"))
        from catalogues import compile_catalogues

        compiled = compile_catalogues()
        if version != "editable":
            build_data["force_include"].update(
                {str(path): f"rbdesigner/data/languages/{path.name}" for path in compiled}
            )
