"""Remembers which picture lies under which map of a user, and how; the files of the maps know nothing of it."""

from __future__ import annotations

import math
from pathlib import Path
from typing import NamedTuple

from rbdesigner.analysis.picture_placement import PicturePlacement
from rbdesigner.ui.storage.stored_choices import store_json, stored_json

_KEY = "pictures_under_maps"
MOST_PICTURES = 60


class KeptPicture(NamedTuple):
    """The file of a picture, how it lies and how it is shown; its opacity is in percent."""

    path: Path
    placement: PicturePlacement = PicturePlacement()
    opacity: int = 60
    is_above: bool = False
    is_locked: bool = False
    is_hidden: bool = False


def kept_picture(of: Path) -> KeptPicture | None:
    """The picture under the map in a file."""
    stored = stored_json(_KEY)
    return picture_from(stored.get(str(of.absolute()))) if isinstance(stored, dict) else None


def keep_picture(of: Path, picture: KeptPicture | None) -> None:
    """Remember the picture under the map in a file, or that there is none."""
    stored = stored_json(_KEY)
    kept = dict(stored) if isinstance(stored, dict) else {}
    kept.pop(str(of.absolute()), None)
    if picture is not None:
        kept[str(of.absolute())] = picture_json(picture)
    store_json(_KEY, dict(list(kept.items())[-MOST_PICTURES:]))


def picture_json(picture: KeptPicture) -> list[object]:
    """A picture under a map as JSON."""
    path, placement, *rest = picture
    return [str(path), list(placement), *rest]


def picture_from(entry: object) -> KeptPicture | None:
    """The picture in a JSON entry; None if it is none, as settings may hold anything."""
    if not isinstance(entry, list) or len(entry) != 6 or not isinstance(entry[0], str):
        return None
    try:
        placement = PicturePlacement(*(float(number) for number in entry[1]))
        if not all(map(math.isfinite, placement)):
            return None
        opacity = min(max(int(entry[2]), 0), 100)
    except (TypeError, ValueError, OverflowError):
        return None
    flags = [flag is True for flag in entry[3:]]
    return KeptPicture(Path(entry[0]), placement.bounded(), opacity, *flags)
