"""Folded and rolled cloth: towels, gauze, bandages. Decimetres."""

import math

from kit.shapes import mesh


def _sweep(path, width, thickness, paint, unrest, steps=48):
    """Cloth along a path of (y, z) pairs, `width` wide about x = 0; `unrest` is how far it strays from the path."""
    vertices = []
    for index, (y, z) in enumerate(path):
        for step in range(steps + 1):
            x = width * (step / steps - 0.5)
            stray = unrest * (math.sin(x * 5.1 + index * 0.07) + 0.6 * math.sin(x * 11.3 - index * 0.11 + 1.3))
            edge = 1 + 0.008 * math.sin(index * 0.31) + 0.005 * math.sin(index * 0.13)
            vertices.append((x * edge, y + stray * 0.6, z + stray))
    row = steps + 1
    faces = [
        (i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j)
        for i in range(len(path) - 1)
        for j in range(steps)
    ]
    cloth = mesh(vertices, faces, paint)
    cloth.data.auto_smooth_angle = math.pi
    body = cloth.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset, body.use_even_offset = thickness, 0, False
    edge = cloth.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = thickness * 0.42, 3, "ANGLE"
    return cloth


def folded(width, depth, layers, paint, thickness=0.07, unrest=0.006):
    """A cloth folded to and fro, standing on z = 0; the first fold shows at the front. Returns its height."""
    pitch = thickness * 1.12
    path, steps = [], 40
    for layer in range(layers):
        z = thickness / 2 + layer * pitch
        way = 1 if layer % 2 else -1
        reach = depth / 2 - 0.03 * (layer % 3)
        path += [(way * reach * (1 - 2 * step / steps), z) for step in range(steps + 1)]
        if layer < layers - 1:
            bend = [math.pi * step / 10 for step in range(1, 10)]
            path += [
                (-way * (reach + pitch * 0.6 * math.sin(angle)), z + pitch * (1 - math.cos(angle)) / 2)
                for angle in bend
            ]
    _sweep(path, width, thickness, paint, unrest)
    return thickness + (layers - 1) * pitch


def rolled(width, radius, turns, paint, thickness=None, loose=0.15, unrest=0.003):
    """A roll along x that lies on z = 0; its loose end, `loose` long, lies in front."""
    pitch = radius / (turns + 0.6)
    thickness = thickness or pitch * 0.86
    path, steps = [], 44
    for step in range(int(turns * steps) + 1):
        angle = 2 * math.pi * step / steps
        reach = pitch * (0.55 + step / steps)
        wobble = 1 + 0.012 * math.sin(step * 0.19)
        path.append((-reach * wobble * math.sin(angle), radius - reach * wobble * math.cos(angle)))
    path += [(-(loose * step / 10), thickness / 2 + 0.004 * math.sin(step)) for step in range(1, 11)] if loose else []
    _sweep(path, width, thickness, paint, unrest)
