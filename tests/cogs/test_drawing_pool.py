"""Drawers share one queue: games keep their order, and each game keeps its drawer if it can."""

import asyncio

from cogs.pictures.drawing_pool import LONG, DrawingPool, DrawingPriority, Job
from cogs.pictures.drawing_process import DrawingError
from render.picture import Picture


class Sketcher:
    """Draws what it was given when it is told to."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.order = ""
        self.drawn: list[str] = []
        self.broken = False
        self._may = asyncio.Event()

    async def open(self) -> None:
        await self.ready.wait()

    async def draw(self, order: bytes) -> Picture:
        self.order = order.decode()
        await self._may.wait()
        self._may.clear()
        self.drawn.append(self.order)
        self.order = ""
        if self.broken:
            raise DrawingError
        return Picture(order, "", "")

    async def close(self) -> None:
        """Stop."""

    async def finish(self) -> None:
        self._may.set()
        await turns()


class House:
    """A pool, and the sketchers it hired."""

    def __init__(self, most: int, *, slow: bool = False) -> None:
        self.hired: list[Sketcher] = []
        self.now = 0.0
        self.pool = DrawingPool(self._hire, most, now=lambda: self.now)
        self._slow = slow

    def _hire(self) -> Sketcher:
        sketcher = Sketcher()
        if not self._slow:
            sketcher.ready.set()
        self.hired.append(sketcher)
        return sketcher

    async def add(
        self, *pictures: str, rank: DrawingPriority = DrawingPriority.PUBLIC
    ) -> list[Job]:
        """Order pictures, each named by a game and what it shows of it."""
        jobs = []
        for picture in pictures:
            game = int(picture[0])
            jobs.append(Job("", picture.encode(), (game, rank), game, rank))
            self.pool.add(jobs[-1])
        await turns()
        return jobs

    @property
    def under_way(self) -> list[str]:
        return [sketcher.order for sketcher in self.hired]


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_later_picture_of_a_game_waits_for_the_earlier_one() -> None:
    house = House(2)
    await house.add("0a", "0b", "0c")
    assert house.under_way == ["0a"]
    await house.hired[0].finish()
    assert house.under_way == ["0b"]
    await house.pool.close()


async def test_several_games_are_drawn_at_the_same_time() -> None:
    house = House(2)
    await house.add("0a", "1a", "2a", "0b")
    assert house.under_way == ["0a", "1a"]
    await house.hired[1].finish()
    assert house.under_way == ["0a", "2a"]  # 0b waits for 0a
    await house.hired[0].finish()
    assert house.under_way == ["0b", "2a"]
    await house.pool.close()


async def test_a_game_keeps_its_drawer_where_that_makes_nobody_idle() -> None:
    house = House(2)
    await house.add("0a", "1a", "2b", "1b", "0b", "2c")
    await house.hired[1].finish()
    assert house.under_way == ["0a", "1b"]  # though 2b came sooner
    await house.hired[1].finish()
    assert house.under_way == ["0a", "2b"]
    await house.hired[0].finish()
    assert house.under_way == ["0b", "2b"]
    await house.pool.close()


async def test_drawers_are_hired_as_they_are_needed() -> None:
    house = House(3)
    house.pool.open()
    await house.add("0a")
    assert len(house.hired) == 1
    await house.add("0b")
    assert len(house.hired) == 1  # nobody else may draw it yet
    await house.add("1a")
    await house.add("2a", "3a", "4a")
    assert len(house.hired) == 3
    await house.pool.close()


async def test_only_one_drawer_is_hired_at_a_time() -> None:
    house = House(3, slow=True)
    await house.add("0a", "1a", "2a")
    assert house.under_way == [""]
    house.hired[0].ready.set()
    await turns()
    assert house.under_way == ["0a", ""]
    house.hired[1].ready.set()
    await turns()
    assert house.under_way == ["0a", "1a", ""]
    await house.pool.close()


async def test_what_people_wait_for_goes_first() -> None:
    house = House(1)
    await house.add("0a", "1a", rank=DrawingPriority.BESIDE)
    await house.add("0b", "2b", rank=DrawingPriority.PRIVATE)
    await house.add("2c", "1c")
    for _ in range(6):
        await house.hired[0].finish()
    assert house.hired[0].drawn == ["0a", "2c", "1c", "0b", "2b", "1a"]
    await house.pool.close()


async def test_what_was_dropped_is_not_drawn() -> None:
    house = House(1)
    _, dropped, kept = await house.add("0a", "0b", "0c")
    house.pool.drop(dropped)
    for _ in range(2):
        await house.hired[0].finish()
    assert house.hired[0].drawn == ["0a", "0c"]
    assert dropped.picture.cancelled()
    assert kept.picture.result().png == b"0c"
    await house.pool.close()


async def test_the_operator_learns_how_drawing_goes() -> None:
    house = House(1)
    await house.add("0a")
    assert house.pool.state() == "well"
    house.now += LONG + 1
    assert house.pool.state() == "stuck"
    house.hired[0].broken = True
    await house.hired[0].finish()
    assert house.pool.state() == "failing"
    house.hired[0].broken = False
    await house.add("0b")
    await house.hired[0].finish()
    assert house.pool.state() == "well"
    await house.pool.close()


async def test_closing_lets_nobody_wait() -> None:
    house = House(2)
    jobs = await house.add("0a", "0b", "1a")
    await house.pool.close()
    assert all(job.picture.cancelled() for job in jobs)
    assert house.hired[0].drawn == house.hired[1].drawn == []
