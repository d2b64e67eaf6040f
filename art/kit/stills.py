"""Grounds and small vessels of the still lifes, in decimetres. Tables end at z = 0."""

import math

from kit.shapes import box, cylinder, lathe, ring, sheet


def bench(top="enamel", wall="mint-pale"):
    """A pale work bench before a wall: the ground of the models."""
    box((0, 0, -0.15), (30, 9, 0.3), top, bevel=0.05)
    box((0, 4.6, 6), (40, 0.2, 20), wall)


def cloth(paint="ice", flat=(1.5, 1.9)):
    """A large cloth seen from above: flat within an ellipse of these half axes, in slow folds around it."""

    def get_height(x, y):
        edge = max(0.0, min(1.0, ((x / flat[0]) ** 2 + (y / flat[1]) ** 2 - 0.75) / 1.7))
        lift = edge * edge * (3 - 2 * edge)
        slow, quick = math.sin(x * 1.9 + y * 1.4 + math.sin(y * 1.1)), math.sin(x * 3.3 - y * 2.7)
        return lift * (0.10 * slow + 0.05 * quick) - 0.01

    sheet(14, 11, get_height, paint, steps=320)


def tray(width=3.0, depth=2.0, paint="steel"):
    """A shallow instrument tray with rounded corners around the origin; its floor is at z = 0.03."""
    box((0, 0, 0.015), (width, depth, 0.03), paint, bevel=0.012)
    for side in (-1, 1):
        box((side * width / 2, 0, 0.07), (0.03, depth, 0.14), paint, bevel=0.012)
        box((0, side * depth / 2, 0.07), (width, 0.03, 0.14), paint, bevel=0.012)


def specimen_jar(radius=0.4, height=0.9, lid="teal-gloss"):
    """A clear jar with a screw lid, standing on z = 0."""
    wall = 0.02
    profile = [(0, 0), (radius - 0.03, 0), (radius, 0.04), (radius, height * 0.86), (radius * 0.9, height * 0.93)]
    inside = [(max(r - wall, 0), max(z, wall)) for r, z in reversed(profile)]
    lathe([*profile, *inside], "glass")
    cylinder((0, 0, height * 0.96), radius * 0.96, height * 0.14, lid, bevel=0.02)


def bowl(radius=0.4, height=0.28, paint="steel", rim="brass"):
    """A round bowl (a surgeon's gallipot), standing on z = 0."""
    foot = radius * 0.45
    outside = [(0, 0), (foot, 0)] + [
        (foot + (radius - foot) * math.sin(step / 10 * math.pi / 2), height * (1 - math.cos(step / 10 * math.pi / 2)))
        for step in range(1, 11)
    ]
    inside = [(max(r - 0.015, 0), z + 0.015) for r, z in reversed(outside)]
    lathe([*outside, *inside], paint)
    ring((0, 0, height + 0.006), radius - 0.007, 0.012, rim)
