"""Anatomical models as they stand on a doctor's desk: soft resin, soft colors, clearly not flesh. Decimetres."""

import math

from mathutils import Vector

from kit.pillow import pillow
from kit.shapes import ball, box, cylinder, lathe, melt, mesh, ring, rod, tube


def desk_stand(width=1.6, depth=0.9, rise=0.75):
    """A wooden foot with a brass stem that ends at z = `rise`."""
    box((0, 0, 0.06), (width, depth, 0.12), "oak", bevel=0.03)
    cylinder((0, 0, 0.13), 0.10, 0.03, "brass", bevel=0.008)
    rod((0, 0, 0.1), (0, 0, rise), 0.035, "brass")


_LIVER = [
    (-1.12, -0.10), (-1.22, 0.25), (-1.10, 0.62), (-0.72, 0.88), (-0.25, 0.90), (0.08, 0.82), (0.35, 0.86),
    (0.80, 0.76), (1.16, 0.60), (1.28, 0.50), (1.10, 0.40), (0.72, 0.30), (0.40, 0.18), (0.16, 0.10), (-0.02, 0.02),
    (-0.30, -0.12), (-0.62, -0.34), (-0.92, -0.42),
]  # fmt: skip


def liver():
    """A liver 2.5 wide seen from the front, its gall bladder below the edge and the bile duct leaving it."""
    pillow(_LIVER, lambda x, _: 0.40 - 0.14 * x, "model-liver", edge=2.6, front=1.0, back=0.8)
    tube([(0.12, -0.30, 0.80), (0.15, -0.37, 0.62), (0.16, -0.36, 0.40), (0.14, -0.22, 0.14)], 0.018, "model-fat")
    bladder = [
        ball((-0.40, -0.24, -0.36), 0.19, "model-green", squash=(0.95, 0.9, 1.1)),
        ball((-0.30, -0.25, -0.20), 0.15, "model-green"),
        ball((-0.20, -0.24, -0.07), 0.10, "model-green"),
        ball((-0.12, -0.22, 0.00), 0.06, "model-green"),
    ]
    melt(bladder, "model-green", grain=0.02, smooth=8)
    tube([(-0.12, -0.22, 0.00), (-0.02, -0.24, 0.02), (0.05, -0.22, -0.12), (0.09, -0.20, -0.28)], 0.036, "model-green")
    tube([(0.12, -0.12, 0.14), (0.08, -0.20, 0.02), (0.09, -0.20, -0.28), (0.13, -0.18, -0.52)], 0.045, "model-green")
    tube([(0.30, -0.06, 0.20), (0.26, -0.16, 0.02), (0.25, -0.16, -0.24), (0.29, -0.14, -0.52)], 0.050, "model-artery")
    tube([(0.20, 0.05, 0.20), (0.19, 0.0, -0.1), (0.21, -0.02, -0.5)], 0.075, "model-vein")


_COLON = [
    (-0.92, 0.22), (-0.95, 0.55), (-0.97, 0.95), (-0.96, 1.35), (-0.86, 1.66), (-0.55, 1.70), (-0.25, 1.58),
    (0.10, 1.50),
    (0.45, 1.62), (0.76, 1.84), (0.98, 1.74), (1.02, 1.36), (1.01, 0.96), (0.98, 0.56), (0.86, 0.22), (0.56, 0.10),
    (0.26, 0.24), (0.08, 0.16), (0.04, -0.10), (0.04, -0.38),
]  # fmt: skip


def large_bowel():
    """The large bowel as a frame 2.4 high with its pouches and band; the appendix hangs from its lower left end."""
    path = _walk([Vector((x, 0, z)) for x, z in _COLON], 0.225)
    pouches = [
        ball(place, 0.215 if index < len(path) * 0.8 else 0.175, "model-flesh") for index, place in enumerate(path)
    ]
    core = [rod(one, two, 0.16, "model-flesh") for one, two in zip(path, path[1:], strict=False)]
    melt([*pouches, *core], "model-flesh", grain=0.026, smooth=4)
    tube([place + Vector((0, -0.198, 0)) for place in path[:-4]], 0.026, "model-rose")
    tube([(-0.80, -0.06, 0.34), (-0.60, -0.10, 0.34), (-0.42, -0.08, 0.46), (-0.30, -0.06, 0.40)], 0.085, "model-flesh")
    appendix = [
        (-0.90, -0.08, 0.10),
        (-0.84, -0.14, -0.10),
        (-0.70, -0.16, -0.22),
        (-0.58, -0.16, -0.38),
        (-0.62, -0.16, -0.52),
    ]
    tube(appendix, 0.058, "model-rose", taper=[1.15, 1, 1, 0.95, 0.8])
    ball(appendix[-1], 0.047, "model-rose")


def _walk(points, stride):
    """Places at equal distances along a line of points."""
    places, rest = [points[0]], stride
    for start, end in zip(points, points[1:], strict=False):
        length, gone = (end - start).length, rest
        while gone <= length:
            places.append(start.lerp(end, gone / length))
            gone += stride
        rest = gone - length
    return places


def larynx_with_thyroid():
    """A larynx over its windpipe, 2.5 high about the z axis; the thyroid's two lobes embrace it like a butterfly."""
    _windpipe()
    _thyroid_cartilage()
    arch = [
        (0.46 * math.sin(a), 0.12 - 0.46 * math.cos(a), 2.30 + 0.05 * abs(math.sin(a))) for a in _steps(-115, 115, 12)
    ]
    tube(arch, 0.062, "model-bone", taper=[0.6, 0.8] + [1] * 9 + [0.8, 0.6])
    lathe([(0.30, 1.85), (0.32, 2.05), (0.36, 2.28)], "model-rose", thickness=0.02)
    for side in (-1, 1):
        lobe = [
            (0.08, 0.56), (0.10, 0.72), (0.24, 0.86), (0.36, 1.12), (0.47, 1.40), (0.56, 1.46), (0.64, 1.28),
            (0.69, 0.98),
            (0.66, 0.66), (0.54, 0.42), (0.36, 0.40), (0.20, 0.48),
        ]  # fmt: skip
        with_side = [(side * x, z) for x, z in lobe][::side]
        body = pillow(with_side, lambda x, z: 0.17, "model-thyroid", edge=2.2, front=1.0, back=1.0)
        for vertex in body.data.vertices:
            share = abs(vertex.co.x) / 0.69
            vertex.co.y += -0.40 + 0.42 * share**1.8
    box((0, -0.395, 0.62), (0.30, 0.15, 0.22), "model-thyroid", bevel=0.07)


def _steps(start, end, count):
    return [math.radians(start + (end - start) * step / count) for step in range(count + 1)]


def _windpipe():
    lathe([(0, -0.35), (0.29, -0.35), (0.29, 1.0), (0, 1.0)], "model-rose")
    for hoop in range(8):
        level = -0.28 + 0.155 * hoop
        arc = [(0.30 * math.sin(a), -0.30 * math.cos(a), level) for a in _steps(-150, 150, 16)]
        tube(arc, 0.058, "model-cartilage")
    ring((0, 0, 1.02), 0.30, 0.095, "model-cartilage")


def _thyroid_cartilage():
    """The shield: two plates that meet in front below a notch, with a horn at each back corner."""
    columns, rows = 48, 16
    vertices, faces = [], []
    for column in range(columns + 1):
        share = 2 * column / columns - 1
        x = 0.50 * math.copysign(abs(share) ** 0.92, share)
        y = -0.52 + 0.80 * (abs(share) ** 2 + 0.006) ** 0.56
        bottom = 1.16 + 0.07 * share**2
        top = 1.86 + 0.06 * share**2 - 0.24 * math.exp(-((share / 0.17) ** 2))
        for row in range(rows + 1):
            lean = 0.10 * (row / rows) * (1 - abs(share))
            vertices.append((x * (1 + 0.06 * row / rows), y - lean, bottom + (top - bottom) * row / rows))
    for column in range(columns):
        for row in range(rows):
            first = column * (rows + 1) + row
            faces.append((first, first + rows + 1, first + rows + 2, first + 1))
    shield = mesh(vertices, faces, "model-cartilage")
    shield.data.auto_smooth_angle = math.pi
    wall = shield.modifiers.new("wall", "SOLIDIFY")
    wall.thickness, wall.offset = 0.07, 0
    edge = shield.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.025, 4
    for side in (-1, 1):
        tube(
            [(side * 0.52, 0.28, 1.80), (side * 0.53, 0.31, 2.02), (side * 0.50, 0.30, 2.24)],
            0.055,
            "model-cartilage",
            taper=[1, 0.9, 0.6],
        )
        tube(
            [(side * 0.50, 0.28, 1.24), (side * 0.46, 0.27, 1.08), (side * 0.38, 0.20, 0.98)],
            0.050,
            "model-cartilage",
            taper=[1, 0.9, 0.7],
        )


def abdominal_wall():
    """A stepped block, 2.6 wide: skin, fat, the muscles with their fibres, the lining; each layer ends earlier."""
    layers = [
        ("model-lining", 0.08, 2.60), ("model-rose", 0.17, 2.35), ("model-liver", 0.17, 2.00),
        ("model-rose", 0.17, 1.65),
        ("model-fat", 0.42, 1.25), ("model-flesh", 0.09, 0.95),
    ]  # fmt: skip
    level = 0.0
    for index, (paint, height, width) in enumerate(layers):
        _layer(paint, level, height, width, fibres={1: 4, 2: -38, 3: 42}.get(index))
        level += height


_BLOCK_LEFT, _BLOCK_DEPTH = -1.30, 1.25


def _layer(paint, level, height, width, fibres):
    """One layer of the block from its left side; `fibres`, the angle of a muscle's fibres, makes its top ribbed."""
    columns, rows = 160, 90
    vertices, faces = [], []

    def get_lift(x, y):
        wave = 0.022 * math.sin(2.1 * x + 1.3 * y) + 0.014 * math.sin(5.2 * x - 2 * y)
        if fibres is None:
            return wave
        angle = math.radians(fibres)
        return wave + 0.011 * abs(math.sin(26 * (y * math.cos(angle) - x * math.sin(angle))))

    for end in (0, 1):
        for column in range(columns + 1):
            for row in range(rows + 1):
                y = (row / rows - 0.5) * _BLOCK_DEPTH
                ragged = 0.02 * math.sin(9 * y) + 0.012 * math.sin(23 * y)
                x = _BLOCK_LEFT + (width + ragged) * column / columns
                lift = (
                    get_lift(x, y) if end else (0.022 * math.sin(2.1 * x + 1.3 * y) + 0.014 * math.sin(5.2 * x - 2 * y))
                )
                vertices.append((x, y, level + end * height + lift))
    grid, line = (columns + 1) * (rows + 1), rows + 1
    for column in range(columns):
        for row in range(rows):
            first = column * line + row
            faces.append((first, first + 1, first + line + 1, first + line))
            top = first + grid
            faces.append((top, top + line, top + line + 1, top + 1))
    border = [column * line for column in range(columns + 1)]
    border += [columns * line + row for row in range(1, rows + 1)]
    border += [column * line + rows for column in range(columns - 1, -1, -1)]
    border += list(range(rows - 1, 0, -1))
    for one, two in zip(border, border[1:] + border[:1], strict=True):
        faces.append((one, two, two + grid, one + grid))
    return mesh(vertices, faces, paint, bevel=0.012)
