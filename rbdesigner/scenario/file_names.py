"""Names of files made from names of maps."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

LONGEST_NAME = 60
"""Characters of a file's name made from a map's, so that every system takes it."""

RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""Names that Windows keeps for itself."""


def with_suffix(name: str, suffixes: Sequence[str]) -> str:
    """Give a name the first of these suffixes, unless it ends in one of them.

    Other points in it are no suffix. Of a suffix of several parts the last ones are taken as its beginning:
    ``isle.json`` is to be ``isle.tts.json``.
    """
    bare = name.rstrip(". ") or name
    if bare.lower().endswith(tuple(suffixes)):
        return bare
    first = suffixes[0]
    tails = (first[start:] for start in range(1, len(first)) if first[start] == ".")
    tail = next((tail for tail in tails if bare.lower().endswith(tail)), "")
    return bare[: len(bare) - len(tail)] + first


def safe_name(name: str) -> str:
    """Strip a map's name of what a file name cannot hold on some system; ``map`` if nothing is left."""
    plain = unicodedata.normalize("NFC", name)
    stem = re.sub(r"[^\w.]+", "-", plain)[:LONGEST_NAME].strip("-._")
    if RESERVED.fullmatch(stem.split(".")[0]):
        stem = f"map-{stem}"
    return stem or "map"
