"""The laboratory: many games of a map by machines, and what they tell."""
