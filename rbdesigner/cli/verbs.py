"""The verbs of the command line, in the groups in which the help lists them."""

from __future__ import annotations

VERB_GROUPS: dict[str, dict[str, str]] = {
    "make and change maps": {
        "edit": "open the window with the maps in these files",
        "generate": "generate maps that are valid and fair",
        "lay": "lay a map in turns by the rules, with a machine in every seat",
        "improve": "look for small edits that make a map fairer, and measure them",
        "convert": "turn maps into files of another format",
    },
    "judge maps": {
        "validate": "check maps, and list what is wrong or could be better",
        "analyse": "tell facts about a map: ways, land, fairness, symmetry",
        "compare": "tell what differs between two maps, or versions of one",
    },
    "draw and print": {
        "render": "draw a map, or a moment of a game, as PNG, SVG or PDF",
        "book": "print a book of scenarios as one PDF",
    },
    "play games": {
        "play": "play a map in the window, or go on with a saved game",
        "replay": "play saved games again, check every action, print the scores",
        "figures": "tell a game turn by turn, and compare it with others",
    },
    "solve puzzles": {
        "solve": "look for solo games with many points on a map",
        "par": "tell par of a map's solo game, and how difficult it is",
        "verify": "check solutions by the rules, and tell their points",
        "records": "show a table of records, add solutions, or merge tables",
    },
    "let machines play": {
        "players": "list the machine players there are",
        "simulate": "play many games on a map: is it fair, how long does it last",
        "tournament": "let machine players meet on maps, and rate them",
        "report": "write a report of the games that simulate has kept",
    },
    "get help": {
        "help": "show this overview, or the help of a verb",
        "completion": "print the script that lets a shell complete commands",
    },
}
"""The verbs by the groups in which the overview lists them, each with its purpose."""

VERBS = {verb: purpose for group in VERB_GROUPS.values() for verb, purpose in group.items()}
"""What can be done; each verb has a module of its name, which is loaded only when it is meant."""


def overview_of_verbs() -> str:
    """All verbs with their purposes, by groups, in lines of 80 characters."""
    widest = max(map(len, VERBS))
    lines = []
    for title, verbs in VERB_GROUPS.items():
        lines += [f"{title}:", *(f"  {verb:{widest}}  {purpose}" for verb, purpose in verbs.items())]
    return "\n".join(lines)
