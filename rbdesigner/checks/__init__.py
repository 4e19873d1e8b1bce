"""Checks of what is wrong with a map or scenario, or could be better."""

from rbdesigner.checks.borders import road_fault, wall_fault
from rbdesigner.checks.edge_constraints import fitting_rotations
from rbdesigner.checks.homes import home_fault, home_faults
from rbdesigner.checks.laying import edit_faults, placement_fault
from rbdesigner.checks.live import Delta, LiveChecks, check
from rbdesigner.checks.pieces import piece_fault
from rbdesigner.checks.problem import Fix, Problem, Severity

__all__ = [
    "Delta",
    "Fix",
    "LiveChecks",
    "Problem",
    "Severity",
    "check",
    "edit_faults",
    "fitting_rotations",
    "home_fault",
    "home_faults",
    "piece_fault",
    "placement_fault",
    "road_fault",
    "wall_fault",
]
