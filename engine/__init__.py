"""The house: rules, games and the host that runs them."""
