"""Our limits beside those of Discord's API description, and a record of them for who has it not."""
