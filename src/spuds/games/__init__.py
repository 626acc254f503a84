"""The games, one folder each. They are reached through the registry alone."""
