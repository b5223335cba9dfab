"""What every message is made of: layouts, controls, custom ids, acknowledgements."""
