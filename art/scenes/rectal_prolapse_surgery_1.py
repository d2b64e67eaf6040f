"""The prolapse page's hero: a jointed model of the pelvis on a consulting room desk beside a closed notebook."""

from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import box, rod
from kit.stage import group
from kit.stills import bench
from kit.teaching_models import oak_plinth, pelvis

HIGHER = 1.7
"""So much the window is lifted for the light to reach the model's top."""

PICTURES = [
    Picture(
        "services/images/rectal-prolapse-surgery-1",
        Camera(
            at=(-0.1, -12.2, 4.2), look=(-0.1, 0, 1.4), lens=56, focus=(1.2, -0.5, 1.6), f_stop=1.8, shift=(-0.03, 0)
        ),
        exposure=0.1,
    )
]


def notebook():
    """A closed notebook with an elastic band, a pen on it."""
    box((0, 0, 0.03), (1.45, 1.0, 0.03), "teal", bevel=0.012)
    box((0.01, 0, 0.09), (1.40, 0.96, 0.10), "paper", bevel=0.005)
    box((0, 0, 0.15), (1.45, 1.0, 0.03), "teal", bevel=0.012)
    box((-0.715, 0, 0.09), (0.03, 1.0, 0.14), "teal", bevel=0.012)
    box((0.56, 0, 0.167), (0.04, 1.005, 0.008), "mint")
    rod((-0.45, -0.22, 0.20), (0.35, 0.18, 0.20), 0.034, "brass", bevel=0.01)


def build():
    bench(top="oak")
    with group(at=(1.25, 0.1, 0), turn=-14):
        oak_plinth(width=2.2)
        rod((0, 0.35, 0.2), (0, 0.50, 1.1), 0.05, "brass")
        with group(at=(0, 0, 1.48)):
            pelvis()
    with group(at=(-0.65, -0.9, 0), turn=24):
        notebook()
    with group(at=(0, 0, HIGHER)):
        window_on_table()
