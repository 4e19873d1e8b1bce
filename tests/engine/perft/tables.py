"""The tables of the game, written down a second time."""

GOODS = ("trunks", "boards", "stone", "clay", "fuel", "iron", "gold", "coins", "stock", "paper", "geese")
HOLDS = {"donkey": 2, "wagon": 3, "truck": 6, "raft": 3, "rowboat": 5, "steamer": 8}
POINTS = {"donkey": 2, "wagon": 3, "truck": 4, "raft": 3, "rowboat": 4, "steamer": 6}
BOATS = ("raft", "rowboat", "steamer")

PRIMARY = {"woodcutter": "trunks", "quarry": "stone", "clay-pit": "clay", "oil-rig": "fuel"}

Need = dict[str, int]
COSTS: dict[str, Need] = {
    "woodcutter": {"boards": 1},
    "quarry": {"boards": 2},
    "clay-pit": {"boards": 3},
    "mine": {"boards": 3, "stone": 1},
    "oil-rig": {"boards": 3, "stone": 1},
    "sawmill": {"boards": 2, "stone": 1},
    "coal-burner": {"boards": 3},
    "paper-mill": {"boards": 1, "stone": 1},
    "stone-factory": {"boards": 2},
    "mint": {"boards": 2, "stone": 1},
    "stock-exchange": {"stone": 3},
    "wagon-factory": {"boards": 2, "stone": 1},
    "truck-factory": {"boards": 2, "stone": 2},
    "raft-factory": {"boards": 1, "stone": 1},
    "rowboat-factory": {"boards": 2, "stone": 1},
    "steamer-factory": {"boards": 2, "stone": 2},
}
TERRAIN = {"woodcutter": "woods", "quarry": "rock", "mine": "mountain", "oil-rig": "sea"}
SHORE = ("clay-pit", "raft-factory", "rowboat-factory", "steamer-factory")
NEEDS_SUBJECT = {
    "oil-rig": "drilling",
    "truck-factory": "trucking",
    "rowboat-factory": "rowing",
    "steamer-factory": "shipping",
}

# Inputs ("wood" for two of trunks and boards), output, how many of it, runs a turn.
RUNS: dict[str, tuple[Need | str, str, int, int]] = {
    "sawmill": ({"trunks": 1}, "boards", 2, 3),
    "coal-burner": ("wood", "fuel", 1, 6),
    "paper-mill": ("wood", "paper", 1, 1),
    "stone-factory": ({"clay": 1}, "stone", 2, 3),
    "mint": ({"fuel": 1, "gold": 2}, "coins", 1, 1),
    "stock-exchange": ({"paper": 1, "coins": 2}, "stock", 1, 6),
}
WOOD: tuple[Need, ...] = ({"trunks": 2}, {"trunks": 1, "boards": 1}, {"boards": 2})
MAKES: dict[str, tuple[str, Need]] = {
    "wagon-factory": ("wagon", {"boards": 2}),
    "truck-factory": ("truck", {"fuel": 1, "iron": 1}),
    "raft-factory": ("raft", {"trunks": 2}),
    "rowboat-factory": ("rowboat", {"boards": 5}),
    "steamer-factory": ("steamer", {"fuel": 2, "iron": 1}),
}
SUBJECTS = (
    "rowing", "trucking", "shipping", "drilling", "specialisation", "enlargement", "new-shafts", "bright-idea",
)  # fmt: skip
UPGRADES = {
    "trucking": ("truck-factory", ("wagon-factory",)),
    "rowing": ("rowboat-factory", ("raft-factory",)),
    "shipping": ("steamer-factory", ("raft-factory", "rowboat-factory")),
}
MIXTURES = (
    ("3+3", (3, 3), None),
    ("4+0", (4, 0), "specialisation"),
    ("0+4", (0, 4), "specialisation"),
    ("5+5", (5, 5), "enlargement"),
)

SPACES = 83
FIRST_FOUR_ROWS = 17
IRRIGATION = 45
ENDS = {2: 62, 3: 66, 4: 69, 5: 76, 6: 83}
SPENT = ("trunks", "boards", "clay", "stone", "fuel", "iron", "paper", "geese", "gold", "coins", "stock")
"""In this order goods pay for bricks; the rules leave the choice, this is the usual form."""
