"""The rules of Hot Potato, chapter by chapter of the rulebook."""
