"""The fissure page's hero: a slim laser handpiece in its cradle, its red aiming light a small dot on white gauze."""

import math

from mathutils import Vector

from kit.dressings import gauze_squares
from kit.laser import aiming_dot, aiming_light, cradle, handpiece
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import tube
from kit.stage import group
from kit.stills import bench

LEAN = 24
"""Degrees the handpiece points down."""
FORK, FORKS_APART = 0.50, 0.75
FRONT = 0.45
"""How far the tip reaches out in front of the first fork."""
GAUZE_TOP = 0.135

PICTURES = [
    Picture(
        "services/images/laser-fissure-treatment-1",
        Camera(
            at=(0.52, -5.6, 2.8), look=(0.50, 0, 0.42), lens=58, focus=(0.5, -0.25, 0.4), f_stop=2.2, shift=(-0.07, 0)
        ),
        exposure=0.05,
    )
]


def build():
    bench(top="teal", wall="mint-pale")
    slope = math.radians(LEAN)
    tip = (-FORKS_APART / 2 - FRONT * math.cos(slope), 0, FORK - FRONT * math.sin(slope))
    with group(at=(1.22, 0.05, 0), turn=7):
        cradle(FORK, FORKS_APART, rise=FORKS_APART * math.tan(slope))
        with group(at=tip, turn=(0, LEAN, 180)):
            handpiece()
        tail = Vector((math.cos(slope), 0, math.sin(slope))) * 1.8 + Vector(tip)
        tube(
            [
                tail,
                tail + Vector((0.25, 0, 0.06)),
                tail + Vector((0.55, 0.1, -0.35)),
                (1.3, 0.5, 0.03),
                (2.2, 0.3, 0.02),
            ],
            0.018,
            "fibre-blue",
        )
        reach = (tip[2] - GAUZE_TOP) / math.tan(slope)
        spot = (tip[0] - reach, 0, GAUZE_TOP)
        with group(at=(spot[0] - 0.02, 0.02, 0), turn=9):
            gauze_squares(count=2, size=0.78)
        aiming_dot((spot[0] - 0.015, spot[1], spot[2]))
        aiming_light(tip, spot, power=60, angle=11)
    window_on_table()
