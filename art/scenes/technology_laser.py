"""A thin laser fibre with a small amber light at its tip, curving across a dark surface."""

import math

from mathutils import Vector

from kit.light import night_table, spot
from kit.picture import Camera, Picture
from kit.shapes import ball, rod, sheet, tube

PICTURES = [
    Picture(
        "images/technology-laser",
        Camera(at=(-0.9, -5.2, 2.3), look=(0.1, 0.1, 0.15), lens=66, focus=(-0.62, -0.6, 0.15), f_stop=0.7),
        exposure=0.15,
        bloom=(0.16, 0.08),
    )
]
COURSE = (
    (3.6, 2.6, 0.05), (1.9, 1.9, 0.05), (0.2, 1.5, 0.06), (-1.1, 0.9, 0.06), (-0.9, 0.25, 0.06),
    (0.5, 0.35, 0.07), (1.35, -0.1, 0.08), (0.7, -0.6, 0.12), (-0.1, -0.62, 0.16),
)  # fmt: skip
"""The fibre from the edge of the picture to the sleeve before its tip."""
TIP = (-0.62, -0.60, 0.18)


def build():
    sheet(16, 14, lambda x, y: 0.015 * math.sin(x * 1.2 + y * 0.8 + math.sin(y)), "drape-dusk")
    tube(COURSE, 0.026, "shell")
    end, tip = Vector(COURSE[-1]), Vector(TIP)
    ahead = (tip - end).normalized()
    rod(end - ahead * 0.05, end + ahead * 0.28, 0.036, "steel", end_radius=0.022, bevel=0.008)
    rod(end + ahead * 0.25, tip, 0.014, "glass")
    ball(TIP, 0.026, "amber-glow")
    night_table(key=140)
    before = tip + ahead * 0.04
    spot(before, before + Vector((-0.31, -0.05, -0.18)), 16, (1.0, 0.34, 0.03), angle=130, blend=1.0, softness=0.04)
