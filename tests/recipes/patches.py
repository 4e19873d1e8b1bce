"""The smallest changes that add a thing to the package, one for each recipe of CONTRIBUTING.md."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Insertion(NamedTuple):
    """A text that goes in front of an anchor, which stands in the file once."""

    file: str
    anchor: str
    text: str

    def refuse_lost_anchor(self, root: Path) -> None:
        """AssertionError if the anchor does not stand once in the file."""
        number = (root / self.file).read_text("utf-8").count(self.anchor)
        assert number == 1, f"{self.file} has {number} times what a trial goes by: {self.anchor}"

    def apply(self, root: Path) -> None:
        """Change the file of a copy of the project."""
        path = root / self.file
        self.refuse_lost_anchor(root)
        path.write_text(path.read_text("utf-8").replace(self.anchor, self.text + self.anchor), "utf-8")


class NewFile(NamedTuple):
    """A module that is new."""

    file: str
    text: str

    def refuse_lost_anchor(self, root: Path) -> None:
        """AssertionError if there is such a file already."""
        assert not (root / self.file).exists()

    def apply(self, root: Path) -> None:
        """Write the file into a copy of the project."""
        (root / self.file).write_text(self.text, "utf-8")


class Patch(NamedTuple):
    """All that adds a thing.

    ``first`` is where the thing gets its name: with that alone the test of tables names the other files. ``changes``
    are the rest.
    """

    recipe: str
    first: tuple[Insertion, ...]
    changes: tuple[Insertion | NewFile, ...]

    @property
    def files(self) -> set[str]:
        """The files of the project that are touched; a new one by its folder."""
        touched = {*self.first, *self.changes}
        return {f"{Path(each.file).parent}/" if isinstance(each, NewFile) else each.file for each in touched}


SWAMP = Patch(
    "a terrain",
    (Insertion("rbdesigner/tiles.py", '    ROCK = "rock"\n', '    SWAMP = "swamp"\n'),),
    (
        Insertion(
            "rbdesigner/tiles.py", "        Terrain.ROCK: {plain", "        Terrain.SWAMP: {plain: 9, wide: 2},\n"
        ),
        Insertion("schemas/scenario.schema.json", '"rock", "mountain", "desert", "sea"]', '"swamp", '),
        Insertion(
            "schemas/output/analyse.schema.json",
            '            "rock": {',
            '            "swamp": {"$ref": "#/$defs/ways", "description": "The ways to the nearest swamp."},\n',
        ),
        Insertion(
            "schemas/output/analyse.schema.json",
            '"rock", "pasture", "mountain", "desert", "sea", "river", "home"]\n',
            '"swamp", ',
        ),
        Insertion(
            "rbdesigner/art/palette.py",
            "    Terrain.ROCK: TerrainColours(",
            '    Terrain.SWAMP: TerrainColours(*map(QColor, ("#8aa08a", "#465c4a", "#b3a77c"))),\n',
        ),
        Insertion("rbdesigner/art/ground.py", "    Terrain.ROCK: 0.04,", "    Terrain.SWAMP: 0.05,\n"),
        Insertion("rbdesigner/art/tile.py", "Terrain.ROCK, Terrain.MOUNTAIN, Terrain.WOODS)", "Terrain.SWAMP, "),
        Insertion("rbdesigner/art/tile.py", "    Terrain.ROCK: rock,", "    Terrain.SWAMP: pasture,\n"),
        Insertion("rbdesigner/art/line_tile.py", "    Terrain.ROCK: _rock,", "    Terrain.SWAMP: _pasture,\n"),
        Insertion(
            "rbdesigner/messages/nouns.py",
            "    Terrain.ROCK: QT",
            '    Terrain.SWAMP: QT_TRANSLATE_NOOP("nouns", "swamp"),\n',
        ),
        Insertion("rbdesigner/analysis/facts.py", '    ROCK = "rock"\n', '    SWAMP = "swamp"\n'),
        Insertion(
            "rbdesigner/analysis/fact_wording.py",
            '    "rock-1": QT_TRANSLATE_NOOP("facts", "rock"),\n',
            '    "swamp-1": QT_TRANSLATE_NOOP("facts", "swamp"),\n'
            '    "swamp-2": QT_TRANSLATE_NOOP("facts", "second swamp"),\n',
        ),
        Insertion("rbdesigner/generating/generator_settings.py", "    rock: int = 10\n", "    swamp: int = 8\n"),
        Insertion(
            "rbdesigner/analysis/laying/laying_machine.py", "    Terrain.ROCK: 0.19", "    Terrain.SWAMP: 0.1,\n"
        ),
        Insertion(
            "rbdesigner/analysis/tile_reading.py", "    Terrain.ROCK: (", "    Terrain.SWAMP: (60.0, -12.0, 8.0),\n"
        ),
        Insertion("rbdesigner/scenario/formats/map_code.py", '    Terrain.ROCK: "r"', '    Terrain.SWAMP: "a",\n'),
        Insertion(
            "rbdesigner/ui/shell/actions/action_list.py",
            '    "rock": QT',
            '    "swamp": QT_TRANSLATE_NOOP("Actions", "S&wamp"),\n',
        ),
    ),
)

BUILDINGS = Patch(
    "a building",
    (
        Insertion("rbdesigner/rules/tables.py", '    MINE = "mine"\n', '    LIME_KILN = "lime kiln"\n'),
        Insertion("rbdesigner/rules/tables.py", "\n\nclass Recipe(", '    PEAT_BOG = "peat bog"\n'),
        Insertion(
            "rbdesigner/rules/tables.py",
            "    BuildingKind.MINE: Building",
            "    BuildingKind.LIME_KILN: BuildingRule(\n"
            "        Site.LAND, {Good.BOARDS: 1}, Recipe({Good.CLAY: 1, Good.FUEL: 1}, 0, Good.STONE, 4, 2)\n"
            "    ),\n",
        ),
        Insertion(
            "rbdesigner/rules/tables.py",
            '}\n"""All that tells buildings apart',
            "    BuildingKind.PEAT_BOG: BuildingRule(Site.SHORE, {Good.BOARDS: 1}, Good.FUEL),\n",
        ),
    ),
    (
        Insertion("schemas/scenario.schema.json", '"mine", "oil rig"', '"lime kiln", '),
        Insertion("schemas/scenario.schema.json", '"steamer factory"\n      ]', '"peat bog", '),
        Insertion(
            "rbdesigner/art/buildings.py", "    BuildingKind.MINE: _mine,", "    BuildingKind.LIME_KILN: _mint,\n"
        ),
        Insertion(
            "rbdesigner/art/buildings.py",
            "    BuildingKind.STEAMER_FACTORY: _s",
            "    BuildingKind.PEAT_BOG: _clay_pit,\n",
        ),
        *(
            Insertion("rbdesigner/messages/nouns.py", anchor, f"    BuildingKind.{text},\n")
            for anchor, text in (
                ("    BuildingKind.MINE: QT", 'LIME_KILN: QT_TRANSLATE_NOOP("nouns", "lime kiln|a:a lime kiln")'),
                (
                    "    BuildingKind.MINE: (QT",
                    'LIME_KILN: (QT_TRANSLATE_NOOP("counts", "%n lime kilns"), "%n lime kiln")',
                ),
                ("    BuildingKind.MINT: QT", 'PEAT_BOG: QT_TRANSLATE_NOOP("nouns", "peat bog|a:a peat bog")'),
                (
                    "    BuildingKind.MINT: (QT",
                    'PEAT_BOG: (QT_TRANSLATE_NOOP("counts", "%n peat bogs"), "%n peat bog")',
                ),
            )
        ),
    ),
)

OPTION = Patch(
    "a rule option",
    (Insertion("rbdesigner/rules/options.py", "    end_marks: bool", "    sunday_rest: bool = False\n"),),
    (
        Insertion(
            "schemas/scenario.schema.json",
            '        "end_marks": {',
            '        "sunday_rest": {"title": "Rest", "description": "Whether each seventh turn is a rest.", '
            '"type": "boolean", "default": false},\n',
        ),
        Insertion(
            "rbdesigner/ui/editor/panels/rule_fields.py",
            '    "end_marks": (',
            '    "sunday_rest": (\n'
            '        QT_TRANSLATE_NOOP("OptionsField", "Rest on Sundays"),\n'
            '        QT_TRANSLATE_NOOP("OptionsField", "there is none"),\n    ),\n',
        ),
        Insertion(
            "rbdesigner/art/export/sheet_text.py",
            '    "end_marks": QT',
            '    "sunday_rest": QT_TRANSLATE_NOOP("sheet", "Nobody works on Sundays."),\n',
        ),
        Insertion(
            "rbdesigner/analysis/comparison_wording.py",
            '    "end_marks": QT',
            '    "sunday_rest": QT_TRANSLATE_NOOP("differences", "Rest on Sundays"),\n',
        ),
    ),
)

PLAYER = Patch(
    "a machine player",
    (
        Insertion(
            "rbdesigner/players/registry.py",
            "OURS = (",
            "def _steady(_player: int, _seed: str, _level: str) -> Player:\n"
            "    from rbdesigner.players.steady_player import SteadyPlayer\n\n"
            "    return SteadyPlayer()\n\n\n"
            'STEADY = Kind("steady", QT_TRANSLATE_NOOP("cli", "does the first thing that it may"), _steady)\n',
        ),
        Insertion("rbdesigner/players/registry.py", "PLANNER)\nUSUAL_LEVEL", "STEADY, "),
    ),
    (
        NewFile(
            "rbdesigner/players/steady_player.py",
            '"""A player that does the first thing that it may."""\n\n'
            "from __future__ import annotations\n\n"
            "from rbdesigner.engine.core.actions import Action, Done\n"
            "from rbdesigner.engine.games.view import View\n\n\n"
            "class SteadyPlayer:\n"
            '    """Ends what can be ended, else does the first thing that it may."""\n\n'
            "    def decide(self, view: View) -> Action:\n"
            '        """The end of a phase, or the first legal action."""\n'
            "        actions = view.legal_actions()\n"
            "        return next((each for each in actions if isinstance(each, Done)), actions[0])\n",
        ),
        Insertion(
            "rbdesigner/ui/game/players/kinds.py",
            "    PLANNER.name: ChoiceLabel(",
            '    "steady": ChoiceLabel(\n'
            '        QT_TRANSLATE_NOOP("MachineKinds", "Steady player"),\n'
            '        QT_TRANSLATE_NOOP("MachineKinds", "Does the first thing that it may"),\n    ),\n',
        ),
    ),
)

PICTURE = Patch(
    "a picture or page",
    (
        Insertion(
            "rbdesigner/scenario/drawn_formats.py",
            '    DrawnFormat(".pdf"',
            '    DrawnFormat(".webp", QT_TRANSLATE_NOOP("PictureDialog", "WebP: pixels, smaller files")),\n',
        ),
    ),
    (
        NewFile(
            "rbdesigner/art/export/webp.py",
            '"""Maps as WebP."""\n\n'
            "from __future__ import annotations\n\n"
            "from PySide6.QtCore import QBuffer, QIODevice\n"
            "from PySide6.QtGui import QImage\n\n"
            "from rbdesigner.art.board import Extras\n"
            "from rbdesigner.art.export import picture\n"
            "from rbdesigner.art.export.marginalia import Margin\n"
            "from rbdesigner.art.progress import Progress\n"
            "from rbdesigner.scenario.model import Scenario\n\n\n"
            "def webp(\n"
            "    scenario: Scenario,\n    radius: float,\n    transparent: bool,\n    extras: Extras,\n"
            "    progress: Progress,\n    _: str,\n    margin: Margin | None,\n"
            ") -> bytes:\n"
            '    """Write a WebP of the board with this tile radius in pixels."""\n'
            "    image = QImage.fromData(picture.png(scenario, radius, transparent, extras, progress, margin=margin))\n"
            "    buffer = QBuffer()\n"
            "    buffer.open(QIODevice.OpenModeFlag.WriteOnly)\n"
            '    image.save(buffer, "WEBP")\n'
            "    return bytes(buffer.data().data())\n",
        ),
        Insertion("rbdesigner/art/export/__init__.py", "\nfrom rbdesigner.art.export.marginalia", ", webp"),
        Insertion("rbdesigner/art/export/__init__.py", ', ".svg": vector.svg}', ', ".webp": webp.webp'),
    ),
)

MAP_FILE = Patch(
    "a map file of another program",
    (),
    (
        Insertion(
            "rbdesigner/scenario/formats/known_formats.py",
            "FORMATS: tuple[Format, ...] = (OWN, ",
            'LINES = Format(\n    "lines",\n'
            '    Reason(QT_TRANSLATE_NOOP("files", "lines of tiles")),\n'
            '    (".lines",),\n    False,\n    plain_lines.decode,\n'
            "    partial(store_encoded, plain_lines.encode, plain_lines.decode),\n    plain_lines.encode,\n)\n",
        ),
        Insertion("rbdesigner/scenario/formats/known_formats.py", "site, tts, tts_object\n", "plain_lines, "),
        Insertion("rbdesigner/scenario/formats/known_formats.py", "MAP_CODE, PICTURE)\n_SUFFIXES", "LINES, "),
        Insertion(
            "rbdesigner/scenario/formats/known_formats.py",
            "MAP_CODE: map_code.looks_like,",
            "LINES: plain_lines.looks_like, ",
        ),
        NewFile(
            "rbdesigner/scenario/formats/plain_lines.py",
            '"""A line for each tile."""\n\n'
            "from __future__ import annotations\n\n"
            "from rbdesigner.hexes import Hex\n"
            "from rbdesigner.scenario.formats.remarks import ImportedMap, Remarks, tell_left_out, tiles_to_write\n"
            "from rbdesigner.scenario.model import Scenario\n"
            "from rbdesigner.tiles import Terrain, tile\n\n\n"
            "def looks_like(text: str) -> bool:\n"
            '    """Whether a text is such a file."""\n'
            '    return text.startswith("tile ")\n\n\n'
            "def decode(text: str, path: str) -> list[ImportedMap]:\n"
            '    """The map of a text."""\n'
            "    tiles = {}\n"
            "    for line in text.splitlines():\n"
            "        _, q, r, terrain = line.split()\n"
            "        tiles[Hex(int(q), int(r))] = tile(Terrain(terrain))\n"
            '    return [ImportedMap("", Scenario(tiles=tiles))]\n\n\n'
            "def encode(scenarios: list[Scenario], path: str, remarks: Remarks) -> str:\n"
            '    """The text of a map."""\n'
            "    (scenario,) = scenarios\n"
            "    tell_left_out(scenario, remarks)\n"
            '    lines = (f"tile {at.q} {at.r} {laid.terrain}\\n" for at, laid in tiles_to_write(scenario, remarks))\n'
            '    return "".join(lines)\n',
        ),
    ),
)

CHART = Patch(
    "a chart",
    (),
    (
        NewFile(
            "rbdesigner/lab/charts/seed_charts.py",
            '"""Charts of the seeds of a run."""\n\n'
            "from __future__ import annotations\n\n"
            "from collections.abc import Iterator\n"
            "from functools import partial\n\n"
            "from rbdesigner.lab.charts.chart import Chart, ChartKind, ChartOffer\n"
            "from rbdesigner.lab.charts.chart import ChartPoint, ChartSeries, ChartTable\n"
            "from rbdesigner.lab.charts.chart_source import ChartSource\n\n\n"
            "def seed_charts(source: ChartSource) -> Iterator[ChartOffer]:\n"
            '    """How long the game of each seed was."""\n'
            '    yield ChartOffer("seed-lengths", "Length by seed", partial(_lengths, source))\n\n\n'
            "def _lengths(source: ChartSource, key: str, title: str) -> Chart:\n"
            "    points = tuple(ChartPoint(at, game.turns) for at, game in enumerate(source.games))\n"
            "    rows = tuple((str(game.seed), str(game.turns)) for game in source.games)\n"
            '    series = (ChartSeries("Turns", "#3f7fbf", points),)\n'
            '    table = ChartTable(("Seed", "Turns"), rows)\n'
            '    return Chart(key, title, ChartKind.BARS, "Seed", "Turns", series, table, "")\n',
        ),
        Insertion(
            "rbdesigner/lab/charts/run_charts.py",
            "from rbdesigner.lab.charts.standing_charts",
            "from rbdesigner.lab.charts.seed_charts import seed_charts\n",
        ),
        Insertion("rbdesigner/lab/charts/run_charts.py", "*course_charts(source))", "*seed_charts(source), "),
    ),
)
