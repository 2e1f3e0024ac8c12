"""How often a benchmark asks what time it is: to answer that takes the system longer than a short match takes us."""

BETWEEN_LOOKS = 800  # choices at least: a hundred matches of tic-tac-toe, or one of a long game
