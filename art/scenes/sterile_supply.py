"""Sterile supply: steel shelves of wrapped and labelled sets, next to the round door of a steriliser."""

import random

from kit.daylight import soft_room_light, sun_from_side
from kit.picture import Camera, Picture
from kit.rooms import back_wall, wall_tiles
from kit.stage import group
from kit.sterile_goods import instrument_container, steel_shelves, steriliser, wrapped_set

PICTURES = [
    Picture(
        "gallery/images/sterile-supply",
        Camera(at=(0.55, -1.9, 1.45), look=(0.12, 2.6, 1.08), lens=38, focus=(-0.4, 2.4, 1.1), f_stop=2.8),
        exposure=0.35,
    )
]


def fill_shelf(top):
    """Two or three sets side by side, some of them two high."""
    for x in (-0.44, 0.06, 0.46):
        width = 0.46 if x < 0.4 else 0.27
        paint = random.choice(("blue-cloth", "blue-cloth", "sea-green"))
        with group(at=(x + random.uniform(-0.01, 0.01), random.uniform(-0.02, 0.0), top), turn=random.uniform(-2, 2)):
            if random.random() < 0.2 and width > 0.4:
                instrument_container()
                continue
            height = random.choice((0.10, 0.13, 0.16))
            wrapped_set(width=width, height=height, paint=paint)
            if random.random() < 0.55 and height < 0.15:
                with group(at=(random.uniform(-0.02, 0.02), 0, height), turn=random.uniform(-3, 3)):
                    wrapped_set(width=width * 0.9, height=0.09, paint=paint)


def build():
    back_wall(wall="mint-pale", floor="clinic-floor")
    with group(at=(0, 2.93, 0)):
        wall_tiles(6, 3.6)
    with group(at=(-0.72, 2.62, 0)):
        for top in steel_shelves(width=1.3, height=2.1):
            fill_shelf(top)
    with group(at=(0.98, 2.80, 0)):
        steriliser()
    soft_room_light(tint=(0.86, 0.95, 1.0), left=80, right=60)
    sun_from_side((-3.2, 0.2, 2.0, 5.2), bars=(3, 2), strength=3.4)
