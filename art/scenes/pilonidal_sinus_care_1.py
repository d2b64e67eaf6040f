"""The pilonidal page's hero: a slim laser fibre, a small curette and rolled gauze on a pale green cloth."""

from kit.dressings import gauze_roll
from kit.laser import aiming_light, fibre
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import lathe, ring, rod
from kit.stage import group
from kit.stills import cloth

PICTURES = [
    Picture(
        "services/images/pilonidal-sinus-care-1",
        Camera(at=(0.5, -3.5, 3.7), look=(0.5, 0.0, 0), lens=52, focus=(0.6, -0.1, 0.1), f_stop=2.6, shift=(-0.06, 0)),
        exposure=0.05,
    )
]


def curette():
    """A small ring curette along x, its loop at the left."""
    z = 0.05
    ring((-0.80, 0, z), 0.055, 0.012, "steel", axis=(0, 0.35, 1))
    rod((-0.745, 0, z), (-0.15, 0, z), 0.014, "steel", end_radius=0.026)
    grip = [(0, -0.16), (0.03, -0.15), (0.05, -0.05), (0.048, 0.45), (0.055, 0.55), (0.03, 0.62), (0, 0.62)]
    lathe(grip, "brushed-steel", at=(0, 0, z), axis=(1, 0, 0))
    for groove in range(9):
        ring((-0.02 + 0.05 * groove, 0, z), 0.049, 0.006, "graphite", axis=(1, 0, 0))


def build():
    cloth("mint", flat=(1.6, 1.0))
    with group(at=(1.40, 0.42, 0), turn=-62):
        gauze_roll()
    with group(at=(0.50, 0.12, 0), turn=12):
        curette()
    lie = 0.022
    tip = fibre(
        [
            (3.2, 0.3, lie), (2.3, -0.12, lie), (1.75, -0.42, lie), (1.35, -0.30, lie), (1.42, -0.02, lie + 0.01),
            (1.70, -0.06, lie), (1.66, -0.38, lie + 0.03), (1.25, -0.52, lie), (0.75, -0.38, lie), (0.30, -0.42, lie),
            (-0.02, -0.40, lie + 0.01),
        ],
        paint="fibre-blue",
    )  # fmt: skip
    aiming_light(tip, (tip[0] - 0.14, tip[1], 0), power=6, angle=40)
    with group(turn=-10):
        window_on_table()
