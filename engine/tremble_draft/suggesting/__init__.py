"""What people are suggested, one decision after another; computer captains build on it."""
