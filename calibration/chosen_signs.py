"""The signs that the prediction is made of, and others that were tried beside them."""

from __future__ import annotations

from rbdesigner.prediction.home_signs import LOST, PLANNED
from rbdesigner.tiles import LANDS

OUTLOOK = "outlook"
"""What facts say of the points that plans come to: many maps can be planned on, and few played."""
OUTLOOK_SIGNS = (
    "way-woods-1", "way-woods-2", "way-rock-1", "way-rock-2", "way-pasture-2", "way-mountain-2",
    "soon-desert-2", "first-mountain", "room",
)  # fmt: skip
"""The facts that it is made of, chosen one by one by cross-validation: five more explain little more."""
HOMES = ("home-on-rock", "home-on-mountain", "home-on-desert")
BESIDE = (*HOMES, "soon-desert-2", "room", "contested", "contact-on-foot")
"""The facts that tell of games beside plans."""
FACT_SIGNS = (OUTLOOK, *BESIDE)
PLANNED_SIGNS = (PLANNED, LOST, OUTLOOK, *BESIDE)
TRIED = {
    "points planned": (PLANNED,),
    "points planned, terrain of the home": (PLANNED, *HOMES),
    "points planned, sites lost": (PLANNED, LOST),
    "facts and points planned": (PLANNED, OUTLOOK, *BESIDE),
    "points planned, contested land": (PLANNED, "contested"),
    "points planned, contact on foot": (PLANNED, "contact-on-foot"),
    "points planned, deserts": (PLANNED, "soon-desert-2"),
    "points planned, outlook": (PLANNED, OUTLOOK),
    "terrain of the home": HOMES,
    "land within two turns": tuple(f"soon-{terrain}-2" for terrain in LANDS),
    "ways to terrains": tuple(f"way-{terrain}-{rank}" for terrain in LANDS for rank in (1, 2)),
    "land reached first": tuple(f"first-{terrain}" for terrain in LANDS),
    "outlook": (OUTLOOK,),
    "signs of the outlook, by games alone": OUTLOOK_SIGNS,
}
"""Sets of signs that are told of beside the chosen ones."""
