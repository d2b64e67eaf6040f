"""Furniture and house plants of the day set's rooms, in metres, each standing on z = 0 around its own origin."""

import math
import random

from mathutils import Vector

from kit.leaves import long_leaf
from kit.shapes import ball, box, cylinder, lathe, mesh, plate, rod, sheet, tube

_SLAT_PITCH = 0.052


def armchair(cloth="teal", frame="brass", arms="oak"):
    """A visitor's chair; its back is at +y, so the sitter looks along −y."""
    box((0, 0, 0.44), (0.56, 0.54, 0.10), cloth, bevel=0.045)
    box((0, 0.255, 0.74), (0.54, 0.085, 0.52), cloth, bevel=0.04, turn=(-8, 0, 0))
    for side in (-0.24, 0.24):
        tube([(side, -0.22, 0), (side, -0.20, 0.40)], 0.014, frame)
        tube([(side, 0.26, 0), (side, 0.20, 0.40)], 0.014, frame)
        arm = side * 1.22
        tube([(arm, -0.18, 0.44), (arm, -0.20, 0.62), (arm, 0.02, 0.66), (arm, 0.24, 0.64)], 0.016, arms)


def desk(width=2.3, depth=0.85, top="oak", legs="brass"):
    """A table on two bent frames; its top ends at z = 0.7625."""
    box((0, 0, 0.74), (width, depth, 0.045), top, bevel=0.012)
    reach = depth / 2 - 0.125
    for x in (0.15 - width / 2, width / 2 - 0.15):
        for side in (-1, 1):
            knee = side * (reach - 0.13)
            tube([(x, side * reach, 0), (x, side * reach, 0.60), (x, knee, 0.70), (x, 0, 0.715)], 0.02, legs)


def side_table(top="oak", foot="brass"):
    """Round; its top ends at z = 0.53."""
    cylinder((0, 0, 0.01), 0.2, 0.02, foot, bevel=0.006)
    rod((0, 0, 0), (0, 0, 0.5), 0.018, foot)
    cylinder((0, 0, 0.515), 0.30, 0.03, top, bevel=0.01)


def stool(seat="teal-gloss", height=0.52):
    """A round stool on five feet."""
    cylinder((0, 0, height), 0.2, 0.08, seat, bevel=0.03)
    rod((0, 0, 0.06), (0, 0, height), 0.025, "steel")
    for spoke in range(5):
        angle = spoke * 2 * math.pi / 5
        rod((0, 0, 0.08), (0.26 * math.cos(angle), 0.26 * math.sin(angle), 0.06), 0.018, "steel")


def screen(turn=0):
    """A computer screen, standing; its face looks along −y. Turn it with a group."""
    box((0, 0, 0.33), (0.72, 0.022, 0.44), "teal-gloss", bevel=0.012, turn=(0, 0, turn))
    rod((0, 0.03, 0), (0, 0.03, 0.19), 0.022, "ivory")
    cylinder((0, 0.03, 0.006), 0.12, 0.012, "ivory", bevel=0.004)


def desk_lamp(metal="brass"):
    """A bent-neck lamp whose shade hangs 0.35 to the left of its foot."""
    tube([(0, 0, 0), (0, 0, 0.435), (-0.12, -0.05, 0.655), (-0.30, -0.15, 0.635)], 0.012, metal)
    rod((-0.32, -0.16, 0.645), (-0.37, -0.19, 0.555), 0.03, metal, end_radius=0.10)
    cylinder((0, 0, 0.01), 0.085, 0.02, metal, bevel=0.006)


def books(*covers):
    """A slightly untidy pile, the first cover at the bottom; each book is 0.022 high."""
    for level, cover in enumerate(covers):
        shrink = 0.02 * level
        turn = random.uniform(4, 16)
        box((0, 0, 0.011 + 0.022 * level), (0.30 - shrink, 0.22 - shrink, 0.021), cover, bevel=0.004, turn=(0, 0, turn))


def branch_vase(stems=7, pot="ivory"):
    """A round vase with a few eucalyptus stems, about 1 high."""
    ball((0, 0, 0.13), 0.13, pot, squash=(1, 1, 1.1))
    cylinder((0, 0, 0.28), 0.04, 0.10, pot)
    for stem in range(stems):
        angle, length = stem * 0.9, 0.55 + 0.25 * random.random()
        low = Vector((0, 0, 0.31))
        middle = Vector((0.12 * math.cos(angle), 0.08 * math.sin(angle), 0.31 + length * 0.6))
        high = Vector((0.42 * math.cos(angle) * length * 1.3, 0.2 * math.sin(angle), 0.31 + length * 1.1))
        tube([low, middle, high], 0.006, "leaf")
        for leaf in range(6):
            share = 0.35 + 0.65 * leaf / 5
            place = low.lerp(middle, share * 2) if share < 0.5 else middle.lerp(high, share * 2 - 1)
            lean = (0, math.degrees(random.uniform(-1, 1)), math.degrees(angle))
            ball(place + Vector((0.03 * (-1) ** leaf, 0, 0.02)), 0.05, "leaf", squash=(1, 0.25, 0.5), turn=lean)


def traced_picture(width=0.92, height=1.16):
    """The framed line drawing of the site's motif: one line that ends in an amber dot. Hangs in the plane y = 0."""
    box((0, 0, 0), (width, 0.03, height), "brass", bevel=0.004)
    box((0, -0.015, 0), (width - 0.03, 0.02, height - 0.03), "paper")
    line = [
        (-0.42, -0.09), (-0.27, -0.08), (-0.18, 0.11), (-0.09, -0.26),
        (0, 0.26), (0.09, -0.13), (0.16, -0.04), (0.40, -0.05),
    ]  # fmt: skip
    tube([(x * width / 0.92, -0.03, z * height / 1.16) for x, z in line], 0.008, "teal-gloss")
    ball((0.42 * width / 0.92, -0.03, -0.05 * height / 1.16), 0.022, "amber")


def rug(radius=1.75, paint="mint"):
    cylinder((0, 0, 0.006), radius, 0.012, paint, bevel=0.004)


def pot_plant(size=1.0, leaves=26, pot="enamel"):
    """A floor plant with long bent leaves, about 1.4 × `size` high."""
    cylinder((0, 0, 0.21 * size), 0.17 * size, 0.42 * size, pot, bevel=0.02, top=0.20 * size)
    cylinder((0, 0, 0.415 * size), 0.18 * size, 0.01, "soil")
    for leaf in range(leaves):
        long_leaf((0, 0, 0.42 * size), turn=math.degrees(leaf * 2.4), rise=random.uniform(0.3, 1.15), size=size)


def curtain(width, height, folds=8, paint="linen"):
    """A hanging curtain in the plane y = 0, from z = 0 to `height`, about x = 0."""
    def wave(x, _):
        phase = x / width * folds * 2 * math.pi
        return 0.05 * math.sin(phase) + 0.02 * math.sin(phase * 0.44)

    hanging = sheet(width, height, wave, paint, steps=200)
    hanging.rotation_euler = (math.pi / 2, 0, 0)
    hanging.location = (0, 0, height / 2)


def arc_band(inner, outer, start, end, steps=48):
    """The outline of a ring's sector for `plate`: radii, and angles in degrees from +x."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(outer * math.cos(a), outer * math.sin(a)) for a in angles] + [
        (inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)
    ]


def lounge_chair(cloth="teal", legs="oak"):
    """A low round-backed armchair; the sitter looks along −y."""
    for x in (-0.22, 0.22):
        for y in (-0.20, 0.20):
            rod((x * 1.12, y * 1.12, 0), (x, y, 0.26), 0.014, legs, end_radius=0.022)
    _round_back(cloth)
    cylinder((0, 0.0, 0.30), 0.33, 0.12, cloth, bevel=0.03)
    cylinder((0, -0.02, 0.41), 0.295, 0.12, cloth, bevel=0.05)


def _round_back(cloth, inner=0.285, outer=0.385, bottom=0.25, arm=0.62, back=0.80, steps=60):
    """Arms and back of a lounge chair in one: its upper edge swings up from the arms to the back."""
    vertices = []
    for step in range(steps + 1):
        angle = math.radians(-28 + 236 * step / steps)
        rise = max(0.0, min(1.0, (math.sin(angle) + 0.1) / 0.95))
        top = arm + (back - arm) * rise * rise * (3 - 2 * rise)
        for radius, z in ((inner, bottom), (outer, bottom), (outer + 0.02 * rise, top), (inner + 0.02 * rise, top)):
            vertices.append((radius * math.cos(angle), 0.02 + radius * math.sin(angle), z))
    faces = [
        (i * 4 + j, i * 4 + (j + 1) % 4, i * 4 + 4 + (j + 1) % 4, i * 4 + 4 + j) for i in range(steps) for j in range(4)
    ]
    mesh(vertices, [*faces, (3, 2, 1, 0), tuple(steps * 4 + j for j in range(4))], cloth, bevel=0.045)


def round_table(radius=0.6, height=0.74, top="oak", foot="brass"):
    """A round table on one stem; its top ends at `height`."""
    cylinder((0, 0, 0.012), radius * 0.55, 0.024, foot, bevel=0.008)
    rod((0, 0, 0), (0, 0, height - 0.03), 0.035, foot)
    cylinder((0, 0, height - 0.018), radius, 0.036, top, bevel=0.012)


def pendant_lamp(drop, shade="brass", radius=0.17):
    """A lamp on a thin wire: its lower edge is at z = 0, the wire `drop` long."""
    lathe([(0.02, 0.20), (0.05, 0.185), (radius * 0.8, 0.09), (radius, 0.0), (radius * 0.96, 0.0), (0.05, 0.17)], shade)
    ball((0, 0, 0.06), 0.055, "lamp-glow")
    rod((0, 0, 0.19), (0, 0, drop), 0.004, "graphite")


def reception_desk(radius=2.2, high=(198, 268), low=(268, 322), slats="oak", top="oak-pale"):
    """A curved counter around the origin that bulges towards −y: a high part and one to sit at (degrees from +x)."""
    high_top, low_top, board, knee_room = 1.10, 0.76, 0.05, 0.51
    _slatted_front(radius, high, high_top - board, slats)
    _slatted_front(radius - knee_room, (low[0] + 1, low[1] - 3), low_top - board, slats)
    boards = ((0.36, high[0] - 0.6, high[1] + 0.6, high_top), (0.78, low[0] + 0.8, low[1], low_top))
    for inner, start, end, height in boards:
        plate(arc_band(radius - inner, radius + 0.05, start, end), board, top, at=(0, 0, height - board), bevel=0.012)
    sides = ((high[1], 0.30, 0.60, high_top - 0.01), (low[1] - 3, 0.36, 0.74, low_top - board))
    for angle, way, width, height in sides:
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        middle = ((radius - way) * x, (radius - way) * y, height / 2)
        box(middle, (width, 0.05, height), top, bevel=0.008, turn=(0, 0, angle))


def _slatted_front(radius, sector, height, paint):
    """Upright slats before a curved panel; `sector` in degrees."""
    start, end = sector
    plate(arc_band(radius - 0.10, radius - 0.04, start, end), height, paint)
    pitch = math.degrees(_SLAT_PITCH / radius)
    for slat in range(int((end - start) / pitch) + 1):
        angle = start + slat * pitch
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        middle = ((radius - 0.025) * x, (radius - 0.025) * y, height / 2)
        box(middle, (0.04, 0.032, height), paint, bevel=0.005, turn=(0, 0, angle))
