"""Tests of scenes: what is laid out, said and marked comes from one tree."""
