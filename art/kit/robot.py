"""A surgical robot: a cart with a boom, and four jointed arms with instruments. Metres, around the theatre's port."""

from dataclasses import dataclass

from mathutils import Vector

from kit.shapes import beam, box, cylinder, point, ring, rod

_CART_X, _CART_Y = 0.25, 1.25
_BOOM = 0.72
SHOULDERS = Vector((_CART_X, _CART_Y - _BOOM, 1.97))
"""The middle of the boom's end, from which the arms spring."""
_WIDTHS = (0.175, 0.16, 0.14)
"""Of an arm's three members, from the shoulder."""


@dataclass(frozen=True)
class Livery:
    """The paints of the shells, of the joints between them and of the rings that mark them."""

    shell: str = "shell"
    joint: str = "graphite"
    ring: str = "ring-glow"


NIGHT = Livery()
DAY = Livery("ivory", "teal-gloss", "brass")


@dataclass(frozen=True)
class Pose:
    """An arm's knots in the room, its shoulder seen from the boom's end; `axis` is what its joints turn about."""

    shoulder: tuple
    elbow: tuple
    forearm: tuple
    wrist: tuple
    tip: tuple
    axis: tuple


AT_WORK = (
    Pose(
        (-0.18, -0.02, -0.02), (-0.62, 0.30, 2.12), (-1.02, -0.05, 1.72),
        (-0.72, -0.12, 1.52), (-0.16, -0.02, 1.09), (0.45, -1, 0.05),
    ),  # fmt: skip
    Pose(
        (-0.08, -0.16, -0.02), (-0.14, -0.12, 2.22), (-0.46, -0.42, 1.86),
        (-0.30, -0.34, 1.62), (-0.05, -0.06, 1.09), (1, -0.55, 0),
    ),  # fmt: skip
    Pose(
        (0.10, -0.16, -0.02), (0.52, -0.10, 2.20), (0.80, -0.45, 1.84),
        (0.48, -0.34, 1.60), (0.07, -0.06, 1.09), (1, 0.6, 0),
    ),  # fmt: skip
    Pose(
        (0.20, -0.02, -0.02), (1.00, 0.28, 2.10), (1.42, -0.02, 1.70),
        (0.98, -0.10, 1.50), (0.18, -0.01, 1.09), (0.45, 1, 0.05),
    ),  # fmt: skip
)
"""Four instruments meet at the port."""

FOLDED = (
    Pose(
        (-0.20, 0.00, 0.0), (-0.62, 0.38, 2.40), (-0.78, 0.22, 1.98),
        (-0.52, 0.20, 1.86), (-0.50, 0.18, 1.42), (0.3, -1, 0),
    ),  # fmt: skip
    Pose(
        (-0.08, -0.16, 0.0), (-0.22, 0.02, 2.52), (-0.34, -0.30, 2.10),
        (-0.14, -0.18, 1.92), (-0.13, -0.17, 1.48), (1, -0.4, 0),
    ),  # fmt: skip
    Pose(
        (0.10, -0.16, 0.0), (0.62, 0.02, 2.50), (0.82, -0.28, 2.06),
        (0.60, -0.20, 1.90), (0.59, -0.18, 1.45), (1, 0.4, 0),
    ),  # fmt: skip
    Pose(
        (0.20, 0.00, 0.0), (1.10, 0.36, 2.38), (1.30, 0.20, 1.95),
        (1.02, 0.18, 1.84), (1.00, 0.17, 1.40), (0.3, 1, 0),
    ),  # fmt: skip
)
"""Raised and folded, between two operations."""


def robot(poses=AT_WORK, livery=NIGHT, amber=None):
    """The robot behind the table; the arm numbered `amber` is the chosen one and shows it at its joints."""
    _cart(livery)
    for number, pose in enumerate(poses):
        arm(pose, livery, "amber-glow" if number == amber else livery.ring)


def _cart(livery):
    x, y = _CART_X, _CART_Y
    box((x, y + 0.05, 0.16), (0.95, 0.85, 0.30), livery.joint, bevel=0.10)
    box((x, y - 0.36, 0.10), (0.8, 0.1, 0.04), livery.ring, bevel=0.01)
    box((x, y, 1.12), (0.36, 0.34, 1.95), livery.shell, bevel=0.10)
    box((x, y - 0.178, 1.15), (0.03, 0.012, 1.3), livery.ring, bevel=0.004)
    box((x, y - 0.35, 2.12), (0.46, 1.0, 0.20), livery.shell, bevel=0.085)
    cylinder((x, y - _BOOM, 2.06), 0.26, 0.20, livery.joint, bevel=0.05)
    ring((x, y - _BOOM, 1.985), 0.245, 0.012, livery.ring)


def arm(pose, livery=NIGHT, glow="ring-glow"):
    """One arm in its pose; `glow` colors the rings of its last two joints and its instrument."""
    axis = Vector(pose.axis).normalized()
    knots = [SHOULDERS + Vector(pose.shoulder), *(Vector(knot) for knot in (pose.elbow, pose.forearm, pose.wrist))]
    for number, width in enumerate(_WIDTHS):
        aside = axis * (0.03 if number % 2 else -0.03)
        start, end = knots[number] + aside, knots[number + 1] + aside
        beam(start, end, width, width * 0.92, livery.shell, width * 0.38, axis)
        joint(knots[number], axis, width * 0.62, width * 1.5, livery, glow if number == 2 else livery.ring)
    joint(knots[-1], axis, 0.055, 0.15, livery, glow)
    _instrument(knots[-1], Vector(pose.tip), axis, livery, glow)


def joint(at, axis, radius, length, livery=NIGHT, glow="ring-glow"):
    """A drum across an arm with a lit ring on both its faces."""
    axis = Vector(axis).normalized()
    point(cylinder(at, radius, length, livery.joint, bevel=0.02), axis)
    for side in (-1, 1):
        face = Vector(at) + axis * (length / 2 + 0.002) * side
        ring(face, radius * 0.72, 0.007, glow, axis)
        point(cylinder(face, radius * 0.6, 0.012, livery.shell, bevel=0.004), axis)


def _instrument(wrist, tip, axis, livery, glow):
    """The sledge at the arm's end, the instrument's housing on it, and the shaft through the port's cannula."""
    way = (tip - wrist).normalized()
    beside = axis * 0.055
    beam(wrist - way * 0.16, wrist + way * 0.26, 0.075, 0.06, livery.shell, 0.026, axis)
    beam(wrist - way * 0.14 + beside, wrist + way * 0.04 + beside, 0.085, 0.07, livery.joint, 0.028, axis)
    rod(wrist + way * 0.02 + beside, tip, 0.008, "steel")
    rod(wrist + way * 0.22 + beside * 0.5, wrist + way * 0.27 + beside * 0.6, 0.022, livery.joint, bevel=0.006)
    rod(tip - way * 0.13, tip - way * 0.02, 0.013, "steel")
    rod(tip - way * 0.17, tip - way * 0.13, 0.022, livery.joint, end_radius=0.017, bevel=0.004)
    ring(tip - way * 0.135, 0.020, 0.004, glow, way)
