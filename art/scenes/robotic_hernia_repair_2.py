"""A surgeon's console with two hand controls in an empty, softly lit theatre."""

from kit.console import console, operator_stool
from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.robot import DAY
from kit.stage import group
from kit.theatre import day_shell

PICTURES = [
    Picture(
        "services/images/robotic-hernia-repair-2",
        Camera(at=(2.95, -2.3, 1.45), look=(-0.08, 0.0, 0.76), lens=45, focus=(0, -0.2, 1.1), f_stop=2.8),
        exposure=0.05,
        look="High Contrast",
    )
]


def build():
    day_shell("mint-pale")
    with group(at=(0, 0.4, 0), turn=8):
        console(DAY)
    with group(at=(-0.12, -0.62, 0)):
        operator_stool(DAY)
    window_in_room(surroundings=0.34)
