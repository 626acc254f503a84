def bench(game, seats, seconds):
    return []
