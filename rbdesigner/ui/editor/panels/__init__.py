"""The panels around the map: palettes, problems, properties, statistics, history and the small map."""
