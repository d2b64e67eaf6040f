"""The robot surgeon's console and its stool, in metres. Who sits at it looks along +y; its foot is the origin."""

import math

from mathutils import Vector

from kit.robot import NIGHT
from kit.shapes import ball, beam, box, capsule, cylinder, plate, point, ring, rod, tube
from kit.stage import group

_HEAD_WIDTH = 0.62
_HEAD = (
    (-0.16, 1.03), (-0.34, 1.11), (-0.42, 1.20), (-0.27, 1.50), (-0.12, 1.59),
    (0.12, 1.59), (0.32, 1.46), (0.38, 1.16), (0.24, 1.03),
)  # fmt: skip
"""The viewer's housing from the side: (y, z)."""
_CUSHION = (
    (0.17, 0), (0.15, 0.055), (0.06, 0.07), (-0.06, 0.07), (-0.15, 0.055), (-0.17, 0),
    (-0.14, -0.06), (-0.05, -0.065), (0, -0.04), (0.05, -0.065), (0.14, -0.06),
)  # fmt: skip
"""The outline the face rests on, the nose's place at its lower edge: (right, up)."""
_REST_Y, _REST_Z = -0.34, 0.80


def console(livery=NIGHT, sign=None):
    """Viewer, arm rest, two hand controls and foot pedals. `sign` paints the small light on the viewer's side."""
    _body(livery)
    _viewer(livery)
    _arm_rest(livery)
    for side in (-1, 1):
        with group(at=(side * 0.19, 0, 1.05), scale=1.35):
            _hand_control(side, livery)
    _pedals(livery)
    if sign:
        for side in (-1, 1):
            ring((side * (_HEAD_WIDTH / 2 + 0.002), 0.02, 1.34), 0.075, 0.008, sign, (1, 0, 0))


def _body(livery):
    box((0, 0.22, 0.10), (0.92, 0.50, 0.14), livery.joint, bevel=0.05)
    for side in (-1, 1):
        box((side * 0.38, -0.12, 0.07), (0.12, 0.62, 0.09), livery.joint, bevel=0.035)
        for y in (-0.36, 0.38):
            point(cylinder((side * 0.38, y, 0.035), 0.035, 0.05, "rubber", bevel=0.01), (1, 0, 0))
    box((0, 0.26, 0.64), (0.46, 0.24, 1.02), livery.shell, bevel=0.07)
    box((0, 0.136, 0.62), (0.025, 0.012, 0.72), livery.ring, bevel=0.004)


def _viewer(livery):
    """The housing; in its sloping front a deep dark window within an oval cushion, into which the surgeon looks."""
    plate(_HEAD, _HEAD_WIDTH, livery.shell, at=(-_HEAD_WIDTH / 2, 0, 0), turn=(90, 0, 90), bevel=0.05)
    low, high = Vector((0, *_HEAD[2])), Vector((0, *_HEAD[3]))
    up = (high - low).normalized()
    out = Vector((0, -up.z, up.y))
    middle = low.lerp(high, 0.46)
    beam(middle - up * 0.085, middle + up * 0.085, 0.42, 0.06, livery.joint, 0.025, out)
    beam(middle - up * 0.03, middle + up * 0.03, 0.30, 0.075, "lens", 0.03, out)
    for depth, wide, radius, paint in ((0.045, 1.0, 0.017, "rubber"), (0.033, 1.14, 0.006, livery.ring)):
        outline = [middle + out * depth + Vector((right * wide, 0, 0)) + up * rise * wide for right, rise in _CUSHION]
        tube(outline, radius, paint, closed=True)
    brow = high - up * 0.03 + out * 0.02
    capsule(brow - Vector((0.17, 0, 0)), brow + Vector((0.17, 0, 0)), 0.034, "rubber")


def _arm_rest(livery):
    for side in (-1, 1):
        box((side * 0.37, -0.02, 0.79), (0.055, 0.62, 0.075), livery.shell, bevel=0.026)
        box((side * 0.31, 0.22, 0.79), (0.16, 0.12, 0.075), livery.shell, bevel=0.026)
    box((0, _REST_Y, _REST_Z), (0.80, 0.15, 0.055), livery.joint, bevel=0.026)
    box((0.20, _REST_Y - 0.005, _REST_Z + 0.03), (0.14, 0.09, 0.01), "screen-dark", bevel=0.004)


def _hand_control(side, livery):
    """A small jointed arm that hangs from the viewer and ends in a gimbal with two finger loops."""
    hip = Vector((0, 0, 0))
    elbow, wrist = hip + Vector((side * 0.05, -0.04, -0.13)), hip + Vector((side * -0.015, -0.22, -0.10))
    grip = wrist + Vector((side * -0.01, -0.06, 0.03))
    capsule(hip, elbow, 0.026, livery.shell)
    capsule(elbow, wrist, 0.021, livery.shell)
    for knot, radius in ((hip, 0.036), (elbow, 0.033), (wrist, 0.026)):
        point(cylinder(knot, radius, 0.075, livery.joint, bevel=0.008), (1, 0, 0))
        for face in (-1, 1):
            ring(knot + Vector((face * 0.038, 0, 0)), radius * 0.7, 0.0035, livery.ring, (1, 0, 0))
    round_the_grip = (grip + Vector((side * 0.045, -0.02, 0.04)), grip + Vector((0, -0.02, 0.06)))
    tube([wrist, wrist + Vector((side * 0.06, -0.03, 0.02)), *round_the_grip], 0.010, "steel")
    capsule(grip + Vector((0, -0.02, 0.05)), grip + Vector((0, -0.06, -0.01)), 0.013, livery.joint)
    for finger in (-1, 1):
        end = grip + Vector((finger * 0.028, -0.085, -0.025))
        capsule(grip + Vector((finger * 0.008, -0.04, 0.015)), end, 0.009, livery.shell)
        ring(end, 0.017, 0.0045, livery.joint, (1, 0.2, 0.3))
    ball(grip + Vector((0, -0.02, 0.06)), 0.016, livery.joint)


def _pedals(livery):
    box((0, -0.36, 0.035), (0.66, 0.40, 0.04), livery.joint, bevel=0.015)
    for x in (-0.23, 0, 0.23):
        box((x, -0.37, 0.105), (0.15, 0.22, 0.022), "brushed-steel", bevel=0.010, turn=(14, 0, 0))
        box((x, -0.38, 0.115), (0.11, 0.12, 0.014), "rubber", bevel=0.005, turn=(14, 0, 0))
        box((x, -0.24, 0.09), (0.09, 0.07, 0.09), livery.joint, bevel=0.015)


def operator_stool(livery=NIGHT, height=0.52):
    """A low saddle on a steel column and five feet with castors."""
    cylinder((0, 0, height), 0.19, 0.07, livery.joint, bevel=0.03)
    cylinder((0, 0, height - 0.045), 0.15, 0.03, livery.shell, bevel=0.01)
    rod((0, 0, 0.07), (0, 0, height - 0.05), 0.025, "steel")
    for spoke in range(5):
        angle = math.radians(72 * spoke + 11)
        foot = Vector((0.27 * math.cos(angle), 0.27 * math.sin(angle), 0))
        rod((0, 0, 0.10), foot + Vector((0, 0, 0.065)), 0.018, "steel")
        ball(foot + Vector((0, 0, 0.03)), 0.03, "rubber")
