"""Strangers at a server of HTTP: a line each in the log, few in a minute; faults of ours whole."""

import logging
from collections.abc import Iterator

import pytest
from aiohttp.http_exceptions import BadHttpMessage, LineTooLong

from cogs.operating.strangers import MOST, WINDOW, NoRequests
from playground.clock import VirtualClock


@pytest.fixture(autouse=True)
def _informed(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.INFO):
        yield


def heard(fault: BaseException) -> logging.LogRecord:
    """Make what aiohttp logs of a request that raised something."""
    told = (type(fault), fault, None)
    text = "Error handling request from %s"
    args = ("1.2.3.4",)
    return logging.LogRecord("aiohttp.server", logging.ERROR, __file__, 1, text, args, told)


def test_what_is_no_request_is_told_in_a_line_without_what_it_said() -> None:
    for fault in (BadHttpMessage("secret"), LineTooLong(b"secret"), ConnectionResetError("secret")):
        record = heard(fault)
        assert NoRequests().filter(record)
        assert record.getMessage() == f"no request: {type(fault).__name__}"
        assert record.exc_info is None
        assert record.levelname == "INFO"


def test_a_flood_fills_no_log() -> None:
    clock = VirtualClock()
    strangers = NoRequests(clock.now)
    told = [heard(BadHttpMessage("x")) for _ in range(10 * MOST)]
    shown = [record for record in told if strangers.filter(record)]
    assert len(shown) == MOST
    assert "more of them are not told" in shown[-1].getMessage()
    clock.advance(WINDOW)
    assert strangers.filter(heard(BadHttpMessage("x")))


def test_faults_of_ours_are_told_whole() -> None:
    strangers = NoRequests()
    for _ in range(10 * MOST):
        record = heard(KeyError("seat"))
        assert strangers.filter(record)
        assert record.exc_info is not None
        assert record.levelname == "ERROR"
