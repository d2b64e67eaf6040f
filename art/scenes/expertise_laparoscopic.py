"""A laparoscope that comes out of its port, its light falling on the drape below."""

import math

from kit.haze import Shaft, shafts_of_light, teal_bokeh
from kit.laparoscopy import laparoscope
from kit.light import LAMP_WARM, night_table, panel, spot
from kit.picture import Camera, Picture
from kit.shapes import cylinder, ring, rod, sheet
from kit.stage import group

TIP = 0.42
SCOPE_LENGTH, SCOPE_AXIS = 3.1, 0.15
BEHIND = teal_bokeh(discs=36, glow_at=(0.5, 0.6), band=(0.55, 0.55), spread=0.22, seed=8, brightness=0.7)
BEAM = shafts_of_light(Shaft((0, 0, TIP), (0, 0, -0.25), 0.04, 0.42, 0.5), color=(0.9, 0.98, 0.9))

PICTURES = [
    Picture(
        "images/expertise-laparoscopic",
        Camera(at=(0, -5.2, 1.35), look=(0, 0, 0.86), lens=72, focus=(0, -0.1, 0.9), f_stop=0.6),
        exposure=0.2,
        bloom=(0.10, 0.05),
        see_through=True,
        grade=lambda light, alpha: BEAM(BEHIND(light, alpha), alpha),
    )
]


def build():
    sheet(18, 16, lambda x, y: 0.05 * math.sin(x * 1.7 + y * 0.8 + math.sin(y)) * min(1, (x * x + y * y) / 4), "drape")
    with group(at=(-SCOPE_AXIS, 0, TIP + SCOPE_LENGTH / 2), turn=(0, 90, 0)):
        laparoscope(SCOPE_LENGTH)
    _port()
    night_table(key=200, target=(0, 0, 0.9))
    for side, color in ((-1, LAMP_WARM), (1, (0.5, 0.95, 1.0))):
        panel((side * 1.6, -1.2, 1.3), (0, 0, 0.9), 0.5, 14, color, height=2.4)
    spot((0, 0, TIP - 0.02), (0, 0, 0), 34, LAMP_WARM, angle=80, blend=0.5, softness=0.03)


def _port():
    """The port's head around the scope, on its clear sleeve."""
    rod((0, 0, 0.72), (0, 0, 1.20), 0.078, "clear-plastic")
    rod((0, 0, 1.12), (0, 0, 1.22), 0.12, "shell", end_radius=0.19, bevel=0.01)
    cylinder((0, 0, 1.33), 0.20, 0.22, "shell", bevel=0.05)
    cylinder((0, 0, 1.46), 0.14, 0.07, "graphite", bevel=0.015)
    ring((0, 0, 1.30), 0.202, 0.012, "amber-glow")
