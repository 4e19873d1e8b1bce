"""What ``dev.py`` does, with nothing but the standard library: it has to run before anything is installed."""
