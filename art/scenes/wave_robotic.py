"""The arms of a surgical robot over the operating table, close."""

from kit.light import theatre_at_night
from kit.picture import Camera, Picture
from kit.robot import robot
from kit.theatre import draped_table, night_shell

PICTURES = [
    Picture(
        "images/wave-robotic",
        Camera(at=(1.15, -2.3, 1.62), look=(0.35, -0.1, 1.60), lens=38, focus=(0.5, -0.35, 1.7), f_stop=1.8),
        exposure=0.25,
        bloom=(0.10, 0.04),
    )
]


def build():
    night_shell()
    draped_table()
    robot(amber=2)
    theatre_at_night(key=520)
