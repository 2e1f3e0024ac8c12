"""The command `sobremesa`."""
