"""Design maps and scenarios for the board game Roads & Boats."""

__version__ = "0.1.0"
