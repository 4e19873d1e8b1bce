"""Draw every scenario of a folder as a small picture: ``python examples/render_thumbnails.py scenarios thumbnails``.

The command line draws, so that this script needs neither Qt nor a display.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def main(folder: Path, pictures: Path, width: int = 320) -> None:
    """Draw a PNG of so many pixels across for each scenario."""
    pictures.mkdir(parents=True, exist_ok=True)
    for path in sorted(folder.glob("*.rbmap")):
        picture = pictures / f"{path.stem}.png"
        command = [sys.executable, "-m", "rbdesigner", "render", str(path), str(picture), "--width", str(width)]
        subprocess.run(command, check=True)
        print(f"{path.name} -> {picture}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python examples/render_thumbnails.py FOLDER OUT")
    main(Path(sys.argv[1]), Path(sys.argv[2]))
