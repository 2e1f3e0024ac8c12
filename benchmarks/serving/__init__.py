"""How many choices a second a server takes, and how long the other seat waits to see them."""
