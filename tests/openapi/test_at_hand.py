"""One line says whether limits and requests are compared with Discord's own description."""

from pathlib import Path

import pytest

from tests.openapi.description import SPEC


@pytest.mark.skipif(not SPEC, reason="DISCORD_OPENAPI names no file: the cross-check is left out")
def test_the_description_is_at_hand() -> None:
    assert Path(SPEC).is_file()
