"""Web Push: calling people whose turn it is, who look at no page."""
