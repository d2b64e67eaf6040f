"""Keyhole surgery's instruments, in decimetres.

Each lies along the x axis, its tip at +x; grips and eyepieces lie at −x.
"""

import math

from kit.forged import forged
from kit.shapes import ball, cylinder, ring, rod, tube
from kit.stage import group

SHAFT = 0.025
"""A shaft's radius: five millimetres across."""
_HANDLE = 0.9
_AXIS = 0.11
"""How high a lying shaft's axis is: its handle's wheel rests on the table."""


def grasper(grip="teal-gloss", jaw="grasper", length=3.3):
    """A slender hand instrument with a ring handle, `length` from wheel to tip, lying on its side.

    `jaw` is "grasper", "scissors", "dissector" or "hook".
    """
    level = _AXIS
    rod((-length / 2, 0, level), (length / 2 - 0.24, 0, level), SHAFT, "graphite")
    rod((length / 2 - 0.27, 0, level), (length / 2 - 0.20, 0, level), SHAFT * 1.04, "steel")
    _JAWS[jaw](length / 2 - 0.20, level)
    with_wheel = -length / 2
    rod((with_wheel - 0.05, 0, level), (with_wheel + 0.07, 0, level), 0.095, grip, bevel=0.02)
    for rib in range(12):
        angle = 2 * math.pi * rib / 12
        y, z = 0.093 * math.cos(angle), level + 0.093 * math.sin(angle)
        rod((with_wheel - 0.03, y, z), (with_wheel + 0.05, y, z), 0.011, grip)
    with group(at=(with_wheel, 0, level), scale=_HANDLE):
        _ring_handle(0, 0, grip)


def _ring_handle(wheel, level, grip):
    """The fixed grip with its finger ring, the moving one with the thumb's."""
    forged(
        [
            (wheel - 0.02, 0, level, 0.12, 0.11), (wheel - 0.20, 0.02, level, 0.16, 0.11),
            (wheel - 0.34, -0.10, level, 0.11, 0.085), (wheel - 0.36, -0.40, level, 0.075, 0.07),
            (wheel - 0.33, -0.56, level, 0.060, 0.06),
        ],
        grip, square=3.2,
    )  # fmt: skip
    _finger_ring((wheel - 0.31, -0.72, level), 0.15, 1.35, grip)
    forged(
        [
            (wheel - 0.24, 0.03, level, 0.10, 0.065), (wheel - 0.50, -0.05, level, 0.085, 0.065),
            (wheel - 0.68, -0.30, level, 0.070, 0.06), (wheel - 0.74, -0.48, level, 0.055, 0.055),
        ],
        grip, square=3.2,
    )  # fmt: skip
    _finger_ring((wheel - 0.78, -0.62, level), 0.135, 1.12, grip)
    cylinder((wheel - 0.24, 0.02, level), 0.032, 0.14, "steel", bevel=0.006)
    rod((wheel - 0.22, 0.06, level), (wheel - 0.20, 0.17, level), 0.02, "steel")


def _finger_ring(at, radius, stretch, grip):
    x, y, z = at
    loop = [
        (x + radius * 0.92 * math.cos(a), y + radius * stretch * math.sin(a), z)
        for a in (math.pi * t / 8 for t in range(16))
    ]
    tube(loop, 0.042, grip, closed=True)


def _two_jaws(start, level, stations):
    cylinder((start + 0.015, 0, level), 0.018, 0.056, "steel", bevel=0.004)
    for side in (-1, 1):
        forged([(start + x, side * y, level, width, thick) for x, y, width, thick in stations], "steel", square=3)


def _grasper_jaw(start, level):
    _two_jaws(
        start,
        level,
        [(-0.02, 0, 0.03, 0.03), (0.05, 0.018, 0.034, 0.034), (0.14, 0.040, 0.026, 0.034), (0.24, 0.056, 0.018, 0.022)],
    )


def _dissector_jaw(start, level):
    _two_jaws(
        start,
        level,
        [(-0.02, 0, 0.03, 0.03), (0.06, 0.014, 0.028, 0.03), (0.16, 0.034, 0.020, 0.024), (0.23, 0.076, 0.010, 0.014)],
    )


def _scissor_jaw(start, level):
    _two_jaws(
        start,
        level,
        [
            (-0.02, 0, 0.03, 0.014),
            (0.04, 0.012, 0.036, 0.012),
            (0.12, 0.032, 0.030, 0.010),
            (0.21, 0.062, 0.006, 0.006),
        ],
    )


def _hook(start, level):
    rod((start - 0.01, 0, level), (start + 0.02, 0, level), 0.02, "ivory")
    tube(
        [(start, 0, level), (start + 0.15, 0, level), (start + 0.20, -0.01, level), (start + 0.205, -0.09, level)],
        0.010,
        "steel",
    )


_JAWS = {"grasper": _grasper_jaw, "dissector": _dissector_jaw, "scissors": _scissor_jaw, "hook": _hook}


def laparoscope(length=3.1):
    """The rod lens with its bevelled tip, the light post that leaves it sideways (+y) and the eyepiece."""
    level, back = 0.15, -length / 2
    rod((back + 0.45, 0, level), (length / 2, 0, level), 0.05, "steel")
    ball((length / 2 - 0.004, 0, level), 0.044, "lens", squash=(0.25, 1, 1))
    rod((back + 0.42, 0, level), (back + 0.62, 0, level), 0.085, "brushed-steel", end_radius=0.055, bevel=0.008)
    rod((back + 0.10, 0, level), (back + 0.44, 0, level), 0.10, "brushed-steel", bevel=0.012)
    for groove in (0.16, 0.20, 0.24):
        ring((back + groove, 0, level), 0.101, 0.006, "graphite", axis=(1, 0, 0))
    rod((back + 0.04, 0, level), (back + 0.10, 0, level), 0.075, "steel")
    rod((back - 0.13, 0, level), (back + 0.05, 0, level), 0.15, "graphite", end_radius=0.10, bevel=0.015)
    rod((back - 0.136, 0, level), (back - 0.10, 0, level), 0.09, "lens")
    rod((back + 0.32, 0, level), (back + 0.32, 0.26, level), 0.045, "steel", bevel=0.006)
    rod((back + 0.32, 0.20, level), (back + 0.32, 0.33, level), 0.058, "brushed-steel", bevel=0.008)
    ring((back + 0.32, 0.10, level), 0.046, 0.008, "brass", axis=(0, 1, 0))


def light_cable_plug(at, turn_to, paint="graphite"):
    """The metal end of a light cable: from `at` (where the post takes it) towards `turn_to`."""
    start, way = at, [b - a for a, b in zip(at, turn_to, strict=True)]
    size = math.sqrt(sum(step * step for step in way))
    along = [tuple(a + step / size * far for a, step in zip(start, way, strict=True)) for far in (0, 0.20, 0.24, 0.46)]
    rod(along[0], along[1], 0.070, "steel", bevel=0.008)
    rod(along[1], along[2], 0.055, "brass")
    rod(along[2], along[3], 0.062, paint, end_radius=0.046, bevel=0.006)
