"""`underhall`, or `python -m underhall`. Written so that any Python 3 can read it and be told."""

import sys

LEAST = (3, 11)


def main() -> None:
    if sys.version_info < LEAST:
        sys.exit("underhall: needs Python 3.11 or newer; this is {}.{}".format(*sys.version_info))
    from underhall.cli.main import main as command

    command()


if __name__ == "__main__":
    main()
