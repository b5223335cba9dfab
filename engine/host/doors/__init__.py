"""What others may ask of the host, door by door."""
