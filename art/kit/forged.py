"""A bar whose section changes on its way, like forged steel: blades, handles, jaws; also straps and folded cloth."""

import math

from mathutils import Vector

from kit.shapes import mesh

_SECTION = 28


def forged(stations, paint, up=(0, 0, 1), steps=10, square=3.0):
    """Runs softly through `stations` of (x, y, z, width, thickness); the thickness is measured along `up`.

    The section is oval for `square` = 2 and nearly a rectangle for 8.
    """
    path = _smooth([Vector(station) for station in stations], steps)
    places = [Vector(station[:3]) for station in path]
    up = Vector(up).normalized()
    vertices = []
    for index, (place, station) in enumerate(zip(places, path, strict=True)):
        along = (places[min(index + 1, len(places) - 1)] - places[max(index - 1, 0)]).normalized()
        across = up.cross(along).normalized()
        high = along.cross(across)
        for corner in range(_SECTION):
            angle = 2 * math.pi * corner / _SECTION
            side, height = (_soften(f(angle), square) for f in (math.cos, math.sin))
            vertices.append(place + across * (side * station[3] / 2) + high * (height * station[4] / 2))
    faces = [
        (row + corner, row + (corner + 1) % _SECTION, row + _SECTION + (corner + 1) % _SECTION, row + _SECTION + corner)
        for row in range(0, len(vertices) - _SECTION, _SECTION)
        for corner in range(_SECTION)
    ]
    last = len(vertices) - _SECTION
    caps = [tuple(range(_SECTION))[::-1], tuple(range(last, last + _SECTION))]
    return mesh(vertices, [*faces, *caps], paint)


def _soften(value, square):
    return math.copysign(abs(value) ** (2 / square), value)


def _smooth(points, steps):
    """Catmull and Rom's curve through the points."""
    ends = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    curve = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(steps):
            t = step / steps
            curve.append(
                0.5 * (2 * start + (end - before) * t + (2 * before - 5 * start + 4 * end - after) * t * t
                       + (3 * start - before - 3 * end + after) * t**3)
            )  # fmt: skip
    return [*curve, points[-1]]
