"""What computer captains of every edition weigh alike: squads, rivals, plans, moves."""
