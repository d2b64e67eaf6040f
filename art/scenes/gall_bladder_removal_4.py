"""A glass dish of titanium clips on white linen, a folded retrieval bag beside it."""

import math
import random

from kit.light import window_on_table
from kit.linens import cloth_height
from kit.picture import Camera, Picture
from kit.pillow import pillow
from kit.shapes import lathe, sheet, tube
from kit.stage import group

PICTURES = [
    Picture(
        "services/images/gall-bladder-removal-4",
        Camera(at=(0.3, -2.3, 1.9), look=(0.14, 0.02, 0.04), lens=50, focus=(-0.2, -0.05, 0.06), f_stop=3.2),
        exposure=-0.1,
    )
]

DISH = 0.40


def build():
    sheet(9, 8, lambda x, y: cloth_height(x, y, 0.03) * min(1, (x * x + y * y) / 2.5) - 0.004, "linen")
    with group(at=(-0.28, 0.02, 0)):
        dish()
        for _ in range(22):
            angle, way = random.uniform(0, 2 * math.pi), DISH * 0.68 * math.sqrt(random.random())
            with group(at=(way * math.cos(angle), way * math.sin(angle), 0.045), turn=random.uniform(0, 360)):
                clip()
    for x, y, turn in ((0.22, -0.50, 40), (0.36, -0.44, -25)):
        with group(at=(x, y, 0.012), turn=turn):
            clip()
    with group(at=(0.64, 0.10, 0.0), turn=22):
        retrieval_bag()
    with group(turn=-16):
        window_on_table()


def dish():
    outside = [(0, 0), (DISH * 0.86, 0), (DISH * 0.95, 0.03), (DISH, 0.16)]
    inside = [(DISH - 0.022, 0.16), (DISH * 0.93 - 0.02, 0.045), (DISH * 0.85, 0.026), (0, 0.026)]
    lathe([*outside, *inside], "glass")


def clip():
    """A little V of titanium with parallel ends, not yet closed."""
    legs = [
        (0.075, 0.034, 0),
        (0.03, 0.030, 0),
        (-0.03, 0.012, 0),
        (-0.038, 0, 0),
        (-0.03, -0.012, 0),
        (0.03, -0.030, 0),
        (0.075, -0.034, 0),
    ]
    tube(legs, 0.0085, "titanium")


def retrieval_bag():
    """A long pouch of film folded over once: the seam runs round it, a drawstring through its mouth."""
    pouch = [
        (-0.34, -0.20),
        (0.0, -0.20),
        (0.30, -0.17),
        (0.40, -0.08),
        (0.40, 0.08),
        (0.30, 0.17),
        (0.0, 0.20),
        (-0.34, 0.20),
    ]
    flap = [(-0.20, -0.21), (0.10, -0.22), (0.36, -0.18), (0.38, 0.16), (0.10, 0.20), (-0.20, 0.20)]
    for outline, level, turn, swell in ((pouch, 0.018, 0, 0.022), (flap, 0.052, 7, 0.018)):
        with group(at=(0, 0, level), turn=(-90, 0, turn)):
            pillow(outline, lambda x, y, swell=swell: swell + 0.005 * math.sin(17 * x + 5 * y), "film", edge=7)
            tube([(x, 0, y) for x, y in outline], 0.007, "film-seam", closed=True)
    mouth = [(-0.34, -0.20, 0.024), (-0.37, 0, 0.045), (-0.34, 0.20, 0.024), (-0.33, 0, 0.012)]
    tube(mouth, 0.012, "teal-gloss", closed=True)
    string = [
        (-0.34, -0.20, 0.024),
        (-0.29, -0.32, 0.02),
        (-0.10, -0.40, 0.012),
        (0.06, -0.33, 0.012),
        (0.20, -0.36, 0.012),
        (0.30, -0.46, 0.012),
    ]
    tube(string, 0.009, "teal-gloss")
