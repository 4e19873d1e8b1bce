"""Figures of a game in the window: charts, milestones, games to compare."""
