"""Tests of what games are built from."""
