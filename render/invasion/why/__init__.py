"""Why it happened, sum by sum."""
