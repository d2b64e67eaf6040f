"""Two pairs of tinted laser safety glasses hanging beside the closed door of a procedure room."""

from kit.laser import safety_glasses
from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.rooms import back_wall
from kit.shapes import ball, box, cylinder, rod
from kit.stage import group

WALL = 2.95
PEG = 0.075
"""How far the pegs stand out."""

PICTURES = [
    Picture(
        "services/images/laser-fissure-treatment-3",
        Camera(at=(-0.32, 1.45, 1.52), look=(0.02, WALL, 1.39), lens=50, focus=(-0.12, WALL - 0.08, 1.42), f_stop=2.4),
        exposure=0.2,
    )
]


def door():
    """A closed door, its left edge at x = 0, in a pale frame, with a tall narrow pane and a lever."""
    box((0.53, -0.01, 1.05), (1.18, 0.06, 2.2), "enamel", bevel=0.008)
    box((0.53, -0.03, 1.03), (1.02, 0.06, 2.10), "sea-green", bevel=0.006)
    box((0.78, -0.055, 1.45), (0.20, 0.03, 0.72), "oak-pale", bevel=0.006)
    box((0.78, -0.066, 1.45), (0.16, 0.02, 0.68), "frosted-glass")
    box((0.12, -0.064, 1.16), (0.045, 0.012, 0.22), "brass", bevel=0.005)
    rod((0.12, -0.06, 1.20), (0.12, -0.115, 1.20), 0.011, "brass")
    rod((0.12, -0.112, 1.20), (0.25, -0.112, 1.20), 0.011, "brass", bevel=0.004)


def hung_glasses(lean):
    """A pair that hangs by its bridge on a peg; the peg's root is the origin, on the wall's plane y = 0."""
    cylinder((0, -0.004, 0), 0.018, 0.008, "brass", bevel=0.002, turn=(90, 0, 0))
    rod((0, 0, 0), (0, -PEG, 0.004), 0.006, "brass")
    ball((0, -PEG, 0.004), 0.010, "brass")
    with group(at=(0, -PEG + 0.018, -0.008), turn=(-8, lean, 0), scale=1.2):
        safety_glasses(folded=True)


def build():
    back_wall(wall="plaster-cool")
    with group(at=(0.24, WALL, 0)):
        door()
    box((-0.17, WALL - 0.008, 1.455), (0.56, 0.016, 0.085), "oak", bevel=0.006)
    for x, lean in ((-0.31, 3), (-0.05, -5)):
        with group(at=(x, WALL - 0.016, 1.455)):
            hung_glasses(lean)
    window_in_room(opening=(-3.6, 0.6, 3.4, 7.2), strength=4.4)
