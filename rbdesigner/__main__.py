"""``python -m rbdesigner``: the command line."""

import sys

from rbdesigner.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
