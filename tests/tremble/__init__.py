"""Tests of the rules of Tremble, Humans!."""
