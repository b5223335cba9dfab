"""What captains leave for later: orders for cards, plans of a round, suggestions."""
