"""A compact diode laser console, its screen dimmed, in a quiet operating theatre."""

import math

from kit.laser import console
from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.rooms import back_wall
from kit.shapes import box, cylinder, ring, rod, tube
from kit.stage import group

SHELF = 0.86

PICTURES = [
    Picture(
        "services/images/piles-treatment-4",
        Camera(at=(0.95, -2.45, 1.40), look=(0.42, 0.4, 0.93), lens=51, focus=(0.55, -0.35, 0.98), f_stop=1.6),
        exposure=-0.05,
    )
]


def trolley():
    """A slim white trolley with two shelves on castors; its top shelf is at z = 0.86."""
    for z in (0.22, 0.54, SHELF - 0.015):
        box((0, 0, z), (0.58, 0.48, 0.03), "enamel", bevel=0.012)
    for x in (-0.26, 0.26):
        for y in (-0.2, 0.2):
            rod((x, y, 0.09), (x, y, SHELF), 0.014, "steel")
            cylinder((x, y, 0.045), 0.045, 0.03, "graphite", bevel=0.01, turn=(90, 0, 0))
    tube(
        [
            (0.30, -0.2, SHELF - 0.06),
            (0.38, -0.16, SHELF - 0.02),
            (0.38, 0.16, SHELF - 0.02),
            (0.30, 0.2, SHELF - 0.06),
        ],
        0.012,
        "steel",
    )


def operating_table():
    """A draped table, its long side along x."""
    box((0, 0, 0.05), (1.0, 0.55, 0.10), "enamel", bevel=0.04)
    box((0, 0, 0.42), (0.34, 0.32, 0.70), "enamel", bevel=0.04)
    box((0, 0, 0.82), (2.1, 0.56, 0.07), "graphite", bevel=0.03)
    box((0, 0, 0.89), (2.1, 0.58, 0.09), "teal", bevel=0.04)
    box((0.15, 0, 0.90), (1.35, 0.66, 0.10), "mint", bevel=0.04)
    box((0.15, -0.32, 0.72), (1.35, 0.03, 0.42), "mint", bevel=0.012)
    box((-0.82, 0, 0.965), (0.38, 0.42, 0.08), "linen", bevel=0.035)


def theatre_lamp():
    """A round lamp on a bent arm that comes from above; its face looks down from the origin."""
    cylinder((0, 0, 0.03), 0.36, 0.08, "enamel", bevel=0.035)
    cylinder((0, 0, -0.014), 0.32, 0.012, "frosted-glass")
    for index in range(13):
        angle, reach = index * math.pi / 4, 0 if index == 12 else 0.13 if index >= 8 else 0.24
        cylinder((reach * math.cos(angle), reach * math.sin(angle), -0.022), 0.035, 0.008, "daylight")
    ring((0, 0, 0.0), 0.355, 0.012, "sea-green")
    tube(
        [(0.0, 0, 0.07), (0, 0, 0.20), (0.20, 0, 0.30), (0.75, 0, 0.42), (0.80, 0, 0.55), (0.80, 0, 1.8)],
        0.03,
        "enamel",
    )


def build():
    back_wall(wall="mint", floor="clinic-floor")
    for seam in range(-3, 5):
        box((seam * 1.1, 2.945, 1.4), (0.012, 0.012, 2.8), "plaster-cool")
    box((0, 2.94, 1.05), (14, 0.03, 0.03), "sea-green")
    with group(at=(-0.55, 1.75, 0), turn=-6):
        operating_table()
    with group(at=(-0.35, 1.65, 1.66), turn=(12, -10, 20)):
        theatre_lamp()
    with group(at=(0.62, -0.25, 0), turn=9):
        trolley()
        with group(at=(-0.02, 0.0, SHELF)):
            console()
        tube(
            [
                (-0.15, -0.20, SHELF + 0.062),
                (-0.15, -0.28, SHELF + 0.04),
                (-0.28, -0.27, SHELF - 0.08),
                (-0.30, -0.16, 0.70),
                (-0.12, -0.18, 0.585),
                (0.05, -0.05, 0.572),
            ],
            0.006,
            "seton-blue",
        )
        for turn in range(3):
            ring((0.07, 0.0, 0.565 + 0.011 * turn), 0.11 + 0.006 * (turn % 2), 0.006, "seton-blue")
        box((0.05, -0.02, 0.27), (0.30, 0.22, 0.07), "graphite", bevel=0.02)
    window_in_room(opening=(-5.0, -0.4, 2.4, 7.2), strength=4.2)
