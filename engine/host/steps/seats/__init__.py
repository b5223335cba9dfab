"""Who sits at a table: offers, absence, votes, who may do what."""
