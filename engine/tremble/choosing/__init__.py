"""Choosers: one for each kind of question, with the taste of whoever asks it.

Standing orders bring the thresholds that a person set, computer captains their own estimates.
"""
