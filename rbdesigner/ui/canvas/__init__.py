"""The map on the screen: scene, view, items and layers."""
