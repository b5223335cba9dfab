"""The look of the house: what pictures of all games share, and those of games without their own."""
