"""What tests of all editions share."""
