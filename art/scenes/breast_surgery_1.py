"""The breast page's hero: an ultrasound probe and a fine biopsy needle on linen, white flowers behind them."""

import math

from kit.flowers import flower_vase
from kit.light import window_on_table
from kit.linens import cloth_height
from kit.picture import Camera, Picture
from kit.shapes import box, sheet
from kit.stage import group
from kit.ultrasound import biopsy_needle, ultrasound_probe

PICTURES = [
    Picture(
        "services/images/breast-surgery-1",
        Camera(
            at=(-0.4, -6.6, 3.2), look=(-0.05, 0, 0.42), lens=49, focus=(0.9, -0.7, 0.2), f_stop=2.0, shift=(-0.05, 0)
        ),
        exposure=0.0,
    )
]


def build():
    box((0, 0, -0.25), (30, 9, 0.4), "oak-pale", bevel=0.05)
    box((0, 4.6, 6), (40, 0.2, 20), "mint")
    sheet(13, 4.6, lambda x, y: get_linen_height(x, y), "linen", at=(0, -0.9, 0), thickness=0.02)
    with group(at=(0.72, 0.60, 0), scale=0.74):
        flower_vase()
    with group(at=(0.55, -0.28, 0), turn=163, scale=0.85):
        ultrasound_probe(
            [(-1.25, -0.05, 0.05), (-1.55, -0.45, 0.03), (-1.25, -0.90, 0.03), (-1.9, -1.25, 0.03), (-4.2, -0.9, 0.03)]
        )
    with group(at=(0.52, -1.02, 0), turn=172, scale=0.85):
        biopsy_needle()
    window_on_table()


def get_linen_height(x, y):
    """Ironed into large squares: the creases still stand up a little."""
    crease = max(
        math.exp(-(((x + 0.9) / 0.05) ** 2)),
        math.exp(-(((x - 2.3) / 0.05) ** 2)),
        math.exp(-(((y - 0.75) / 0.05) ** 2)),
    )
    return 0.022 * crease + cloth_height(x, y, 0.010) - 0.022
