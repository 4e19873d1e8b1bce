"""The tabs with the pages of maps and games."""
