"""About's wide picture: two teal chairs beside a round oak table, and the shadow of a window across the wall."""

from kit.furniture import armchair, books, branch_vase, pot_plant, round_table, rug
from kit.light import window_in_room
from kit.picture import WIDE, Camera, Picture
from kit.rooms import back_wall, dado, skirting
from kit.stage import group
from kit.tableware import tea_cup

TABLE = (1.0, 1.6)
TABLE_TOP = 0.74

PICTURES = [
    Picture(
        "images/about",
        Camera(at=(-0.42, -5.2, 1.35), look=(-0.42, 1.5, 1.22), lens=36, focus=(1.0, 1.4, 0.8), f_stop=2.2),
        size=WIDE,
        exposure=0.12,
        look="High Contrast",
    )
]


def build():
    back_wall()
    dado(paint="mint")
    skirting()
    with group(at=(*TABLE, 0)):
        round_table()
    with group(at=(TABLE[0] - 0.08, TABLE[1] + 0.12, TABLE_TOP)):
        branch_vase(stems=6)
    with group(at=(TABLE[0] + 0.24, TABLE[1] - 0.22, TABLE_TOP), turn=-30):
        tea_cup()
    with group(at=(TABLE[0] - 0.27, TABLE[1] - 0.24, TABLE_TOP), turn=-24):
        books("teal", "paper")
    for x, y, turn in ((0.08, 1.15, 58), (1.86, 1.05, -50)):
        with group(at=(x, y, 0), turn=turn):
            armchair()
    with group(at=(0.97, 1.15, 0)):
        rug(radius=1.55, paint="ice")
    with group(at=(2.45, 2.4, 0)):
        pot_plant(size=0.85)
    window_in_room(opening=(-4.6, 1.0, 2.6, 7.6))
