"""Finds maps in messages, which are quoted as mails do, fenced as forums do, or stand among words."""

from __future__ import annotations

import re
from collections.abc import Iterator

_QUOTED = re.compile(r"^[ \t]*>[ \t>]?(?:[ \t]*>)*[ \t]?(.*)$", re.MULTILINE)
"""A line of a mail that was answered, however often."""
_FENCED = re.compile(r"^[ \t]*(```+|~~~+)[^\n]*\n(.*?)^[ \t]*\1[ \t]*$", re.MULTILINE | re.DOTALL)
_TAG = re.compile(r"[\[<]/?(?:code|c|pre|quote|q)\b[^\]>\n]*[\]>]", re.IGNORECASE)
"""A tag with which forums and pages mark what is to be shown as it is, or is quoted."""
_DATA = "{[<"
"""How files begin that are data as a whole, and no messages."""


def parts(text: str) -> Iterator[str]:
    """Yield the parts of a message that may be meant, the likeliest first.

    There are none in a text that begins as data do: what is wrong in a file is not passed over.
    """
    start = text.lstrip()
    if start[:1] in _DATA and not _TAG.match(start):
        return
    seen = {text.strip(), ""}
    for part in map(str.strip, _all_parts(text)):
        if part not in seen:
            seen.add(part)
            yield part


def _all_parts(text: str) -> Iterator[str]:
    quoted = "\n".join(line[1] for line in _QUOTED.finditer(text))
    for said in (quoted, text):
        yield said
        yield from (fenced[2] for fenced in _FENCED.finditer(said))
        if _TAG.search(said):
            yield from _TAG.split(said)
        yield _bracketed(said)


def _bracketed(text: str) -> str:
    """The part from the first bracket of JSON to the last that closes it."""
    begins = [text.find(bracket) for bracket in "{[" if bracket in text]
    if not begins:
        return ""
    begin = min(begins)
    return text[begin : text.rfind({"{": "}", "[": "]"}[text[begin]]) + 1]
