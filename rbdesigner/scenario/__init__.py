"""The scenario: model, edits, files."""
