"""How much a process has worked, as the system counts it."""

from pathlib import Path

PROCESSES = Path("/proc")


def worked_by(process: int) -> float:
    """Return the seconds of CPU of a process: of its threads, and of the processes it started."""
    nanoseconds, others = 0, 0.0
    for thread in (PROCESSES / str(process) / "task").iterdir():
        nanoseconds += int((thread / "schedstat").read_text("ascii").split()[0])
        children = (thread / "children").read_text("ascii").split()
        others += sum(worked_by(int(child)) for child in children)
    return nanoseconds / 1e9 + others
