"""A step while it is made, and what all steps stand on: the timetable, sittings, votes counted."""
