"""A stand-in for Discord on loopback: the same protocol, refusals included, no network."""

from playground.application import Application
from playground.client.people import Person
from playground.clock import MovableClock, RealClock, VirtualClock
from playground.components import Component
from playground.errors import Impossible
from playground.faults import Fault, Faults
from playground.interactions import Modal, Press
from playground.limits import Limits, Rate
from playground.message import Attachment, Message
from playground.places import Channel, Guild
from playground.remote_clock import RemoteClock
from playground.show.transcript import write_transcript
from playground.standin import Standin

__all__ = [
    "Application",
    "Attachment",
    "Channel",
    "Component",
    "Fault",
    "Faults",
    "Guild",
    "Impossible",
    "Limits",
    "Message",
    "Modal",
    "MovableClock",
    "Person",
    "Press",
    "Rate",
    "RealClock",
    "RemoteClock",
    "Standin",
    "VirtualClock",
    "write_transcript",
]
