"""A table for board games of hidden information: rules, secrets, bots, the terminal and simulation."""

__version__ = "0.1.0"
