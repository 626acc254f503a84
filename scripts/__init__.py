"""Chores of those who work on spuds."""
