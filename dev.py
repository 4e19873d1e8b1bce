#!/usr/bin/env python3
"""Set up, run and test rbdesigner with nothing but Python 3.11 or newer.

python3 dev.py run [ARGS]     the program with its command line: nothing opens the window, --help lists the rest
python3 dev.py test [ARGS]    style, types and all tests; with ARGS pytest alone, called with them
python3 dev.py explore        the tests marked slow, and more examples of the properties
python3 dev.py rules          which rules of the ledger have tests, and which have none
python3 dev.py bench [NAME]   the measurements of benchmarks/, or one of them
python3 dev.py calibrate ...  the games to which the prediction of fairness is fitted, and by which it is judged
python3 dev.py languages      bring the catalogues of languages/ up to date with the texts of the program
python3 dev.py tables         rbdesigner/tile_tables.py made anew from the drawn rivers
python3 dev.py compile        the rules engine compiled, too: the same games in less time (needs a C compiler);
                              with --remove back to Python
python3 dev.py program        the program with Python and Qt in a folder that starts by itself, dist/rbdesigner;
                              with --appdir also what an AppImage is made of
python3 dev.py release        the files of a release for this system, dist/rbdesigner-VERSION

Where there is a C compiler the planner of the machine players is compiled by all of these.

Everything goes into .venv beside this file. System libraries that are missing are installed where root runs this on
Debian or Ubuntu, and named otherwise. A set-up is not looked at again. One that fails or is cut short leaves the one of
before, with which the program still runs.
"""

from __future__ import annotations

import sys


def main(arguments: list[str]) -> int:
    """Carry out the verb; the exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this with an older one should be told
        print(f"dev.py: Python 3.11 or newer is needed; this is {sys.version.split()[0]}", file=sys.stderr)
        return 2
    from development.verbs import VERBS  # which an older Python may not read

    if not arguments or arguments[0] not in VERBS:
        asked = bool(arguments) and arguments[0] in ("-h", "--help", "help")
        print(__doc__, file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        return VERBS[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
