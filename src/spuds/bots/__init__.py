"""Bots: functions from what a seat knows to an answer. They never see a state."""

from spuds.bots.levels import LEVELS, make_bot
from spuds.core.bot import Bot, Candidate

__all__ = ["LEVELS", "Bot", "Candidate", "make_bot"]
