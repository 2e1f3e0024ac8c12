"""The words that Arcana's powers are written in."""
