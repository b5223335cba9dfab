"""Any game as an environment for learners, in the manner of PettingZoo."""
