"""Fills the sdist and the wheel; hatchling calls it, in an environment that it makes for the build.

What is made for a wheel is one line of ``PRODUCTS`` in ``wheel_products.py`` each.
"""

from __future__ import annotations

import sys
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import shipped_files
from wheel_products import PRODUCTS, Product, ProductError, copy_of


class ShippedFiles(BuildHookInterface[Any]):
    """Puts into the sdist what git tracks, and into the wheel what is needed of it and what is made of that.

    All is made in a copy, so that the checkout stays as it is. An installation that leads back to the checkout reads
    what lies there: of what is made, only the catalogues are made there, for ``dev.py`` compiles the rest.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to the builder."""
        root = Path(self.root)
        if version == "editable":
            sys.path.insert(0, str(root / "languages"))
            from catalogues import compile_catalogues

            compile_catalogues()
            return
        files = shipped_files.tracked(root)
        if self.target_name == "sdist":
            build_data["force_include"] |= {str(root / path): str(path) for path in files}
        else:
            self._fill_wheel(root, files, build_data)

    def _fill_wheel(self, root: Path, files: list[PurePosixPath], build_data: dict[str, Any]) -> None:
        for member, places in (
            ("force_include", shipped_files.in_wheel(files, root)),
            ("shared_data", shipped_files.shared(files)),
        ):
            build_data[member] |= {str(root / path): str(place) for path, place in places.items()}
        self._scratch = TemporaryDirectory()  # until the wheel is written
        tree = copy_of(root, files, Path(self._scratch.name))
        for product in PRODUCTS:
            self._add(product, tree, build_data)

    def _add(self, product: Product, tree: Path, build_data: dict[str, Any]) -> None:
        """Make a product and name it to the builder; where it cannot be made, go on without it if that is possible."""
        try:
            made = product.make(tree)
        except ProductError as fault:
            if product.is_needed:
                raise
            self.app.display_warning(str(fault))
            return
        build_data["shared_data" if product.is_shared else "force_include"] |= made
        if product.is_compiled:
            build_data |= {"pure_python": False, "infer_tag": True}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what has been packed."""
        if version != "editable" and self.target_name == "wheel":
            self._scratch.cleanup()
