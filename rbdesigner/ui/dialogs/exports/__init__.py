"""The dialogs for pictures, sheets, files and codes to share."""
