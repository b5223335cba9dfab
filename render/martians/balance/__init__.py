"""What the simulator shows of the balance."""
