"""The terms of a plan: the limits of the game, and what the other players are expected to do. They never change."""

from __future__ import annotations

from rbdesigner.players.planning.constants import Ints


class PlanTerms:
    """The limits of a plan, and its expectations.

    ``left_out`` are buildings and ``avoided`` tiles that the game is played without. ``bystanders`` are tiles with a
    transporter that the plan does not move. ``gold_lead`` is how many more gold than iron a mine must hold to be
    counted on for gold. ``others_bricks`` are those that the others buy in ten turns. ``risks`` are, by place, how many
    of a hundred goods are gone a turn later.
    """

    most_land: int = 0
    most_water: int = 0
    most_fleet: int = 0
    has_births: int = 1
    left_out: Ints
    avoided: Ints
    bystanders: Ints
    gold_lead: int = 0
    others_bricks: int = 0
    risks: Ints
