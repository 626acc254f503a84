"""The table: a server on which people and bots play any game of the registry, and the page that it serves."""
