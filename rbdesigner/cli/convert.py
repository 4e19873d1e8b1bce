"""Turn maps into files of another format."""

from __future__ import annotations

import argparse
from pathlib import Path

from rbdesigner.cli import maps
from rbdesigner.cli.messages import CommandError, note, working
from rbdesigner.scenario import formats
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.formats import Format, Imported

KEYS = tuple(form.key for form in formats.FORMATS)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument("source", metavar="IN", type=Path, help="a scenario, or one or more maps of another program")
    parser.add_argument("target", metavar="OUT", help="a file, or a folder that gets a file for each map")
    parser.add_argument(
        "--from", dest="source_format", choices=KEYS, metavar="F", help="the format of IN, if not seen right"
    )
    parser.add_argument(
        "--to", dest="target_format", choices=KEYS, metavar="F", help="the format of OUT, else by its suffix"
    )
    titles = "; ".join(f"{form.key}: {form.title}" for form in formats.FORMATS)
    parser.epilog = (
        f"The formats F are {titles}. A folder gets scenario files of rbdesigner unless --to says otherwise."
    )


def run(arguments: argparse.Namespace) -> int:
    """Write what IN holds to OUT."""
    with working(f"reading {arguments.source}"):
        found = maps.read(arguments.source, arguments.source_format)
    target = Path(arguments.target)
    if target.is_dir() or arguments.target.endswith(("/", "\\")):
        write_folder(found, target, arguments.target_format or KEYS[0])
    else:
        write_file(found, target, arguments.target_format)
    return 0


def write_file(found: list[Imported], target: Path, key: str | None) -> None:
    """Write all maps into one file. CommandError if its format holds one map and there are several."""
    form = formats.format_of(target, key)
    if len(found) > 1 and not form.several:
        raise CommandError(
            target,
            f"a file of the format {form.key} holds one map, not {len(found)}; name a folder, with / at its end",
        )
    for remark in formats.write([each.scenario for each in found], target, form.key):
        note(str(target), remark)


def write_folder(found: list[Imported], folder: Path, key: str) -> None:
    """Write every map as a file of its own into a folder, which is made if need be."""
    form = next(form for form in formats.FORMATS if form.key == key)
    folder.mkdir(parents=True, exist_ok=True)
    for number, (name, each) in enumerate(zip(file_names(found, form), found, strict=True), 1):
        path = folder / name
        with working(f"writing {number} of {len(found)}: {path}"):
            remarks = formats.write([each.scenario], path, key)
        for remark in remarks:
            note(str(path), remark)


def file_names(found: list[Imported], form: Format) -> list[str]:
    """A file name for each map, made from its own, safe on every system and unlike all others."""
    taken: set[str] = set()
    names = []
    for each in found:
        stem = wanted = safe_name(each.name)
        number = 1
        while stem.casefold() in taken:
            number += 1
            stem = f"{wanted}-{number}"
        taken.add(stem.casefold())
        names.append(stem + form.suffixes[0])
    return names
