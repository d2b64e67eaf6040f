"""Robot, console and laparoscopy tower, standing ready in the dim theatre."""

from kit.console import console, operator_stool
from kit.haze import Shaft, shafts_of_light
from kit.light import RIM_TEAL, panel, theatre_at_night
from kit.picture import WIDE, Camera, Picture
from kit.robot import FOLDED, robot
from kit.stage import group
from kit.theatre import draped_table, night_shell, operating_lamps
from kit.tower import tower

PICTURES = [
    Picture(
        "images/technology-hero",
        Camera(at=(-1.7, -6.4, 1.50), look=(-0.36, 0, 1.36), lens=33, focus=(0.6, -0.6, 1.3), f_stop=2.4),
        WIDE,
        exposure=0.2,
        bloom=(0.10, 0.04),
        grade=shafts_of_light(Shaft((-0.58, 0.36, 2.86), (0, 0, 0.95), 0.50, 0.62, 0.10)),
    )
]


def build():
    night_shell()
    draped_table()
    operating_lamps()
    robot(FOLDED)
    with group(at=(2.15, -0.9, 0), turn=-58):
        console(sign="amber-glow")
    with group(at=(1.35, -1.45, 0)):
        operator_stool()
    with group(at=(-1.75, 1.2, 0), turn=14):
        tower(turn=0)
    theatre_at_night()
    panel((0.4, -3.2, 2.9), (2.0, -0.9, 1.0), 1.2, 60, (1, 0.86, 0.68))
    panel((3.8, -0.2, 2.4), (2.0, -1.1, 1.0), 1.0, 60, RIM_TEAL)
