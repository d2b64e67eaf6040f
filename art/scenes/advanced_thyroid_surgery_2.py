"""A nerve monitor with a quiet green trace on its screen; its cable lies coiled before it."""

import math

from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import box, cylinder, ring, rod, tube
from kit.stage import group
from kit.stills import bench

PICTURES = [
    Picture(
        "services/images/advanced-thyroid-surgery-2",
        Camera(at=(0.7, -7.6, 2.9), look=(0.1, 0, 0.80), lens=50, focus=(0, -0.6, 0.9), f_stop=2.2),
        exposure=0.0,
    )
]

WIDTH, HEIGHT, DEPTH = 3.0, 1.75, 1.1
SCREEN = (1.95, 1.25)
FACE = -DEPTH / 2


def build():
    bench("oak-pale", "mint-pale")
    with group(at=(-0.1, 0.35, 0.12), turn=(-7, 0, -9)):
        monitor()
    with group(at=(1.15, -1.05, 0)):
        coiled_cable()
    with group(turn=-10):
        window_on_table(strength=3.6)


def monitor():
    box((0, 0, HEIGHT / 2), (WIDTH, DEPTH, HEIGHT), "enamel", bevel=0.12)
    for x in (-1.15, 1.15):
        box((x, -0.25, -0.05), (0.3, 0.4, 0.12), "rubber", bevel=0.03)
    handle = [
        (-0.9, 0.1, HEIGHT - 0.05),
        (-0.85, 0.1, HEIGHT + 0.24),
        (0, 0.1, HEIGHT + 0.28),
        (0.85, 0.1, HEIGHT + 0.24),
        (0.9, 0.1, HEIGHT - 0.05),
    ]
    tube(handle, 0.055, "teal-gloss")
    with group(at=(-0.36, FACE, HEIGHT / 2 + 0.02)):
        box((0, -0.01, 0), (SCREEN[0] + 0.14, 0.05, SCREEN[1] + 0.14), "graphite", bevel=0.04)
        box((0, -0.034, 0), (SCREEN[0], 0.01, SCREEN[1]), "screen-dark", bevel=0.02)
        for row, wave in enumerate((0.09, 0.0)):
            trace(0.26 - 0.54 * row, wave)
        for line in range(1, 8):
            x = SCREEN[0] * (line / 8 - 0.5)
            rod((x, -0.040, -SCREEN[1] * 0.46), (x, -0.040, SCREEN[1] * 0.46), 0.0025, "screen-line")
    for knob, level in enumerate((1.34, 0.94)):
        cylinder((1.08, FACE - 0.05, level), 0.13 - 0.02 * knob, 0.14, "teal-gloss", bevel=0.02, turn=(90, 0, 0))
        rod((1.08, FACE - 0.122, level + 0.03), (1.08, FACE - 0.122, level + 0.10), 0.010, "ivory")
    for socket in range(3):
        place = (0.90 + 0.19 * socket, FACE - 0.02, 0.50)
        cylinder(place, 0.065, 0.06, "steel", bevel=0.008, turn=(90, 0, 0))
        cylinder((place[0], place[1] - 0.02, place[2]), 0.038, 0.05, "rubber", turn=(90, 0, 0))


def trace(level, wave):
    """A nearly flat line; `wave` is the height of the nerve's one answer in it."""
    points = []
    for step in range(81):
        x = SCREEN[0] * 0.94 * (step / 80 - 0.5)
        answer = wave * 1.6 * math.sin((x + 0.2) * 17) * math.exp(-(((x + 0.12) / 0.11) ** 2))
        points.append((x, -0.043, level + answer + 0.006 * math.sin(x * 31)))
    tube(points, 0.011, "green-trace")


def coiled_cable():
    points = []
    for step in range(37):
        angle = math.radians(30 * step + 100)
        radius = 0.48 - 0.03 * (step / 12) + 0.015 * math.sin(step * 2.1)
        points.append(
            (
                radius * 1.12 * math.cos(angle),
                radius * math.sin(angle),
                0.04 + 0.05 * (step // 12) * (0.7 + 0.3 * math.sin(step)),
            )
        )
    plugged = [(-0.19, 0.86, 0.60), (-0.21, 0.62, 0.52), (-0.30, 0.52, 0.16)]
    tube([*plugged, *points, (-0.62, -0.42, 0.03), (-1.05, -0.30, 0.03), (-1.35, -0.42, 0.03)], 0.032, "graphite")
    rod((-1.33, -0.415, 0.04), (-1.62, -0.53, 0.04), 0.055, "teal-gloss", bevel=0.012)
    rod((-1.60, -0.522, 0.04), (-1.92, -0.65, 0.03), 0.012, "steel", end_radius=0.006)
    ring((-1.62, -0.53, 0.04), 0.05, 0.012, "brass", axis=(0.93, 0.37, 0))
