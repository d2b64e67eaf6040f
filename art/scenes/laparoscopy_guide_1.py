"""A laparoscopy tower with a dark screen beside a draped table, in a softly lit, empty operating theatre."""

from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.robot import DAY
from kit.stage import group
from kit.theatre import day_shell, draped_table
from kit.tower import tower

PICTURES = [
    Picture(
        "blog/images/laparoscopy-guide-1",
        Camera(at=(-1.2, -4.8, 1.5), look=(0.15, 0.6, 1.20), lens=38, focus=(0.6, 0.7, 1.4), f_stop=2.8),
        exposure=0.05,
        look="High Contrast",
    )
]


def build():
    day_shell("plaster")
    with group(at=(-0.85, 0.2, 0), turn=-5):
        draped_table("blue-cloth", "ice")
    with group(at=(1.25, 0.95, 0), turn=-16):
        tower(DAY, picture=False, turn=-6)
    window_in_room(surroundings=0.34)
