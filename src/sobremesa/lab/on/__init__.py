"""Where matches are played, by what is written after `--on`. Only an engine's own module imports it."""

from sobremesa.lab.on.place import Place, place

__all__ = ["Place", "place"]
