"""The laboratory of a map: runs of many games by machines, and what they tell."""
