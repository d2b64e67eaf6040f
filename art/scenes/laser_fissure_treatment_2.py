"""Food that keeps the bowels soft: isabgol husk in a steel bowl, a glass of water and a cut papaya in the sun."""

from kit.household import husk_bowl, papaya_half, papaya_slice, water_glass
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import box
from kit.stage import group

PICTURES = [
    Picture(
        "services/images/laser-fissure-treatment-2",
        Camera(at=(0.1, -5.6, 3.1), look=(0.08, 0.05, 0.33), lens=58, focus=(0.2, -0.35, 0.4), f_stop=2.2),
        exposure=0.05,
    )
]


def table():
    """A table of broad oak boards before a wall."""
    board, depth = 0.88, 0.3
    for row in range(-4, 6):
        box((0.02 * (row % 3), row * board - 0.3, -depth / 2), (30, board - 0.004, depth), "oak", bevel=0.014)
    box((0, 4.6, 6), (40, 0.2, 20), "plaster-cool")


def build():
    table()
    with group(at=(-0.95, -0.1, 0)):
        husk_bowl(radius=0.58, height=0.36)
    with group(at=(-0.05, 0.55, 0)):
        water_glass()
    with group(at=(0.95, 0.12, 0), turn=24):
        papaya_half()
    with group(at=(0.55, -0.72, 0), turn=-10):
        papaya_slice()
    window_on_table()
