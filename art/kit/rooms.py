"""Shells of the day set's rooms. Metres; the back wall's face is the plane y = 2.95, the floor is z = 0."""

import math

from kit.shapes import box, mesh, plate

_TILE_SIDES = ((0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0))


def back_wall(wall="plaster", floor="oak-floor", width=14):
    """A floor and the wall behind; the window's wall at the left comes with `window_in_room`."""
    box((0, 0, -0.05), (width, 12, 0.1), floor)
    box((0, 3, 2), (width, 0.1, 5), wall)


def mint_arch(radius, spring, paint="mint"):
    """A painted arch on the wall in the plane y = 0: as wide as two radii, round from `spring` upwards."""
    round_part = [math.radians(angle) for angle in range(0, 181, 3)]
    outline = [(-radius, 0), (radius, 0), *((radius * math.cos(a), spring + radius * math.sin(a)) for a in round_part)]
    plate(outline, 0.03, paint, at=(0, 0.0175, 0), turn=(90, 0, 0))


def oak_slats(width, height, paint="oak-pale"):
    """A screen of upright slats in the plane y = 0, standing on z = 0 about x = 0."""
    pitch = 0.055
    for slat in range(round(width / pitch)):
        box((slat * pitch - width / 2, 0, height / 2), (0.028, 0.05, height), paint, bevel=0.004)


def skirting(width=14, paint="ivory", height=0.09):
    """The board where the back wall meets the floor."""
    box((0, 2.94, height / 2), (width, 0.03, height), paint, bevel=0.006)


def dado(width=14, height=1.05, paint="mint", rail="oak-pale"):
    """The lower part of the back wall in another color, ended by a rail."""
    box((0, 2.945, height / 2), (width, 0.02, height), paint)
    box((0, 2.93, height), (width, 0.05, 0.045), rail, bevel=0.008)


def stone_slabs(width, depth, at=(0, 0, 0), paint="stone-floor", slab=1.2, joint=0.012):
    """A paved floor whose slabs end at z = 0."""
    columns, rows = round(width / slab), round(depth / slab)
    box((at[0], at[1], at[2] - 0.06), (width, depth, 0.1), "grey-line")
    for column in range(columns):
        for row in range(rows):
            x, y = (column - (columns - 1) / 2) * slab, (row - (rows - 1) / 2) * slab
            box((at[0] + x, at[1] + y, at[2] - 0.03), (slab - joint, slab - joint, 0.06), paint, bevel=0.004)


def wall_tiles(width, height, paint="enamel", tile=(0.30, 0.15), joint=0.006):
    """Glazed tiles in a running bond in the plane y = 0, standing on z = 0 about x = 0."""
    box((0, 0.012, height / 2), (width, 0.02, height), "grey-line")
    tile_width, tile_height = tile
    vertices, faces = [], []
    for row in range(round(height / tile_height)):
        shift = tile_width / 2 if row % 2 else 0
        for column in range(round(width / tile_width) + 1):
            left, low = column * tile_width - width / 2 + shift, row * tile_height
            right, high = left + tile_width - joint, low + tile_height - joint
            first = len(vertices)
            corners = ((left, low), (right, low), (right, high), (left, high))
            vertices += [(x, y, z) for y in (-0.008, 0.008) for x, z in corners]
            faces += [tuple(first + i for i in side) for side in _TILE_SIDES]
    mesh(vertices, faces, paint, smooth=False)
