"""A clear single-use proctoscope and a small light source on a white instrument tray."""

from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import ball, box, cylinder, lathe, ring, rod, tube
from kit.stage import group
from kit.stills import bench, tray

PICTURES = [
    Picture(
        "services/images/piles-treatment-2",
        Camera(at=(0.0, -4.6, 3.5), look=(0.0, 0.02, 0.08), lens=54, focus=(-0.4, -0.2, 0.3), f_stop=2.4),
        exposure=0.05,
    )
]

LENGTH, MOUTH, TIP = 0.95, 0.20, 0.13
RISE, DROOP = 10, 14
"""How it lies: on its tip, its wide rim and the end of its handle. Degrees."""


def proctoscope():
    """A clear tube along x with a wide mouth at the right, and a long handle."""
    wall = 0.018
    outside = [
        (TIP, 0),
        (TIP + 0.02, 0.1),
        (MOUTH * 0.86, LENGTH * 0.8),
        (MOUTH, LENGTH),
        (MOUTH + 0.10, LENGTH + 0.07),
        (MOUTH + 0.12, LENGTH + 0.11),
    ]
    lathe(
        [*outside, *[(r - wall, z + wall * 0.5) for r, z in reversed(outside)], outside[0]],
        "clear-resin",
        axis=(1, 0, 0),
    )
    ring((LENGTH + 0.10, 0, 0), MOUTH + 0.115, 0.012, "clear-resin", axis=(1, 0, 0))
    for side in (-0.05, 0.05):
        tube(
            [(LENGTH - 0.02, 0.18, side), (LENGTH + 0.02, 0.5, side), (LENGTH + 0.10, 0.98, side)], 0.028, "clear-resin"
        )
    box((LENGTH + 0.06, 0.72, 0), (0.10, 0.5, 0.06), "clear-resin", bevel=0.02, turn=(0, 0, -9))
    ball((LENGTH + 0.11, 1.0, 0), 0.06, "clear-resin", squash=(1, 0.8, 1.4))


def light_source():
    """A pocket lamp lying along x, its lit lens at the left."""
    radius = 0.135
    body = [(0.0, 0), (0.10, 0), (radius, 0.02), (radius, 0.22), (0.10, 0.30), (0.10, 1.0), (0.085, 1.04), (0, 1.04)]
    lathe(body, "ivory", at=(0, 0, radius), axis=(1, 0, 0))
    lathe([(0.10, -0.012), (0.118, -0.012), (0.118, 0.03)], "steel", at=(0, 0, radius), axis=(1, 0, 0))
    cylinder((-0.004, 0, radius), 0.098, 0.012, "lamp-glow", turn=(0, 90, 0))
    for groove in range(8):
        ring((0.45 + 0.055 * groove, 0, radius), 0.101, 0.008, "teal-gloss", axis=(1, 0, 0))
    rod((0.36, 0, radius + 0.09), (0.36, 0, radius + 0.125), 0.035, "teal-gloss", bevel=0.008)


def build():
    bench(top="sea-green", wall="mint-pale")
    with group(turn=-7):
        tray(width=3.1, depth=2.0, paint="enamel")
        with group(at=(-1.22, 0.42, 0.03 + 1.1 * TIP + 0.01), turn=(180 + DROOP, -RISE, 8), scale=1.1):
            proctoscope()
        with group(at=(0.54, -0.48, 0.03), turn=40, scale=1.05):
            light_source()
    with group(turn=-12):
        window_on_table()
