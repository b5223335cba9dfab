"""What cards, cities and rivals are worth, in humans: to suggestions and to computer captains."""
