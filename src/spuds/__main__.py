"""Run the command line: python -m spuds."""

from spuds.cli import main

if __name__ == "__main__":
    main()
