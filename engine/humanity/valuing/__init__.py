"""What cells, tiles, work and moves are worth to whoever weighs them."""
