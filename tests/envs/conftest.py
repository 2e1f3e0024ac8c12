"""What the tests of environments share."""

import random

import pytest


@pytest.fixture
def dice():
    """Randomness of the test's own, apart from the global one and from the rules'."""
    return random.Random(20)
