"""Writes the pages about our file formats from the schemas: run it after every change of ``schemas/``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from rbdesigner.scenario.schema import read_schema, scenario_schema

DOCS = Path(__file__).parent

SCENARIO = """\
# The scenario file

<!-- Written by docs/make_file_format.py from schemas/scenario.schema.json. Change those, not this page. -->

A scenario is one file in [JSON](https://www.json.org), in UTF-8, whose name ends in `.rbmap`; one that ends in
`.json`, as all did once, is read and saved in the same way. The contract is
[`schemas/scenario.schema.json`](../schemas/scenario.schema.json), a JSON Schema 2020-12; this page says the same for
people.

- Every file begins with `format` and `version`. All other members may be left out and then have the default given
  here.
- **Unknown members are kept**, in every object but those that count goods or transporters: a program that does not
  know a member writes it back as it was.
- A *place* is `[q, r]` in axial coordinates. The edges of a tile are 0 to 5, clockwise. Edge 0 points north on a flat
  map and north-east on a pointy one. The neighbours over the edges lie at `[0, -1]`, `[1, -1]`, `[1, 0]`, `[0, 1]`,
  `[-1, 1]`, `[-1, 0]` from here.
- A *half-edge* is 0 to 11, clockwise: 2e is the first half of edge e, 2e + 1 the second. Rivers cross their edges in
  the middle, so each half-edge belongs to one region of its tile. Any half-edge of a region names it.
- The program writes members in the order of this page, one tile, home or piece a line, sorted by place, regions by
  their smallest half-edge, and leaves out what has its default value. The same scenario always gives the same text.
- A file must keep the tables below. It is also refused in these cases:
  - two tiles, homes, labels or notes lie at one place, or two roads or walls;
  - two districts have the same name or share a tile;
  - two fields of a tile or of the scenario have the same name, or the value of a field is not of its kind;
  - rivers of a tile cross or share an edge, or a sea tile has rivers;
  - an own box lists a kind of tile twice;
  - a member is given twice in one object;
  - the minimum number of players is larger than the maximum.
- Whether the map keeps the rules of the game does not matter here: `rbdesigner validate` tells that.
- Saving keeps the previous content as a backup, named like the file with `~` behind it. While the program writes a
  file, files `.rbdesigner-….tmp` stand beside it; a later save in that folder removes one that a crash has left.
- If no file can be made beside it, or nothing can take its name, the program overwrites the file in place. It does
  the same if the file has other names (hard links), which stay names of the same file. Until it is done, whole copies
  of both contents stand beside it (`….new-…`, `….old-…`) or in the folder `backups` of the user's data. The previous
  version stays there.
- A file of 50 MB or more is refused, and so are objects and lists nested more than 100 deep.
- The program brings a file of an older version up to date when it reads it, and refuses a file of a newer version.
"""

GAME = """\
# The saved game

<!-- Written by docs/make_file_format.py from schemas/game.schema.json. Change those, not this page. -->

A game is one file in [JSON](https://www.json.org), in UTF-8, whose name ends in `.rbgame`, whole or in progress. The
contract is [`schemas/game.schema.json`](../schemas/game.schema.json), a JSON Schema 2020-12; this page says the same
for people.

- The file holds the scenario and the **log**: everything that players have done and chance has drawn, in order, one
  line of the [notation](notation.md) an entry. It says nothing of the position or the points: the reader plays the log
  again and checks every entry by the rules. What chance has drawn is checked too (a mine makes only what is in
  its bag), but not drawn again.
- The log may end anywhere. The game then goes on from there; the seed decides what chance brings.
  So a running game holds its future: *Save without the future* in the window, and `rbdesigner replay GAME
  --without-future OUT`, write a copy with another seed and without the lines that were left, which goes on with other
  chance.
- **Unknown members are kept**, of the game as of the scenario in it.
- The program writes members in the order of this page, one entry of the log a line. The same game always gives the
  same text, and two games can be compared line by line.
- A file that cannot be played again is refused with the first entry at fault, the reason and the id of the rule. A
  game that was begun with an older version of the rules is played again with that version and goes on with it, so it
  never changes with the program. A game of a newer version is refused.
- A file of 10 MB or more is refused. So is a log of more than 100,000 entries, an entry of more than 4,000
  characters, a map of more than 10,000 tiles, or a scenario with errors.
- Saving keeps the previous content as a backup, named like the file with `~` behind it.
- `rbdesigner replay` reads a game and prints how it ended or where it stands:
  see [the command line](command-line.md).
"""


LAYING = """\
# The laying of a map

<!-- Written by docs/make_file_format.py from schemas/laying.schema.json. Change those, not this page. -->

A map that players lay in turns is one file in [JSON](https://www.json.org), in UTF-8, whose name ends in `.rblay`,
whole or in progress. The contract is [`schemas/laying.schema.json`](../schemas/laying.schema.json), a JSON Schema
2020-12; this page says the same for people. The map itself, once it is laid, is an ordinary
[scenario](file-format.md).

- The file holds what was agreed on and the **log**. `1: lay 2,-1 woods 0-3` is a tile of player 1 at the place (2,
  -1), with its rivers by the edges that they reach: `0-3`, `0-2-4`, or one edge for a source, `3`. `2: pass` gives up
  the rest of a turn. The edges are those of the [scenario file](file-format.md).
- It says nothing of the map: the reader lays every tile again and checks it by the rules. A file that cannot be
  laid again is refused with the first entry at fault, the reason and the id of the rule.
- The scenario in it has no tiles yet; its box is the one that the tiles come from.
- **Unknown members are kept.** A file of 1 MB or more is refused, and so is a log of more than 2,000 entries.
"""


BOOK = """\
# The book

<!-- Written by docs/make_file_format.py from schemas/book.schema.json. Change those, not this page. -->

A book is one file in [JSON](https://www.json.org), in UTF-8, that names scenario files, their order and their
chapters. Its name usually ends in `.rbbook`; called `book.json` it belongs to the folder that it lies in. The
contract is [`schemas/book.schema.json`](../schemas/book.schema.json), a JSON Schema 2020-12; this page says the same
for people.

- A **folder** is a book too. Without a file `book.json` it has all scenario files (`.rbmap`, `.json`) in it, by their
  names, 2 before 10.
- The book does not hold the maps: they stay in their own [scenario files](file-format.md), which may be in several
  books. Paths begin at the folder of the book, so the whole folder can be moved.
- An entry may give a scenario another title or code in this book; its file stays as it is. Where there is a pattern
  for codes, scenarios are numbered from front to back.
- **Unknown members are kept**, in every object. The program writes members in the order of this page, one chapter or
  scenario a line, and leaves out what has its default value: the same book always gives the same text.
- A file of 2 MB or more is refused, and so are more than 5,000 entries. Saving keeps the content before as a backup,
  named like the file with `~` behind it.
- Whether the scenarios are there, and fit together, does not matter here: `rbdesigner validate` tells that.
  `rbdesigner book` prints the book: see [the command line](command-line.md).
"""


SOLUTION = """\
# The solution

<!-- Written by docs/make_file_format.py from schemas/solution.schema.json. Change those, not this page. -->

A solution of a puzzle is one small file in [JSON](https://www.json.org), in UTF-8, whose name ends in `.rbsolution`.
The contract is [`schemas/solution.schema.json`](../schemas/solution.schema.json), a JSON Schema 2020-12; this page
says the same for people.

- The file does not hold the scenario but its **hash**, and the **log** of a game: everything done and drawn, one line
  of the [notation](notation.md) an entry, as in a [saved game](game-format.md). It says nothing of the points:
  whoever has the map plays the log again and checks every entry by the rules. `rbdesigner verify` and `rb.verify` do
  that: see [the command line](command-line.md).
- The hash is the SHA-256 of everything that matters when the scenario is played. From the map it takes places,
  terrains and rivers of the tiles, homes, buildings with the bags of mines, goods, transporters with their cargo,
  bridges, roads and walls. It also takes the start, the options, the researched subjects, the filled spaces of the
  wonder and the number of turns.
- It leaves out title, code, designers, description, special rules (which the program does not apply), status, numbers
  of players, difficulty and record. It also leaves out box, symmetry, how the map lies on the table, and all unknown
  members. A designer may change these, and solutions stay valid.
- The hash does not depend on the order in which a file lists things, or on whether it counts goods in one entry or in
  several. Nor does it depend on the half-edge that names a region, a dock or a border, or on the edge that names a
  bridge or river. Only transporters on one tile stay in their order, because a log names them by it. A map that is
  turned or moved is another puzzle: its places have other names.
- A solo game leaves nothing to chance, so it is exactly what its log says. With several players the program checks
  what chance has drawn (a mine makes only what is in its bag), but does not draw it again.
- **Unknown members are kept.** The program writes members in the order of this page, one entry of the log a line: the
  same solution always gives the same text. A file of 10 MB or more is refused.
- `rbdesigner convert GAME.rbgame OUT.rbsolution` makes one of a saved game that is over.
"""


RECORDS = """\
# The table of records

<!-- Written by docs/make_file_format.py from schemas/records.schema.json. Change those, not this page. -->

A table of records is one file in [JSON](https://www.json.org), in UTF-8, whose name ends in `.rbrecords`. The
contract is [`schemas/records.schema.json`](../schemas/records.schema.json), a JSON Schema 2020-12; this page says the
same for people.

- Each record has the whole [solution](solution-format.md), so that anybody who has the map can verify it by
  `rbdesigner verify`. `rbdesigner records` takes nothing into a table that does not verify: see
  [the command line](command-line.md).
- A record is for one player, who has played to the end. More **points** are better; of as many, fewer **turns** until
  the points stood for good; of those, fewer **goods used** (paid or processed). The date decides nothing. Solutions
  that are equal in all three share the record, one of each holder: of several by one, that with the shortest log,
  and one without a name gives way to those with one.
- A scenario is known by its hash. Played by another version of the rules it has a record of its own.
- **Merging** two tables keeps the best of both. It does not matter in which order, in which groups or how often
  tables are merged: all come to the same table, and the same table always gives the same text, a record a line.
- **Unknown members are kept.** A file of 50 MB or more is refused, and so are more than 10,000 records. Saving keeps
  the content before as a backup, named like the file with `~` behind it.
"""


ATLAS = """\
# The atlas

<!-- Written by docs/make_file_format.py from schemas/atlas.schema.json. Change those, not this page. -->

An atlas of generated maps is one file in [JSON](https://www.json.org), in UTF-8, whose name ends in `.rbatlas`. The
contract is [`schemas/atlas.schema.json`](../schemas/atlas.schema.json), a JSON Schema 2020-12; this page says the same
for people.

- The file holds the settings, both axes and the maps, each a whole [scenario](file-format.md). It says nothing of their
  fairness or their cells: the reader measures and judges them again, so an atlas never mixes old and new judgements.
- An atlas that was read goes on as if it had never been closed: the seed and the number of rounds decide what is tried
  next, with the tries that were made in vain.
- The program writes members in the order of this page, one map a line: the same atlas always gives the same text. A
  file of 50 MB or more is refused.
- `rbdesigner generate --atlas` writes it and `--go-on` goes on with it: see [the command line](command-line.md).
"""


class Page(NamedTuple):
    """A page: the schema that it explains, the file that it shows, and how it begins."""

    schema: str
    example: str
    opening: str


PAGES = {
    "file-format.md": Page("scenario", "example-scenario.rbmap", SCENARIO),
    "game-format.md": Page("game", "example-game.rbgame", GAME),
    "laying-format.md": Page("laying", "example-laying.rblay", LAYING),
    "atlas-format.md": Page("atlas", "example-atlas.rbatlas", ATLAS),
    "book-format.md": Page("book", "example-book.rbbook", BOOK),
    "solution-format.md": Page("solution", "example-solution.rbsolution", SOLUTION),
    "records-format.md": Page("records", "example-records.rbrecords", RECORDS),
}


def text(page: Page) -> str:
    """The whole page."""
    schema = read_schema(page.schema)
    example = (DOCS / page.example).read_text("utf-8")
    parts = [page.opening, "## Example", f"```json\n{example}```", *_section("", schema)]
    for name in _objects(schema):
        parts += _section(name, schema["$defs"][name])
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def _objects(schema: dict[str, Any]) -> list[str]:
    """The definitions with members of their own, in the order in which the page first names them."""
    found: list[str] = []
    waiting = [schema]
    while waiting:
        for member in waiting.pop(0).get("properties", {}).values():
            items = member.get("items", {})
            for reference in (member, items, member.get("else", {}), items.get("then", {}), items.get("else", {})):
                name = reference.get("$ref", "").rpartition("/")[2]
                if name in schema.get("$defs", {}) and name not in found and "properties" in schema["$defs"][name]:
                    found.append(name)
                    waiting.append(schema["$defs"][name])
    return found


def _section(name: str, part: dict[str, Any]) -> list[str]:
    required = part.get("required", [])
    rows = [_row(member, schema, member in required) for member, schema in part["properties"].items()]
    table = ["| member | value | meaning |", "| --- | --- | --- |", *rows]
    return [f"## {part['title']}" if name else "## The whole file", part["description"], "\n".join(table)]


def _row(name: str, member: dict[str, Any], required: bool) -> str:
    known = _resolved(member)
    meaning = known["description"] + (" **Required.**" if required else _default(known))
    return f"| `{name}` | {_value(known)} | {meaning} |"


def _resolved(part: dict[str, Any]) -> dict[str, Any]:
    """A part of the schema with what it refers to; what stands beside the reference comes first."""
    if "$ref" not in part:
        return part
    if part["$ref"] == scenario_schema()["$id"]:
        return {**part, "type": "scenario"}
    name = part["$ref"].rpartition("/")[2]
    defined: dict[str, Any] = {
        **scenario_schema()["$defs"],
        **read_schema("game")["$defs"],
        **read_schema("book")["$defs"],
        **read_schema("solution")["$defs"],
        **read_schema("records")["$defs"],
        **read_schema("atlas")["$defs"],
    }[name]
    return {**defined, **part, "name": name}


def _default(member: dict[str, Any]) -> str:
    return f" Default: `{json.dumps(member['default'])}`." if "default" in member else ""


def _value(part: dict[str, Any]) -> str:
    """What a member can be, in words."""
    if "const" in part:
        return f"`{json.dumps(part['const'])}`"
    if "enum" in part:
        return ", ".join(f"`{value}`" for value in part["enum"])
    if "if" in part:
        return f"{_value(part['then'])}, or {_value(_resolved(part['else']))}"
    match part.get("type"):
        case None:
            return "as its kind says"
        case "integer":
            noun = part["title"].lower() if "name" in part else "whole number"
            return f"{noun}, {part['minimum']} to {part['maximum']}" if "maximum" in part else noun
        case "number":
            return "number"
        case "array" if part.get("name") == "place":
            return "place `[q, r]`"
        case "array" if "items" not in part:
            return "list"
        case "array":
            return f"list: {_item(_resolved(part['items']))}"
        case "object" | ["object", *_] if "properties" in part:
            return f"[{part['title'].lower()}](#{part['title'].lower().replace(' ', '-')})"
        case "object" if part["title"] == "Solution":
            return "[solution](solution-format.md)"
        case "object" if "propertyNames" not in part:
            return "object"
        case "object":
            return f"counts: {_value(_resolved(part['propertyNames']))}"
        case "scenario":
            return "[scenario](file-format.md)"
        case "boolean":
            return "`true` or `false`"
        case _:
            return "text"


def _item(part: dict[str, Any]) -> str:
    """What an entry of a list can be, in words."""
    if "if" in part:
        return f"{_value(_resolved(part['then']))}, {_value(_resolved(part['else']))}"
    if part.get("type") != "array":
        return _value(part)
    if "items" not in part:
        return f"{part['title'].lower()}s"
    least, most = part["minItems"], part["maxItems"]
    return f"lists of {least if least == most else f'{least} to {most}'}: {_value(_resolved(part['items']))}"


if __name__ == "__main__":
    for name, page in PAGES.items():
        (DOCS / name).write_text(text(page), "utf-8")
        print(f"wrote {DOCS / name}")
