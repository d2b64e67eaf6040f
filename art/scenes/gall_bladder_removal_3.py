"""A laparoscope on a steel tray, its light cable coiled beside it."""

import math

from kit.laparoscopy import laparoscope, light_cable_plug
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import tube
from kit.stage import group
from kit.stills import cloth, tray

PICTURES = [
    Picture(
        "services/images/gall-bladder-removal-3",
        Camera(at=(0.3, -4.6, 5.1), look=(0.05, 0, 0), lens=48, focus=(0.2, -0.4, 0.15), f_stop=2.2),
        exposure=0.05,
    )
]

FLOOR = 0.03
COIL = (0.62, 0.42)
TURNS = 3


def build():
    cloth("ice", flat=(3.2, 2.6))
    with group(turn=6):
        tray(width=4.3, depth=2.6, paint="brushed-steel")
        with group(at=(0.05, -0.62, FLOOR), turn=4):
            laparoscope()
        coiled_cable()
    window_on_table()


def coiled_cable():
    """From a loose end's plug inwards and round, all loops lying on one another."""
    points = []
    for step in range(TURNS * 12 + 1):
        angle = math.radians(-150 + 30 * step)
        radius = 0.66 - 0.035 * (step / 12) + 0.02 * math.sin(step * 1.7)
        level = FLOOR + 0.055 + 0.075 * (step // 12) * (0.6 + 0.4 * math.sin(step))
        points.append((COIL[0] + radius * 1.15 * math.cos(angle), COIL[1] + radius * math.sin(angle), level))
    start, end = points[0], points[-1]
    lead = [(start[0] - 0.62, start[1] + 0.62, FLOOR + 0.06), (start[0] - 0.25, start[1] + 0.34, FLOOR + 0.05)]
    tail = [(end[0] - 0.30, end[1] + 0.25, FLOOR + 0.06), (end[0] - 0.52, end[1] + 0.62, FLOOR + 0.06)]
    tube([*lead, *points, *tail], 0.048, "teal-gloss")
    light_cable_plug((lead[0][0] - 0.30, lead[0][1] + 0.30, FLOOR + 0.07), lead[0])
    light_cable_plug((tail[-1][0] - 0.22, tail[-1][1] + 0.38, FLOOR + 0.07), tail[-1])
