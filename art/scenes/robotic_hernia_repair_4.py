"""A cross-section model of the abdominal wall on a wooden stand."""

from kit.light import window_on_table
from kit.models import abdominal_wall
from kit.picture import Camera, Picture
from kit.shapes import box
from kit.stage import group
from kit.stills import bench

PICTURES = [
    Picture(
        "services/images/robotic-hernia-repair-4",
        Camera(at=(1.3, -7.4, 4.0), look=(0.05, 0, 0.62), lens=58, focus=(0.1, -0.5, 0.7), f_stop=2.2),
        exposure=0.05,
    )
]


def build():
    bench("enamel", "mint-pale")
    with group(turn=-14):
        box((0, 0, 0.09), (3.1, 1.7, 0.18), "oak", bevel=0.03)
        for x in (-1.0, 1.0):
            box((x, 0, 0.25), (0.22, 1.3, 0.16), "oak", bevel=0.02)
        with group(at=(0, 0, 0.35)):
            abdominal_wall()
    window_on_table()
