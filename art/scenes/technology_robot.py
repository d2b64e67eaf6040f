"""Slender instruments at the ends of robotic arms, meeting over a draped table under a theatre lamp."""

from kit.haze import Shaft, shafts_of_light
from kit.light import theatre_at_night
from kit.picture import Camera, Picture
from kit.robot import robot
from kit.theatre import draped_table, night_shell, operating_lamps

PICTURES = [
    Picture(
        "images/technology-robot",
        Camera(at=(-1.95, -3.0, 1.20), look=(0.0, 0.1, 1.80), lens=31, focus=(0, -0.1, 1.35), f_stop=1.6),
        exposure=0.2,
        bloom=(0.10, 0.04),
        grade=shafts_of_light(Shaft((-0.58, 0.36, 2.86), (0, 0, 0.95), 0.50, 0.55, 0.10)),
    )
]


def build():
    night_shell()
    draped_table()
    operating_lamps()
    robot(amber=0)
    theatre_at_night(key=520)
