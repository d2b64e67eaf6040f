"""The operating lamp, lit, as one sees it from the table."""

from kit.light import RIM_BLUE, panel, theatre_at_night
from kit.picture import TALL, WIDE, Camera, Picture
from kit.robot import robot
from kit.theatre import BIG_LAMP, night_shell, operating_lamps

PICTURES = [
    Picture(
        "images/lamp",
        Camera(at=(0.25, -1.60, 1.05), look=(-0.86, 0.35, 2.55), lens=24, focus=tuple(BIG_LAMP), f_stop=1.6),
        WIDE,
        bloom=(0.10, 0.04),
    ),
    Picture(
        "images/lamp-tall",
        Camera(at=(0.20, -1.75, 0.95), look=(-0.28, 0.35, 2.42), lens=25, focus=tuple(BIG_LAMP), f_stop=1.6),
        TALL,
        bloom=(0.10, 0.04),
    ),
]


def build():
    night_shell()
    operating_lamps(target=(-0.2, -0.5, 1.2))
    robot(amber=1)
    theatre_at_night(key=500, dusk=0.9)
    panel((-2.6, 0.6, 3.4), (-3.4, 3.4, 4.2), 1.6, 120, RIM_BLUE)
