"""Folded cloths, gauze and soft garments of the still lifes, in decimetres, lying on z = 0."""

import math
import random

from kit.forged import forged


def folded_cloth(width, depth, paint, layers=4, thickness=0.05):
    """A cloth folded into layers, each slightly out of place; its top is at `layers` × `thickness`."""
    for layer in range(layers):
        turn = random.uniform(-0.012, 0.012)
        slip = random.uniform(-0.02, 0.02)
        level = thickness * (layer + 0.5)
        stations = [
            (width * share + slip, depth * turn * share * 8 + slip, level, depth - 0.03 * layer, thickness * 1.12)
            for share in (-0.5, -0.25, 0, 0.25, 0.5)
        ]
        forged(stations, paint, square=9)


def gauze(size=0.75, paint="gauze", layers=3):
    """A pad of gauze."""
    folded_cloth(size, size, paint, layers, thickness=0.028)


def cloth_height(x, y, lift=0.05):
    """Slow folds for sheets: use as a sheet's height."""
    return lift * (math.sin(x * 1.7 + y * 1.2 + math.sin(y * 1.3)) + 0.5 * math.sin(x * 3.1 - y * 2.3))
