"""The state of one phase: an object a phase, made afresh when it begins."""

from __future__ import annotations

from dataclasses import dataclass, field

from rbdesigner.engine.core.codes import NONE


@dataclass(slots=True)
class Production:
    """The state of one production phase.

    ``drawn`` is what tiles with mines make (P2), ``runs`` how often the producer of a tile has worked (P3, F5),
    ``births`` are tiles that had one (L3). ``upgrading`` is the subject whose factories the acting player may upgrade
    now (R5). ``excess`` tells whether the acting player must first put a transporter out of use (F7).
    """

    drawn: dict[int, int] = field(default_factory=dict)
    runs: dict[int, int] = field(default_factory=dict)
    births: dict[int, bool] = field(default_factory=dict)
    upgrading: int = NONE
    excess: bool = False

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled, whether it is compiled or not."""
        return Production, (self.drawn, self.runs, self.births, self.upgrading, self.excess)

    def copy(self) -> Production:
        """An independent copy."""
        return Production(self.drawn.copy(), self.runs.copy(), self.births.copy(), self.upgrading, self.excess)


@dataclass(slots=True)
class Movement:
    """The state of one player's movement.

    ``points`` are what transporters that have moved have left. ``tags`` tell for a holder and a good (``holder * NGOODS
    + good``) how many of them which transporter has moved (M11), ``trains`` for a transporter the geese that follow it,
    by who has moved them, NONE for nobody yet (G2, G5). ``boarded`` are passengers taken aboard in this phase (C4).
    ``steps`` tells where the player may step from a spot, as far as it has been looked up; nothing that bears on it is
    built in this phase, so that copies share it.
    """

    points: dict[int, int] = field(default_factory=dict)
    tags: dict[int, dict[int, int]] = field(default_factory=dict)
    trains: dict[int, dict[int, int]] = field(default_factory=dict)
    boarded: dict[int, bool] = field(default_factory=dict)
    steps: dict[int, tuple[int, ...]] = field(default_factory=dict, compare=False)

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled, whether it is compiled or not."""
        return Movement, (self.points, self.tags, self.trains, self.boarded)

    def copy(self) -> Movement:
        """An independent copy."""
        return Movement(
            self.points.copy(),
            {key: movers.copy() for key, movers in self.tags.items()} if self.tags else {},
            {leader: geese.copy() for leader, geese in self.trains.items()} if self.trains else {},
            self.boarded.copy(),
            self.steps,
        )
