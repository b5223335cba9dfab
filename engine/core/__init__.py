"""The contract every game fulfils and the table it is played on: pure, no clock, no I/O."""
