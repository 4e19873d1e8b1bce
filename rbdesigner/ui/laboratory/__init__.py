"""The laboratory of a map.

Runs of many games by machines, and what they tell.
"""
