"""Permissions: what README tells owners to grant is what the code asks for."""

import re
from pathlib import Path

from cogs.parts.permissions import IN_THREADS, INVITED, NEEDED
from render.words import FALLBACK, words_for

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_the_number_in_the_readme_grants_what_is_needed() -> None:
    (number,) = re.findall(r"permission number is `(\d+)`", README)
    assert int(number) == INVITED.value


def test_the_readme_names_each_permission_as_discord_does() -> None:
    words = words_for(FALLBACK)
    (named,) = re.findall(r"these permissions: (.*?)\. The", README)
    assert named.split(", ") == [words(each) for each in (*NEEDED.values(), *IN_THREADS.values())]
