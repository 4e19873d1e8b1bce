"""The verbs of the command line, in the groups in which the help lists them."""

from __future__ import annotations

from rbdesigner.messages.translation import translated
from rbdesigner.translatable import QT_TRANSLATE_NOOP

VERB_GROUPS: dict[str, dict[str, str]] = {
    QT_TRANSLATE_NOOP("cli", "make and change maps"): {
        "edit": QT_TRANSLATE_NOOP("cli", "open the window with the maps in these files"),
        "generate": QT_TRANSLATE_NOOP("cli", "generate maps that are valid and fair"),
        "lay": QT_TRANSLATE_NOOP("cli", "lay a map in turns by the rules, with a machine in every seat"),
        "improve": QT_TRANSLATE_NOOP("cli", "look for small edits that make a map fairer, and measure them"),
        "convert": QT_TRANSLATE_NOOP("cli", "turn maps into files of another format"),
    },
    QT_TRANSLATE_NOOP("cli", "judge maps"): {
        "validate": QT_TRANSLATE_NOOP("cli", "check maps, and list what is wrong or could be better"),
        "analyse": QT_TRANSLATE_NOOP("cli", "tell facts about a map: ways, land, fairness, symmetry"),
        "compare": QT_TRANSLATE_NOOP("cli", "tell what differs between two maps, or versions of one"),
    },
    QT_TRANSLATE_NOOP("cli", "draw and print"): {
        "render": QT_TRANSLATE_NOOP("cli", "draw a map, or a moment of a game, as PNG, SVG or PDF"),
        "book": QT_TRANSLATE_NOOP("cli", "print a book of scenarios as one PDF"),
    },
    QT_TRANSLATE_NOOP("cli", "play games"): {
        "play": QT_TRANSLATE_NOOP("cli", "play a map in the window, or go on with a saved game"),
        "replay": QT_TRANSLATE_NOOP("cli", "play saved games again, check every action, print the scores"),
        "figures": QT_TRANSLATE_NOOP("cli", "tell a game turn by turn, and compare it with others"),
    },
    QT_TRANSLATE_NOOP("cli", "solve puzzles"): {
        "solve": QT_TRANSLATE_NOOP("cli", "look for solo games with many points on a map"),
        "par": QT_TRANSLATE_NOOP("cli", "tell par of a map's solo game, and how difficult it is"),
        "verify": QT_TRANSLATE_NOOP("cli", "check solutions by the rules, and tell their points"),
        "records": QT_TRANSLATE_NOOP("cli", "show a table of records, add solutions, or merge tables"),
    },
    QT_TRANSLATE_NOOP("cli", "let machines play"): {
        "players": QT_TRANSLATE_NOOP("cli", "list the machine players there are"),
        "simulate": QT_TRANSLATE_NOOP("cli", "play many games on a map: is it fair, how long does it last"),
        "tournament": QT_TRANSLATE_NOOP("cli", "let machine players meet on maps, and rate them"),
        "report": QT_TRANSLATE_NOOP("cli", "write a report of the games that simulate has kept"),
    },
    QT_TRANSLATE_NOOP("cli", "get help"): {
        "help": QT_TRANSLATE_NOOP("cli", "show this overview, or the help of a verb"),
        "completion": QT_TRANSLATE_NOOP("cli", "print the script that lets a shell complete commands"),
    },
}
"""The verbs by the groups in which the overview lists them, each with its purpose."""

VERBS = {verb: does for group in VERB_GROUPS.values() for verb, does in group.items()}
"""The verbs and what they do. Each has a module of its name, which is loaded only when it is meant."""

MODULES = {"edit": "edit_maps"}
"""The modules of verbs that are named otherwise, as an edit is something else in the scenario."""


def purpose(verb: str) -> str:
    """The purpose of a verb, in the language of the command line."""
    return translated("cli", VERBS[verb])


def overview_of_verbs() -> str:
    """All verbs with their purposes, by groups, in lines of 80 characters."""
    widest = max(map(len, VERBS))
    lines = []
    for title, verbs in VERB_GROUPS.items():
        lines += [f"{translated('cli', title)}:", *(f"  {verb:{widest}}  {purpose(verb)}" for verb in verbs)]
    return "\n".join(lines)
