"""The wristed tip of a robotic instrument, in centimetres, with the thread of light it holds.

Its shaft comes from the upper right, its jaws point to the lower left.
"""

import math

from mathutils import Vector

from kit.shapes import beam, cylinder, mesh, point, ring, rod, tube

_ALONG = Vector((-1, 0.16, -0.40)).normalized()
_SIDE = (Vector((0, 0.62, 0.78)) - _ALONG * Vector((0, 0.62, 0.78)).dot(_ALONG)).normalized()
_UP = _ALONG.cross(_SIDE)
_JAW_PIVOT = 0.75
_JAW_LENGTH = 3.0


def place(along, side=0.0, up=0.0):
    """A point of the instrument: its wrist is 0, its shaft lies at negative `along`, its jaws' tips near 3.7."""
    return _ALONG * along + _SIDE * side + _UP * up


def wristed_tip(opening=8.5, shaft="black"):
    """The instrument; each jaw stands `opening` degrees off the middle."""
    rod(place(-14), place(-2.6), 0.42, shaft)
    rod(place(-3.0), place(-2.2), 0.44, "titanium", bevel=0.03)
    ring(place(-2.75), 0.445, 0.03, "ring-glow", _ALONG)
    rod(place(-2.2), place(-1.7), 0.40, "steel", end_radius=0.34, bevel=0.03)
    _fork()
    _knuckle()
    for side in (-1, 1):
        _jaw(side, opening)


def thread(*points, paint="amber-glow", radius=0.028):
    """A thread through points given as (along, side, up, lift); `lift` raises a point in the room."""
    tube([place(*point_[:3]) + Vector((0, 0, point_[3])) for point_ in points], radius, paint)


def _fork():
    """Two cheeks that carry the first pivot, and the cables between them."""
    for side in (-0.26, 0.26):
        _cheek(-1.9, -0.55, side, 0.5, 0.12, "steel")
    for side in (-0.1, 0.1):
        rod(place(-1.8, side, 0.1), place(-0.6, side, 0.2), 0.03, "steel")
    point(cylinder(place(-0.55), 0.27, 0.66, "steel", bevel=0.04), _SIDE)
    for side in (-0.34, 0.34):
        point(cylinder(place(-0.55, side), 0.13, 0.05, "black", bevel=0.02), _SIDE)
        ring(place(-0.55, side), 0.16, 0.018, "titanium", _SIDE)


def _knuckle():
    """The piece between the two pivots, and the second one."""
    _cheek(-0.6, 0.55, 0, 0.40, 0.34, "titanium")
    point(cylinder(place(_JAW_PIVOT), 0.25, 0.62, "steel", bevel=0.04), _UP)
    for up in (-0.32, 0.32):
        point(cylinder(place(_JAW_PIVOT, 0, up), 0.12, 0.05, "enamel", bevel=0.02), _UP)


def _cheek(start, end, side, width, thickness, paint):
    beam(place(start, side), place(end, side), width, thickness, paint, 0.05, _SIDE)


def _jaw(side, opening):
    """A tapering jaw with teeth on its inside, bent a little outwards."""
    angle = math.radians(opening) * side
    forward = (_ALONG * math.cos(angle) + _SIDE * math.sin(angle)).normalized()
    outward = (_SIDE * math.cos(angle) - _ALONG * math.sin(angle)) * side
    slices, corners = 60, 6
    vertices = []
    for step in range(slices):
        share = step / (slices - 1)
        end = 0.5 if step == slices - 1 else 1
        width = 0.24 * (1 - 0.55 * share**1.4) * end
        height = 0.34 * (1 - 0.62 * share) * end
        tooth = 0.02 if share > 0.25 and math.sin(share * 110) > 0 else 0
        bend = 0.10 * math.sin(share * math.pi) - 0.03
        outline = (
            (-width, 0.05 + tooth), (width, 0.05 + tooth), (width, 0.05 + height * 0.55),
            (width * 0.5, 0.05 + height), (-width * 0.5, 0.05 + height), (-width, 0.05 + height * 0.55),
        )  # fmt: skip
        middle = place(_JAW_PIVOT) + forward * _JAW_LENGTH * share
        vertices += [middle + _UP * across + outward * (out + bend) for across, out in outline]
    faces = [
        (row + corner, row + (corner + 1) % corners, row + (corner + 1) % corners + corners, row + corner + corners)
        for row in range(0, (slices - 1) * corners, corners)
        for corner in range(corners)
    ]
    last = (slices - 1) * corners
    faces += [tuple(reversed(range(corners))), tuple(range(last, last + corners))]
    mesh(vertices, faces, "steel", bevel=0.02)
