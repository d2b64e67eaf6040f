"""The jointed tip of a robot's needle holder, in decimetres: a shaft 0.17 thick, its wrist at the origin.

The shaft comes from −x; beyond the wrist it bends about the y axis.
"""

import math

from kit.forged import forged
from kit.shapes import box, cylinder, ring, rod, tube
from kit.stage import group

_SHAFT = 0.085


def robot_needle_holder(bend=35, opening=3, reach=4.0, needle=0.17):
    """`bend` lowers what follows the wrist (degrees), `opening` parts each jaw from the middle.

    Returns the half-round needle (of that radius) between the jaws, a tube that ends where its thread begins.
    """
    rod((-reach, 0, 0), (-0.44, 0, 0), _SHAFT, "graphite")
    rod((-0.52, 0, 0), (-0.34, 0, 0), _SHAFT * 1.06, "brushed-steel", bevel=0.008)
    ring((-0.46, 0, 0), _SHAFT * 1.06, 0.007, "brass", axis=(1, 0, 0))
    rod((-0.34, 0, 0), (-0.26, 0, 0), _SHAFT, "steel", end_radius=_SHAFT * 0.82)
    for side in (-1, 1):
        forged(
            [
                (-0.30, side * 0.055, 0, 0.030, 0.11),
                (-0.12, side * 0.055, 0, 0.028, 0.105),
                (0.035, side * 0.055, 0, 0.028, 0.085),
            ],
            "titanium",
            square=4,
        )
        rod((-0.30, side * 0.02, 0.025), (0, side * 0.02, 0.038), 0.006, "steel")
    _pivot(0.15)
    with group(turn=(0, bend, 0)):
        forged(
            [(-0.02, 0, 0, 0.072, 0.085), (0.10, 0, 0, 0.072, 0.080), (0.20, 0, 0, 0.066, 0.066)],
            "brushed-steel",
            square=4,
        )
        with group(at=(0.19, 0, 0), turn=(90, 0, 0)):
            _pivot(0.135)
            for side in (-1, 1):
                with group(turn=side * opening):
                    _jaw(side)
        return _held_needle(needle, 0.58)


def _pivot(width):
    """A pin along y with its caps."""
    cylinder((0, 0, 0), 0.050, width, "steel", bevel=0.008, turn=(90, 0, 0))
    for side in (-1, 1):
        cylinder((0, side * width / 2, 0), 0.024, 0.016, "graphite", bevel=0.004, turn=(90, 0, 0))


def _jaw(side):
    """A short strong jaw with a ribbed gripping face, lying along x on its `side` of y = 0."""
    forged(
        [
            (-0.03, 0, 0, 0.06, 0.05), (0.08, side * 0.028, 0, 0.052, 0.075), (0.30, side * 0.026, 0, 0.044, 0.070),
            (0.46, side * 0.018, 0, 0.026, 0.050),
        ],
        "titanium", square=4,
    )  # fmt: skip
    for rib in range(9):
        box((0.14 + 0.034 * rib, side * 0.004, 0), (0.014, 0.008, 0.058 - 0.001 * rib), "brass", turn=(0, 25, 0))


def _held_needle(radius, x):
    """Held at its middle at `x`, both ends downwards."""
    arc = [(x, radius * math.sin(a), radius * (math.cos(a) - 1)) for a in (math.pi * (t / 14 - 0.5) for t in range(15))]
    return tube(arc, 0.011, "steel", taper=[0.2, 0.6] + [1] * 13)
