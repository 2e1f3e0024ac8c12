"""Eldritch Horror: a few investigators against what should not wake."""
