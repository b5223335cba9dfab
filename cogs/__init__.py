"""Discord: slash commands, buttons, selects and direct messages over the host."""
