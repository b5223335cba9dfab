"""The index of the players' rules help: every rule with its ID, its chapter and its neighbours.

The words are in the catalogues, under keys made of the ID. Letters before the number:
S setting up, B buying, C cities, P planning, R reveal, F battle, W reward, E end of the turn,
A abilities, K compensation cards, T tasks and end, H what is hidden, RL rulings, D defaults,
EX worked examples; and three that explain without ruling: GO guide, ST stations, CO cards.
"""

from engine.core.rules_index import entries_of

EXPLAINING = frozenset({"GO", "ST", "CO"})

_INDEX = {
    "guide": {"GO-1": "GO-2 B-1 P-1 F-2 W-1 T-1", "GO-2": "A-1 A-7 K-1"},
    "setup": {
        "S-1": "S-6 C-1",
        "S-2": "C-1",
        "S-3": "A-5 RL-16",
        "S-4": "B-1 RL-12 RL-29",
        "S-5": "P-2",
        "S-6": "T-1",
        "S-7": "W-2 RL-13",
        "S-8": "F-7 K-1",
    },
    "buying": {
        "B-1": "B-2 B-4 B-5 RL-12",
        "B-2": "RL-16 RL-26",
        "B-3": "RL-1 A-7",
        "B-4": "H-1 H-3 RL-18",
        "B-5": "RL-2 RL-19 T-5",
    },
    "cities": {"C-1": "S-2 W-1"},
    "planning": {
        "P-1": "P-2 R-1 RL-25",
        "P-2": "RL-3 ST-9 CO-1",
        "P-3": "A-7 R-2",
    },
    "reveal": {
        "R-1": "H-3",
        "R-2": "A-4 ST-3 RL-4 RL-20",
        "R-3": "F-2 W-1 RL-14 RL-27",
    },
    "battle": {
        "F-1": "A-1 A-2 A-6",
        "F-2": "RL-5 RL-21 RL-27",
        "F-3": "F-4 F-5",
        "F-4": "A-7 K-2 RL-6 RL-22",
        "F-5": "F-4",
        "F-6": "A-5 ST-8 CO-6 RL-27",
        "F-7": "K-1 K-4 RL-24",
    },
    "reward": {
        "W-1": "W-2 W-4 RL-14",
        "W-2": "A-3 RL-13 ST-5 ST-6 ST-7",
        "W-3": "F-6",
        "W-4": "T-1 K-4",
    },
    "end-of-turn": {"E-1": "A-7 P-2"},
    "abilities": {
        "A-1": "F-1 W-2",
        "A-2": "F-1",
        "A-3": "W-2",
        "A-4": "R-2 RL-20",
        "A-5": "F-6 W-3 RL-16",
        "A-6": "F-1",
        "A-7": "F-4 F-5 E-1",
    },
    "stations": {
        "ST-1": "F-4 A-7",
        "ST-2": "F-4 RL-22",
        "ST-3": "R-2 RL-4 RL-20",
        "ST-4": "F-4 W-2",
        "ST-5": "W-2",
        "ST-6": "W-2",
        "ST-7": "W-2",
        "ST-8": "F-6 W-3",
        "ST-9": "P-2",
    },
    "compensation": {
        "K-1": "F-7 H-2",
        "K-2": "RL-7 CO-2",
        "K-3": "RL-12",
        "K-4": "RL-15 RL-23 CO-3",
        "CO-1": "P-2",
        "CO-2": "K-2",
        "CO-3": "K-4",
        "CO-4": "F-4 W-2",
        "CO-5": "F-4 W-2",
        "CO-6": "F-6 W-3",
        "CO-7": "B-1",
        "CO-8": "W-2",
    },
    "tasks": {
        "T-1": "W-4 S-6",
        "T-2": "RL-8 EX-7",
        "T-3": "RL-8 EX-7",
        "T-4": "RL-9",
        "T-5": "B-5 RL-10 RL-11",
    },
    "secrets": {
        "H-1": "B-4 R-1",
        "H-2": "B-1 P-1 K-1",
        "H-3": "R-1 F-6",
        "H-4": "RL-18 RL-23",
    },
    "rulings": {
        "RL-1": "B-3",
        "RL-2": "B-5",
        "RL-3": "P-2",
        "RL-4": "R-2 ST-3 RL-20",
        "RL-5": "F-2",
        "RL-6": "F-4",
        "RL-7": "K-2",
        "RL-8": "T-2 T-3",
        "RL-9": "T-4",
        "RL-10": "T-5 B-5",
        "RL-11": "T-5",
        "RL-12": "S-4 K-3",
        "RL-13": "W-2",
        "RL-14": "R-3 W-1",
        "RL-15": "K-4",
        "RL-16": "B-2 S-3 A-5",
        "RL-17": "EX-2 EX-3",
        "RL-18": "B-4 H-4",
        "RL-19": "B-5 EX-5",
        "RL-20": "A-4 R-2 RL-4",
        "RL-21": "F-2 F-4",
        "RL-22": "ST-2",
        "RL-23": "K-4 H-4",
        "RL-24": "F-7",
        "RL-25": "P-1",
        "RL-26": "B-2",
        "RL-27": "F-2 F-6 RL-14",
        "RL-28": "F-2 F-4 F-6 W-1 W-2 R-2",
        "RL-29": "S-4 B-4 R-3 W-2",
    },
    "defaults": {
        "D-1": "B-1",
        "D-2": "P-1",
        "D-3": "R-2",
        "D-4": "F-2",
        "D-5": "F-4",
        "D-6": "K-4 RL-23",
        "D-7": "F-6",
        "D-8": "W-1",
        "D-9": "W-2",
    },
    "examples": {
        "EX-1": "F-1 F-3 F-4 ST-1 ST-2",
        "EX-2": "F-3 F-6 RL-17",
        "EX-3": "P-1 R-3",
        "EX-4": "P-2",
        "EX-5": "B-1 B-5",
        "EX-6": "A-5 F-6 F-7",
        "EX-7": "T-2 T-3 RL-8",
    },
}

ENTRIES = entries_of("tremble", _INDEX, EXPLAINING)

STATION_ENTRIES = {
    "boost": "ST-1",
    "cancel-bonuses": "ST-2",
    "move-enemy": "ST-3",
    "reroll-own": "ST-4",
    "army-boost": "ST-5",
    "catch-bonus": "ST-6",
    "fewer-armies": "ST-7",
    "save-ship": "ST-8",
    "extra-fuel": "ST-9",
}
"""Which entry explains a kind of station."""

COMPENSATION_ENTRIES = {
    "fuel": "CO-1",
    "humans": "CO-2",
    "trophy": "CO-3",
    "boost": "CO-4",
    "reroll": "CO-5",
    "save-ship": "CO-6",
    "discount": "CO-7",
    "fewer-armies": "CO-8",
}
"""Which entry explains a kind of compensation card."""
