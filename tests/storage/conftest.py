"""Where tests of PostgreSQL alone keep what they make."""

import os
from pathlib import Path

import pytest

from storage.places import Server
from tests.engines import RUNNING, schema_of


@pytest.fixture
def place(tmp_path: Path) -> Server:
    """Make an empty place on the server."""
    url = os.environ.get(RUNNING)
    if url is None:
        pytest.skip("runs with --engine postgres")
    return schema_of(url, str(tmp_path))
