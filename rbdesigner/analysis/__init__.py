"""Facts about a map without playing it, and maps made without drawing them."""
