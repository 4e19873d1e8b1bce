"""Maps in messages.

What is copied out of a mail or a forum often has quotation marks or words around the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats.known_formats import decode
from rbdesigner.scenario.formats.remarks import Imported

_OWN = '"rbdesigner-'


def maps_in(text: str, source: str) -> Sequence[Imported]:
    """The maps in a text as :func:`decode` finds them, quoted or among words too.

    ScenarioError if there is none; it speaks of what looks most like a map.
    """
    error: ScenarioError | None = None
    for part in _parts(text):
        try:
            return decode(part, source)
        except ScenarioError as fault:
            error = fault if error is None or _OWN in part else error
    assert error is not None
    raise error


def _parts(text: str) -> Iterator[str]:
    """The text, and what may be meant of it."""
    yield text
    lines = text.splitlines()
    said = [line for line in lines if line.strip()]
    if said and all(line.startswith(">") for line in said):
        text = "\n".join(line.removeprefix(">").removeprefix(" ") for line in lines)
        yield text
    start, end = text.find("{"), text.rfind("}") + 1
    if 0 <= start < end and (start, end) != (0, len(text)):
        yield text[start:end]
