"""A laparoscope and two long, thin instruments laid side by side on pale green cloth."""

from kit.laparoscopy import grasper, laparoscope
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.stage import group
from kit.stills import cloth

PICTURES = [
    Picture(
        "images/technology-laparoscope",
        Camera(at=(0.1, -2.6, 8.4), look=(-0.02, -0.12, 0), lens=60, focus=(0.2, 0, 0.1), f_stop=2.4),
        exposure=0.2,
    )
]


def build():
    cloth("sea-green", flat=(2.6, 2.0))
    with group(at=(0.12, 0.92, 0), turn=9):
        laparoscope()
    with group(at=(0.30, 0.20, 0), turn=5):
        grasper(jaw="grasper")
    with group(at=(0.62, -0.98, 0), turn=4):
        grasper(jaw="scissors")
    window_on_table()
