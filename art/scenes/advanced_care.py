"""The robot's instruments from close by, where they meet at the ports."""

from kit.light import theatre_at_night
from kit.picture import WIDE, Camera, Picture
from kit.robot import robot
from kit.theatre import draped_table, night_shell

PICTURES = [
    Picture(
        "images/advanced-care",
        Camera(at=(-0.72, -1.75, 1.52), look=(0.02, -0.05, 1.27), lens=36, focus=(0.05, -0.1, 1.3), f_stop=1.2),
        WIDE,
        exposure=0.2,
        bloom=(0.10, 0.04),
    )
]


def build():
    night_shell()
    draped_table()
    robot(amber=2)
    theatre_at_night(key=400)
