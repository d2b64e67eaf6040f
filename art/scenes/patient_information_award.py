"""A slim glass trophy with an amber line inside it, on an oak shelf."""

from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import ball, box, plate, tube
from kit.stage import group

PICTURES = [
    Picture(
        "recognitions/images/patient-information-award",
        Camera(at=(-1.7, -8.2, 2.0), look=(-0.55, 0, 1.38), lens=56, focus=(-0.6, 0, 1.4), f_stop=1.8),
    )
]


def trophy():
    """A tall leaning blade of glass on a stone foot; the amber line climbs in it and ends in a dot."""
    box((0, 0, 0.14), (1.15, 0.72, 0.28), "teal-gloss", bevel=0.03)
    blade = [(-0.42, 0), (0.42, 0), (0.42, 2.0), (-0.42, 2.55)]
    with group(at=(0, 0.14, 0.28), turn=(90, 0, 0)):
        plate(blade, 0.28, "trophy-glass", bevel=0.03)
    line = [(-0.20, 0.33), (-0.19, 0.85), (0.12, 1.10), (-0.20, 1.45), (0.14, 1.72), (0.02, 2.12)]
    tube([(x, 0, z) for x, z in line], 0.025, "amber")
    ball((0.02, 0, 2.14), 0.065, "amber")


def book(length, cover):
    """A closed book lying on z = 0, its spine at −x."""
    for z in (0.02, 0.30):
        box((0, 0, z), (1.55, length, 0.035), cover, bevel=0.012)
    box((-0.76, 0, 0.16), (0.05, length, 0.30), cover, bevel=0.02)
    box((0.0, 0, 0.16), (1.48, length - 0.08, 0.25), "paper")


def build():
    box((0, 4.0, 3), (40, 0.2, 20), "mint-pale")
    box((0, 1.6, -0.16), (26, 5.0, 0.32), "oak", bevel=0.05)
    with group(at=(-0.65, -0.25, 0), turn=-16):
        trophy()
    for level, (cover, width) in enumerate((("teal", 2.4), ("ivory", 2.1), ("sea-green", 2.2))):
        with group(at=(2.2, 1.7, 0.32 * level), turn=94 - 5 * level):
            book(width, cover)
    window_on_table()
