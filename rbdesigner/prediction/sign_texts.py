"""The sentences for the signs of homes: for more of each than the mean of the homes, and for less."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rbdesigner.prediction.home_signs import HOME_ON
from rbdesigner.translatable import QT_TRANSLATE_NOOP


class SignTexts(NamedTuple):
    """The sentences on a ``{home}`` that has more of a sign than others, and of one that has less."""

    more: str
    less: str


_WAYS: Mapping[str, SignTexts] = {
    "woods-1": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches woods later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches woods sooner"),
    ),
    "rock-1": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches rock later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches rock sooner"),
    ),
    "pasture-1": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches a pasture later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches a pasture sooner"),
    ),
    "mountain-1": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches a mountain later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches a mountain sooner"),
    ),
    "desert-1": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is farther from desert"),
        QT_TRANSLATE_NOOP("signs", "{home} is nearer to desert"),
    ),
    "sea-1": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches the sea later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches the sea sooner"),
    ),
    "river-1": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches a river later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches a river sooner"),
    ),
    "woods-2": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches second woods later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches second woods sooner"),
    ),
    "rock-2": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second rock later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second rock sooner"),
    ),
    "pasture-2": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second pasture later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second pasture sooner"),
    ),
    "mountain-2": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second mountain later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second mountain sooner"),
    ),
    "desert-2": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is farther from a second desert"),
        QT_TRANSLATE_NOOP("signs", "{home} is nearer to a second desert"),
    ),
    "sea-2": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second tile by the sea later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second tile by the sea sooner"),
    ),
    "river-2": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second tile by a river later"),
        QT_TRANSLATE_NOOP("signs", "{home} reaches a second tile by a river sooner"),
    ),
}
_STANDS: Mapping[str, str] = {
    "woods": QT_TRANSLATE_NOOP("signs", "{home} stands in woods"),
    "rock": QT_TRANSLATE_NOOP("signs", "{home} stands on rock"),
    "pasture": QT_TRANSLATE_NOOP("signs", "{home} stands on pasture"),
    "mountain": QT_TRANSLATE_NOOP("signs", "{home} stands on a mountain"),
    "desert": QT_TRANSLATE_NOOP("signs", "{home} stands in the desert"),
}
_NEAR: Mapping[str, SignTexts] = {
    "woods": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} has more woods near by"),
        QT_TRANSLATE_NOOP("signs", "{home} has fewer woods near by"),
    ),
    "rock": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} has more rock near by"),
        QT_TRANSLATE_NOOP("signs", "{home} has less rock near by"),
    ),
    "pasture": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} has more pastures near by"),
        QT_TRANSLATE_NOOP("signs", "{home} has fewer pastures near by"),
    ),
    "mountain": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} has more mountains near by"),
        QT_TRANSLATE_NOOP("signs", "{home} has fewer mountains near by"),
    ),
    "desert": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} has more desert near by"),
        QT_TRANSLATE_NOOP("signs", "{home} has less desert near by"),
    ),
}
_FIRST: Mapping[str, SignTexts] = {
    "woods": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is first in more woods"),
        QT_TRANSLATE_NOOP("signs", "{home} is first in fewer woods"),
    ),
    "rock": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is first on more rock"),
        QT_TRANSLATE_NOOP("signs", "{home} is first on less rock"),
    ),
    "pasture": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is first on more pastures"),
        QT_TRANSLATE_NOOP("signs", "{home} is first on fewer pastures"),
    ),
    "mountain": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is first on more mountains"),
        QT_TRANSLATE_NOOP("signs", "{home} is first on fewer mountains"),
    ),
    "desert": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is first in more desert"),
        QT_TRANSLATE_NOOP("signs", "{home} is first in less desert"),
    ),
}
_OTHERS: Mapping[str, SignTexts] = {
    "first-all": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is first on more land"),
        QT_TRANSLATE_NOOP("signs", "{home} is first on less land"),
    ),
    "room": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} has more room to build"),
        QT_TRANSLATE_NOOP("signs", "{home} has less room to build"),
    ),
    "contested": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} has more contested land around it"),
        QT_TRANSLATE_NOOP("signs", "{home} has less contested land around it"),
    ),
    "contact-on-foot": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is farther from the next home on foot"),
        QT_TRANSLATE_NOOP("signs", "{home} is nearer to the next home on foot"),
    ),
    "contact-by-water": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} is farther from the next home by water"),
        QT_TRANSLATE_NOOP("signs", "{home} is nearer to the next home by water"),
    ),
    "planned": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} makes more points in plans"),
        QT_TRANSLATE_NOOP("signs", "{home} makes fewer points in plans"),
    ),
    "sites-lost": SignTexts(
        QT_TRANSLATE_NOOP("signs", "{home} loses more sites to others in plans"),
        QT_TRANSLATE_NOOP("signs", "{home} loses fewer sites to others in plans"),
    ),
}


def _turned(texts: SignTexts) -> SignTexts:
    return SignTexts(texts.less, texts.more)


SIGN_TEXTS: Mapping[str, SignTexts] = {
    **{f"way-{goal}": texts for goal, texts in _WAYS.items()},
    **{f"lead-{terrain}": _turned(_WAYS[f"{terrain}-1"]) for terrain in _NEAR},
    **{f"{HOME_ON}{terrain}": SignTexts(text, text) for terrain, text in _STANDS.items()},
    **{f"soon-{terrain}-{turns}": texts for terrain, texts in _NEAR.items() for turns in (1, 2)},
    **{f"first-{terrain}": texts for terrain, texts in _FIRST.items()},
    **_OTHERS,
}
"""The sentences by sign. Signs that say nearly the same have the same; homes are told of their own terrain alone."""
