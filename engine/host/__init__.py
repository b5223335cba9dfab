"""The host: one actor per game, deadlines that survive a restart, messages that go out once."""
