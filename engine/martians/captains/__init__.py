"""The computer captains of Martians!!!; no rule imports them."""
