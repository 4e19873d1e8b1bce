"""Single games of a run: their rows and figures."""
