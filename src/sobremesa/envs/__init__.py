"""The games as environments for learning agents."""

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ImportError(
        f'there is no {error.name} here, which environments need: pip install "sobremesa[envs]"'
    ) from None
