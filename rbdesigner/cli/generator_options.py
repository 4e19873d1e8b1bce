"""The options of ``generate`` that say what maps are wanted."""

from __future__ import annotations

import argparse

from rbdesigner.cli import argument_values
from rbdesigner.generating.generator_settings import GeneratorSettings, RiverCourse, RiverFlow, TerrainShares
from rbdesigner.generating.map_looks import LookWeights
from rbdesigner.messages.translation import translate
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import BOXES, LANDS, Terrain

SHARES = "pasture=20,woods=16,sea=30"
"""How shares of terrains are written."""
LOOKS = ",".join(f"{part}={weight}" for part, weight in LookWeights()._asdict().items())
"""How the weights of looks are written."""
USUAL = GeneratorSettings()
"""The settings where nothing is said."""


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Add the options, in groups."""
    _add_begun(parser.add_argument_group(translate("cli", "what maps are begun with")))
    _add_land(parser.add_argument_group(translate("cli", "tiles")))
    _add_rivers(parser.add_argument_group(translate("cli", "rivers")))
    _add_homes(parser.add_argument_group(translate("cli", "homes")))
    _add_looks(parser.add_argument_group(translate("cli", "looks")))


def _add_begun(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--like",
        metavar="MAP",
        type=argument_values.source,
        help=translate("cli", "take the shape and all settings not given from this map"),
    )
    group.add_argument(
        "--finish",
        metavar="MAP",
        type=argument_values.source,
        help=translate("cli", "keep all that lies on this map and finish it"),
    )


def _add_land(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--tiles",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "how many tiles a map has, about ({usual})").format(usual=USUAL.tiles),
    )
    add(
        "--box",
        metavar="BOX",
        type=argument_values.source,
        help=translate("cli", "{boxes}, or a scenario whose box is taken (second-edition)").format(
            boxes=", ".join(BOXES)
        ),
    )
    add(
        "--shares",
        metavar="SHARES",
        type=_shares,
        help=translate("cli", "shares of terrains, as {example}; the others stay as they are").format(example=SHARES),
    )
    add(
        "--islands",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "how many islands; 1 is a continent ({usual})").format(usual=USUAL.islands),
    )
    add(
        "--symmetry",
        choices=[each.value for each in Symmetry],
        metavar="GROUP",
        help=f"{', '.join(Symmetry)} ({USUAL.symmetry})",
    )


def _add_rivers(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--rivers",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "how many rivers ({usual})").format(usual=USUAL.rivers),
    )
    add(
        "--river-length",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "of how many tiles each, about ({usual})").format(usual=USUAL.river_length),
    )
    ends = ", ".join(RiverFlow)
    add(
        "--river-ends",
        choices=list(RiverFlow),
        metavar="ENDS",
        help=translate("cli", "how rivers flow: {ends} ({usual})").format(ends=ends, usual=USUAL.river_ends),
    )
    course = ", ".join(RiverCourse)
    add("--river-course", choices=list(RiverCourse), metavar="COURSE", help=f"{course} ({USUAL.river_course})")


def _add_homes(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--players",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "how many play, each with a home ({usual})").format(usual=USUAL.players),
    )
    add(
        "--home-distance",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "least distance of two homes ({usual})").format(usual=USUAL.home_distance),
    )
    add(
        "--home-terrains",
        type=_terrains,
        metavar="TERRAINS",
        help=translate("cli", "terrains that homes may stand on ({usual})").format(
            usual=",".join(sorted(USUAL.home_terrains))
        ),
    )
    add(
        "--fairness",
        metavar="N",
        type=argument_values.finite,
        help=translate("cli", "least fairness, 0 to 100 ({usual:g})").format(usual=USUAL.fairness),
    )


def _add_looks(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--looks",
        metavar="WEIGHTS",
        type=_looks,
        help=translate(
            "cli", "how much terrains in groups, a coast without spikes and rivers from inland count ({usual})"
        ).format(usual=LOOKS),
    )


def _shares(text: str) -> dict[str, int]:
    """Shares of terrains, for argparse."""
    shares = _named_numbers(text)
    if shares is None:
        raise argparse.ArgumentTypeError(
            translate("cli", "shares are written as {example}, not {text!r}").format(example=SHARES, text=text)
        )
    unknown = [name for name in shares if name not in TerrainShares._fields]
    if unknown:
        raise argparse.ArgumentTypeError(
            translate("cli", "there is no terrain {name!r}, only {known}").format(
                name=unknown[0], known=", ".join(TerrainShares._fields)
            )
        )
    return shares


def _looks(text: str) -> dict[str, int]:
    """Weights of looks, for argparse."""
    weights = _named_numbers(text)
    if weights is None or not weights.keys() <= set(LookWeights._fields):
        raise argparse.ArgumentTypeError(
            translate("cli", "weights of looks are written as {example}, not {text!r}").format(example=LOOKS, text=text)
        )
    return weights


def _named_numbers(text: str) -> dict[str, int] | None:
    """Numbers by their names; None if they are written otherwise."""
    try:
        pairs = [each.split("=") for each in text.split(",")]
        return {name.strip(): int(number) for name, number in pairs}
    except ValueError:
        return None


def _terrains(text: str) -> frozenset[Terrain]:
    """Terrains of land, for argparse."""
    names = [name.strip() for name in text.split(",")]
    unknown = [name for name in names if name not in LANDS]
    if unknown:
        raise argparse.ArgumentTypeError(
            translate("cli", "there is no land {name!r}, only {known}").format(name=unknown[0], known=", ".join(LANDS))
        )
    return frozenset(map(Terrain, names))
