"""Fixtures that every part of the tests may use."""
