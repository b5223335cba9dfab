"""How the bench reads what a crowd was answered."""

import os
import time
from typing import Any

from playground.message import Appearance, Message
from playground.record import Appeared, Deed, Outcome, Record
from playground.standin import Standin
from tests.bench.crowd import CLOSED, Crowd, answers
from tests.bench.labour import worked_by

PANEL = 7
START = 100.0


def _deed(record: Record, crowd: Crowd, when: float) -> None:
    """Let the only captain press something on the panel."""
    (person,) = crowd.homes
    facts: dict[str, Any] = {"name": "A", "action": "press", "label": "Done"}
    record.append(Deed, when, person=person, channel=1, interaction=1, message=PANEL, **facts)


def test_a_result_counts_from_the_press_that_ended_the_phase() -> None:
    discord, record = Standin(), Record()
    crowd = Crowd(discord, {"ours": discord.add_application()}, {})
    channel = crowd.channel("ours")
    person = crowd.newcomer(channel)
    bot = crowd.apps["ours"].user
    panel = Message(PANEL, crowd.apps["ours"].world.dm(crowd.apps["ours"], person), bot, 0, _SAID)
    news = Message(8, channel, bot, 0, _SAID)

    _deed(record, crowd, START)  # nothing ended
    record.append(Appeared, START + 1, change="edit", message=news, look=_SAID)
    _deed(record, crowd, START + 2)
    record.append(Outcome, START + 2.1, interaction=1, acknowledged=6, after=0.1)
    record.append(Outcome, START + 3, interaction=2, acknowledged=None, after=3.0)
    record.append(Appeared, START + 2.5, change="new", message=news, look=_SAID)
    record.append(Appeared, START + 2.6, change="edit", message=panel, look=_CLOSED)
    record.append(Appeared, START + 9, change="edit", message=news, look=_SAID)

    assert answers(crowd, list(record)) == ([0.1], [0.5])


def test_work_is_counted_while_others_wait() -> None:
    before, began = worked_by(os.getpid()), time.process_time()
    while time.process_time() < began + 0.05:
        pass
    assert 0.04 < worked_by(os.getpid()) - before < 1


_SAID = Appearance(content="news")
_CLOSED = Appearance(content=CLOSED)
