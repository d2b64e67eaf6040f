"""A shallow sitz bath tub, a rolled cotton towel and a low wooden footstool in a bright bathroom."""

from kit.fabric import rolled
from kit.furniture import pot_plant
from kit.household import bath_tub, footstool
from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.shapes import box, mesh, rod
from kit.stage import group

DECIMETRE = 0.1
STOOL_TOP = 0.17

PICTURES = [
    Picture(
        "services/images/piles-treatment-5",
        Camera(at=(0.25, -1.35, 0.80), look=(0.06, 0.75, 0.20), lens=50, focus=(0.0, 0.35, 0.1), f_stop=2.0),
        exposure=0.1,
    )
]


def tiles(width, height, side=0.15, gap=0.006, paint="enamel"):
    """A tiled wall in the plane y = 0 about x = 0, standing on z = 0."""
    vertices, faces = [], []
    for column in range(round(width / side)):
        for row in range(round(height / side)):
            x, z, half = (column + 0.5) * side - width / 2, (row + 0.5) * side, (side - gap) / 2
            first = len(vertices)
            for depth, inset in ((0, 0), (-0.006, 0.004)):
                reach = half - inset
                vertices += [
                    (x - reach, depth, z - reach),
                    (x + reach, depth, z - reach),
                    (x + reach, depth, z + reach),
                    (x - reach, depth, z + reach),
                ]
            faces += [
                tuple(first + i for i in quad)
                for quad in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
            ]
    mesh(vertices, faces, paint, smooth=False)


def build():
    box((0, 0, -0.05), (14, 12, 0.1), "stone-floor")
    box((0, 1.56, 1.5), (14, 0.1, 3), "mint")
    with group(at=(0, 1.508, 0)):
        tiles(7.5, 1.2)
    box((0, 1.50, 1.215), (14, 0.04, 0.03), "oak-pale", bevel=0.005)
    with group(at=(-0.20, 0.32, 0), turn=14, scale=DECIMETRE):
        bath_tub()
    with group(at=(0.34, 0.62, 0), turn=-16):
        with group(scale=DECIMETRE):
            footstool()
        with group(at=(0.0, 0.0, STOOL_TOP), turn=24, scale=DECIMETRE):
            rolled(2.4, 0.55, 5, "towel-white", loose=0, unrest=0.02)
    with group(at=(1.05, 1.22, 0)):
        pot_plant(size=0.7)
    rod((-1.0, 1.42, 0.86), (-0.25, 1.42, 0.86), 0.012, "brass")
    for x in (-0.98, -0.27):
        rod((x, 1.42, 0.86), (x, 1.51, 0.86), 0.010, "brass")
    with group(at=(-0.62, 1.42, 0.50)):
        box((0, -0.018, 0.19), (0.42, 0.014, 0.38), "towel-blue", bevel=0.006)
        box((0, 0.018, 0.23), (0.42, 0.014, 0.30), "towel-blue", bevel=0.006)
        rod((-0.21, 0, 0.362), (0.21, 0, 0.362), 0.025, "towel-blue")
    window_in_room(opening=(-4.4, -0.4, 2.4, 6.6), strength=4.4)
