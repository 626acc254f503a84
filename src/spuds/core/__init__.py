"""The engine room: records, frames, chance, notation, the checked table. It names no game."""
