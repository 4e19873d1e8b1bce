"""The work of the laboratory in processes of its own."""
