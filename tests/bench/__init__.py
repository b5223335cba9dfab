"""Measure the house: `make bench` prints a table and writes bench.json.

Machines are shared and noisy: read figures of one run against each other, not against a clock.
"""
