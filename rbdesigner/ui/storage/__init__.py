"""What the window keeps on disk for its user: folders, settings, files used last, the session of a run."""
