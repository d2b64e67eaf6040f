"""The laparoscopy cart: a screen on top, four shelves of instruments, a coiled light cable at its side."""

from kit.apparatus import laparoscopy_tower
from kit.furniture import stool
from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.rooms import back_wall, oak_slats, skirting
from kit.stage import group

PICTURES = [
    Picture(
        "gallery/images/laparoscopy-cart",
        Camera(at=(0.7, -3.9, 1.35), look=(0.05, 0.9, 1.20), lens=37.5, focus=(0, 0.6, 1.3), f_stop=2.0),
        exposure=0.1,
    )
]


def build():
    back_wall(wall="sea-green-pale", floor="clinic-floor")
    skirting()
    with group(at=(0.1, 0.9, 0), turn=-24):
        laparoscopy_tower(screen_turn=10)
    with group(at=(-2.2, 2.86, 0)):
        oak_slats(1.6, 3.6)
    with group(at=(1.55, 1.7, 0)):
        stool()
    window_in_room(opening=(-5.0, 0.4, 2.4, 7.0))
