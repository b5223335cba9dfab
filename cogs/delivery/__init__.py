"""What the host owes, on its way to Discord."""
