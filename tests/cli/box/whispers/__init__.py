"""A tiny game with secrets, steps that can be taken back, sealed votes and things done unasked, for the tests."""
