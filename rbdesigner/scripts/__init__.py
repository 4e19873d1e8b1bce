"""Scripts of users: Python that works on a map, in a process of its own with limits."""
