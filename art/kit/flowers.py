"""A small vase of flowers for the still lifes, in decimetres."""

import math
import random

from mathutils import Vector

from kit.shapes import ball, lathe, tube
from kit.stage import group


def flower_vase(height=1.1, stems=7, petal="petal", pot="ivory"):
    """White blossoms in a slim round vase; about twice as high as the vase."""
    profile = [(0, 0), (0.22, 0), (0.34, 0.12), (0.38, 0.34), (0.30, 0.62), (0.15, 0.84), (0.13, 0.96), (0.17, 1.0)]
    inside = [(max(r - 0.03, 0), z + 0.03 * (z < 0.1)) for r, z in reversed(profile)]
    lathe([(r * height, z * height) for r, z in [*profile, *inside]], pot)
    for stem in range(stems):
        angle = stem * 2.4
        reach = height * (0.30 + 0.45 * (stem / stems)) if stem else 0.05
        rise = height * random.uniform(1.45, 1.75) - 0.35 * reach
        mouth = Vector((0.06 * math.cos(angle), 0.06 * math.sin(angle), height * 0.9))
        top = Vector((reach * math.cos(angle), reach * 0.8 * math.sin(angle), rise))
        bend = mouth.lerp(top, 0.5) + Vector((0, 0, 0.12))
        tube([mouth - Vector((0, 0, 0.5 * height)), mouth, bend, top], 0.016, "leaf")
        for side in (-1, 1):
            ball(
                bend + Vector((0.10 * side, 0.02, 0.02)),
                0.13,
                "leaf",
                squash=(1, 0.38, 0.10),
                turn=(0, -25 * side, math.degrees(angle)),
            )
        with group(
            at=top, turn=(random.uniform(-20, 30), random.uniform(-10, 10) + 25 * math.cos(angle), math.degrees(angle))
        ):
            _blossom(petal)


def _blossom(petal):
    for row, (count, radius, lift) in enumerate(((7, 0.13, 25), (6, 0.085, 50))):
        for index in range(count):
            angle = 2 * math.pi * (index + 0.5 * row) / count
            place = (radius * math.cos(angle), radius * math.sin(angle), 0.03 + 0.03 * row)
            ball(place, 0.135 - 0.03 * row, petal, squash=(1, 0.68, 0.22), turn=(0, -lift, math.degrees(angle)))
    ball((0, 0, 0.05), 0.05, "model-fat", squash=(1, 1, 0.6))
