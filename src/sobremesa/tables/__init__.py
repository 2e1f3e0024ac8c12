"""A table where people sit: chairs, an owner, chat, a clock, undo, bots in chairs. No input or output happens here."""
