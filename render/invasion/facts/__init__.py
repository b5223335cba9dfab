"""What pictures and words look up: views, phases, sums, fights and reveals as they go on."""
