"""The dialogs for beginning games, and for games that were played."""
