"""Studies: runs that are played for one question."""
