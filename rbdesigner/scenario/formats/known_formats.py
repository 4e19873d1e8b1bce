"""Knows all formats that maps are read from and written to, and which one a file has.

The content of a file shows its format, whatever its name. The format to write is asked for, or follows from the ending.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError, shown
from rbdesigner.scenario.formats import course, embedded, map_code, site, tts, tts_object
from rbdesigner.scenario.formats.read_back import tell_differences
from rbdesigner.scenario.formats.remark_texts import AMONG_WORDS
from rbdesigner.scenario.formats.remarks import ImportedMap, Remarks
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import NAMED_FORMATS, SCENARIO
from rbdesigner.scenario.parsing import decoded, merge_conflict, parsed, read_bytes
from rbdesigner.scenario.picture_process import HEAD, SUFFIXES, picture_format
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.translatable import QT_TRANSLATE_NOOP

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


MOST_CHARACTERS = 4_000_000
"""Longest file of others that is read: ten times a map of 10,000 tiles with pieces."""
MESSAGE = "message"
"""Stands for the format of what was found in a message: no file to be saved over."""
_OWN_MARK = '"rbdesigner-'


class _UnknownFormatError(ScenarioError):
    """A text that is no map of a known format."""


@dataclass(frozen=True, slots=True)
class Format:
    """A format of map files.

    Its key, a title for people (translated as reasons are), the endings of its files, and whether a file holds
    ``several`` maps.

    ``decode`` makes maps of a text and the path to name in errors; ``store`` writes maps to a path and gives remarks,
    if it can be written here. ``encode`` makes the text of maps, of formats that cannot hold every map.
    """

    key: str
    title: str
    suffixes: tuple[str, ...]
    several: bool
    decode: Callable[[str, str], list[ImportedMap]]
    store: Callable[[list[Scenario], str], list[str]] | None
    encode: Callable[[list[Scenario], str, Remarks], str] | None = None

    def has_ending(self, path: str) -> bool:
        """Whether a file ends as those of this format do."""
        return path.lower().endswith(self.suffixes)

    def refusal(self, scenario: Scenario) -> str:
        """Why no file of this format can hold a map, as a reason; empty if one can."""
        if self.encode is None:
            return ""
        try:
            self.encode([scenario], "", Remarks())
        except ScenarioError as error:
            return error.reason
        return ""


def _decode_own(text: str, path: str) -> list[ImportedMap]:
    scenario = files.loads(text, path)
    return [ImportedMap(scenario.properties.title, scenario)]


def _store_own(scenarios: list[Scenario], path: str) -> list[str]:
    (scenario,) = scenarios
    report = files.save(scenario, path)
    return [report.remark] if report.remark else []


def store_encoded(
    encode: Callable[[list[Scenario], str, Remarks], str],
    decode: Callable[[str, str], list[ImportedMap]],
    scenarios: list[Scenario],
    path: str,
    *,
    compares: bool = False,
) -> list[str]:
    """Write maps as a text that can be read again, and give remarks on what it has no room for.

    ``compares`` finds that by what is read again, for formats that do not tell.
    """
    remarks = Remarks()
    text = encode(scenarios, path, remarks)
    try:
        _refuse_large(text, path)
        found = decode(text, path)
        if not found:
            raise ScenarioError(path, "", Reason(_EMPTY))
    except ScenarioError as error:
        unreadable = QT_TRANSLATE_NOOP("files", "was not written, because it could not be read again: {why}")
        raise ScenarioError(path, error.pointer, Reason(unreadable, why=error.reason)) from error
    if compares:
        tell_differences(scenarios[0], found[0].scenario, remarks)
    report = write_atomically(path, text.encode("utf-8"))
    return [*remarks.sentences(), *filter(None, [report.remark])]


OWN = Format(
    "rbdesigner",
    Reason(QT_TRANSLATE_NOOP("files", "rbdesigner scenario")),
    SCENARIO.suffixes,
    False,
    _decode_own,
    _store_own,
)
COURSE = Format(
    "course",
    Reason(QT_TRANSLATE_NOOP("files", "text map of the 2017 student programs")),
    (".map", ".txt", ".dave"),
    False,
    course.decode,
    partial(store_encoded, course.encode, course.decode),
    course.encode,
)
TTS = Format(
    "tts",
    Reason(QT_TRANSLATE_NOOP("files", "Tabletop Simulator map string")),
    (".tts.json",),
    True,
    tts.decode,
    partial(store_encoded, tts.encode, tts.decode),
    tts.encode,
)
TTS_OBJECT = Format(
    "tts-object",
    Reason(QT_TRANSLATE_NOOP("files", "Tabletop Simulator saved object")),
    (".tts-object.json",),
    True,
    tts_object.decode,
    partial(store_encoded, tts_object.encode, tts_object.decode),
    tts_object.encode,
)
SITE = Format(
    "site",
    Reason(QT_TRANSLATE_NOOP("files", "map of the online play site")),
    (".site.json",),
    False,
    site.decode,
    partial(store_encoded, site.encode, site.decode),
    site.encode,
)
MAP_CODE = Format(
    "map-code",
    Reason(QT_TRANSLATE_NOOP("files", "map code")),
    (".rbcode",),
    False,
    map_code.decode,
    partial(store_encoded, map_code.encode, map_code.decode),
)
PICTURE = Format(
    "picture",
    Reason(QT_TRANSLATE_NOOP("files", "picture written by rbdesigner")),
    (".svg", *SUFFIXES),
    False,
    embedded.in_svg,
    None,
)
FORMATS: tuple[Format, ...] = (OWN, COURSE, TTS, TTS_OBJECT, SITE, MAP_CODE, PICTURE)
_SUFFIXES = {form.suffix for form in NAMED_FORMATS} | {suffix for form in FORMATS for suffix in form.suffixes}
_EMPTY = QT_TRANSLATE_NOOP("files", "is empty")
WRITTEN = tuple(form for form in FORMATS if form.store is not None)
"""The formats that maps are written to here; pictures are drawn elsewhere."""


_of_others: dict[str, Format] = {}
"""The formats of others that are used in this process, by their keys."""


def use_formats(found: Iterable[Format]) -> None:
    """Let these formats of others, and no others from before, be read and written too, by the endings of files."""
    _of_others.clear()
    _of_others.update((form.key, form) for form in found)


def all_formats() -> tuple[Format, ...]:
    """Our formats, and those of others that are used."""
    return (*FORMATS, *_of_others.values())


def written_formats() -> tuple[Format, ...]:
    """All formats that maps are written to here."""
    return tuple(form for form in all_formats() if form.store is not None)


def read(path: str | os.PathLike[str], format: str | None = None) -> list[ImportedMap]:
    """The maps of a file, in the format ``format`` or the one its content shows; one of others by its ending.

    ScenarioError if the file cannot be read.
    """
    name = os.fspath(path)
    data = read_bytes(path)
    if format is None and (theirs := next((each for each in _of_others.values() if each.has_ending(name)), None)):
        return decode(decoded(data, name), name, theirs.key)  # and not again for each part, as it may take long
    if picture_format(data[:HEAD]) is not None and format in (None, PICTURE.key):
        return _labelled(embedded.in_picture(data, name), stem_of(name), PICTURE)
    return maps_in(decoded(data, name), name, format)


def maps_in(text: str, name: str, format: str | None = None) -> list[ImportedMap]:
    """The maps of a text as :func:`decode` finds them, or of a part of it.

    ScenarioError if there is none; it speaks of what looks most like a map.
    """
    try:
        return decode(text, name, format)
    except ScenarioError as fault:
        error = fault
    for part in parts(text):
        try:
            found = decode(part, name, format)
        except ScenarioError as fault:
            if isinstance(error, _UnknownFormatError) and _OWN_MARK in part:
                error = fault
        else:
            return [replace(each, format=MESSAGE, remarks=(*each.remarks, Reason(AMONG_WORDS))) for each in found]
    raise error


def decode(text: str, name: str, format: str | None = None) -> list[ImportedMap]:
    """The maps of a text, as :func:`read` gives those of a file.

    ``name`` says in errors where the text is from.
    """
    form = _recognised(text, name) if format is None else _with_key(format, name)
    if form not in (OWN, PICTURE):  # those are larger
        _refuse_large(text, name)
    found = form.decode(text, name)
    if not found:
        raise ScenarioError(name, "", Reason(_EMPTY))
    return _labelled(found, stem_of(name), form)


def _refuse_large(text: str, path: str) -> None:
    """Refuse a text that is too long for a file of others, so that nobody need look into it."""
    if len(text) > MOST_CHARACTERS:
        raise ScenarioError(
            path,
            "",
            Reason(
                QT_TRANSLATE_NOOP("files", "is too large: such a map has less than {most} characters"),
                most=MOST_CHARACTERS,
            ),
        )


def stem_of(path: str | os.PathLike[str]) -> str:
    """Give the name of a file without its folder and the suffix of a format; other points belong to the name."""
    name = Path(path).name
    theirs = [suffix for form in _of_others.values() for suffix in form.suffixes]
    suffixes = [suffix for suffix in (*_SUFFIXES, *theirs) if name.lower().endswith(suffix)]
    return name[: -max(map(len, suffixes))] if suffixes else name


def _labelled(found: list[ImportedMap], stem: str, form: Format) -> list[ImportedMap]:
    """The maps with their format, named after the file where they have no name."""
    spare = [f"{stem} {number}" for number in range(1, len(found) + 1)] if len(found) > 1 else [stem]
    return [replace(each, name=each.name or name, format=form.key) for each, name in zip(found, spare, strict=True)]


def _recognised(text: str, path: str) -> Format:
    start = text.lstrip()[:1]
    if start == "<" and embedded.looks_like_svg(text):
        return PICTURE
    if start not in ("", "{"):  # ours begin with a bracket, and the others are not as large
        _refuse_large(text, path)
    if start == "{":
        # Most scenarios are large and need not be parsed twice to be told from a single map string.
        if '"ObjectStates"' in text and tts_object.is_saved_object(parsed(text, path)):
            return TTS_OBJECT
        return TTS if '"mapstring"' in text and tts.is_entry(parsed(text, path)) else OWN
    if start == "[":
        found = _list_format(text, path)
    elif not start:
        raise ScenarioError(path, "", Reason(_EMPTY))
    else:
        looks = {MAP_CODE: map_code.looks_like, COURSE: course.looks_like, TTS: tts.looks_like}
        found = next((form for form, is_one in looks.items() if is_one(text)), None)
    if found is None:
        known = Row(tuple(form.title for form in FORMATS))
        unknown = QT_TRANSLATE_NOOP("files", "is not a map of a known format ({known})")
        raise merge_conflict(text, path) or _UnknownFormatError(path, "", Reason(unknown, known=known))
    return found


def _list_format(text: str, path: str) -> Format | None:
    data = parsed(text, path)
    if any(map(tts.is_entry, data)):
        return TTS
    return SITE if any(isinstance(element, list | dict) for element in data) else None


def _with_key(key: str, path: str) -> Format:
    for form in all_formats():
        if form.key == key:
            return form
    none = QT_TRANSLATE_NOOP("files", "there is no format {key}; there are {known}")
    raise ScenarioError(path, "", Reason(none, key=shown(key), known=Row(tuple(form.key for form in FORMATS))))


def format_of(path: str | os.PathLike[str], format: str | None = None) -> Format:
    """Find the format to write a file in, by its key or by the file's ending; ScenarioError if there is none."""
    name = os.fspath(path)
    if format is not None:
        return _with_key(format, name)
    endings = [(suffix, form) for form in all_formats() for suffix in form.suffixes if name.lower().endswith(suffix)]
    if not endings:
        known = Row(tuple(suffix for form in written_formats() for suffix in form.suffixes))
        unknown = QT_TRANSLATE_NOOP("files", "the ending does not tell the format; known are {known}")
        raise ScenarioError(name, "", Reason(unknown, known=known))
    return max(endings, key=lambda ending: len(ending[0]))[1]


def write(scenarios: list[Scenario], path: str | os.PathLike[str], format: str | None = None) -> list[str]:
    """Write maps to a file, in the format ``format`` or the one of its ending.

    Gives remarks on what the format has no room for. ScenarioError, and nothing is written, if it cannot hold so many
    maps or one of the tiles, or if the file cannot be written.
    """
    form = format_of(path, format)
    name = os.fspath(path)
    if form.store is None:
        drawn = QT_TRANSLATE_NOOP("files", "pictures of maps are drawn by: rbdesigner render FILE OUT")
        raise ScenarioError(name, "", Reason(drawn))
    if len(scenarios) != 1 and not form.several:
        many = QT_TRANSLATE_NOOP("files", "this format ({title}) holds one map, not {number}")
        raise ScenarioError(name, "", Reason(many, title=form.title, number=len(scenarios)))
    return form.store(scenarios, name)
