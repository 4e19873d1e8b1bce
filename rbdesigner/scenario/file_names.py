"""Names of files made from names of maps."""

from __future__ import annotations

import re
import unicodedata

GAME_SUFFIX = ".rbgame"
"""How the names of saved games end."""

LONGEST_NAME = 60
"""Characters of a file's name made from a map's, so that every system takes it."""

RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""Names that Windows keeps for itself."""


def safe_name(name: str) -> str:
    """A map's name without what a file name cannot hold on some system.

    ``map`` if nothing is left.
    """
    plain = unicodedata.normalize("NFC", name)
    stem = re.sub(r"[^\w.]+", "-", plain)[:LONGEST_NAME].strip("-._")
    if RESERVED.fullmatch(stem.split(".")[0]):
        stem = f"map-{stem}"
    return stem or "map"
