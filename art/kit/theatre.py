"""The operating theatre: its shells for night and day, the tables, the operating lamps. Metres; the floor is z = 0."""

import math

from mathutils import Vector

from kit.paints import cover
from kit.shapes import box, cylinder, mesh, ring, rod
from kit.stage import group, towards

PORT = Vector((0, 0, 1.12))
"""Where the instruments meet: the middle of the draped table."""
WALL_Y = 3.35
BIG_LAMP, SMALL_LAMP = Vector((-0.62, 0.42, 2.92)), Vector((0.98, 0.62, 2.86))

_TABLE_TOP = 0.86
_HALF_LENGTH, _HALF_WIDTH = 1.02, 0.36
_CORNER = 0.12
_CEILING = 4.05


def night_shell(height=40):
    """A dark floor and a wall of upright panels with a line of light along its foot."""
    box((0, 0, -0.05), (30, 30, 0.1), "night-floor")
    for panel in range(-48, 49):
        odd = panel % 2
        paint = "night-wall" if odd else "night-panel"
        box((panel, WALL_Y + (0.05 if odd else 0.07), height / 2 - 0.1), (0.985, 0.1, height), paint, bevel=0.012)
    strip = box((0, WALL_Y - 0.02, 0.12), (96, 0.05, 0.015), "strip-glow")
    strip.visible_glossy = False


def day_shell(wall="plaster-cool"):
    """A pale floor and wall for the day set; the window's wall at the left comes with `window_in_room`."""
    box((0, -2, -0.05), (24, 14, 0.1), "clinic-floor")
    box((0, WALL_Y, 3), (24, 0.1, 8), wall)
    box((0, WALL_Y - 0.06, 0.06), (24, 0.03, 0.12), "ivory", bevel=0.01)


def operating_table(cushion="teal-gloss", frame="ivory", metal="brass", sheet="linen"):
    """An empty operating table along x: a cushion in three parts on a column, a sheet across the middle."""
    box((0, 0, 0.05), (0.95, 0.55, 0.10), frame, bevel=0.045)
    rod((0, 0, 0.08), (0, 0, 0.78), 0.13, frame)
    ring((0, 0, 0.32), 0.132, 0.012, metal)
    box((0, 0, 0.80), (1.5, 0.50, 0.07), frame, bevel=0.03)
    for x, length in ((-0.82, 0.44), (0, 1.16), (0.82, 0.44)):
        box((x, 0, 0.875), (length, 0.58, 0.08), cushion, bevel=0.035)
    for side in (-1, 1):
        rod((-0.62, side * 0.33, 0.83), (0.62, side * 0.33, 0.83), 0.014, "steel")
        for x in (-0.5, 0, 0.5):
            rod((x, side * 0.24, 0.82), (x, side * 0.33, 0.83), 0.012, "steel")
    box((0.0, 0, 0.92), (0.86, 0.60, 0.018), sheet, bevel=0.008)
    for side in (-1, 1):
        box((0.0, side * 0.302, 0.80), (0.86, 0.012, 0.24), sheet, bevel=0.005)
    box((-0.82, 0, 0.945), (0.36, 0.44, 0.07), sheet, bevel=0.033, turn=(0, 0, 3))


def draped_table(cloth="drape", window="drape-lit", body=0.20, opening=(0.40, 0.30)):
    """A table under a cloth that falls in folds; around the port lies a paler `window` cloth.

    `body` is how high the draped form rises in the middle, `opening` the window's half length and half width.
    """
    cylinder((0, 0, 0.32), 0.22, 0.64, "graphite", bevel=0.03)
    box((0, 0, 0.06), (1.1, 0.6, 0.12), "graphite", bevel=0.05)
    columns, rows, length, width = 200, 140, 2.7, 2.2
    places = [
        ((column / (columns - 1) - 0.5) * length, (row / (rows - 1) - 0.5) * width)
        for row in range(rows)
        for column in range(columns)
    ]
    faces = [
        (corner, corner + 1, corner + columns + 1, corner + columns)
        for row in range(rows - 1)
        for corner in range(row * columns, (row + 1) * columns - 1)
    ]
    drape = mesh([_drape_point(x, y, body) for x, y in places], faces, cloth)
    drape.data.auto_smooth_angle = math.pi
    cover(drape, window)
    for face in drape.data.polygons:
        x, y, _ = face.center
        face.material_index = int(abs(x) < opening[0] and abs(y) < opening[1])


def _drape_point(x, y, body):
    """Where a point of the flat cloth comes to lie: on the table, or hanging in folds from its rounded edge."""
    rounded_end = 1 / (1 + math.exp((abs(x) - 1.0) * 18))
    lengthwise = 0.55 + 0.45 * math.exp(-(((x - 0.05) / 0.42) ** 2)) + 0.35 * math.exp(-(((x + 0.75) / 0.2) ** 2))
    z = _TABLE_TOP + body * math.exp(-((y / 0.23) ** 2)) * lengthwise * rounded_end
    z += 0.006 * math.sin(x * 23 + y * 9) * math.sin(y * 15)
    within_x, within_y = _HALF_LENGTH - _CORNER, _HALF_WIDTH - _CORNER
    near = Vector((max(-within_x, min(within_x, x)), max(-within_y, min(within_y, y))))
    away = Vector((x, y)) - near
    over = away.length - _CORNER
    if over <= 0:
        return x, y, z
    outward = away.normalized()
    phase = near.x * 17 + 1.3 * math.sin(near.x * 5) + near.y * 19 + 5 * math.atan2(outward.y, outward.x)
    fold = (0.022 * math.sin(phase) + 0.008 * math.sin(phase * 2.3)) * min(1, over / 0.3)
    place = near + outward * (_CORNER + 0.07 * (1 - math.exp(-over / 0.06)) + fold + over * 0.06)
    return *place, z - over * 0.98


def operating_lamps(target=PORT, light="lamp-glow", shell="shell", rim="ring-glow", metal="steel"):
    """A large and a small lamp on one ceiling column, both turned to the target."""
    hub = Vector((0.35, 0.95, 3.75))
    rod(hub - Vector((0, 0, 0.3)), hub + Vector((0, 0, _CEILING)), 0.09, shell, bevel=0.02)
    heads = (
        (BIG_LAMP, Vector((-0.72, 0.72, 3.62)), 0.60, ((1, 0), (6, 0.33), (12, 0.68))),
        (SMALL_LAMP, Vector((1.15, 0.85, 3.58)), 0.36, ((1, 0), (6, 0.55))),
    )
    for head, elbow, radius, circles in heads:
        lamp_head(head, target, radius, circles, light, shell, rim, metal)
        rod(hub, elbow, 0.035, shell)
        cylinder(elbow, 0.055, 0.14, "graphite", bevel=0.015)
        wrist = elbow - Vector((0, 0, 0.30))
        rod(elbow, wrist, 0.028, shell)
        rod(wrist, head - (Vector(target) - head).normalized() * 0.06, 0.026, shell)


def lamp_head(at, target, radius, circles, light="lamp-glow", shell="shell", rim="ring-glow", metal="steel"):
    """A round operating lamp; `circles` are (number of lights, share of the radius) from the middle outwards."""
    with group(at=at, turn=towards(Vector(target) - Vector(at))):
        cylinder((0, 0, 0), radius, 0.09, shell, bevel=0.03)
        cylinder((0, 0, 0.05), radius * 0.93, 0.02, "graphite", bevel=0.004)
        ring((0, 0, 0), radius, 0.012, rim)
        for count, share in circles:
            for step in range(count):
                angle = 2 * math.pi * step / count + share
                place = (radius * share * math.cos(angle), radius * share * math.sin(angle))
                cylinder((*place, 0.06), radius * 0.085, 0.02, light)
                ring((*place, 0.07), radius * 0.088, radius * 0.010, "graphite")
        rod((0, 0, 0), (0, 0, 0.24), 0.022, metal)
        cylinder((0, 0, 0.245), 0.034, 0.06, shell, bevel=0.015)


def ceiling_arm(at, reach, drop, shell="shell"):
    """An arm from a ceiling column down to what hangs at `at`: a screen or a lamp."""
    x, y, z = at
    elbow, knee = (x, y, z + drop), (x + reach[0], y + reach[1], z + drop)
    rod(at, elbow, 0.026, shell)
    cylinder(elbow, 0.05, 0.10, "graphite", bevel=0.015)
    rod(elbow, knee, 0.034, shell)
    rod(knee, (*knee[:2], _CEILING + 1), 0.06, shell)
    cylinder(knee, 0.075, 0.14, "graphite", bevel=0.015)
