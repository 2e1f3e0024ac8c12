"""The games as environments for learning agents."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around the imports of what comes with an extra: whoever lacks it is told how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ImportError(
            f'there is no {error.name} here, which environments need: pip install "sobremesa[{extra}]"'
        ) from None


with needing("envs"):
    import numpy as _numpy  # noqa: F401
