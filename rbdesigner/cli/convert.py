"""Turn maps into files of another format, and saved games into solutions."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from rbdesigner.cli import argument_values, maps
from rbdesigner.cli.console import CommandError, note_error, working
from rbdesigner.cli.json_output import add_json, print_json
from rbdesigner.cli.piped_files import is_output
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.streams import told_name
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import translate
from rbdesigner.scenario import formats
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.formats import ImportedMap
from rbdesigner.scenario.named_format import GAME
from rbdesigner.scripts.foreign_formats import foreign_format, installed_formats

KEYS = tuple(form.key for form in formats.FORMATS)
TARGETS = tuple(form.key for form in formats.WRITTEN)
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""


class WrittenFile(NamedTuple):
    """A file with maps that was written: its format, the names of its maps, and what the format had no room for."""

    path: Path
    format: str
    maps: tuple[str, ...]
    remarks: tuple[str, ...] = ()


EXAMPLES = ("delta.rbmap delta.map", "all-maps.json maps/")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "source",
        metavar="IN",
        type=argument_values.source,
        help=translate(
            "cli", "a scenario, one or more maps of another program, or a book; or a saved game (*{suffix})"
        ).format(suffix=GAME.suffix),
    )
    parser.add_argument(
        "target",
        metavar="OUT",
        type=argument_values.target_name,
        help=translate("cli", "a file, or a folder that gets a file for each map; of a game a solution (*.rbsolution)"),
    )
    parser.add_argument(
        "--from",
        dest="source_format",
        choices=KEYS,
        metavar="F",
        help=translate("cli", "the format of IN, if not seen right"),
    )
    parser.add_argument(
        "--to",
        dest="target_format",
        choices=TARGETS,
        metavar="F",
        help=translate("cli", "the format of OUT, else by its suffix"),
    )
    parser.add_argument(
        "--format",
        dest="formats",
        action="append",
        default=[],
        metavar="FILE.py",
        help=translate(
            "cli", "read and write a format of somebody else, by its endings; it may do whatever you may do"
        ),
    )
    game = parser.add_argument_group(translate("cli", "for a solution"))
    game.add_argument(
        "--holder", metavar="NAME", help=translate("cli", "who found it, if not the player whom the game names")
    )
    game.add_argument("--date", metavar="DATE", help=translate("cli", "when, today if not said"))
    add_json(parser)
    titles = "\n".join(f"  {form.key:{max(map(len, KEYS))}}  {reason_text(form.title)}" for form in formats.FORMATS)
    folder = translate("cli", "A folder gets scenario files of rbdesigner unless --to says otherwise.")
    known = translate("cli", "formats F:")
    parser.epilog = f"{folder}\n\n{known}\n{titles}"


def run(arguments: argparse.Namespace) -> int:
    """Write what IN holds to OUT."""
    written = [write_solution(arguments)] if GAME.holds(arguments.source) else write_maps(arguments)
    if arguments.json:
        print_json("convert", JSON_VERSION, {"written": list(map(_as_json, written))})
    return 0


def _as_json(each: WrittenFile) -> dict[str, Any]:
    return {"file": str(each.path), "format": each.format, "maps": list(each.maps), "remarks": list(each.remarks)}


def write_maps(arguments: argparse.Namespace) -> list[WrittenFile]:
    """Write the maps in IN."""
    if arguments.holder is not None or arguments.date is not None:
        raise CommandError(
            arguments.source, translate("cli", "--holder and --date mean nothing for a map; a solution has them")
        )
    formats.use_formats(map(foreign_format, [*installed_formats(), *arguments.formats]))
    with working(translate("cli", "reading {path}").format(path=told_name(arguments.source))):
        found = maps.read(arguments.source, arguments.source_format)
    target, sources = Path(arguments.target), maps.files_of(arguments.source)
    if target.is_dir() or arguments.target.endswith(("/", "\\")):
        return write_folder(found, target, arguments.target_format or KEYS[0], sources)
    return [write_file(found, target, arguments.target_format, sources)]


def write_solution(arguments: argparse.Namespace) -> WrittenFile:
    """Write the game in IN as a solution; CommandError if it is not over, or OUT is none."""
    from rbdesigner.engine.games.game import (
        Game,  # the rules of the game are a third of the start, and a map needs none
    )
    from rbdesigner.lab.puzzles.solution import SUFFIX, Solution

    target = Path(arguments.target)
    if (
        (target.suffix.lower() != SUFFIX and not is_output(target))
        or arguments.source_format
        or arguments.target_format
    ):
        raise CommandError(
            target, translate("cli", "a saved game becomes a solution, which ends in {suffix}").format(suffix=SUFFIX)
        )
    with working(translate("cli", "replaying {path}").format(path=told_name(arguments.source))):
        game = Game.load(arguments.source)
    if not game.over:
        raise CommandError(arguments.source, translate("cli", "the game is not over; a solution is played to its end"))
    date = datetime.now(UTC).date().isoformat() if arguments.date is None else arguments.date
    Solution.of(game, arguments.holder or "", date).save(target)
    return WrittenFile(target, "solution", (game.scenario.properties.title,))


def write_file(found: list[ImportedMap], target: Path, key: str | None, sources: Sequence[Path]) -> WrittenFile:
    """Write all maps into one file; CommandError if its format holds one map and there are several."""
    if key is None and is_output(target):
        raise CommandError(
            target, translate("cli", "--to has to say what is written: {known}").format(known=", ".join(TARGETS))
        )
    form = formats.format_of(target, key)
    refuse_source(target, sources)
    if any(target.name.lower() in known.suffixes for known in formats.all_formats()):
        raise CommandError(target, translate("cli", "the name before the ending is missing"))
    if len(found) > 1 and not form.several:
        raise CommandError(
            target,
            translate(
                "cli", "a file of the format {form} holds one map, not {total}; name a folder, with / at its end"
            ).format(form=form.key, total=len(found)),
        )
    return _written(found, target, form.key)


def _written(found: Sequence[ImportedMap], path: Path, key: str) -> WrittenFile:
    """Write maps as a file, and tell what its format has no room for."""
    remarks = formats.write([each.scenario for each in found], path, key)
    for remark in remarks:
        note_error(str(path), reason_text(remark))
    return WrittenFile(path, key, tuple(each.name for each in found), tuple(remarks))


def refuse_source(target: Path, sources: Sequence[Path]) -> None:
    """Refuse to write a file that was read, as what its format has no room for would be lost."""
    if target.exists() and any(source.exists() and target.samefile(source) for source in sources):
        raise CommandError(target, translate("cli", "this is the file that is read; give the result another name"))


def write_folder(found: list[ImportedMap], folder: Path, key: str, sources: Sequence[Path]) -> list[WrittenFile]:
    """Write every map as a file of its own into a folder, which is made if need be."""
    form = next(form for form in formats.FORMATS if form.key == key)
    paths = [folder / name for name in file_names(found, form.suffixes[0])]
    for path in paths:
        refuse_source(path, sources)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    left = TimeLeft(len(found))
    for number, (path, each) in enumerate(zip(paths, found, strict=True), 1):
        with working(
            translate("cli", "writing {number} of {total}: {path}").format(
                number=number, total=len(found), path=told_name(path)
            ),
            left,
        ):
            written.append(_written([each], path, key))
    return written


def file_names(found: list[ImportedMap], suffix: str) -> list[str]:
    """Give each map a file name made from its own, safe on every system and unlike all others."""
    taken: set[str] = set()
    names = []
    for each in found:
        stem = wanted = safe_name(each.name)
        number = 1
        while stem.casefold() in taken:
            number += 1
            stem = f"{wanted}-{number}"
        taken.add(stem.casefold())
        names.append(stem + suffix)
    return names
