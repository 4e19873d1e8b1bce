"""The one list of all actions, and the menus and shortcuts made of it."""
