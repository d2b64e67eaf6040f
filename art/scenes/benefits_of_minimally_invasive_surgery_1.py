"""A quiet recovery room in morning light: a made bed, a jug of water, an armchair by the window."""

from kit.daylight import bright_sky, wall_with_opening, window_frame
from kit.furniture import branch_vase, curtain, lounge_chair, rug, side_table
from kit.light import SKY_BLUE, fill, panel, sun
from kit.medical_furniture import hospital_bed
from kit.picture import Camera, Picture
from kit.rooms import oak_slats
from kit.shapes import box
from kit.stage import group
from kit.tableware import tumbler, water_jug

WALL_Y = 3.0
WINDOW = (0.95, 2.75, 0.55, 2.85)
NIGHT_TABLE_TOP = 0.62
MORNING = (1.0, 0.83, 0.60)

PICTURES = [
    Picture(
        "blog/images/benefits-of-minimally-invasive-surgery-1",
        Camera(at=(0.22, -3.0, 1.5), look=(0.22, 1.8, 0.98), lens=33, focus=(-0.2, 1.6, 0.8), f_stop=2.4),
        exposure=0.3,
    )
]


def night_table():
    box((0, 0, 0.36), (0.46, 0.42, 0.50), "oak", bevel=0.012)
    for z in (0.24, 0.48):
        box((0, -0.212, z), (0.42, 0.012, 0.21), "oak-pale", bevel=0.005)
        box((0, -0.225, z + 0.05), (0.12, 0.016, 0.014), "brass", bevel=0.004)
    box((0, 0, NIGHT_TABLE_TOP - 0.01), (0.50, 0.46, 0.025), "oak", bevel=0.008)


def build():
    box((0, 0, -0.05), (14, 12, 0.1), "oak-floor")
    with group(at=(0, WALL_Y, 0)):
        wall_with_opening(14, 8, WINDOW, "plaster")
        window_frame(WINDOW, columns=2, rows=2)
    bright_sky((0, WALL_Y + 4, 2), (40, 0.1, 20))
    box((1.85, WALL_Y - 0.10, 0.53), (2.0, 0.28, 0.04), "oak-pale", bevel=0.01)
    for x in (0.80, 2.95):
        with group(at=(x, WALL_Y - 0.17, 0.02)):
            curtain(0.5, 3.1, folds=5, paint="sheer")
    with group(at=(-1.15, WALL_Y - 0.10, 0)):
        oak_slats(2.2, 1.35)
    with group(at=(-1.15, 1.80, 0)):
        hospital_bed(blanket="sea-green", rails=False)
    with group(at=(-0.02, 1.95, 0)):
        night_table()
    with group(at=(-0.08, 1.92, NIGHT_TABLE_TOP), scale=1.15):
        water_jug()
    with group(at=(0.11, 1.84, NIGHT_TABLE_TOP)):
        tumbler()
    with group(at=(1.50, 1.45, 0), turn=-28):
        lounge_chair()
    with group(at=(1.35, 1.15, 0)):
        rug(radius=1.15, paint="mint-pale")
    with group(at=(2.25, 2.2, 0)):
        side_table()
    with group(at=(2.25, 2.2, 0.53)):
        branch_vase(stems=5)
    fill((0.88, 0.94, 1.0), 0.46)
    sun((-0.50, -0.62, -0.50), 4.8, color=MORNING, softness=0.014)
    panel((-1, -5, 4), (0, 1, 0.5), 4, 110, SKY_BLUE)
