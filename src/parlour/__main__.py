"""`python -m parlour`: the command `parlour`, of this Python."""

from parlour.cli.app import main

if __name__ == "__main__":
    main()
