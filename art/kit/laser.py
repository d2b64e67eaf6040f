"""The laser's things: fibre, handpiece and cradle (decimetres), console and safety glasses (metres)."""

from mathutils import Vector

from kit.light import spot
from kit.shapes import ball, box, cylinder, lathe, mesh, plate, ring, rod, tube

AIMING_RED = (1.0, 0.03, 0.015)

_FIBRE = 0.016
_BARE = 0.09
"""The length of fibre without its jacket."""


def fibre(points, paint="fibre", radius=_FIBRE):
    """A laser fibre through points; its last stretch is bare glass and ends in a glowing red point."""
    tube(points, radius, paint)
    end = Vector(points[-1])
    ahead = (end - Vector(points[-2])).normalized()
    rod(end - ahead * 0.06, end + ahead * 0.02, radius * 1.5, "steel", bevel=0.003)
    rod(end, end + ahead * _BARE, radius * 0.7, "glass")
    ball(end + ahead * _BARE, radius * 1.05, "aiming-red")
    return end + ahead * _BARE


def ring_tip(at, ahead):
    """The end of a fibre that shines all round: a short glass cap with a red ring in it."""
    at, ahead = Vector(at), Vector(ahead).normalized()
    rod(at - ahead * 0.10, at + ahead * 0.02, _FIBRE * 1.7, "steel", bevel=0.003)
    rod(at, at + ahead * 0.30, _FIBRE * 1.5, "glass", bevel=0.006)
    rod(at + ahead * 0.14, at + ahead * 0.18, _FIBRE * 1.62, "aiming-red")
    ring(at + ahead * 0.16, _FIBRE * 2.8, 0.008, "aiming-red", axis=ahead)
    ball(at + ahead * 0.31, _FIBRE * 1.3, "glass")


def aiming_light(start, target, power=18, angle=9):
    """The red aiming light itself: falls from `start` as a spot on whatever lies at `target`."""
    start, target = Vector(start), Vector(target)
    clear_of_tip = start + (target - start).normalized() * 0.04
    spot(clear_of_tip, target, power, AIMING_RED, angle=angle, blend=0.35, softness=0.004)


def aiming_dot(at, radius=0.03):
    """Where the aiming light meets something bright: a small red dot lying on z = at[2]."""
    cylinder((at[0], at[1], at[2] + 0.002), radius, 0.004, "aiming-red")


def handpiece():
    """A slim handpiece along x, 1.8 long, its tip at the origin, its fibre leaving at x = −1.8."""
    lathe([(0, -1.8), (0.045, -1.8), (0.055, -1.76), (0.055, -1.42), (0.065, -1.38)], "graphite", axis=(1, 0, 0))
    lathe([(0.065, -1.38), (0.078, -1.30), (0.080, -0.80), (0.070, -0.66), (0.052, -0.58)], "ivory", axis=(1, 0, 0))
    lathe([(0.052, -0.58), (0.040, -0.50), (0.024, -0.36), (0.016, -0.02), (0.010, 0)], "steel", axis=(1, 0, 0))
    for groove in range(6):
        ring((-0.72 - 0.045 * groove, 0, 0), 0.074 + 0.001 * groove, 0.008, "teal-gloss", axis=(1, 0, 0))
    ring((-1.37, 0, 0), 0.064, 0.010, "brass", axis=(1, 0, 0))
    ball((0, 0, 0), 0.012, "aiming-red")


def cradle(height=0.5, length=0.75, rise=0.0):
    """Two steel forks on a heavy foot, standing on z = 0: what lies in them runs along x.

    Its axis is at z = `height` over the left fork, and higher by `rise` over the right one.
    """
    box((0, 0, 0.05), (length + 0.35, 0.55, 0.10), "ivory", bevel=0.04)
    for x, z in ((-length / 2, height), (length / 2, height + rise)):
        rod((x, 0, 0.08), (x, 0, z - 0.09), 0.035, "steel")
        cylinder((x, 0, 0.11), 0.075, 0.03, "brass", bevel=0.008)
        tube(
            [(x, y, z + lift) for y, lift in ((-0.13, 0.10), (-0.10, -0.02), (0, -0.085), (0.10, -0.02), (0.13, 0.10))],
            0.022,
            "steel",
        )


def console(screen="screen-dark"):
    """A compact diode laser, 0.38 wide, standing on z = 0; its sloping screen looks to −y and up."""
    width, low, high, slope = 0.38, 0.11, 0.23, 32
    side = [(-0.17, 0), (0.17, 0), (0.17, high), (0.02, high), (-0.17, low)]
    plate(side, width, "shell", at=(-width / 2, 0, 0.015), turn=(90, 0, 90), bevel=0.018)
    for x in (-0.15, 0.15):
        for y in (-0.13, 0.13):
            cylinder((x, y, 0.01), 0.018, 0.02, "rubber")
    box((-0.045, -0.079, (low + high) / 2 + 0.016), (0.23, 0.175, 0.012), "graphite", bevel=0.008, turn=(slope, 0, 0))
    box((-0.045, -0.0825, (low + high) / 2 + 0.0215), (0.205, 0.15, 0.010), screen, turn=(slope, 0, 0))
    for row, length in enumerate((0.10, 0.07, 0.12)):
        y = -0.045 - 0.036 * row
        start = (-0.13, y - 0.004, (low + high) / 2 + 0.0285 + (y + 0.0825) * 0.625)
        rod(start, (start[0] + length, *start[1:]), 0.0022, "strip-glow")
    cylinder((0.13, -0.06, 0.205), 0.026, 0.03, "graphite", bevel=0.006, turn=(slope, 0, 0))
    cylinder((0.13, -0.128, 0.155), 0.017, 0.025, "steel", bevel=0.004, turn=(slope, 0, 0))
    rod((-0.13, -0.16, 0.062), (-0.13, -0.20, 0.062), 0.016, "steel", bevel=0.003)
    ring((-0.13, -0.172, 0.062), 0.020, 0.004, "teal-gloss", axis=(0, 1, 0))
    cylinder((0.12, -0.172, 0.062), 0.020, 0.022, "graphite", bevel=0.005, turn=(90, 0, 0))
    rod((-0.06, 0.05, high + 0.04), (0.10, 0.05, high + 0.04), 0.011, "graphite")
    for x in (-0.06, 0.10):
        rod((x, 0.05, high), (x, 0.05, high + 0.04), 0.010, "graphite")


def safety_glasses(lens="laser-lens", frame="graphite", folded=False):
    """Wrap-round safety glasses, 0.16 wide, about the origin; lenses to −y, the arms reaching back or folded."""
    half = 0.078
    for side in (-1, 1):
        outline = [
            (side * x, z)
            for x, z in (
                (0.010, 0.016),
                (0.030, 0.024),
                (0.060, 0.024),
                (half, 0.012),
                (half, -0.012),
                (0.060, -0.028),
                (0.030, -0.030),
                (0.014, -0.012),
            )
        ]
        points = [(x, 0.012 * (abs(x) / half) ** 2 * 2, z) for x, z in outline]
        tube(points, 0.0032, frame, closed=True)
        count = len(points)
        centre = (side * 0.042, 0.006, -0.002)
        _pane([*points, centre], [(i, (i + 1) % count, count) for i in range(count)], lens)
        if folded:
            depth = 0.034 + 0.006 * side
            arm = [
                (side * half, 0.024, 0.008),
                (side * (half - 0.006), depth, 0.008),
                (0, depth, 0.006),
                (-side * 0.05, depth, 0.0),
                (-side * 0.068, depth, -0.022),
            ]
        else:
            arm = [
                (side * half, 0.024, 0.008),
                (side * (half + 0.003), 0.06, 0.010),
                (side * half, 0.11, 0.006),
                (side * (half - 0.004), 0.145, -0.022),
            ]
        tube(arm, 0.0034, frame)
    tube([(-0.012, 0.0, 0.014), (0, -0.003, 0.016), (0.012, 0.0, 0.014)], 0.004, frame)


def _pane(vertices, faces, paint):
    glass = mesh(vertices, faces, paint)
    body = glass.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset = 0.002, 0
