"""The waiting lounge: teal armchairs in small groups, a low table, and a tall window with a white curtain."""

from kit.daylight import bright_sky, wall_with_opening, window_frame
from kit.furniture import books, branch_vase, curtain, lounge_chair, pot_plant, round_table, rug
from kit.light import SKY_BLUE, WARM_SUN, fill, panel, sun
from kit.picture import Camera, Picture
from kit.shapes import box
from kit.stage import group
from kit.tableware import tea_cup

WINDOW = (-2.75, -0.75, 0.18, 3.3)
WALL_Y = 3.0
TABLE_TOP = 0.38

PICTURES = [
    Picture(
        "gallery/images/waiting-lounge",
        Camera(at=(0.55, -4.2, 1.4), look=(0.06, 1.4, 0.98), lens=38, focus=(0, 0.9, 0.5), f_stop=2.4),
        exposure=0.3,
    )
]


def build():
    box((0, 0, -0.05), (14, 12, 0.1), "oak-floor")
    with group(at=(0, WALL_Y, 0)):
        wall_with_opening(14, 8, WINDOW, "ice-pale")
        window_frame(WINDOW, columns=2, rows=4)
    bright_sky((0, WALL_Y + 4, 2), (40, 0.1, 20))
    for x, width, folds in ((-0.58, 0.85, 7), (-2.95, 0.45, 4)):
        with group(at=(x, WALL_Y - 0.17, 0.02)):
            curtain(width, 3.5, folds, "sheer")
    box((-1.75, WALL_Y - 0.17, 3.53), (3.2, 0.03, 0.03), "brass", bevel=0.01)
    with group(at=(-0.25, 0.75, 0)):
        rug(radius=1.7, paint="mint-pale")
        with group(at=(0, 0.05, 0.012)):
            round_table(radius=0.46, height=TABLE_TOP)
        with group(at=(0.10, 0.14, TABLE_TOP + 0.012), turn=20):
            books("teal", "paper")
        with group(at=(-0.16, -0.06, TABLE_TOP + 0.012)):
            tea_cup()
    for x, y, turn in ((-1.32, 0.80, 84), (-0.55, 1.85, 14), (0.78, 0.62, -82)):
        with group(at=(x, y, 0.012), turn=turn):
            lounge_chair()
    for x, y, turn in ((1.32, 2.30, 22), (2.02, 1.62, -62)):
        with group(at=(x, y, 0), turn=turn):
            lounge_chair()
    with group(at=(1.80, 2.62, 0)):
        round_table(radius=0.28, height=0.5)
    with group(at=(1.80, 2.62, 0.5)):
        branch_vase(stems=5)
    with group(at=(0.30, 2.5, 0)):
        pot_plant(size=0.8)
    fill((0.88, 0.94, 1.0), 0.5)
    sun((0.42, -0.62, -0.55), 4.6, color=WARM_SUN, softness=0.014)
    panel((1, -5, 4), (0, 1, 0.5), 4, 120, SKY_BLUE)
