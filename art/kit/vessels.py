"""Glasses, bottles and labels of the still lifes, in decimetres, standing on z = 0."""

import math

from kit.shapes import cylinder, lathe, mesh, ring, tube


def jar_label(radius, low, high, paint="paper", spread=110, lines=3):
    """A paper label bent round a jar, facing −y, with grey lines instead of words."""
    angles = [math.radians(-90 - spread / 2 + spread * step / 24) for step in range(25)]
    vertices = [(radius * math.cos(a), radius * math.sin(a), z) for z in (low, high) for a in angles]
    mesh(vertices, [(i, i + 1, i + 26, i + 25) for i in range(24)], paint)
    for line in range(lines):
        level = high - (high - low) * (line + 0.8) / (lines + 0.6)
        end = 21 if line < lines - 1 else 14
        points = [((radius + 0.004) * math.cos(a), (radius + 0.004) * math.sin(a), level) for a in angles[3:end]]
        tube(points, (high - low) * 0.03, "grey-line" if line else "teal-gloss")


def saline_bottle(radius=0.42, height=1.9, cap="teal-gloss"):
    """A clear bottle with round shoulders, nearly full of water, with a label."""
    neck = radius * 0.34
    outside = [
        (0, 0), (radius * 0.9, 0), (radius, 0.06), (radius, height * 0.66), (radius * 0.94, height * 0.74),
        (radius * 0.70, height * 0.82), (neck * 1.1, height * 0.87), (neck, height * 0.92),
    ]  # fmt: skip
    inside = [(max(r - 0.02, 0), max(z, 0.02)) for r, z in reversed(outside)]
    lathe([*outside, *inside], "clear-plastic")
    fill = height * 0.68
    lathe(
        [(0, 0.025), (radius * 0.9 - 0.02, 0.025), (radius - 0.024, 0.08), (radius - 0.024, fill), (0, fill)], "water"
    )
    cylinder((0, 0, height * 0.935), neck * 1.25, height * 0.11, cap, bevel=0.02)
    ring((0, 0, height * 0.875), neck * 1.2, 0.022, cap)
    jar_label(radius + 0.004, height * 0.18, height * 0.55, spread=150, lines=4)


def water_glass(radius=0.33, height=0.95, fill=0.62):
    """A tumbler of water."""
    base, wall = radius * 0.84, 0.022

    def get_radius(z):
        return base + (radius - base) * z / height

    lathe(
        [(0, 0), (base, 0), (radius, height), (radius - wall, height), (get_radius(0.08) - wall, 0.08), (0, 0.08)],
        "glass",
    )
    level = height * fill
    lathe(
        [(0, 0.083), (get_radius(0.083) - wall - 0.002, 0.083), (get_radius(level) - wall - 0.002, level), (0, level)],
        "water",
    )
