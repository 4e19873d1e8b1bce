"""The map JSON of an online play site.

A list with one list per hex and one object of pieces last.
"""

from rbdesigner.scenario.formats.site.parser import decode
from rbdesigner.scenario.formats.site.writer import encode

__all__ = ["decode", "encode"]
