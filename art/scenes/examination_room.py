"""An examination room: a couch under a clean sheet, half behind a pale curtain, and a small step beside it."""

from kit.daylight import soft_room_light, sun_from_side
from kit.furniture import curtain, stool, traced_picture
from kit.medical_furniture import examination_couch, step
from kit.picture import Camera, Picture
from kit.rooms import back_wall, skirting
from kit.shapes import box, rod
from kit.stage import group

TRACK_HEIGHT = 2.35
CURTAIN_Y = 0.75

PICTURES = [
    Picture(
        "gallery/images/examination-room",
        Camera(at=(1.2, -3.6, 1.5), look=(0.08, 1.2, 0.98), lens=42, focus=(0.4, 1.0, 0.8), f_stop=2.4),
        exposure=0.35,
    )
]


def curtain_track():
    rod((-3.2, CURTAIN_Y, TRACK_HEIGHT), (4.0, CURTAIN_Y, TRACK_HEIGHT), 0.014, "brushed-steel")
    for x in (-1.4, 1.6):
        rod((x, CURTAIN_Y, TRACK_HEIGHT), (x, CURTAIN_Y, 4), 0.010, "brushed-steel")


def build():
    back_wall(wall="ice-pale", floor="clinic-floor")
    skirting()
    with group(at=(0.10, 1.75, 0), turn=78):
        examination_couch()
    with group(at=(0.95, 0.95, 0), turn=-8):
        step()
    curtain_track()
    with group(at=(-0.98, CURTAIN_Y, 0.32)):
        curtain(1.45, TRACK_HEIGHT - 0.34, folds=11, paint="mint-pale")
    with group(at=(1.75, 2.2, 0)):
        stool()
    with group(at=(1.35, 2.93, 1.75)):
        traced_picture(width=0.62, height=0.8)
    box((1.0, 2.93, 1.02), (8, 0.03, 0.05), "oak-pale", bevel=0.008)
    soft_room_light(left=80, right=70)
    sun_from_side((-3.4, 0.3, 2.4, 5.2), travel=(-0.75, 0.42, -0.40), side=1, bars=(2, 3), strength=4.2)
