"""Bots: functions from what a seat knows to an answer. They never see a state."""

from spuds.bots.levels import LEVELS, Bot, make_bot

__all__ = ["LEVELS", "Bot", "make_bot"]
