"""The whole house at work: bot process, stand-in, captains."""
