"""Every encounter card, deck by deck: a module each."""
