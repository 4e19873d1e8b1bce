"""Marks for texts that are translated.

Qt's tools go by the name, and no Qt is needed.
"""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.translatable import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP


class Plural(NamedTuple):
    """A text with ``%n``: its English forms for many and for one.

    ``counted`` names the value that is the number.
    """

    many: str
    one: str
    counted: str
