"""Three sheets of fine mesh, fanned out by size on a white cloth."""

import math

from kit.fine_mesh import fine_mesh
from kit.light import window_on_table
from kit.linens import cloth_height
from kit.picture import Camera, Picture
from kit.shapes import sheet
from kit.stage import group

PICTURES = [
    Picture(
        "services/images/robotic-hernia-repair-3",
        Camera(at=(0.3, -3.0, 3.6), look=(0.0, -0.02, 0), lens=50, focus=(0.05, -0.15, 0.06), f_stop=2.6),
        exposure=-0.25,
    )
]


def build():
    sheet(10, 9, lambda x, y: cloth_height(x, y, 0.03) * min(1, (x * x + y * y) / 4) - 0.004, "linen")
    for level, (width, depth, x, turn) in enumerate(
        ((1.7, 1.25, -0.42, 24), (1.4, 1.0, 0.12, 2), (1.05, 0.75, 0.60, -20))
    ):
        with group(at=(x, 0.10 - 0.16 * level, 0.02 + 0.03 * level), turn=turn):
            fine_mesh(width, depth, lie, "mesh-thread")
    window_on_table()


def lie(x, y):
    """Nearly flat: the corners lift a little."""
    return (x, y, 0.012 * math.sin(2.2 * x + 1.1) * math.sin(2.6 * y) + 0.09 * (abs(x) * abs(y)) ** 1.6)
