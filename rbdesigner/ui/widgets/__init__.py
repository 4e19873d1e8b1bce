"""Small controls and what they are made of, for the whole window: texts, icons, fields, colours."""
