"""Paint the icons anew: ``python packaging/make_icon.py``, or ``FOLDER`` for those of packed programs."""

from __future__ import annotations

import sys
from pathlib import Path

from rbdesigner.art.headless import ensure_gui
from rbdesigner.art.icon import SIZES, icon_image, icon_svg

ICONS = Path(__file__).parents[1] / "desktop" / "icons" / "hicolor"
BUNDLED = {"win32": ("rbdesigner.ico", 256), "darwin": ("rbdesigner.icns", 1024)}
"""The icon file of a program, and its size, on the systems whose programs hold one."""


def write_desktop_icons() -> None:
    """The icons of the desktop entry: to any size, and drawn for each of the usual ones."""
    (ICONS / "scalable" / "apps" / "rbdesigner.svg").write_bytes(icon_svg())
    for size in SIZES:
        icon_image(size).save(str(ICONS / f"{size}x{size}" / "apps" / "rbdesigner.png"))


def write_bundled_icon(folder: Path) -> None:
    """The icon that goes into the program of this system, if one does."""
    if sys.platform in BUNDLED:
        name, size = BUNDLED[sys.platform]
        if not icon_image(size).save(str(folder / name)):
            sys.exit(f"make_icon.py: {folder / name} could not be written")


if __name__ == "__main__":
    ensure_gui()
    if len(sys.argv) > 1:
        write_bundled_icon(Path(sys.argv[1]))
    else:
        write_desktop_icons()
