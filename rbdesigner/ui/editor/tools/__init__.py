"""The tools of the editor, which look and point; what they do to the map is an edit that the document makes."""
