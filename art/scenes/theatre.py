"""The robotic theatre at night: four arms over a draped table, in the pool of light of two lamps."""

from kit.haze import Shaft, shafts_of_light
from kit.light import theatre_at_night
from kit.picture import TALL, WIDE, Camera, Picture
from kit.robot import robot
from kit.theatre import PORT, draped_table, night_shell, operating_lamps

AIR = shafts_of_light(
    Shaft((-0.58, 0.36, 2.86), (0, 0, 0.95), 0.50, 0.62, 0.15),
    Shaft((0.96, 0.58, 2.80), (0.05, 0, 1.0), 0.28, 0.50, 0.07),
    color=(1.05, 0.88, 0.60),
)

PICTURES = [
    Picture(
        "images/theatre",
        Camera(at=(-1.05, -4.75, 1.26), look=(-0.80, 0, 1.84), lens=30.5, focus=tuple(PORT), f_stop=2.0),
        WIDE,
        exposure=0.15,
        bloom=(0.10, 0.04),
        grade=AIR,
    ),
    Picture(
        "images/theatre-tall",
        Camera(at=(-0.45, -5.6, 1.30), look=(0.20, 0, 1.84), lens=40, focus=tuple(PORT), f_stop=1.4, shift=(0, 0.02)),
        TALL,
        exposure=0.15,
        bloom=(0.10, 0.04),
        grade=AIR,
    ),
]


def build():
    night_shell()
    draped_table()
    operating_lamps()
    robot(amber=2)
    theatre_at_night(key=680)
