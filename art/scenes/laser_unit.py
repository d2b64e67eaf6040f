"""A small laser on a trolley: its thin fibre wound in a loop, tinted safety glasses beside it."""

import math

from kit.apparatus import laser_unit, safety_glasses
from kit.light import window_in_room
from kit.medical_furniture import trolley
from kit.picture import Camera, Picture
from kit.rooms import back_wall
from kit.shapes import box, rod, tube
from kit.stage import group

TOP = 0.82
FIBRE = 0.0024

PICTURES = [
    Picture(
        "gallery/images/laser-unit",
        Camera(at=(-0.28, -1.75, 1.42), look=(0.0, 0.0, 0.90), lens=46, focus=(0, -0.15, 0.92), f_stop=4.0),
        exposure=-0.08,
        look="High Contrast",
    )
]


def fibre():
    """From the unit's socket into five loops on the tray, then to the tip of its hand piece."""
    points = [(0.30, -0.13, 0.055), (0.28, -0.20, 0.05), (0.16, -0.27, 0.02)]
    for step in range(5 * 10 + 1):
        angle = math.radians(10 - 36 * step)
        wide = 0.105 + 0.006 * math.sin(step * 1.7)
        points.append((-0.22 + wide * math.cos(angle), -0.15 + wide * 0.9 * math.sin(angle), 0.008 + 0.0016 * step / 5))
    points += [(-0.02, -0.10, 0.012), (0.0, -0.27, 0.010)]
    tube(points, FIBRE, "teal-gloss")
    rod((0.0, -0.27, 0.012), (0.02, -0.36, 0.012), 0.008, "ivory", bevel=0.002)
    for angle in (60, 200):
        x, y = -0.22 + 0.105 * math.cos(math.radians(angle)), -0.15 + 0.095 * math.sin(math.radians(angle))
        box((x, y, 0.016), (0.03, 0.016, 0.022), "ivory", bevel=0.004, turn=(0, 0, angle))


def build():
    back_wall(wall="plaster-cool", floor="clinic-floor")
    with group(turn=6):
        trolley(width=1.05, depth=0.66, height=TOP)
        with group(at=(0, 0, TOP)):
            box((0, -0.01, 0.002), (0.99, 0.58, 0.004), "mint")
            with group(at=(0.16, 0.08, 0.004), turn=-4):
                laser_unit()
            with group(at=(0, 0, 0.004)):
                fibre()
            with group(at=(0.36, -0.25, 0.006), turn=-24):
                safety_glasses()
    window_in_room(opening=(-4.6, 0.4, 3.0, 7.6))
