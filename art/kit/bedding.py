"""Pillows, sheets and blankets, in metres."""

import math

from kit.shapes import mesh, sheet


def pillow(width=0.62, depth=0.42, height=0.10, paint="linen"):
    """A plump pillow lying about the origin."""

    def bulge(x, y):
        across = max(0.0, 1 - abs(2 * x / width) ** 3.2)
        along = max(0.0, 1 - abs(2 * y / depth) ** 3.2)
        return height * (across * along) ** 0.55 * (1 + 0.05 * math.sin(11 * x + 7 * y))

    sheet(width, depth, bulge, paint, steps=60)
    sheet(width, depth, lambda x, y: -0.7 * bulge(x, y), paint, steps=60)


def draped_cloth(length, width, drop, paint, round_edge=0.06, folds=9.0, steps=(120, 90), wrinkle=0.006):
    """A cloth over a bed along y: flat at z = 0 for `width`, then falling `drop` at both sides in soft folds."""
    along_steps, across_steps = steps
    flat = width / 2 - round_edge
    bend = round_edge * math.pi / 2
    reach = flat + bend + drop - round_edge
    vertices = []
    for row in range(along_steps + 1):
        y = length * (row / along_steps - 0.5)
        for column in range(across_steps + 1):
            way = reach * (2 * column / across_steps - 1)
            side, far = math.copysign(1, way), abs(way)
            if far < flat:
                x, z = far, 0.0
            elif far < flat + bend:
                angle = (far - flat) / round_edge
                x, z = flat + round_edge * math.sin(angle), -round_edge * (1 - math.cos(angle))
            else:
                x, z = width / 2, -round_edge - (far - flat - bend)
            hang = max(0.0, -z / drop)
            x += hang * 0.022 * (1 + math.sin(folds * y + side + 0.8 * math.sin(3.1 * y)))
            z += wrinkle * (1 - hang) * math.sin(7 * way + 5 * y + 2 * math.sin(4 * y)) * math.sin(9 * y - 3 * way)
            vertices.append((side * x, y, z))
    row_length = across_steps + 1
    faces = [
        (i * row_length + j, i * row_length + j + 1, (i + 1) * row_length + j + 1, (i + 1) * row_length + j)
        for i in range(along_steps)
        for j in range(across_steps)
    ]
    cloth = mesh(vertices, faces, paint)
    body = cloth.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset = 0.012, 1
    cloth.data.auto_smooth_angle = math.pi
