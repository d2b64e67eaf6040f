"""Bodies given by what is seen of them from the front: organs, leaves of muscle, pouches."""

from collections.abc import Callable

from mathutils import Vector

from kit.shapes import mesh

_ROUND = 8
_RINGS = 18


def pillow(outline, get_depth: Callable[[float, float], float], paint, edge=2.4, front=1.0, back=1.0):
    """Fills a closed outline of (x, z) pairs, standing in y = 0, with half a body's depth `get_depth(x, z)`.

    The outline is rounded and must be seen whole from its centre. The smaller `edge`, the sharper the rim;
    `front` (towards −y) and `back` scale the depth of either side.
    """
    rim = _rounded([Vector(place) for place in outline])
    centre = sum(rim, Vector((0, 0))) / len(rim)
    count, vertices, faces = len(rim), [], []
    for side, share in ((-1, front), (1, back)):
        first = len(vertices)
        for ring in range(1, _RINGS + 1):
            way = ring / _RINGS
            for place in rim:
                x, z = centre.lerp(place, way)
                vertices.append((x, side * share * get_depth(x, z) * (1 - way**edge) ** 0.5, z))
        for row in range(first, first + count * (_RINGS - 1), count):
            faces += [_ordered(row + i, row + (i + 1) % count, count, side) for i in range(count)]
        middle = len(vertices)
        vertices.append((centre.x, side * share * get_depth(*centre), centre.y))
        faces += [(middle, first + (i + 1) % count, first + i)[::side] for i in range(count)]
    body = mesh(vertices, faces, paint)
    body.data.auto_smooth_angle = 3.14
    return body


def _ordered(one, two, count, side):
    return (one, two, two + count, one + count)[::side]


def _rounded(points):
    """A closed soft curve through the points."""
    curve = []
    for index, start in enumerate(points):
        before, end, after = points[index - 1], points[(index + 1) % len(points)], points[(index + 2) % len(points)]
        for step in range(_ROUND):
            t = step / _ROUND
            curve.append(
                0.5 * (2 * start + (end - before) * t + (2 * before - 5 * start + 4 * end - after) * t * t
                       + (3 * start - before - 3 * end + after) * t**3)
            )  # fmt: skip
    return curve
