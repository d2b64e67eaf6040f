"""Things of the days at home: bath tub, footstool, shoes, a tube of cream, food. Each on z = 0. Decimetres."""

import math
import random

from kit.shapes import ball, box, cut, cylinder, lathe, melt, mesh, plate, ring, rod, tube
from kit.stage import group
from kit.stills import bowl


def husk_bowl(radius=0.5, height=0.32):
    """A steel bowl heaped with flakes of husk."""
    bowl(radius, height, rim="steel")
    heap = [(radius * share, height * (1.22 - 0.36 * share**1.6)) for share in (0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9)]
    lathe(heap, "husk")
    vertices, faces = [], []
    for _ in range(3200):
        share, angle = 0.92 * math.sqrt(random.random()), random.uniform(0, 2 * math.pi)
        lift = height * (1.22 - 0.36 * share**1.6) + random.uniform(-0.004, 0.016)
        centre = (radius * share * math.cos(angle), radius * share * math.sin(angle), lift)
        size, turn, lean = random.uniform(0.010, 0.022), random.uniform(0, 6.28), random.uniform(-0.9, 0.9)
        first = len(vertices)
        for corner in range(4):
            way = turn + corner * math.pi / 2
            long = size * (1.5 if corner % 2 else 0.7)
            vertices.append(
                (
                    centre[0] + long * math.cos(way),
                    centre[1] + long * math.sin(way),
                    centre[2] + long * lean * math.cos(way),
                )
            )
        faces.append((first, first + 1, first + 2, first + 3))
    mesh(vertices, faces, "husk", smooth=False)


def water_glass(radius=0.34, height=1.1, level=0.78):
    """A plain tumbler with water up to the share `level` of its height: one clear body, which keeps it bright."""
    wall, narrow, surface = 0.025, radius * 0.86, level * height
    reach = narrow + (radius - narrow) * level - wall
    outside = [(0, 0), (narrow - 0.02, 0), (narrow, 0.02), (radius, height)]
    lathe([*outside, (radius - wall, height), (reach, surface + 0.02), (reach - 0.02, surface), (0, surface)], "water")
    ring((0, 0, height), radius - wall / 2, wall / 2, "glass")


def papaya_half(length=2.0, width=0.95):
    """Half a papaya, cut side up, with its seeds; its stalk end at −x."""
    across, along = 28, 56

    def get_half_width(u):
        bulge = math.sin(math.pi * min(max(u, 0), 1)) ** 0.62
        return width / 2 * bulge * (0.72 + 0.38 * u - 0.08 * u**4)

    def get_hollow(u):
        share = (u - 0.22) / 0.62
        return 0.52 * get_half_width(u) * math.sin(math.pi * share) ** 0.55 if 0 < share < 1 else 0.0

    rise = width * 0.42
    flesh, skin = [], []
    for i in range(along + 1):
        u = i / along
        x, half, hollow = (u - 0.5) * length, get_half_width(u), get_hollow(u)
        for j in range(across + 1):
            v = 2 * j / across - 1
            y = half * v
            depth = 0.9 * hollow * math.sqrt(1 - (y / hollow) ** 2) if abs(y) < hollow else 0
            flesh.append((x, y * 0.985, rise - depth))
            angle = math.pi * (1 + j / across)
            skin.append((x, half * math.cos(angle), rise + 0.86 * half * math.sin(angle)))
    row = across + 1
    faces = [
        (i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1)
        for i in range(along)
        for j in range(across)
    ]
    mesh(flesh, faces, "papaya")
    mesh(skin, [face[::-1] for face in faces], "papaya-skin")
    for _ in range(85):
        u = random.uniform(0.27, 0.80)
        hollow = get_hollow(u)
        y = random.uniform(-0.75, 0.75) * hollow
        depth = 0.9 * hollow * math.sqrt(1 - (y / hollow) ** 2)
        lift = rise - depth + random.uniform(0.02, 0.07)
        ball(
            ((u - 0.5) * length, y, lift),
            random.uniform(0.030, 0.040),
            "graphite",
            squash=(1.2, 0.95, 0.9),
            turn=(0, 20, random.uniform(0, 180)),
        )


def papaya_slice(length=1.7):
    """A boat-shaped slice lying on its skin, without seeds."""
    steps = 40
    vertices, count = [], 5
    for i in range(steps + 1):
        u = i / steps
        bulge = math.sin(math.pi * u) ** 0.7
        x = (u - 0.5) * length
        lift = 0.30 * (2 * u - 1) ** 2
        vertices += [(x, 0.17 * bulge, lift + 0.23 * bulge), (x, -0.17 * bulge, lift + 0.23 * bulge)]
        vertices += [(x, -0.15 * bulge, lift + 0.06 * bulge), (x, 0, lift), (x, 0.15 * bulge, lift + 0.06 * bulge)]
    rows = [(i * count, (i + 1) * count) for i in range(steps)]
    mesh(vertices, [(a, b, b + 1, a + 1) for a, b in rows], "papaya")
    mesh(
        vertices,
        [(a + j, b + j, b + (j + 1) % count, a + (j + 1) % count) for a, b in rows for j in range(1, 5)],
        "papaya-skin",
    )


def cream_tube(length=1.25, radius=0.17, body="enamel", cap="teal-gloss", stripe="teal-gloss"):
    """A plain tube of cream lying along x, its cap at the right, its crimped end at the left."""
    segments, steps = 64, 40
    body_length = length - 0.25

    def get_point(u, angle):
        flat = u**1.6
        wide, high = radius * (1 + 0.52 * flat), radius * (1 - flat) + 0.012
        return (body_length * (0.5 - u), wide * math.cos(angle), radius - 0.35 * radius * flat + high * math.sin(angle))

    def wrap(start, end, paint, swell=1.0):
        rows = [start + (end - start) * step / steps for step in range(steps + 1)]
        points = [get_point(u, 2 * math.pi * j / segments) for u in rows for j in range(segments)]
        middle = [(x, y * swell, radius + (z - radius) * swell) for x, y, z in points]
        faces = [
            (
                i * segments + j,
                i * segments + (j + 1) % segments,
                (i + 1) * segments + (j + 1) % segments,
                (i + 1) * segments + j,
            )
            for i in range(steps)
            for j in range(segments)
        ]
        mesh(middle, faces, paint)

    wrap(0, 0.955, body)
    wrap(0.10, 0.16, stripe, 1.008)
    end = body_length * (0.5 - 0.955)
    box((end - 0.02, 0, radius * 0.68), (0.10, 2 * radius * 1.5, 0.024), body, bevel=0.006)
    for line, reach in enumerate((0.46, 0.34)):
        y = 0.03 - 0.07 * line
        top = radius + math.sqrt(radius**2 - y**2) - 0.016
        rod((0.26, y, top), (0.26 - reach * 0.6, y, top - 0.004), 0.006, "grey-line")
    front = body_length / 2
    lathe(
        [(radius, 0), (radius * 0.97, 0.02), (radius * 0.6, 0.06), (0, 0.06)],
        body,
        at=(front, 0, radius),
        axis=(1, 0, 0),
    )
    lathe(
        [(0, 0.05), (radius * 0.62, 0.05), (radius * 0.60, 0.21), (radius * 0.54, 0.235), (0, 0.235)],
        cap,
        at=(front, 0, radius),
        axis=(1, 0, 0),
    )
    for ridge in range(20):
        angle = 2 * math.pi * ridge / 20
        y, z = radius * 0.615 * math.cos(angle), radius + radius * 0.615 * math.sin(angle)
        rod((front + 0.07, y, z), (front + 0.20, y, z), 0.007, cap)


def bath_tub(length=4.2, width=3.4, depth=1.1, paint="enamel"):
    """A shallow oval basin with a broad rim, a hand's breadth of water in it."""
    outside = [(0, 0), (0.60, 0), (0.70, 0.06), (0.88, depth - 0.06), (1.0, depth - 0.05), (1.0, depth)]
    inside = [(0.86, depth), (0.82, depth - 0.06), (0.66, 0.14), (0.58, 0.08), (0, 0.08)]
    with group():
        shell = lathe([(r * length / 2, z) for r, z in (*outside, *inside)], paint)
        surface = lathe([(0, depth * 0.68), (0.76 * length / 2, depth * 0.68)], "bath-water")
        for thing in (shell, surface):
            thing.scale = (1, width / length, 1)


def footstool(width=3.8, depth=2.3, height=1.7, wood="oak-pale"):
    """A low wooden step on two side boards with a rail between them."""
    box((0, 0, height - 0.11), (width, depth, 0.22), wood, bevel=0.06)
    for x in (-width / 2 + 0.45, width / 2 - 0.45):
        side = box((x, 0, (height - 0.2) / 2), (0.22, depth - 0.35, height - 0.2), wood, bevel=0.04)
        cut(side, cylinder((x, 0, 0), depth * 0.26, 1, wood, turn=(0, 90, 0)))
    box((0, 0, height * 0.52), (width - 0.9, 0.2, 0.36), wood, bevel=0.04)


def hand_mirror(radius=0.62, frame="brass"):
    """A round mirror with a handle, lying face up, the handle along −y; stand it up with a group."""
    cylinder((0, 0, 0.03), radius, 0.06, "ivory", bevel=0.02)
    cylinder((0, 0, 0.062), radius - 0.05, 0.01, "mirror")
    ring((0, 0, 0.045), radius - 0.01, 0.045, frame)
    rod((0, -radius - 0.02, 0.045), (0, -radius - 0.16, 0.045), 0.045, frame)
    lathe(
        [(0, 0), (0.07, 0.02), (0.06, 0.2), (0.08, 0.6), (0.085, 0.8), (0.06, 0.9), (0, 0.92)],
        "oak",
        at=(0, -radius - 0.12, 0.055),
        axis=(0, -1, 0),
    )


_SHOE = 1.4
"""Half a shoe's length."""


def _shoe_section(u, grow=0.0):
    """Half width, height and sideways shift of a shoe at u = −1 (heel) … 1 (toe)."""
    half = _through(u, ((-1, 0.36), (-0.6, 0.41), (-0.1, 0.43), (0.35, 0.53), (0.7, 0.53), (1, 0.44)))
    high = _through(u, ((-1, 0.98), (-0.6, 0.96), (-0.2, 1.02), (0.15, 0.92), (0.5, 0.66), (0.8, 0.56), (1, 0.50)))
    close = max(0.0, 1 - abs(u) ** (7 if u > 0 else 9)) ** 0.5
    return half * close + grow, high * (0.35 + 0.65 * close) + grow, 0.05 * math.sin(math.pi * (u + 0.2) / 2)


def _through(u, knots):
    for (a, low), (b, high) in zip(knots, knots[1:], strict=False):
        if u <= b:
            share = (u - a) / (b - a)
            share = share * share * (3 - 2 * share)
            return low + (high - low) * share
    return knots[-1][1]


def _shoe_body(paint, grow=0.0, start=-1.0, end=1.0, base=0.2):
    steps, segments = 64, 40
    vertices = []
    for i in range(steps + 1):
        share = 0.5 - 0.5 * math.cos(math.pi * i / steps)
        u = start + (end - start) * share
        half, high, shift = _shoe_section(u, grow)
        x = u * (_SHOE + (grow if start == -1 else 0))
        for j in range(segments + 1):
            angle = math.pi * j / segments
            side = math.copysign(abs(math.cos(angle)) ** 0.62, math.cos(angle))
            vertices.append((x, shift + half * side, base + (high - base) * math.sin(angle) ** 0.72))
    row = segments + 1
    faces = [
        (i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j)
        for i in range(steps)
        for j in range(segments)
    ]
    faces += [(i * row, (i + 1) * row, (i + 1) * row + segments, i * row + segments) for i in range(steps)]
    faces += [tuple(range(row))[::-1], tuple(range(steps * row, (steps + 1) * row))]
    return mesh(vertices, faces, paint)


def shoe(upper="shoe-cloth", sole="ivory", lining="mint"):
    """A wide, deep shoe with a cushioned sole and two broad straps; heel at −x, toe at +x."""
    outline = [
        (u * _SHOE * 1.035, _shoe_section(u)[2] + s * (_shoe_section(u)[0] * 1.06 + 0.02))
        for s, us in ((-1, _sole_steps()), (1, _sole_steps()[::-1]))
        for u in us
    ]
    plate(outline, 0.07, "graphite", bevel=0.02)
    plate(outline, 0.20, sole, at=(0, 0, 0.06), bevel=0.06)
    body = melt([_shoe_body(upper)], upper, grain=0.028, smooth=6)
    opening = cylinder((-0.70, 0, 1.0), 0.5, 1.2, lining)
    opening.scale = (1.10, 0.58, 1)
    cut(body, opening)
    insole = cylinder((-0.70, 0, 0.42), 0.5, 0.05, lining)
    insole.scale = (1.10, 0.58, 1)
    rim = [
        (-0.70 + 0.56 * math.cos(a), 0.30 * math.sin(a), 0.87 + 0.09 * math.cos(a))
        for a in (2 * math.pi * t / 20 for t in range(20))
    ]
    tube(rim, 0.05, upper, closed=True)
    for start, end in ((-0.02, 0.17), (0.27, 0.44)):
        _shoe_body("teal-gloss", grow=0.018, start=start, end=end)


def _sole_steps():
    return [-math.cos(math.pi * step / 40) * 0.9995 for step in range(41)]
