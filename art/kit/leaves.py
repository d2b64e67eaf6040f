"""Single leaves for plants."""

import math

import bpy

from kit.shapes import sheet


def long_leaf(at, turn, rise, size=1.0):
    """A pointed leaf that leaves `at` steeply for `rise` near 1.2, flat for 0.3, and bends under its weight."""

    leaf = sheet(1, 1, lambda x, y: 0, "leaf", at=at, steps=10)
    for vertex in leaf.data.vertices:
        share = vertex.co.x + 0.5
        half_width = math.sin(math.pi * min(1, share * 0.97 + 0.03)) ** 0.7 * 0.13
        length = share * 1.05 * size
        vertex.co = (
            length * math.cos(rise) * (1 + 0.2 * share),
            vertex.co.y * 2 * half_width * size,
            length * math.sin(rise) * 1.35 - 0.55 * share**2 * size * (1.2 - rise) + abs(vertex.co.y) * 0.06,
        )
    leaf.rotation_euler = (0, 0, math.radians(turn))
    bpy.context.view_layer.update()
