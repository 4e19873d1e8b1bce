"""The findings of the laboratory in words."""
