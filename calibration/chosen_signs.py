"""The signs that the prediction is made of, and others that were tried beside them."""

from __future__ import annotations

from rbdesigner.prediction.home_signs import HOME_ON, PLANNED
from rbdesigner.tiles import LANDS

HOMES = tuple(f"{HOME_ON}{terrain}" for terrain in LANDS)
CONTACT = ("contact-on-foot",)
FACT_SIGNS = (*HOMES, *(f"soon-{terrain}-2" for terrain in LANDS), *CONTACT)
"""What facts alone tell."""
PLANNED_SIGNS = (PLANNED, *HOMES, *CONTACT)
"""What facts and plans tell."""
TRIED = {
    "the points planned": (PLANNED,),
    "the terrain of the home": HOMES,
    "land within two turns": tuple(f"soon-{terrain}-2" for terrain in LANDS),
    "ways to terrains": tuple(f"way-{terrain}-{rank}" for terrain in LANDS for rank in (1, 2)),
    "land reached first": tuple(f"first-{terrain}" for terrain in LANDS),
    "leads": tuple(f"lead-{terrain}" for terrain in LANDS),
    "contact on foot": CONTACT,
}
"""Sets of signs that are told of beside the chosen ones."""
