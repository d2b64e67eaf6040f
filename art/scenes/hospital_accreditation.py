"""An accreditation plaque of brushed metal with an engraved shield, mounted beside a door."""

from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.rooms import back_wall
from kit.shapes import box, cut, cylinder, plate, rod, tube
from kit.stage import group

WIDTH, HEIGHT, THICKNESS = 0.34, 0.44, 0.012
DOOR_EDGE = 0.36

PICTURES = [
    Picture(
        "recognitions/images/hospital-accreditation",
        Camera(at=(-0.45, 1.05, 1.58), look=(0.10, 2.95, 1.48), lens=54, focus=(0, 2.93, 1.55), f_stop=3.2),
        exposure=0.15,
    )
]


def get_shield(scale):
    right = [(0, 0.5), (0.20, 0.44), (0.42, 0.40), (0.43, 0.10), (0.36, -0.18), (0.20, -0.42), (0, -0.56)]
    return [(x * scale, y * scale) for x, y in right] + [(-x * scale, y * scale) for x, y in right[-2:0:-1]]


def engraved(outline, depth, x=0.0, y=0.0):
    """A solid that takes `outline` out of the plaque's face (the plaque lies on z = 0)."""
    return plate(outline, 0.05, "titanium", at=(x, y, THICKNESS - depth))


def bar(width, height):
    return [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]


def plaque():
    metal = box((0, 0, THICKNESS / 2), (WIDTH, HEIGHT, THICKNESS), "brushed-steel")
    cut(metal, engraved(get_shield(0.205), 0.005, y=0.075))
    for line, (width, height) in enumerate(((0.20, 0.016), (0.23, 0.007), (0.21, 0.007), (0.14, 0.007))):
        cut(metal, engraved(bar(width, height), 0.004, y=-0.085 - 0.026 * line))
    plate(get_shield(0.182), THICKNESS - 0.001, "brushed-steel", at=(0, 0.075, 0), bevel=0.002)
    line = [
        (-0.055, 0.068), (-0.030, 0.070), (-0.014, 0.102), (0.006, 0.040),
        (0.022, 0.090), (0.034, 0.070), (0.055, 0.072),
    ]  # fmt: skip
    tube([(x, y, THICKNESS) for x, y in line], 0.0035, "teal-gloss")
    for x in (-WIDTH / 2 + 0.022, WIDTH / 2 - 0.022):
        for y in (-HEIGHT / 2 + 0.022, HEIGHT / 2 - 0.022):
            cylinder((x, y, THICKNESS + 0.002), 0.009, 0.008, "steel", bevel=0.003)


def door():
    """The edge of an oak door in its frame, with a lever handle."""
    box((DOOR_EDGE + 0.04, 2.92, 1.2), (0.08, 0.09, 2.6), "ivory", bevel=0.008)
    box((DOOR_EDGE + 0.60, 2.945, 1.2), (1.04, 0.05, 2.5), "oak", bevel=0.006)
    box((DOOR_EDGE + 0.165, 2.915, 1.36), (0.045, 0.012, 0.24), "brass", bevel=0.005)
    rod((DOOR_EDGE + 0.165, 2.92, 1.40), (DOOR_EDGE + 0.165, 2.86, 1.40), 0.011, "brass")
    rod((DOOR_EDGE + 0.160, 2.86, 1.40), (DOOR_EDGE + 0.30, 2.86, 1.40), 0.010, "brass", bevel=0.003)


def build():
    back_wall(wall="plaster")
    with group(at=(0, 2.93, 1.57), turn=(90, 0, 0)):
        plaque()
    door()
    window_in_room(opening=(-4.6, 0.6, 2.4, 7.6))
