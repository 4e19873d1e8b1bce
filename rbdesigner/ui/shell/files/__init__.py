"""Maps and games opened, saved, exported, printed, kept."""
