"""The panels around the map.

Palettes, problems, properties, statistics, history and the small map.
"""
