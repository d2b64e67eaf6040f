"""The robotic theatre between two operations: four white arms folded above a draped table, one lamp lit."""

from kit.haze import Shaft, shafts_of_light
from kit.light import theatre_at_night
from kit.picture import Camera, Picture
from kit.robot import FOLDED, robot
from kit.shapes import rod
from kit.stage import group
from kit.theatre import BIG_LAMP, PORT, draped_table, lamp_head, night_shell
from kit.tower import tower

PICTURES = [
    Picture(
        "gallery/images/robotic-theatre",
        Camera(at=(1.5, -4.7, 1.50), look=(0.12, 0.2, 1.58), lens=33, focus=(0.1, 0.2, 1.5), f_stop=2.4),
        exposure=0.2,
        bloom=(0.10, 0.04),
        grade=shafts_of_light(Shaft((-0.58, 0.36, 2.86), (0, 0, 0.95), 0.50, 0.62, 0.12)),
    )
]


def build():
    night_shell()
    draped_table()
    robot(FOLDED, amber=3)
    lamp_head(BIG_LAMP, PORT, 0.60, ((1, 0), (6, 0.33), (12, 0.68)))
    rod((-0.64, 0.43, 2.98), (-0.72, 0.62, 3.6), 0.028, "shell")
    rod((-0.72, 0.62, 3.4), (-0.72, 0.62, 6), 0.06, "shell")
    with group(at=(-2.3, 1.6, 0), turn=24):
        tower(picture=False)
    theatre_at_night(key=560, dusk=0.7)
