"""Design maps and scenarios for the board game Roads & Boats."""
