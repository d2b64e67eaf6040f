"""The consulting room: two teal chairs before an oak table, and a window's light on the wall."""

from kit.furniture import (
    armchair, books, branch_vase, curtain, desk, desk_lamp, rug, screen, side_table, traced_picture,
)  # fmt: skip
from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.rooms import back_wall, mint_arch
from kit.shapes import cylinder
from kit.stage import group

TABLE_TOP = 0.763

PICTURES = [
    Picture(
        "gallery/images/consulting-room",
        Camera(at=(0.9, -5.4, 1.38), look=(0.32, 1.5, 1.16), lens=41, focus=(0.4, 1.1, 1), f_stop=2.4),
        exposure=0.18,
        look="High Contrast",
    )
]


def build():
    back_wall()
    with group(at=(-1.15, 2.95, 0)):
        mint_arch(radius=1.05, spring=1.75)
    with group(at=(1.15, 1.25, 0)):
        desk()
    with group(at=(1.55, 1.4, TABLE_TOP)):
        screen(turn=-52)
    with group(at=(0.62, 1.1, TABLE_TOP)):
        books("paper", "teal")
    with group(at=(2.20, 1.48, TABLE_TOP)):
        desk_lamp()
    cylinder((1.02, 1.05, TABLE_TOP + 0.043), 0.04, 0.087, "ivory", bevel=0.006)
    for x, y, turn, cloth in ((-0.40, 0.80, 80, "teal"), (-1.45, 1.35, 58, "teal"), (1.3, 2.15, -6, "mint")):
        with group(at=(x, y, 0), turn=turn):
            armchair(cloth)
    with group(at=(-1.15, 2.2, 0)):
        side_table()
    with group(at=(-1.2, 2.2, 0.53)):
        branch_vase()
    with group(at=(2.55, 2.94, 1.85)):
        traced_picture()
    with group(at=(-3.35, 2.35, 0)):
        curtain(1.15, 3.9)
    with group(at=(-0.2, 0.9, 0)):
        rug()
    window_in_room(opening=(-4.6, 0.2, 3.0, 7.6))
