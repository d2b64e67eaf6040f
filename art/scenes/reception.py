"""The reception: a curved oak desk, high for those who stand and low for those who sit, before a pale green wall."""

import math

from kit.daylight import soft_room_light, sun_from_side
from kit.furniture import armchair, books, branch_vase, pendant_lamp, pot_plant, reception_desk, screen
from kit.picture import Camera, Picture
from kit.rooms import back_wall, skirting
from kit.shapes import ball, tube
from kit.stage import group

DESK = (-0.1, 2.35)
RADIUS = 2.2
HIGH_TOP, LOW_TOP = 1.10, 0.76

PICTURES = [
    Picture(
        "gallery/images/reception",
        Camera(at=(0.95, -4.7, 1.5), look=(0.26, 1.2, 1.16), lens=36, focus=(0.0, 0.2, 0.9), f_stop=2.4),
        exposure=0.2,
        look="High Contrast",
    )
]


def on_desk(angle, height, inwards=0.2):
    """A place on the desk by its angle from +x in degrees."""
    way = RADIUS - inwards
    return (DESK[0] + way * math.cos(math.radians(angle)), DESK[1] + way * math.sin(math.radians(angle)), height)


def build():
    back_wall(wall="mint-pale", floor="stone-floor")
    skirting()
    with group(at=(*DESK, 0)):
        reception_desk(RADIUS)
    with group(at=on_desk(222, HIGH_TOP)):
        branch_vase()
    with group(at=on_desk(254, HIGH_TOP), turn=-20):
        books("paper", "teal")
    with group(at=on_desk(288, LOW_TOP, inwards=0.5), turn=196):
        screen()
    with group(at=(1.62, -0.22, 0), turn=-150):
        armchair()
    for x, drop in ((-1.6, 2.6), (-0.85, 2.6), (-0.1, 2.6)):
        with group(at=(x, 1.0, 2.15)):
            pendant_lamp(drop)
    line = [(-1.5, 2.0), (-0.9, 2.02), (-0.45, 2.45), (-0.1, 1.55), (0.25, 2.6), (0.6, 1.8), (0.95, 2.08), (1.75, 2.05)]
    tube([(x + 0.55, 2.93, z) for x, z in line], 0.016, "brass")
    ball((2.34, 2.92, 2.05), 0.05, "amber")
    with group(at=(2.55, 2.35, 0)):
        pot_plant(size=0.95)
    soft_room_light(left=90, right=60)
    sun_from_side((-4.4, -0.4, 2.6, 6.4), travel=(-0.75, 0.42, -0.40), side=1, bars=(3, 2))
