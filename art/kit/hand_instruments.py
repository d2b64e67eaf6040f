"""A surgeon's hand instruments and what lies beside them, in decimetres.

Each lies on z = 0 along the x axis around its own origin, its tip at +x.
"""

import math

from kit.forged import forged
from kit.shapes import box, cylinder, mesh, plate, ring, rod, sheet, tube

_RING = 0.105
_LEVEL = 0.035


def scissors(opening=0.07, steel="steel", rings="steel", screw="brass"):
    """Fine straight scissors, 1.5 long; `opening` is how far each tip lies off the middle."""
    for side in (-1, 1):
        level = _LEVEL + 0.009 * side
        forged(
            [
                (-0.52, side * 0.13, _LEVEL, 0.040, 0.040), (-0.25, side * 0.062, _LEVEL, 0.034, 0.036),
                (0.08, side * 0.016, level, 0.050, 0.026), (0.20, 0, level, 0.074, 0.020),
                (0.34, -side * opening * 0.3, level, 0.062, 0.018), (0.58, -side * opening * 0.7, level, 0.040, 0.014),
                (0.74, -side * opening, level, 0.008, 0.008),
            ],
            steel, square=4,
        )  # fmt: skip
        ring((-0.62, side * 0.17, _LEVEL), _RING, 0.021, rings)
    cylinder((0.18, 0, _LEVEL + 0.012), 0.024, 0.034, screw, bevel=0.004)


def forceps(toothed=False, steel="steel"):
    """Spring forceps lying on their side, 1.4 long; with `toothed`, fine teeth at the tips."""
    height = 0.05
    for side in (-1, 1):
        forged(
            [
                (-0.70, side * 0.010, height, 0.018, 0.070), (-0.58, side * 0.016, height, 0.018, 0.080),
                (-0.30, side * 0.072, height, 0.018, 0.088), (0.05, side * 0.098, height, 0.018, 0.084),
                (0.38, side * 0.068, height, 0.016, 0.050), (0.70, side * 0.022, height, 0.012, 0.022),
            ],
            steel, square=5,
        )  # fmt: skip
        for ridge in range(8):
            x = -0.16 + 0.026 * ridge
            rod((x, side * 0.101, height - 0.036), (x, side * 0.101, height + 0.036), 0.0055, steel)
        for tooth in range(1 + (side > 0)) if toothed else ():
            level = height + 0.012 * (tooth - 0.5) * (side > 0)
            rod((0.69, side * 0.022, level), (0.685, side * 0.003, level), 0.006, steel, end_radius=0.001)
    box((-0.68, 0, height), (0.07, 0.030, 0.068), steel, bevel=0.008)


def scalpel(blade=True, steel="steel", grip="steel"):
    """A flat scalpel handle, 1.25 long, with or without its blade."""
    forged(
        [
            (-0.62, 0, _LEVEL, 0.052, 0.024), (-0.56, 0, _LEVEL, 0.078, 0.028), (-0.20, 0, _LEVEL, 0.070, 0.028),
            (0.10, 0, _LEVEL, 0.078, 0.030), (0.26, 0, _LEVEL, 0.050, 0.026), (0.34, 0, _LEVEL, 0.032, 0.020),
            (0.52, 0, _LEVEL, 0.028, 0.012), (0.60, 0, _LEVEL, 0.014, 0.008),
        ],
        steel, square=5,
    )  # fmt: skip
    for ridge in range(8):
        box((0.01 + 0.022 * ridge, 0, _LEVEL), (0.008, 0.076, 0.036), grip, bevel=0.003)
    box((-0.34, 0, _LEVEL + 0.0145), (0.26, 0.014, 0.002), "brushed-steel")
    if blade:
        belly = [(0.60 + 0.28 * t, -0.036 + 0.062 * t**2.4) for t in (0, 0.2, 0.4, 0.6, 0.75, 0.88, 1)]
        plate([(0.36, -0.030), *belly, (0.60, 0.036), (0.36, 0.030)], 0.006, steel, at=(0, 0, _LEVEL + 0.004))


def kidney_dish(length=2.4, width=1.15, height=0.45, steel="steel"):
    """A bean-shaped steel dish; its hollow side looks along −y."""
    straight, half, bend = (length - width) / 2, width / 2, length * 0.62
    wall = [(0.20, 0.012), (0.12, 0.03), (0.075, 0.08), (0.02, height - 0.03), (0, height)]
    rows = [_bean(straight, half - inset, bend) for inset, _ in wall]
    count = len(rows[0])
    vertices = [(x, y, level) for row, (_, level) in zip(rows, wall, strict=True) for x, y in row]
    sides = [
        (row + i, row + (i + 1) % count, row + count + (i + 1) % count, row + count + i)
        for row in range(0, count * (len(wall) - 1), count)
        for i in range(count)
    ]
    dish = mesh(vertices, [tuple(range(count))[::-1], *sides], steel)
    dish.data.auto_smooth_angle = math.pi
    body = dish.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset = 0.014, 0
    tube([(x, y, height) for x, y in rows[-1]], 0.018, steel, closed=True)


def _bean(straight, half, bend):
    """An oblong with round ends, laid around a circle of radius `bend`."""
    outline = [(straight * (1 - step / 8), half) for step in range(16)]
    outline += [
        (-straight + half * math.cos(a), half * math.sin(a)) for a in (math.pi * (0.5 + t / 20) for t in range(20))
    ]
    outline += [(straight * (step / 8 - 1), -half) for step in range(16)]
    outline += [
        (straight + half * math.cos(a), half * math.sin(a)) for a in (math.pi * (1.5 + t / 20) for t in range(20))
    ]
    return [((bend + y) * math.sin(x / bend), (bend + y) * math.cos(x / bend) - bend) for x, y in outline]


def suture_packet(width=1.15, depth=0.72, paint="paper", stripe="teal-gloss"):
    """A sealed foil packet with a drawn needle and grey lines on its label."""

    def get_height(x, y):
        rise = max(0.0, 1 - abs(2 * x / (width - 0.16)) ** 6) * max(0.0, 1 - abs(2 * y / (depth - 0.14)) ** 6)
        return 0.012 + 0.045 * rise + 0.003 * math.sin(x * 160) * (abs(x) > width / 2 - 0.06)

    top = 0.058
    sheet(width, depth, get_height, paint, steps=140, thickness=0.012)
    box((-width * 0.27, 0, top), (width * 0.16, depth * 0.66, 0.003), stripe)
    for line, length in enumerate((0.42, 0.42, 0.26)):
        box((-0.10 + length / 2, 0.13 - 0.075 * line, top), (length, 0.016, 0.003), "grey-line")
    arc = [(0.24 + 0.085 * math.cos(a), -0.13 + 0.085 * math.sin(a), top) for a in (math.pi * t / 8 for t in range(9))]
    tube(arc, 0.006, "ink")
