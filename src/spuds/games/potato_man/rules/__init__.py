"""The rules of Potato Man, chapter by chapter of the rulebook."""
