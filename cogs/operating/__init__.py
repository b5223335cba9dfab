"""What whoever runs the bot sees: logs, figures, health, stopping."""
