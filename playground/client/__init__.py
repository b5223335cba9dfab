"""People at their clients: what they see and do, with the checks a client makes."""
