"""The phases of a turn, as the rulebook names them."""
