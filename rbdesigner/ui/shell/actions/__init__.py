"""The one list of all that can be done, and the menus and shortcuts that are made of it."""
