"""Writes ``shortcuts.md`` from the list of actions (``rbdesigner/ui/shell/actions``): run it after a change of that."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rbdesigner.ui.shell.actions.action_list import ActionSpec, action_list, group_titles
from rbdesigner.ui.shell.actions.action_registry import plain

PAGE = Path(__file__).parent / "shortcuts.md"

OPENING = """\
# Keyboard shortcuts

<!-- Written by docs/make_shortcuts.py from rbdesigner/ui/shell/actions/action_list.py. Change that, not this page. -->

The same list is in the program: **Help > Keyboard shortcuts** (`F1`). On a Mac, `Ctrl` is the command key. What has no
shortcut is found by the command palette, `Ctrl+Shift+P`.
"""
ON_THE_MAP = """\
## On the map

| keys or mouse | what it does |
| --- | --- |
| arrow keys | move the keyboard's pointer from tile to tile |
| `Return`, `Space` | use the tool there |
| `Delete`, `Backspace` | take away what lies there, or what is selected |
| `Esc` | give up what has been begun, else select nothing |
| `Alt` + arrow keys | move the selection by one tile |
| `+`, `-`, `Home` | zoom in, zoom out, show the whole map |
| right click | pick up the tile, or take the piece away; with *Select* a menu |
| drag a piece or home | move it; out of a stack, one |
| drag, `Shift` when letting go | move the whole stack |
| `Alt` + wheel | turn what is in hand |
| wheel, `Ctrl` + wheel | zoom |
| `Shift` + wheel | scroll sideways |
| middle button, `Space` + drag | move the map |
"""
IN_A_GAME = """\
## In a game

| keys or mouse | what it does |
| --- | --- |
| `N`, `Shift+N` | choose the next transporter, the previous one |
| arrow keys | go through what can be done on the board |
| `Return` | do it; when something is asked, give the answer that changes nothing |
| `Esc`, right click | give up what has been begun, else choose nothing |
| `Ctrl+Return` | end one's part of the phase |
| `Ctrl+Shift+Return`, `Shift` + click on the button | end all that is left of the turn |
| `R` | in production: run all that needs no choice |
| `Shift+R` | the same, and end the production if nothing is left to choose |
| drag of goods | have them brought there: one, with `Shift` or `Ctrl` as many as fit |
| double click on a transporter | let it do its last errand again |
| drag of a picture from *Actions*, or a click on it and on the board | plan it, and have brought what it costs |
| click on a picture with a dashed rim | plan it no longer |
| `W`, or `Ctrl` held | build walls instead of all else |
| `Shift` + click on a wall, with that tool | demolish it |

On the large tile:

| keys or mouse | what it does |
| --- | --- |
| click, `Return` | choose a transporter, load a good, put one down, run a building |
| `Shift` or `Ctrl` + click | the same with as many goods as possible |
| `Ctrl+Shift` + click, `Alt` + click on geese | let one follow the chosen transporter |
| `Alt+Shift` + click on geese | let all follow |
| right click, `Menu` | a menu of all that can be done with a thing |
| `Delete` | put one good of this kind down from the chosen transporter |
| drag | load, hand over, put down; take a transporter aboard, set it down |
| arrow keys | go from thing to thing |
| `Space` | take a thing up, drop it |
"""


def page() -> str:
    """The whole page."""
    parts = [OPENING]
    for group, title in group_titles().items():
        specs = [spec for spec in action_list() if spec.group == group and spec.keys]
        if specs:
            parts.append(f"## {title}\n\n{table(specs)}\n")
    return "\n".join([*parts, ON_THE_MAP, IN_A_GAME])


def table(specs: Iterable[ActionSpec]) -> str:
    """A row for each action."""
    rows = [f"| {_keys(spec)} | {plain(spec.text).removesuffix('…')}{_tip(spec)} |" for spec in specs]
    return "\n".join(["| keys | what it does |", "| --- | --- |", *rows])


def _keys(spec: ActionSpec) -> str:
    return ", ".join(f"`{keys}`" for keys in spec.keys)


def _tip(spec: ActionSpec) -> str:
    return f": {spec.tip[0].lower()}{spec.tip[1:]}" if spec.tip else ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"wrote {PAGE}")
