"""Teaching models: pelvis, foot, and a section through the anal canal, in the soft colors of resin. Decimetres."""

import math

import bpy

from kit.shapes import ball, box, capsule, cylinder, melt, mesh, ring, tube


def _bone(points, radius, taper=None):
    """A solid bar along points, to be melted together with others."""
    bar = tube(points, radius, "model-bone", taper=taper)
    bpy.ops.object.select_all(action="DESELECT")
    bar.select_set(True)
    bpy.context.view_layer.objects.active = bar
    bpy.ops.object.convert(target="MESH")
    return bpy.context.object


def _ilium(side):
    """The wing of a hip bone between its root line and its crest, with a hollow inner face."""
    root = [(0.86, -0.34, -0.10), (0.80, -0.12, -0.02), (0.70, 0.15, 0.02), (0.50, 0.45, 0.02)]
    crest = [(1.16, -0.62, 0.42), (1.38, -0.20, 0.86), (1.12, 0.30, 0.98), (0.56, 0.70, 0.62)]
    steps, rows = 24, 12
    vertices = []
    for i in range(steps + 1):
        low, high = _along(root, i / steps), _along(crest, i / steps)
        for j in range(rows + 1):
            share = j / rows
            flare = 0.16 * math.sin(math.pi * share)
            x, y, z = (a + (b - a) * share for a, b in zip(low, high, strict=True))
            vertices.append((side * (x + flare * 0.35), y, z - flare * 0.3))
    row = rows + 1
    faces = [
        (i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j)
        for i in range(steps)
        for j in range(rows)
    ]
    wing = mesh(vertices, faces, "model-bone")
    body = wing.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset = 0.10, 0
    bpy.context.view_layer.objects.active = wing
    bpy.ops.object.modifier_apply(modifier="body")
    return [wing, _bone([(side * x, y, z) for x, y, z in crest], 0.085, taper=(1.15, 0.9, 0.95, 1.15))]


def _along(points, share):
    """A point on a smooth line through four knots."""
    place = share * (len(points) - 1)
    index = min(int(place), len(points) - 2)
    t = place - index
    before, after = points[max(index - 1, 0)], points[min(index + 2, len(points) - 1)]
    a, b = points[index], points[index + 1]
    return tuple(
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
        for p, q, r, s in zip(before, a, b, after, strict=True)
    )


def pelvis():
    """A pelvis 2.9 wide with two lumbar vertebrae and the heads of both thigh bones; its front looks to −y.

    The origin is its middle; it reaches from z = −1.15 to z = 1.6.
    """
    for side in (-1, 1):
        hip = _ilium(side)
        hip.append(ball((side * 0.86, -0.22, -0.26), 0.30, "model-bone", squash=(0.8, 1, 1)))
        for points, radius, taper in (
            ([(0.82, -0.36, -0.22), (0.46, -0.66, -0.40), (0.10, -0.76, -0.56)], 0.10, (1.3, 0.8, 1.0)),
            ([(0.10, -0.76, -0.50), (0.12, -0.74, -0.80)], 0.11, None),
            ([(0.12, -0.74, -0.80), (0.36, -0.50, -1.00), (0.60, -0.16, -1.12)], 0.085, (1.1, 0.75, 1.2)),
            ([(0.60, -0.14, -1.10), (0.74, -0.02, -0.72), (0.80, -0.10, -0.32)], 0.14, (1.25, 0.9, 1.2)),
            ([(0.80, -0.1, -0.1), (0.66, 0.25, 0.0), (0.48, 0.52, 0.15)], 0.13, None),
        ):
            hip.append(_bone([(side * x, y, z) for x, y, z in points], radius, taper))
        melt(hip, "model-bone", grain=0.026, smooth=10)
        _thigh(side)
    ball((0, -0.78, -0.65), 0.10, "model-disc", squash=(0.75, 0.9, 1.9))
    _sacrum()
    for level in range(2):
        _vertebra((0, 0.16 - 0.03 * level, 0.80 + 0.46 * level))


def _thigh(side):
    ball((side * 0.99, -0.25, -0.30), 0.225, "ivory")
    neck = [
        ball((side * 1.0, -0.25, -0.31), 0.17, "model-bone"),
        _bone([(side * 1.0, -0.25, -0.31), (side * 1.30, -0.20, -0.52)], 0.13),
        ball((side * 1.40, -0.14, -0.46), 0.17, "model-bone", squash=(0.9, 1, 1.2)),
        _bone([(side * 1.36, -0.18, -0.50), (side * 1.34, -0.18, -1.05)], 0.15, taper=(1.15, 0.95)),
    ]
    melt(neck, "model-bone", grain=0.024, smooth=8)
    cylinder((side * 1.34, -0.18, -1.06), 0.135, 0.02, "model-rose", bevel=0.004)
    cylinder((side * 1.40, -0.33, -0.46), 0.045, 0.03, "brass", bevel=0.008, turn=(90, 0, 0))


def _sacrum():
    parts = []
    for level in range(5):
        width, z = 0.44 - 0.075 * level, 0.42 - 0.215 * level
        y = 0.28 + 0.16 * level - 0.022 * level**2 * (1 if level < 4 else 1.35)
        parts.append(ball((0, y, z), width, "model-bone", squash=(1.02, 0.46, (0.19 - 0.012 * level) / width)))
        for side in (-1, 1):
            parts.append(
                ball(
                    (side * width * 0.85, y + 0.05, z),
                    width * 0.52,
                    "model-bone",
                    squash=(0.8, 0.7, 0.30 / width * 0.62),
                )
            )
    for level in range(3):
        parts.append(ball((0, 0.64 - 0.07 * level, -0.62 - 0.13 * level), 0.10 - 0.02 * level, "model-bone"))
    melt(parts, "model-bone", grain=0.022, smooth=6)
    for level in range(4):
        width, z = 0.40 - 0.06 * level, 0.31 - 0.215 * level
        y = 0.28 + 0.16 * (level + 0.5) - 0.022 * (level + 0.5) ** 2 - 0.15 + 0.022 * level
        for side in (-1, 1):
            ball((side * width * 0.52, y, z), 0.044, "model-hollow", squash=(1, 0.6, 0.8))


def _vertebra(at):
    x, y, z = at
    cylinder((x, y, z - 0.20), 0.33, 0.14, "model-disc", bevel=0.05)
    parts = [
        cylinder((x, y, z), 0.30, 0.30, "model-bone"),
        cylinder((x, y, z + 0.12), 0.34, 0.07, "model-bone"),
        cylinder((x, y, z - 0.12), 0.34, 0.07, "model-bone"),
        _bone([(x, y + 0.25, z), (x, y + 0.62, z - 0.10)], 0.085),
    ]
    for side in (-1, 1):
        parts.append(
            _bone(
                [(x, y + 0.22, z), (x + side * 0.40, y + 0.26, z + 0.02), (x + side * 0.72, y + 0.30, z + 0.07)],
                0.085,
                taper=(1.3, 1, 0.7),
            )
        )
        parts.append(ball((x + side * 0.22, y + 0.38, z + 0.14), 0.11, "model-bone", squash=(0.8, 0.8, 1.3)))
    melt(parts, "model-bone", grain=0.022, smooth=8)


def foot():
    """A clear foot 2.6 long standing on z = 0, toes at +x, the big toe towards −y; bones and nerves inside."""
    _foot_shell()
    _foot_bones()
    _foot_nerves()


_TOES = ((-0.33, 1.24, 0.17), (-0.10, 1.22, 0.12), (0.09, 1.14, 0.11), (0.26, 1.04, 0.105), (0.41, 0.92, 0.10))
"""Of each toe, the big one first: its y, how far its tip reaches, its radius."""


def _foot_shell():
    parts = [
        ball((-0.86, 0, 0.36), 0.36, "model-bone", squash=(1.1, 0.88, 1)),
        cylinder((-0.66, 0, 1.35), 0.37, 1.5, "model-bone", top=0.40),
        ball((-0.62, 0, 0.75), 0.43, "model-bone", squash=(1.1, 0.92, 1)),
        ball((-0.25, 0, 0.55), 0.48, "model-bone", squash=(1.15, 0.86, 0.92)),
        ball((0.15, 0, 0.42), 0.46, "model-bone", squash=(1.2, 0.95, 0.82)),
        ball((0.05, 0.2, 0.24), 0.34, "model-bone", squash=(1.9, 0.8, 0.68)),
        ball((0.55, 0.0, 0.30), 0.46, "model-bone", squash=(1.1, 1.08, 0.62)),
        ball((0.68, -0.26, 0.24), 0.26, "model-bone", squash=(1.2, 1, 0.9)),
        ball((0.58, 0.30, 0.20), 0.22, "model-bone", squash=(1.3, 1, 0.9)),
    ]
    for y, reach, radius in _TOES:
        bar = _bone([(0.6, y * 0.95, 0.24), (reach - 0.2, y, radius + 0.03), (reach, y, radius)], radius * 1.02)
        parts += [bar, ball((reach, y, radius), radius * 1.08, "model-bone")]
    shell = melt(parts, "clear-resin", grain=0.026, smooth=10)
    wall = shell.modifiers.new("wall", "SOLIDIFY")
    wall.thickness, wall.offset = 0.035, -1
    ring((-0.66, 0, 2.1), 0.395, 0.022, "brass")


def _foot_bones():
    def melted(parts):
        melt(parts, "model-bone", grain=0.02, smooth=5)

    melted(
        [
            _bone([(-0.62, -0.05, 2.14), (-0.60, -0.05, 1.3), (-0.58, -0.06, 1.02)], 0.15, taper=(0.85, 0.9, 1.35)),
            ball((-0.60, -0.24, 0.98), 0.11, "model-bone", squash=(1, 0.8, 1.3)),
        ]
    )
    melted([_bone([(-0.74, 0.20, 2.14), (-0.70, 0.24, 1.3), (-0.66, 0.27, 0.88)], 0.075, taper=(0.9, 0.9, 1.35))])
    melted(
        [
            ball((-0.55, 0, 0.78), 0.19, "model-bone", squash=(1.25, 0.95, 0.85)),
            ball((-0.34, -0.05, 0.68), 0.13, "model-bone"),
        ]
    )
    melted([_bone([(-1.05, 0, 0.36), (-0.75, 0.03, 0.42), (-0.36, 0.08, 0.46)], 0.17, taper=(1.25, 0.95, 0.9))])
    melted([ball((-0.16, -0.08, 0.60), 0.15, "model-bone", squash=(0.6, 1.1, 1))])
    melted([ball((-0.10, 0.22, 0.40), 0.14, "model-bone", squash=(1.2, 0.9, 0.9))])
    for y, z in ((-0.22, 0.52), (-0.05, 0.56), (0.10, 0.52)):
        ball((0.05, y, z), 0.095, "model-bone", squash=(1.3, 0.85, 1))
    for index, (y, reach, radius) in enumerate(_TOES):
        start = (
            0.14 - 0.05 * (index > 2),
            (-0.24, -0.06, 0.09, 0.20, 0.30)[index],
            (0.50, 0.52, 0.46, 0.38, 0.32)[index],
        )
        head = (0.70 - 0.045 * index, y * 0.94, 0.21)
        thick = 0.078 if index == 0 else 0.052
        melted(
            [
                _bone([start, _along([start, start, head, head], 0.5), head], thick, taper=(1.25, 0.8, 1.15)),
                ball(head, thick * 1.3, "model-bone"),
            ]
        )
        joints = (0.08, 0.62, 1.0) if index == 0 else (0.10, 0.48, 0.74, 1.0)
        for near, far in zip(joints, joints[1:], strict=False):
            ends = [
                (head[0] + (reach - head[0]) * share, y, 0.21 + (radius - 0.21) * share)
                for share in (near + 0.06, far - 0.04)
            ]
            capsule(*ends, thick * 0.80, "model-bone", end_radius=thick * 0.66)


def _foot_nerves():
    tube(
        [(-0.93, -0.18, 2.14), (-0.92, -0.20, 1.3), (-0.86, -0.27, 0.82), (-0.60, -0.31, 0.50), (-0.30, -0.27, 0.30)],
        0.034,
        "model-nerve",
        taper=(1.1, 1.05, 1, 0.95, 0.9),
    )
    tube(
        [
            (-0.45, -0.28, 2.1),
            (-0.42, -0.20, 1.3),
            (-0.24, -0.22, 0.95),
            (0.15, -0.22, 0.70),
            (0.5, -0.16, 0.50),
            (0.82, -0.21, 0.34),
            (1.05, -0.26, 0.28),
        ],
        0.024,
        "model-nerve",
        taper=(1.2, 1.2, 1.1, 1, 0.9, 0.7, 0.5),
    )
    for y, reach, radius in _TOES:
        way = [
            (-0.30, -0.27, 0.30),
            (0.05, -0.12 + y * 0.35, 0.20),
            (0.55, y * 0.95 - 0.05, 0.12),
            (reach - 0.06, y - radius * 0.5, radius * 0.7),
        ]
        tube(way, 0.024, "model-nerve", taper=(1.1, 1, 0.8, 0.5))


def _half_turn(profile, paint, segments=64):
    """The back half of a solid of revolution: its section, a closed outline of (radius, height), looks to −y."""
    count = len(profile)
    vertices = [
        (radius * math.cos(angle), radius * math.sin(angle), height)
        for angle in (math.pi * step / segments for step in range(segments + 1))
        for radius, height in profile
    ]
    faces = [
        (i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j)
        for i in range(segments)
        for j in range(count)
    ]
    faces += [tuple(range(count))[::-1], tuple(range(segments * count, (segments + 1) * count))]
    return mesh(vertices, faces, paint, bevel=0.008)


def _oval(radius, height, half_width, half_height, lean=0.0):
    """A closed outline of (radius, height) pairs."""
    pairs = []
    for step in range(28):
        angle = 2 * math.pi * step / 28
        x, z = half_width * math.cos(angle), half_height * math.sin(angle)
        pairs.append(
            (radius + x * math.cos(lean) - z * math.sin(lean), height + x * math.sin(lean) + z * math.cos(lean))
        )
    return pairs


def _band(line, width):
    """The closed outline of a band `width` thick that follows a line of (radius, height) pairs."""
    smooth = [_along(line, step / 40) for step in range(41)]
    sides = ([], [])
    for index, (x, z) in enumerate(smooth):
        (x0, z0), (x1, z1) = smooth[max(index - 1, 0)], smooth[min(index + 1, len(smooth) - 1)]
        length = math.hypot(x1 - x0, z1 - z0)
        for side, sign in zip(sides, (1, -1), strict=True):
            side.append((x - sign * width / 2 * (z1 - z0) / length, z + sign * width / 2 * (x1 - x0) / length))
    return sides[0] + sides[1][::-1]


def anal_canal():
    """The rectum and the anal canal cut open from the front, with their muscles; 2.2 wide, from z = 0 to z = 2.5."""
    lining = [(0.62, 2.5), (0.66, 2.05), (0.52, 1.62), (0.26, 1.30), (0.15, 0.95), (0.14, 0.55), (0.22, 0.10)]
    _half_turn(_band(lining, 0.10), "model-rose")
    _half_turn(_band([(r + 0.095, z) for r, z in lining[:4]], 0.10), "model-flesh")
    _half_turn(_oval(0.315, 0.86, 0.085, 0.44, lean=0.06), "model-flesh")
    for height, reach, thick in ((1.12, 0.56, 0.15), (0.72, 0.53, 0.125), (0.34, 0.47, 0.11)):
        _half_turn(_oval(reach, height, thick, 0.17), "model-muscle")
    _half_turn(_band([(1.22, 2.12), (1.02, 1.72), (0.74, 1.42), (0.58, 1.24)], 0.12), "model-muscle")
    bed = [
        (0.20, 0.04),
        (0.62, 0.12),
        (1.0, 0.34),
        (1.14, 0.8),
        (1.16, 1.4),
        (1.18, 1.78),
        (1.0, 1.60),
        (0.78, 1.34),
        (0.72, 1.1),
        (0.68, 0.72),
        (0.60, 0.36),
        (0.36, 0.16),
    ]
    _half_turn(bed, "model-fat")
    for fold in range(7):
        angle = math.pi * (fold + 0.5) / 7
        places = ((0.33, 1.46), (0.14, 1.18), (0.08, 0.92), (0.085, 0.72))
        tube(
            [(r * math.cos(angle), r * math.sin(angle) + 0.02, z) for r, z in places],
            0.030,
            "model-rose",
            taper=(0.5, 1, 1, 0.5),
        )
    for side in (-1, 1):
        for height, reach in ((1.12, 0.56), (0.72, 0.53), (0.34, 0.47)):
            cylinder((side * reach, -0.012, height), 0.032, 0.02, "ivory", turn=(90, 0, 0))
        for step in range(3):
            place = (side * (0.80 + 0.08 * step), -0.002, 0.62 + 0.24 * step)
            ball(place, 0.035, ("model-vein", "model-artery", "model-vein")[step], squash=(1, 0.5, 1))


def oak_plinth(width=2.6, depth=1.3):
    """A wooden base with a rounded edge; its top is at z = 0.2."""
    box((0, 0, 0.10), (width, depth, 0.20), "oak", bevel=0.05)
