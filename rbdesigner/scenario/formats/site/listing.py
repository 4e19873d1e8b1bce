"""The name and the description of a map in the list of the play site, which asks for them beside the map.

Whoever verifies maps there looks for the designers in the description, for "FINAL" at the end of the name of a map
that is ready, and for "draft" in the description of one that is not. The site is in English, and so are these words.
"""

from __future__ import annotations

from rbdesigner.scenario.model import Properties, Status

MOST_OF_A_NAME = 200
"""How many characters the name of a map there has at most."""
_READY = " FINAL"


def listed_name(properties: Properties) -> str:
    """The name for the site; empty without a title."""
    title = properties.title.strip()
    return title + _READY if title and properties.status is Status.FINAL else title


def listed_description(properties: Properties) -> str:
    """The description for the site: what the scenario says of itself, its special rules, and who designed it."""
    parts = (properties.description.strip(), properties.special_rules.strip(), _credit(properties))
    said = [part for part in parts if part]
    if said and properties.status is Status.DRAFT:
        said.append("(draft)")
    return "\n\n".join(said)


def _credit(properties: Properties) -> str:
    *others, last = [name.strip() for name in properties.designers if name.strip()] or [""]
    if not last:
        return ""
    return f"Designed by {', '.join(others)} and {last}." if others else f"Designed by {last}."
