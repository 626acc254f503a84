"""Many games at once: who wins with which bots, how surely, and how fast this machine plays."""

from spuds.arena.benching import bench
from spuds.arena.simulation import Line, Report, simulate

__all__ = ["Line", "Report", "bench", "simulate"]
