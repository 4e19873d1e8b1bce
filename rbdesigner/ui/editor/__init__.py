"""The editor: documents, tools and panels."""
