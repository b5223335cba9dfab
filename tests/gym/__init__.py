"""Tests of games as environments for learners."""
