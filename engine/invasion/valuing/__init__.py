"""What squads, plans and boards are worth to whoever weighs them, in every edition."""
