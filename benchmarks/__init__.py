"""How fast spuds is, measured: `python -m benchmarks`, or `make bench`."""
