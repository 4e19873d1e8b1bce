"""The window of a solver."""
