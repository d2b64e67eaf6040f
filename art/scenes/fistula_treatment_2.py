"""A cross-section model of the anal canal and its muscles on a doctor's desk."""

from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import box, cylinder, rod
from kit.stage import group
from kit.stills import bench
from kit.teaching_models import anal_canal, oak_plinth

HIGHER = 1.7
"""So much the window is lifted for the light to reach the model's top."""

PICTURES = [
    Picture(
        "services/images/fistula-treatment-2",
        Camera(at=(0.8, -8.8, 3.1), look=(0.1, 0, 1.28), lens=60, focus=(0.1, -0.1, 1.4), f_stop=2.2),
        exposure=-0.05,
    )
]


def build():
    bench(top="oak-pale", wall="plaster-cool")
    with group(at=(0.15, 0.1, 0), turn=10):
        oak_plinth(width=2.5, depth=1.5)
        for x in (-0.45, 0.45):
            rod((x, 0.35, 0.18), (x, 0.35, 0.75), 0.05, "brass")
        with group(at=(0, 0.05, 0.34)):
            anal_canal()
    with group(at=(-2.3, 0.6, 0), turn=20):
        box((0, 0, 0.09), (1.5, 1.05, 0.18), "teal", bevel=0.02)
        box((0.05, 0.02, 0.26), (1.35, 0.95, 0.16), "paper", bevel=0.02)
    with group(at=(2.35, 0.9, 0)):
        cylinder((0, 0, 0.42), 0.30, 0.84, "ivory", bevel=0.04)
        for x, y, lean, paint in ((-0.1, 0, -0.15, "teal-gloss"), (0.1, 0.05, 0.2, "brass"), (0.02, -0.1, 0.05, "oak")):
            rod((x, y, 0.1), (x + lean, y + 0.05, 1.35), 0.035, paint, bevel=0.01)
    with group(at=(0, 0, HIGHER)):
        window_on_table()
