"""Games shown: the demo, its tour, and what both write down."""
