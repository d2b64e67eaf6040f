"""The fine knitted mesh of hernia repair: hexagons of thin thread, laid out or folded. Decimetres."""

import math
from collections.abc import Callable

from kit.shapes import mesh, tube

_PITCH = 0.05
_THREAD = 0.19
"""A thread's thickness as a share of the pitch."""


def fine_mesh(
    width,
    depth,
    lay: Callable[[float, float], tuple[float, float, float]],
    paint="mesh-thread",
    corner=0.15,
    pitch=_PITCH,
):
    """A sheet with rounded corners about the origin; `lay(x, y)` says where each of its points comes to lie."""
    vertices, faces, known = [], [], {}

    def get_vertex(x, y):
        key = (round(x / pitch * 20), round(y / pitch * 20))
        if key not in known:
            known[key] = len(vertices)
            vertices.append(lay(x, y))
        return known[key]

    side = pitch / math.sqrt(3)
    rows, columns = round(depth / (1.5 * side)), round(width / pitch)
    for row in range(rows + 1):
        for column in range(columns + 1):
            x = (column - columns / 2 + 0.5 * (row % 2)) * pitch
            y = (row - rows / 2) * 1.5 * side
            if _is_inside(x, y, width, depth, corner):
                angles = (math.pi * (corner_index / 3 + 1 / 6) for corner_index in range(6))
                faces.append(tuple(get_vertex(x + side * math.cos(a), y + side * math.sin(a)) for a in angles))
    sheet = mesh(vertices, faces, paint, smooth=False)
    _hem(width, depth, lay, paint, corner, _THREAD * pitch * 0.8)
    threads = sheet.modifiers.new("threads", "WIREFRAME")
    threads.thickness, threads.use_even_offset = _THREAD * pitch, False
    return sheet


def _hem(width, depth, lay, paint, corner, radius):
    reach_x, reach_y = width / 2 - corner, depth / 2 - corner
    edge = [
        (
            side_x * reach_x + corner * math.cos(math.radians(angle)),
            side_y * reach_y + corner * math.sin(math.radians(angle)),
        )
        for side_x, side_y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
        for angle in range(start, start + 91, 15)
    ]
    around = [
        (x0 + (x1 - x0) * t / 8, y0 + (y1 - y0) * t / 8)
        for (x0, y0), (x1, y1) in zip(edge, edge[1:] + edge[:1], strict=True)
        for t in range(8)
    ]
    tube([lay(x, y) for x, y in around], radius, paint, closed=True)


def _is_inside(x, y, width, depth, corner):
    beyond_x, beyond_y = abs(x) - (width / 2 - corner), abs(y) - (depth / 2 - corner)
    if beyond_x > 0 and beyond_y > 0:
        return math.hypot(beyond_x, beyond_y) < corner
    return beyond_x < corner and beyond_y < corner
