"""The choices open now, shown as buttons."""
