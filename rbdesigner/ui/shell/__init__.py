"""The window around maps and games: tabs, docks, menus, files, recovery."""
