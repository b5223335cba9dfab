"""What every registered game must keep, and the proof that each check catches its fault.

A new game is registered in `render/games.py`, gets its declarations in `subjects.py` (which
events reveal whose secrets, what must occur) and its transcript by
`python -m tests.contract.golden NAME/1`; nothing else here knows it. Checks are plain functions
that raise AssertionError: `playing` (ends, replays, absence), `filling` (forms, policies),
`secrecy` (two runs, twins, events, canaries), `undoing`, `transcripts`, `covering`.
"""
