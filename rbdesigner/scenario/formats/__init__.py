"""Reads and writes maps and scenarios in formats that are not ours, with remarks on what is lost."""

from rbdesigner.scenario.formats.known_formats import (
    FORMATS,
    WRITTEN,
    Format,
    decode,
    format_of,
    maps_in,
    read,
    stem_of,
    write,
)
from rbdesigner.scenario.formats.remarks import ImportedMap

__all__ = ["FORMATS", "WRITTEN", "Format", "ImportedMap", "decode", "format_of", "maps_in", "read", "stem_of", "write"]
