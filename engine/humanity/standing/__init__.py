"""Standing orders: turns planned ahead, and work without being asked."""
