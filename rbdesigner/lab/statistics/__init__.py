"""Statistics of the games of a run."""
