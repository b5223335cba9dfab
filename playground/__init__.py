"""A stand-in for Discord on loopback: the same protocol, refusals included, no network."""

from playground.application import Application
from playground.clock import RealClock, VirtualClock
from playground.components import Component
from playground.errors import Impossible
from playground.faults import Fault, Faults
from playground.interactions import Modal, Press
from playground.limits import Limits, Rate
from playground.message import Attachment, Message
from playground.people import Person
from playground.places import Channel, Guild
from playground.remote_clock import RemoteClock
from playground.standin import Standin
from playground.transcript import write_transcript

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
    "Person",
    "Press",
    "Rate",
    "RealClock",
    "RemoteClock",
    "Standin",
    "VirtualClock",
    "write_transcript",
]
