"""A coiled laser fibre in a sterile tray, its ring-shaped tip resting on blue cloth."""

import math

from kit.fabric import folded
from kit.laser import ring_tip
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import box, cylinder, rod, tube
from kit.stage import group
from kit.stills import cloth, tray

FLOOR = 0.03

PICTURES = [
    Picture(
        "services/images/fistula-treatment-4",
        Camera(at=(0.1, -3.1, 3.6), look=(0.02, 0.0, 0), lens=50, focus=(-0.55, -0.25, 0.2), f_stop=2.4),
        exposure=0.1,
    )
]


def coil(centre, radius, rounds):
    """Points of a loose coil, each round a little off the last."""
    return [
        (
            centre[0] + (radius + 0.05 * math.sin(step * 1.7) + 0.015 * step / 8) * math.cos(step * math.pi / 4),
            centre[1] + (radius + 0.04 * math.cos(step * 1.3)) * math.sin(step * math.pi / 4),
            FLOOR + 0.03 + 0.012 * step / 4,
        )
        for step in range(8 * rounds)
    ]


def build():
    cloth("ice", flat=(2.6, 2.2))
    with group(turn=6):
        tray(width=2.9, depth=1.9, paint="brushed-steel")
        with group(at=(-0.72, -0.12, FLOOR), turn=8):
            top = folded(1.05, 1.15, 3, "towel-blue", thickness=0.05)
        lie = FLOOR + top + 0.02
        end = (-0.52, -0.28, lie + 0.02)
        run = [
            *coil((0.62, 0.02), 0.52, 4),
            (0.80, 0.45, 0.20),
            (0.30, 0.48, 0.22),
            (-0.15, 0.18, lie),
            (-0.36, -0.12, lie + 0.01),
            end,
        ]
        tube(run, 0.018, "fibre-blue")
        ring_tip((-0.55, -0.31, lie + 0.025), (-0.50, -0.75, 0.16))
        rod((1.13, 0.62, 0.09), (1.02, 0.78, 0.09), 0.035, "ivory", bevel=0.01)
        for side in (-1, 1):
            box((0.62 + 0.5 * side, 0.02, 0.11), (0.05, 0.11, 0.09), "ivory", bevel=0.012)
        cylinder((1.28, 0.62, 0.06), 0.05, 0.06, "steel", bevel=0.01)
    with group(turn=-18):
        window_on_table()
