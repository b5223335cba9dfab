"""The tiles: modules, experiments and missions, their files, checks and look-up tables."""
