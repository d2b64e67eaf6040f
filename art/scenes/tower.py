"""A bright day-care room: a laparoscopy tower beside a row of windows, a made bed and a plant."""

from kit.apparatus import laparoscopy_tower
from kit.daylight import bright_sky
from kit.furniture import pot_plant, stool
from kit.light import SKY_BLUE, fill, panel, sun
from kit.medical_furniture import hospital_bed
from kit.picture import WIDE, Camera, Picture
from kit.rooms import oak_slats
from kit.shapes import box
from kit.stage import group

TOWER = (1.0, 0.75)
WINDOW_X = -3.6

PICTURES = [
    Picture(
        "images/tower",
        Camera(at=(0.05, -4.6, 1.45), look=(-0.05, 0, 1.32), lens=28, focus=(*TOWER, 1.6), f_stop=2.4),
        size=WIDE,
        exposure=-0.1,
    )
]


def room():
    box((0, 0, -0.05), (12, 10, 0.1), "clinic-floor")
    box((0, 2.8, 1.7), (12, 0.1, 3.4), "ice-pale")
    box((0, 0, 3.45), (12, 8, 0.1), "enamel")
    box((1.55, 2.74, 1.7), (4.2, 0.06, 3.3), "mint", bevel=0.01)
    box((2.15, 2.69, 1.02), (3.0, 0.03, 0.012), "oak-pale")
    with group(at=(-0.25, 2.675, 0)):
        oak_slats(1.6, 3.3)


def windows():
    """The wall at the left: glass from knee height to the ceiling."""
    box((WINDOW_X, 0, 0.2), (0.14, 8, 0.4), "enamel")
    box((WINDOW_X, 0, 3.25), (0.14, 8, 0.5), "enamel")
    for y in (-2.4, -1.2, 0.0, 1.2, 2.4):
        box((WINDOW_X, y, 1.7), (0.1, 0.06, 2.7), "ivory", bevel=0.005)
    bright_sky((WINDOW_X - 1, 0, 1.7), (0.05, 12, 6))


def build():
    room()
    windows()
    with group(at=(-1.75, 1.35, 0), turn=90):
        hospital_bed(blanket="mint", rails=False)
    with group(at=(*TOWER, 0)):
        laparoscopy_tower()
    with group(at=(2.35, 0.1, 0)):
        stool()
    with group(at=(2.9, 2.0, 0)):
        pot_plant(size=1.05)
    fill((0.80, 0.93, 1.0), 0.42)
    sun((0.76, 0.37, -0.53), 5.0, color=(1, 0.90, 0.74), softness=0.02)
    panel((-3.3, 0, 1.9), (0, 0.6, 1), 2.6, 120, SKY_BLUE)
    panel((0.6, -3, 3.2), (0.3, 0.8, 0.9), 3, 85)
