"""The options that the verbs of the machines share: who works, and the seed."""

from __future__ import annotations

from argparse import _ActionsContainer as Options

from rbdesigner.cli import number_values
from rbdesigner.messages.translation import translate


def add_cores(options: Options, told: str) -> None:
    """The argument for the number of processes, and what the help says of it."""
    options.add_argument("--cores", metavar="N", type=number_values.whole, default=2, help=told)


def add_seed(options: Options, told: str) -> None:
    """The argument for the seed, and what the help says of it."""
    options.add_argument("--seed", metavar="N", type=number_values.seed, default=1, help=told)


def add_crew(options: Options) -> None:
    """The arguments that say where games are played, and by which seed."""
    add_cores(options, translate("cli", "how many processes play (2)"))
    options.add_argument(
        "--dask", metavar="ADDRESS", default="", help=translate("cli", "play on the Dask cluster there instead")
    )
    add_seed(options, translate("cli", "another seed plays other games (1)"))
