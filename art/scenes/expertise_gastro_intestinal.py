"""A model of a stomach on its stand, in the night set's light, an amber pin at its outlet."""

import math

from mathutils import Vector

from kit.haze import teal_bokeh
from kit.light import night_table
from kit.models import desk_stand
from kit.picture import Camera, Picture
from kit.shapes import ball, capsule, melt, ring, sheet, tube
from kit.stage import group

PICTURES = [
    Picture(
        "images/expertise-gastro-intestinal",
        Camera(at=(-0.6, -8, 2.3), look=(0.02, 0, 1.62), lens=60, focus=(0, -0.3, 1.8), f_stop=0.6),
        exposure=0.15,
        see_through=True,
        grade=teal_bokeh(discs=36, glow_at=(0.5, 0.6), band=(0.55, 0.6), spread=0.22, seed=33, brightness=0.6),
    )
]
COURSE = (
    ((-0.06, 0, 2.50), 0.115), ((-0.04, 0, 2.25), 0.115), ((0.0, 0, 2.02), 0.125), ((0.10, 0, 1.84), 0.17),
    ((0.24, 0, 1.72), 0.30), ((0.28, 0, 1.52), 0.37), ((0.27, 0, 1.30), 0.37), ((0.22, 0, 1.10), 0.36),
    ((0.12, 0, 0.94), 0.33), ((-0.03, 0, 0.83), 0.28), ((-0.20, 0, 0.79), 0.22), ((-0.36, 0, 0.81), 0.17),
    ((-0.46, 0, 0.84), 0.13),
)  # fmt: skip
"""The middle of gullet and stomach from above down, and their half widths."""
BOWEL = (
    (-0.44, 0, 0.84), (-0.62, -0.02, 0.86), (-0.74, -0.02, 0.68),
    (-0.73, 0, 0.38), (-0.55, 0, 0.18), (-0.22, 0.02, 0.17),
)  # fmt: skip
OUTER_CURVE = ((0.62, -0.10, 1.9), (0.645, -0.12, 1.5), (0.57, -0.15, 1.05), (0.32, -0.2, 0.66), (0.0, -0.2, 0.545))


def build():
    sheet(20, 16, lambda x, y: 0.04 * math.sin(x * 1.1 + y * 0.7 + math.sin(y)), "drape-dusk")
    desk_stand(width=1.3, depth=0.9, rise=1.1)
    with group(at=(-0.02, 0, 0.55), turn=-10):
        stomach()
    night_table(key=330, target=(0, 0, 1.7))


def stomach():
    """Gullet, stomach and the first bend of the bowel, about 2.5 high, with the vessels along its outer curve."""
    balls = [ball((0.33, 0, 1.92), 0.33, "model-rose", squash=(1.05, 0.8, 0.95))]
    for (start, wide), (end, narrow) in zip(COURSE, COURSE[1:], strict=False):
        for share in (0, 0.5):
            place, radius = Vector(start).lerp(Vector(end), share), wide + (narrow - wide) * share
            balls.append(ball(place, radius, "model-rose", squash=(1, 0.82, 1)))
    melt(balls, "model-rose", grain=0.026, smooth=22)
    tube(BOWEL, 0.13, "model-flesh")
    ring(Vector(COURSE[0][0]) + Vector((-0.009, 0, 0.09)), 0.095, 0.028, "model-flesh", (-0.1, 0, 1))
    ring(BOWEL[-1], 0.115, 0.028, "model-flesh", (1, 0, 0))
    tube(OUTER_CURVE, 0.02, "model-artery")
    tube([(x + 0.05, y, z - 0.03) for x, y, z in OUTER_CURVE], 0.02, "model-vein")
    capsule((-0.45, -0.12, 0.86), (-0.45, -0.2, 0.86), 0.028, "amber-glow")
