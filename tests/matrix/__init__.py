"""Two players, one table of payoffs, one answer each at the same time: what is best depends on the other's answer."""
