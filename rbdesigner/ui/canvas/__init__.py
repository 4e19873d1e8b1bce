"""The map on the screen: scene, view and layers."""
