"""Checks of what is wrong with a map or scenario, or could be better."""

from rbdesigner.checks.borders import road_fault, wall_fault
from rbdesigner.checks.edge_constraints import fitting_rotations
from rbdesigner.checks.homes import home_fault, home_faults
from rbdesigner.checks.laying import edit_faults, edit_problems, placement_fault
from rbdesigner.checks.live import Delta, LiveChecks, check
from rbdesigner.checks.piece_checks import piece_fault
from rbdesigner.checks.problem import Fix, Problem, Severity
from rbdesigner.checks.river_drawing import drawn_river, river_taken_away

__all__ = [
    "Delta",
    "Fix",
    "LiveChecks",
    "Problem",
    "Severity",
    "check",
    "drawn_river",
    "edit_faults",
    "edit_problems",
    "fitting_rotations",
    "home_fault",
    "home_faults",
    "piece_fault",
    "placement_fault",
    "river_taken_away",
    "road_fault",
    "wall_fault",
]
