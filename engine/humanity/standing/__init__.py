"""Standing orders: work without being asked."""
