"""What a viewer sees of a state, and states that look alike."""
