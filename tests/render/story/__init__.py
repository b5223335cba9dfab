"""Tests of rows: all that an event says, in one place."""
