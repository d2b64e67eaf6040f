"""Sterile supply, in metres: shelves, wrapped and boxed sets, the steriliser. All face −y."""

import math
import random

from kit.shapes import ball, box, cylinder, lathe, plate, ring, rod, tube
from kit.stage import group


def wrapped_set(width=0.46, depth=0.34, height=0.14, paint="blue-cloth"):
    """Instruments wrapped in cloth: corners folded in, a strip of tape across and a label with greeked lines."""
    askew = (random.uniform(-0.6, 0.6), 0, random.uniform(-1, 1))
    box((0, 0, height / 2), (width, depth, height), paint, bevel=0.022, turn=askew)
    front = -depth / 2
    fold = [(-width * 0.46, height * 0.93), (width * 0.46, height * 0.93), (0.02, height * 0.30)]
    with group(at=(0, front - 0.001, 0), turn=(90, 0, 0)):
        plate(fold, 0.005, paint, bevel=0.002)
    tape = width * random.uniform(0.02, 0.10)
    box((tape, front - 0.006, height / 2), (0.022, 0.004, height * 0.93), "gauze")
    label_x = -width * 0.26
    box((label_x, front - 0.007, height * 0.52), (0.13, 0.003, 0.068), "paper")
    for line, share in enumerate((0.8, 0.6, 0.7)):
        at = (label_x - 0.055 + 0.055 * share, front - 0.009, height * 0.52 + 0.02 - 0.019 * line)
        box(at, (0.11 * share, 0.002, 0.006), "ink")


def instrument_container(width=0.46, depth=0.34, height=0.15):
    """A closed metal container for a set, with handles and a colored label."""
    box((0, 0, height / 2), (width, depth, height), "brushed-steel", bevel=0.012)
    box((0, 0, height * 0.86), (width + 0.012, depth + 0.012, height * 0.22), "titanium", bevel=0.008)
    front = -depth / 2 - 0.004
    for x in (-0.16, 0.16):
        handle = [(-0.035, 0, 0.06), (-0.03, 0.016, 0.045), (0.03, 0.016, 0.045), (0.035, 0, 0.06)]
        tube([(x + dx, front - out, z) for dx, out, z in handle], 0.005, "steel")
    box((0, front, 0.055), (0.10, 0.003, 0.05), "paper")
    for line in range(2):
        box((-0.01, front - 0.002, 0.066 - 0.02 * line), (0.06, 0.002, 0.006), "ink")


def steel_shelves(width=1.2, depth=0.45, height=2.0, levels=5):
    """Open shelves of steel rods; returns the height of each shelf's upper side."""
    for x in (-width / 2, width / 2):
        for y in (-depth / 2, depth / 2):
            rod((x, y, 0.03), (x, y, height), 0.014, "steel")
            cylinder((x, y, 0.015), 0.024, 0.03, "graphite", bevel=0.006)
            ball((x, y, height), 0.016, "steel")
    tops = [0.16 + (height - 0.26) * level / (levels - 1) for level in range(levels)]
    for top in tops:
        for y in (-depth / 2, depth / 2):
            for z in (top - 0.006, top - 0.045):
                rod((-width / 2, y, z), (width / 2, y, z), 0.006, "steel")
            for zig in range(round(width / 0.10)):
                x = -width / 2 + 0.05 + zig * 0.10
                rod((x - 0.05, y, top - 0.006), (x, y, top - 0.045), 0.003, "steel")
                rod((x, y, top - 0.045), (x + 0.05, y, top - 0.006), 0.003, "steel")
        for wire in range(round(width / 0.045)):
            x = -width / 2 + 0.022 + wire * 0.045
            rod((x, -depth / 2, top - 0.003), (x, depth / 2, top - 0.003), 0.0025, "steel")
    return tops


def steriliser(width=1.25, height=2.1, door=0.40):
    """A steriliser let into a wall: a steel front, a round door with a hinge at −x and a wheel, a display above."""
    box((0, 0.05, height / 2), (width, 0.10, height), "brushed-steel", bevel=0.012)
    for seam in (0.42, 1.62):
        box((0, -0.001, seam), (width - 0.02, 0.003, 0.008), "graphite")
    middle = 1.02
    ring((0, -0.02, middle), door + 0.06, 0.035, "steel", axis=(0, 1, 0))
    dome = [(0, 0.17), (0.35, 0.165), (0.75, 0.13), (0.97, 0.07), (1.06, 0.055), (1.06, 0)]
    lathe([(door * share, out) for share, out in dome], "steel", at=(0, -0.02, middle), axis=(0, -1, 0))
    for bolt in range(10):
        angle = bolt * 2 * math.pi / 10 + 0.3
        x, z = (door + 0.005) * math.cos(angle), (door + 0.005) * math.sin(angle)
        cylinder((x, -0.085, middle + z), 0.020, 0.03, "brushed-steel", bevel=0.006, turn=(90, 0, 0))
    rod((0, -0.18, middle), (0, -0.27, middle), 0.028, "titanium")
    ring((0, -0.26, middle), 0.15, 0.014, "graphite", axis=(0, 1, 0))
    for spoke in range(3):
        angle = math.radians(90 + 120 * spoke + 12)
        rod((0, -0.26, middle), (0.15 * math.cos(angle), -0.26, middle + 0.15 * math.sin(angle)), 0.010, "steel")
    for z in (-0.16, 0.16):
        box((-door - 0.07, -0.06, middle + z), (0.16, 0.06, 0.07), "brushed-steel", bevel=0.012)
    rod((-door - 0.13, -0.06, middle - 0.24), (-door - 0.13, -0.06, middle + 0.24), 0.026, "steel")
    box((0.0, -0.006, 1.84), (0.42, 0.02, 0.20), "graphite", bevel=0.010)
    box((-0.06, -0.018, 1.85), (0.24, 0.004, 0.11), "strip-glow")
    for key in range(3):
        cylinder((0.14, -0.02, 1.89 - 0.05 * key), 0.014, 0.02, "ivory", bevel=0.004, turn=(90, 0, 0))
    lathe([(0, 0.02), (0.06, 0.02), (0.065, 0)], "ivory", at=(0.42, -0.0, 1.84), axis=(0, -1, 0))
    rod((0.42, -0.024, 1.84), (0.45, -0.024, 1.875), 0.004, "ink")
