"""The window's files for its user: folders, settings, files used last, the session of a run."""
