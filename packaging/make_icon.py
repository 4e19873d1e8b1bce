"""Paint the icon of the desktop entry anew: ``python packaging/make_icon.py``."""

from pathlib import Path

from rbdesigner.art.headless import ensure_gui
from rbdesigner.art.icon import icon_svg

if __name__ == "__main__":
    ensure_gui()
    Path(__file__).with_name("rbdesigner.svg").write_bytes(icon_svg())
