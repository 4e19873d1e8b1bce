"""Names of the symmetries to choose from; where their axes point depends on which way the map lies."""

from __future__ import annotations

from rbdesigner.hexes import Orientation
from rbdesigner.messages.translation import translate
from rbdesigner.symmetry import Symmetry, hour_of


def short_name(symmetry: Symmetry) -> str:
    """The kind of symmetry in a word or two."""
    names = {
        "none": translate("Symmetries", "No symmetry"),
        "half-turn": translate("Symmetries", "Two-fold turn"),
        "third-turns": translate("Symmetries", "Three-fold turn"),
        "sixth-turns": translate("Symmetries", "Six-fold turn"),
        "mirror": translate("Symmetries", "Mirror"),
        "two-mirrors": translate("Symmetries", "Two mirrors"),
        "three-mirrors": translate("Symmetries", "Three mirrors"),
        "six-mirrors": translate("Symmetries", "Six mirrors"),
    }
    return names[symmetry.kind]


def long_name(symmetry: Symmetry, orientation: Orientation) -> str:
    """The symmetry with the directions of its axes."""
    hour = hour_of(symmetry, orientation)
    first, second, third = (hour + 3 * step if hour + 3 * step else 12 for step in range(3))
    match symmetry.kind:
        case "mirror" if hour == 0:
            return translate("Symmetries", "Mirror left and right, axis from 12 to 6 o'clock")
        case "mirror" if hour == 3:
            return translate("Symmetries", "Mirror above and below, axis from 3 to 9 o'clock")
        case "mirror":
            text = translate("Symmetries", "Mirror, axis from {first} to {third} o'clock")
            return text.format(first=first, third=third)
        case "two-mirrors":
            text = translate("Symmetries", "Two mirrors, axes at {first} and {second} o'clock")
            return text.format(first=first, second=second)
        case "three-mirrors":
            first, second, third = (hour + 2 * step if hour + 2 * step else 12 for step in range(3))
            text = translate("Symmetries", "Three mirrors, axes at {first}, {second} and {third} o'clock")
            return text.format(first=first, second=second, third=third)
    return short_name(symmetry)
