"""The diabetic foot page's hero: a model foot that shows bones and nerves beside a nylon monofilament."""

from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import box, rod, tube
from kit.stage import group
from kit.stills import bench
from kit.teaching_models import foot, oak_plinth

HIGHER = 1.7
"""So much the window is lifted for the light to reach the model's top."""

PICTURES = [
    Picture(
        "services/images/diabetic-foot-care-1",
        Camera(at=(0.1, -9.6, 3.6), look=(0.1, 0, 0.85), lens=58, focus=(1.0, -0.6, 0.8), f_stop=2.2, shift=(-0.04, 0)),
        exposure=0.1,
    )
]


def monofilament():
    """The tester along x: a flat handle, its nylon thread standing out at the right and bent a little."""
    box((-0.25, 0, 0), (1.1, 0.15, 0.055), "teal-gloss", bevel=0.02)
    box((0.36, 0, 0), (0.16, 0.11, 0.05), "enamel", bevel=0.015)
    rod((0.42, 0, 0), (0.50, 0, 0), 0.028, "enamel", end_radius=0.016)
    tube([(0.48, 0, 0), (0.66, 0, 0.03), (0.84, 0, 0.10), (0.94, 0, 0.20)], 0.016, "nylon")


def build():
    bench(top="ice")
    with group(at=(1.15, 0.3, 0), turn=180 + 16):
        oak_plinth(width=3.0, depth=1.4)
        with group(at=(-0.05, 0, 0.20)):
            foot()
    with group(at=(0.75, -1.15, 0.03), turn=180 - 10, scale=1.35):
        monofilament()
    with group(at=(0, 0, HIGHER)):
        window_on_table()
