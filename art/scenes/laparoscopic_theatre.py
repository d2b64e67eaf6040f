"""The laparoscopic theatre before the first patient: a table, two round lamps, a screen on an arm at each side."""

from mathutils import Vector

from kit.furniture import stool
from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.shapes import box, cylinder, rod
from kit.stage import group
from kit.theatre import ceiling_arm, day_shell, lamp_head, operating_table
from kit.tower import flat_screen

PICTURES = [
    Picture(
        "gallery/images/laparoscopic-theatre",
        Camera(at=(-0.6, -5.6, 1.55), look=(0.05, 0.6, 1.58), lens=37, focus=(0, 0.4, 1.2), f_stop=4),
        exposure=0.1,
        look="High Contrast",
    )
]
OVER_TABLE = Vector((0, 0.5, 0.9))
COLUMN = (0.1, 1.3, 3.35)
LAMPS = (
    ((-0.60, 0.55, 2.42), 0.42, (-0.70, 0.95, 3.2)),
    ((0.62, 0.75, 2.52), 0.34, (0.80, 1.05, 3.15)),
)


def build():
    day_shell()
    box((0, 3.27, 1.35), (5.6, 0.04, 2.7), "mint", bevel=0.01)
    with group(at=(0, 0.5, 0), turn=-4):
        operating_table()
    for head, radius, elbow in LAMPS:
        lamp_head(head, OVER_TABLE, radius, ((1, 0), (6, 0.36), (12, 0.70)), "daylight", "ivory", "brass")
        knee = (*elbow[:2], elbow[2] - 0.28)
        rod(COLUMN, elbow, 0.034, "ivory")
        cylinder(elbow, 0.05, 0.12, "teal-gloss", bevel=0.015)
        rod(elbow, knee, 0.026, "ivory")
        rod(knee, head, 0.024, "ivory")
    rod(COLUMN, (*COLUMN[:2], 6), 0.07, "ivory")
    for side in (-1, 1):
        place = (side * 1.75, 1.0, 1.85)
        flat_screen(place, turn=-24 * side, picture=True, size=(1.05, 0.64))
        ceiling_arm((place[0], place[1] + 0.06, place[2] + 0.28), (-0.25 * side, 0.3), 1.1, shell="ivory")
    with group(at=(-1.25, -0.35, 0)):
        stool("mint")
    window_in_room(surroundings=0.34)
