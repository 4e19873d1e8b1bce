"""Files of others: maps and scenarios in formats that are not ours, read and written, with remarks on what is lost."""

from rbdesigner.scenario.formats.exchange import Imported
from rbdesigner.scenario.formats.message import maps_in
from rbdesigner.scenario.formats.registry import FORMATS, Format, decode, format_of, read, write

__all__ = ["FORMATS", "Format", "Imported", "decode", "format_of", "maps_in", "read", "write"]
