"""The window's files for its user.

Folders, settings, files used last, the session of a run.
"""
