"""The appendicitis page's hero: a model of the large bowel and its appendix, three fine instruments before it."""

from kit.laparoscopy import grasper
from kit.light import window_on_table
from kit.models import desk_stand, large_bowel
from kit.picture import Camera, Picture
from kit.stage import group
from kit.stills import bench

PICTURES = [
    Picture(
        "services/images/laparoscopic-appendectomy-1",
        Camera(at=(-0.2, -8.6, 3.6), look=(0.3, 0, 0.62), lens=60, focus=(1.3, -0.1, 1), f_stop=2.2, shift=(-0.04, 0)),
        exposure=0.1,
    )
]

INSTRUMENTS = (("grasper", 0.50, -1.42, 162), ("scissors", 0.36, -0.92, 171), ("dissector", 0.26, -0.40, 180))


def build():
    bench("ivory", "ice")
    with group(at=(1.25, 0.75, 0), turn=-6, scale=0.68):
        desk_stand(width=1.5, depth=0.8, rise=0.9)
        with group(at=(0, 0.06, 0.72)):
            large_bowel()
    for jaw, x, y, turn in INSTRUMENTS:
        with group(at=(x, y, 0), turn=turn, scale=0.60):
            grasper(jaw=jaw)
    with group(turn=-6):
        window_on_table()
