"""A handheld Doppler probe and a small bottle of gel on a folded towel."""

import math

from kit.dressings import bottle
from kit.fabric import folded
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import ball, box, cylinder, rod, tube
from kit.stage import group
from kit.stills import bench

PICTURES = [
    Picture(
        "services/images/diabetic-foot-care-2",
        Camera(at=(0.1, -4.9, 3.3), look=(0.02, 0.12, 0.32), lens=52, focus=(-0.2, -0.3, 0.3), f_stop=2.2),
        exposure=0.05,
    )
]


def doppler():
    """A palm-sized device lying on its back along y: a small screen, a speaker's holes, two knobs."""
    box((0, 0, 0.15), (0.72, 1.35, 0.28), "enamel", bevel=0.10)
    box((0, 0.36, 0.288), (0.50, 0.34, 0.02), "graphite", bevel=0.02)
    box((0, 0.36, 0.296), (0.43, 0.26, 0.012), "screen-dark")
    beat = [
        (-0.19, -0.03),
        (-0.12, -0.03),
        (-0.09, 0.07),
        (-0.05, -0.05),
        (-0.01, -0.02),
        (0.05, -0.03),
        (0.08, 0.07),
        (0.12, -0.05),
        (0.19, -0.03),
    ]
    for (x0, y0), (x1, y1) in zip(beat, beat[1:], strict=False):
        rod((x0, 0.36 + y0, 0.304), (x1, 0.36 + y1, 0.304), 0.005, "trace-glow")
    for row in range(4):
        for column in range(5):
            cylinder((-0.16 + 0.08 * column, -0.22 - 0.08 * row, 0.287), 0.018, 0.01, "graphite")
    for x in (-0.16, 0.0, 0.16):
        cylinder((x, 0.02, 0.295), 0.055, 0.03, "teal-gloss", bevel=0.01)


def probe():
    """A pencil probe along x, its sensing face at the left."""
    rod((-0.46, 0, 0.085), (0.40, 0, 0.085), 0.068, "enamel", end_radius=0.085, bevel=0.015)
    rod((-0.55, 0, 0.085), (-0.45, 0, 0.085), 0.060, "teal-gloss", bevel=0.02)
    ball((0.42, 0, 0.085), 0.084, "enamel", squash=(0.8, 1, 1))
    rod((0.44, 0, 0.085), (0.60, 0, 0.085), 0.04, "graphite", end_radius=0.022)


def coiled_cable(start, end, turns, radius=0.055):
    """Points of a springy cable between two points."""
    points, steps = [], turns * 6
    for step in range(steps + 1):
        share, angle = step / steps, 2 * math.pi * step / 6
        x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        points.append(
            (x, y + radius * math.cos(angle) + 0.18 * math.sin(math.pi * share), z + radius * math.sin(angle))
        )
    return points


def build():
    bench(top="oak-pale", wall="mint-pale")
    with group(at=(0, 0.05, 0), turn=6):
        top = folded(3.0, 1.9, 3, "towel-white", thickness=0.09)
    with group(at=(0.35, 0.2, top), turn=-16):
        doppler()
    with group(at=(-0.62, -0.42, top), turn=-14):
        probe()
    tube(
        [(-0.04, -0.56, top + 0.085), (0.05, -0.62, top + 0.05)]
        + coiled_cable((0.15, -0.72, top + 0.075), (0.98, -0.78, top + 0.075), 12)
        + [(1.10, -0.62, top + 0.06), (1.0, -0.50, top + 0.08), (0.62, -0.52, top + 0.14), (0.38, -0.44, top + 0.15)],
        0.020, "graphite",
    )  # fmt: skip
    with group(at=(-0.75, 0.38, top - 0.005)):
        bottle(height=1.05, radius=0.21, body="gel-blue", cap="ivory")
    window_on_table()
