"""What runs: an actor for each game, the scheduler, the publisher, the sessions in memory."""
