"""The rules of Hot-Pota-toH!, chapter by chapter of the rules document."""
