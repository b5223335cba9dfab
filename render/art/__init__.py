"""Art drawn by our own code: vector shapes, made into sprites once and kept."""
