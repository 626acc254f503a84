"""A tiny game of simultaneous bids, in plain Python, as another package might bring one."""
