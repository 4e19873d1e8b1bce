"""Writes the script that lets a shell complete our command lines, as the wheel installs it.

python packaging/make_completions.py bash
"""

from __future__ import annotations

import sys
from pathlib import Path

from rbdesigner.cli.completion import script

ROOT = Path(__file__).resolve().parent.parent
NAMES = {"bash": "rbdesigner", "zsh": "_rbdesigner", "fish": "rbdesigner.fish"}
"""What each shell looks for."""


def main(shell: str) -> None:
    """Write the script into the folder ``build/completions/SHELL``."""
    folder = ROOT / "build" / "completions" / shell
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NAMES[shell]).write_text(script(shell) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
