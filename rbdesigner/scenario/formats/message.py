"""Messages with maps in them.

They are quoted as mails do, fenced as forums do, or stand among words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_QUOTED = re.compile(r"^[ \t]*>[ \t>]?(?:[ \t]*>)*[ \t]?(.*)$", re.MULTILINE)
"""A line of a mail that was answered, however often."""
_FENCED = re.compile(r"^[ \t]*(```+|~~~+)[^\n]*\n(.*?)^[ \t]*\1[ \t]*$", re.MULTILINE | re.DOTALL)
_BRACKETS = (("{", "}"), ("[", "]"))


def parts(text: str) -> Iterator[str]:
    """The parts of a message that may be meant, the likeliest first."""
    seen = {text.strip()}
    for part in _all_parts(text):
        if part.strip() not in seen and part.strip():
            seen.add(part.strip())
            yield part


def _all_parts(text: str) -> Iterator[str]:
    quoted = "\n".join(line[1] for line in _QUOTED.finditer(text))
    for said in (quoted, text):
        yield said
        yield from (fenced[2] for fenced in _FENCED.finditer(said))
        for opening, closing in _BRACKETS:
            yield said[said.find(opening) : said.rfind(closing) + 1] if opening in said else ""
