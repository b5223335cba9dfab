"""The meter: figures as Prometheus reads them, and labels that stay few."""

import re

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cogs.operating.meter import COUNTERS, HISTOGRAMS, MOST_VALUES, TOLD, PrometheusMeter


def values(text: bytes) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    found = {}
    for family in text_string_to_metric_families(text.decode()):
        for sample in family.samples:
            found[sample.name, tuple(sorted(sample.labels.items()))] = sample.value
    return found


def test_counts_and_times_are_shown() -> None:
    meter = PrometheusMeter()
    meter.count("clicks", act="join", outcome="done")
    meter.count("clicks", act="join", outcome="done")
    meter.count("rate_limited")
    meter.observe("commit", 0.02)
    meter.observe("picture", 0.3, what="board")
    shown = values(meter.show({"lobby": 2, "running": 3}, 4, online=True))
    assert shown["mothership_clicks_total", (("act", "join"), ("outcome", "done"))] == 2
    assert shown["mothership_rate_limited_total", ()] == 1
    assert shown["mothership_commit_seconds_count", ()] == 1
    assert shown["mothership_commit_seconds_bucket", (("le", "0.025"),)] == 1
    assert shown["mothership_commit_seconds_bucket", (("le", "0.01"),)] == 0
    assert shown["mothership_picture_seconds_sum", (("what", "board"),)] == pytest.approx(0.3)
    assert shown["mothership_open_games", (("status", "running"),)] == 3
    assert shown["mothership_outbox_backlog", ()] == 4
    assert shown["mothership_gateway_connected", ()] == 1


def test_a_status_that_no_game_has_any_more_goes() -> None:
    meter = PrometheusMeter()
    meter.show({"halted": 1}, 0, online=True)
    shown = values(meter.show({"running": 1}, 0, online=False))
    assert ("mothership_open_games", (("status", "halted"),)) not in shown
    assert shown["mothership_gateway_connected", ()] == 0


def test_invented_words_do_not_grow_the_meter() -> None:
    meter = PrometheusMeter()
    for number in range(1000):
        meter.count("clicks", act=f"forged{number}", outcome="done")
    shown = values(meter.show({}, 0, online=True))
    acts = {dict(labels)["act"] for (name, labels) in shown if name == "mothership_clicks_total"}
    assert len(acts) == MOST_VALUES + 1
    assert "other" in acts
    assert sum(v for (name, _), v in shown.items() if name == "mothership_clicks_total") == 1000


def test_two_meters_do_not_disturb_each_other() -> None:
    one, other = PrometheusMeter(), PrometheusMeter()
    one.count("identifies")
    assert values(other.show({}, 0, online=True))["mothership_identifies_total", ()] == 0


def test_no_label_names_a_game_a_person_or_a_server() -> None:
    labels = {label for _, names in COUNTERS.items() for label in names}
    labels |= {label for names, _ in HISTOGRAMS.values() for label in names}
    assert labels == {"act", "outcome", "kind", "status", "what", "rank"}
    assert set(TOLD) == {*COUNTERS, *HISTOGRAMS}
    assert all(re.fullmatch(r"[A-Z][^.]+", text) for text in TOLD.values())
