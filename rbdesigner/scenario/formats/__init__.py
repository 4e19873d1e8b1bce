"""Reads and writes maps and scenarios in formats that are not ours, with remarks on what is lost."""

from rbdesigner.scenario.formats.known_formats import (
    FORMATS,
    WRITTEN,
    Format,
    all_formats,
    decode,
    format_of,
    maps_in,
    read,
    stem_of,
    use_formats,
    write,
    written_formats,
)
from rbdesigner.scenario.formats.remarks import ImportedMap

__all__ = [
    "FORMATS",
    "WRITTEN",
    "Format",
    "ImportedMap",
    "all_formats",
    "decode",
    "format_of",
    "maps_in",
    "read",
    "stem_of",
    "use_formats",
    "write",
    "written_formats",
]
