"""Numbers on the command line, for argparse."""

from __future__ import annotations

import argparse
from math import isfinite, nan

from rbdesigner.engine.games.seeded import SEED_DIGITS
from rbdesigner.messages.translation import translate


def seed(text: str) -> int:
    """A seed, as files and stores can keep it."""
    if len(text.strip().lstrip("+-")) > SEED_DIGITS:
        raise argparse.ArgumentTypeError(translate("cli", "a seed has at most {most} digits").format(most=SEED_DIGITS))
    return whole(text)


def whole(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(translate("cli", "{text} is no whole number").format(text=text)) from None


def finite(text: str) -> float:
    """A number with a fraction, and neither infinite nor none at all."""
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not isfinite(number):
        raise argparse.ArgumentTypeError(
            translate("cli", "{text} is no number to count with").format(text=text.strip())
        )
    return number
