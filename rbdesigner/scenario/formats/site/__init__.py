"""The map JSON of an online play site.

A list with one list per hex and one object of pieces last.
"""

from rbdesigner.scenario.formats.site.listing import listed_description, listed_name
from rbdesigner.scenario.formats.site.parser import decode
from rbdesigner.scenario.formats.site.writer import encode, site_entry

__all__ = ["decode", "encode", "listed_description", "listed_name", "site_entry"]
