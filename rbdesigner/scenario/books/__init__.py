"""Books of scenarios: a folder or a file that says which, and in which order."""
