"""Beds, couches and what rolls beside them, in metres, each standing on z = 0 around its own origin.

Beds and couches lie along y with the head at +y.
"""

import math

from kit.bedding import draped_cloth, pillow
from kit.shapes import ball, box, cylinder, rod, tube
from kit.stage import group

MATTRESS_TOP = 0.66


def castor(at, radius=0.05):
    """A rubber wheel whose fork ends at 2.6 × its radius; `at` is where it touches the floor."""
    x, y, z = at
    cylinder((x, y, z + radius), radius, 0.035, "graphite", bevel=0.010, turn=(0, 90, 0))
    cylinder((x, y, z + radius), radius * 0.45, 0.042, "steel", turn=(0, 90, 0))
    box((x, y, z + radius * 2.1), (0.055, radius * 1.3, radius * 0.5), "ivory", bevel=0.008)
    rod((x, y, z + radius * 2.1), (x, y, z + radius * 2.7), 0.012, "steel")


def side_rail(length, height=0.30, bars=3, paint="ivory"):
    """A raised rail of a bed along y: a bent frame with bars, its lower edge at z = 0."""
    half, bend = length / 2, 0.10
    corner = [(0, 0), (0, height - bend), (bend * 0.28, height - bend * 0.28), (bend, height)]
    frame = [(0, y - half, z) for y, z in corner] + [(0, half - y, z) for y, z in reversed(corner)]
    tube(frame, 0.017, paint)
    rod((0, -half, 0.02), (0, half, 0.02), 0.014, paint)
    for bar in range(1, bars + 1):
        y = -half + length * bar / (bars + 1)
        rod((0, y, 0.02), (0, y, height), 0.010, "brushed-steel")


def hospital_bed(blanket="mint", board="oak-pale", rails=True, turned_back=0.24):
    """A bed 2.1 long: boards at head and foot, wheels, side rails, a pillow and a blanket folded back at the top."""
    box((0, 0, 0.36), (0.92, 2.04, 0.07), "ivory", bevel=0.02)
    box((0, 0, 0.26), (0.50, 1.3, 0.14), "ivory", bevel=0.03)
    box((0, 0, 0.16), (0.62, 1.5, 0.06), "brushed-steel", bevel=0.015)
    for x in (-0.30, 0.30):
        for y in (-0.72, 0.72):
            castor((x, y, 0), radius=0.062)
    for y, height in ((-1.05, 0.34), (1.05, 0.62)):
        box((0, y, 0.38 + height / 2), (0.94, 0.045, height), board, bevel=0.02)
        box((0, y, 0.39 + height), (0.98, 0.06, 0.05), "ivory", bevel=0.022)
    box((0, 0, 0.52), (0.88, 2.0, 0.24), "linen", bevel=0.06)
    blanket_length = 1.22
    with group(at=(0, -0.99 + blanket_length / 2, MATTRESS_TOP)):
        draped_cloth(blanket_length, 0.93, 0.30, blanket)
    with group(at=(0, -0.99 + blanket_length + turned_back / 2 - 0.12, MATTRESS_TOP + 0.02)):
        draped_cloth(turned_back, 0.945, 0.27, "linen", wrinkle=0.004)
    with group(at=(0.01, 0.72, MATTRESS_TOP + 0.075), turn=(-8, 0, 3)):
        pillow()
    if rails:
        for side in (-1, 1):
            for y, length in ((0.42, 0.86), (-0.50, 0.78)):
                with group(at=(side * 0.505, y, 0.52)):
                    side_rail(length, height=0.40)


def examination_couch(top="teal", sheet_paint="linen", back_angle=32):
    """A couch 1.9 long on an oak and enamel base, its back raised, under a clean sheet."""
    box((0, 0, 0.34), (0.56, 1.50, 0.48), "enamel", bevel=0.02)
    for y in (-0.36, 0.36):
        for x in (-0.285, 0.285):
            box((x, y, 0.36), (0.012, 0.66, 0.36), "oak-pale", bevel=0.005)
            rod((x * 1.06, y - 0.08, 0.47), (x * 1.06, y + 0.08, 0.47), 0.008, "brass")
    box((0, 0, 0.05), (0.50, 1.40, 0.10), "graphite")
    box((0, -0.33, 0.64), (0.66, 1.24, 0.11), top, bevel=0.045)
    with group(at=(0, -0.35, 0.703)):
        draped_cloth(1.16, 0.685, 0.17, sheet_paint, wrinkle=0.003)
    with group(at=(0, 0.30, 0.64), turn=(back_angle, 0, 0)):
        box((0, 0.33, 0), (0.66, 0.66, 0.11), top, bevel=0.045)
        with group(at=(0, 0.31, 0.063)):
            draped_cloth(0.60, 0.685, 0.15, sheet_paint, wrinkle=0.003)
        with group(at=(0, 0.50, 0.105)):
            pillow(width=0.50, depth=0.26, height=0.06)


def step(paint="oak-pale"):
    """A small step of two treads on a bent steel frame; one climbs towards +y."""
    for y, height in ((-0.16, 0.20), (0.12, 0.38)):
        box((0, y, height - 0.015), (0.46, 0.27, 0.03), paint, bevel=0.010)
        box((0, y, height + 0.002), (0.40, 0.21, 0.006), "rubber", bevel=0.002)
    for x in (-0.20, 0.20):
        bends = [(-0.27, 0), (-0.25, 0.18), (-0.02, 0.185), (0.0, 0.36), (0.22, 0.365), (0.26, 0)]
        tube([(x, y, z) for y, z in bends], 0.014, "steel")


def drip_stand():
    """A stand on five wheels with a hook at each side and a clear bag."""
    for spoke in range(5):
        angle = spoke * 2 * math.pi / 5 + 0.3
        x, y = 0.28 * math.cos(angle), 0.28 * math.sin(angle)
        rod((0, 0, 0.10), (x, y, 0.075), 0.014, "brushed-steel")
        ball((x, y, 0.03), 0.03, "graphite")
    rod((0, 0, 0.08), (0, 0, 1.95), 0.013, "steel")
    for side in (-1, 1):
        tube([(0, 0, 1.90), (side * 0.08, 0, 1.96), (side * 0.13, 0, 1.90), (side * 0.15, 0, 1.95)], 0.006, "steel")
    box((0.13, 0, 1.76), (0.12, 0.035, 0.20), "clear-plastic", bevel=0.016)
    tube([(0.13, 0, 1.66), (0.13, 0.0, 1.45), (0.05, -0.03, 1.10), (0.10, -0.05, 0.85)], 0.003, "clear-plastic")


def trolley(width=0.70, depth=0.50, height=0.82, shelf="ivory", frame="brushed-steel", levels=(0.26,)):
    """A wheeled trolley; its top ends at `height`, further shelves at `levels`."""
    x, y = width / 2 - 0.03, depth / 2 - 0.03
    for side in (-1, 1):
        for end in (-1, 1):
            rod((side * x, end * y, 0.12), (side * x, end * y, height - 0.02), 0.014, frame)
            castor((side * x, end * y, 0), radius=0.042)
    for level in (*levels, height):
        box((0, 0, level - 0.015), (width, depth, 0.03), shelf, bevel=0.012)
    for side in (-1, 1):
        box((side * (width / 2 - 0.006), 0, height + 0.012), (0.012, depth, 0.03), shelf, bevel=0.005)
    box((0, depth / 2 - 0.006, height + 0.012), (width, 0.012, 0.03), shelf, bevel=0.005)
