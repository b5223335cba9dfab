"""Sealed reports: what a running game did, to be read only once its key is published."""

import base64
from typing import Any

import msgspec
from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from engine.core.chance import KEY_BYTES, commitment

FORMAT = "mothership-report/1"


class SealError(Exception):
    """A report cannot be opened; the message is one sentence for whoever tries."""


class SealedReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A report as it lies in a file; all but `sealed` is public."""

    format: str
    game: int
    rules: str
    commitment: str
    sealed: str


def seal(game: int, rules: str, bundle: dict[str, Any], key: bytes) -> bytes:
    """Write a report that only the key of its game opens."""
    token = _box(key).encrypt(msgspec.json.encode(bundle, order="deterministic"))
    report = SealedReport(
        format=FORMAT, game=game, rules=rules, commitment=commitment(key), sealed=token.decode()
    )
    return msgspec.json.encode(report) + b"\n"


def unseal(data: bytes, key: str) -> bytes:
    """Open a report with the published key, in hex; raise SealError."""
    try:
        report = msgspec.json.decode(data, type=SealedReport)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise SealError("This is not a report that `bot.py report` wrote.") from None
    if report.format != FORMAT:
        raise SealError(f"The format is {report.format}; this program reads {FORMAT}.")
    secret = _bytes(key)
    if commitment(secret) != report.commitment:
        raise SealError(
            f"This is not the key of game {report.game}. It is published when the game ends."
        )
    try:
        return _box(secret).decrypt(report.sealed.encode())
    except InvalidToken:
        raise SealError("The report was changed after it was written.") from None


def _bytes(key: str) -> bytes:
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        secret = b""
    if len(secret) != KEY_BYTES:
        raise SealError(f"A key has {2 * KEY_BYTES} hexadecimal digits.")
    return secret


def _box(key: bytes) -> Fernet:
    """Make the box of a game; its key is another than the one that makes the dice."""
    derived = HKDF(algorithm=SHA256(), length=32, salt=None, info=FORMAT.encode()).derive(key)
    return Fernet(base64.urlsafe_b64encode(derived))
