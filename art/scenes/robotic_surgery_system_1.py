"""A surgical robot with folded arms over a draped table, in a calm, empty theatre with warm light."""

from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.robot import DAY, FOLDED, robot
from kit.stage import group
from kit.theatre import day_shell, draped_table

PICTURES = [
    Picture(
        "blog/images/robotic-surgery-system-1",
        Camera(at=(-1.5, -5.4, 1.55), look=(0.0, 0.4, 1.42), lens=38, focus=(0, 0.2, 1.5), f_stop=3.2),
        exposure=0.05,
        look="High Contrast",
    )
]


def build():
    day_shell("plaster")
    with group(turn=6):
        draped_table("sea-green", "mint-pale")
        robot(FOLDED, DAY)
    window_in_room(surroundings=0.34)
