"""The pictures of Martians!!!, each a scene: the town, captains, hands."""
