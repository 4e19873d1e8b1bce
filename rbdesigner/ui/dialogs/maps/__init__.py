"""The dialogs for new maps, and for one of several in a file."""
