"""A folded newspaper on a pale table, with a cup of tea and reading glasses."""

import math

from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.prints import flat_picture, greeked_page
from kit.shapes import box, cylinder, lathe, ring, rod, tube
from kit.stage import group

PAGE_WIDTH, PAGE_HEIGHT = 2.9, 2.05
SHEETS = 6
SHEET = 0.034

PICTURES = [
    Picture(
        "recognitions/images/questions-before-surgery",
        Camera(at=(0.2, -4.6, 5.2), look=(0.12, -0.02, 0), lens=46, focus=(0, -0.2, 0.15), f_stop=3.2),
        exposure=0.05,
    )
]


def newspaper():
    """Folded once: the fold is at the lower edge, the sheets' edges at the upper one."""
    for level in range(SHEETS):
        slip = 0.022 * math.sin(level * 2.1)
        box((slip, 0.01 * level, SHEET * (level + 0.5)), (PAGE_WIDTH, PAGE_HEIGHT, SHEET * 0.8), "paper", bevel=0.008)
    box((0.10, 0.05, SHEET / 2), (PAGE_WIDTH, PAGE_HEIGHT, SHEET * 0.8), "paper", bevel=0.008, turn=(0, 0, -2.5))
    thickness = SHEETS * SHEET
    with group(at=(0, -PAGE_HEIGHT / 2 + 0.01, thickness / 2)):
        rod((-PAGE_WIDTH / 2, 0, 0), (PAGE_WIDTH / 2, 0, 0), thickness / 2, "paper")
    with group(at=(0, 0.03, thickness + 0.004), turn=(-90, 0, 0)):
        flat_picture(greeked_page(rows=1000, columns=1420, text_columns=5), PAGE_WIDTH - 0.02, PAGE_HEIGHT - 0.04)


def cup_of_tea():
    lathe([(0, 0.03), (0.40, 0.03), (0.74, 0.13), (0.72, 0.16), (0.40, 0.07), (0, 0.07)], "ivory")
    lathe([(0, 0.08), (0.24, 0.08), (0.40, 0.32), (0.45, 0.66), (0.42, 0.66), (0.37, 0.33), (0, 0.14)], "ivory")
    cylinder((0, 0, 0.56), 0.41, 0.01, "tea")
    tube([(0.42, 0, 0.58), (0.66, 0, 0.55), (0.66, 0, 0.32), (0.40, 0, 0.27)], 0.045, "ivory")
    rod((-0.55, -0.20, 0.17), (0.25, -0.52, 0.14), 0.018, "steel")


def reading_glasses():
    """Round brass glasses lying with their arms open towards +y."""
    for side in (-1, 1):
        with group(at=(side * 0.34, 0, 0.27), turn=(72, 0, side * 5)):
            ring((0, 0, 0), 0.27, 0.020, "brass")
            cylinder((0, 0, 0), 0.265, 0.012, "glass")
        arm = [(0.62, 0.02, 0.33), (0.66, 0.55, 0.30), (0.63, 1.05, 0.22), (0.60, 1.25, 0.04)]
        tube([(side * x, y, z) for x, y, z in arm], 0.018, "brass")
    tube([(-0.09, 0.0, 0.32), (0, -0.01, 0.37), (0.09, 0.0, 0.32)], 0.018, "brass")


def build():
    box((0, 0, -0.2), (16, 14, 0.4), "oak-ivory")
    with group(at=(-0.45, -0.05, 0), turn=9):
        newspaper()
    with group(at=(1.85, 0.85, 0), turn=-35):
        cup_of_tea()
    with group(at=(0.55, -0.72, SHEETS * SHEET), turn=-26):
        reading_glasses()
    window_on_table()
