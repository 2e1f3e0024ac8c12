"""`python -m sobremesa`, where the command itself is not on the path."""

import sys

from sobremesa.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
