"""The entrance from outside: a wide glass door level with the stone floor, a plant at each side."""

import math
import random

from kit.daylight import wall_with_opening
from kit.furniture import pendant_lamp, pot_plant, reception_desk
from kit.light import SKY_BLUE, WARM_SUN, fill, panel, sun
from kit.picture import Camera, Picture
from kit.rooms import mint_arch, stone_slabs
from kit.shapes import ball, box, rod
from kit.stage import group

DOOR_HEIGHT = 2.6
DOORWAY = (-1.85, 1.85, 0, DOOR_HEIGHT)

PICTURES = [
    Picture(
        "gallery/images/entrance",
        Camera(at=(-1.35, -7.0, 1.6), look=(-0.07, 0, 1.22), lens=33, focus=(0, -0.3, 1.2), f_stop=3.2),
        exposure=-0.12,
        look="High Contrast",
    )
]


def glass_doors():
    """Two sliding leaves between fixed side panes, slim frames, a long brass handle at each leaf."""
    for x in (-1.83, -0.98, -0.015, 0.015, 0.98, 1.83):
        box((x, 0, DOOR_HEIGHT / 2), (0.035, 0.07, DOOR_HEIGHT), "graphite", bevel=0.006)
    box((0, 0, DOOR_HEIGHT - 0.05), (3.7, 0.09, 0.10), "graphite", bevel=0.006)
    box((0, 0, 0.006), (3.7, 0.06, 0.010), "brushed-steel")
    for x, width in ((-1.405, 0.82), (-0.5, 0.94), (0.5, 0.94), (1.405, 0.82)):
        box((x, 0.0, DOOR_HEIGHT / 2), (width, 0.012, DOOR_HEIGHT - 0.08), "window-glass")
    for x in (-0.11, 0.11):
        rod((x, -0.06, 0.75), (x, -0.06, 1.55), 0.016, "brass")
        for z in (0.82, 1.48):
            rod((x, -0.06, z), (x, 0, z), 0.010, "brass")


def lobby():
    box((0, 5.2, 2), (9, 0.1, 4), "mint-pale")
    box((-4.2, 2.6, 2), (0.1, 5.2, 4), "plaster")
    box((4.2, 2.6, 2), (0.1, 5.2, 4), "plaster")
    box((0, 2.6, 3.0), (9, 5.0, 0.1), "plaster")
    with group(at=(0.9, 5.12, 0)):
        mint_arch(radius=0.9, spring=1.5, paint="mint")
    with group(at=(0.5, 4.9, 0), scale=0.8):
        reception_desk()
    for x in (-0.7, 0.1, 0.9):
        with group(at=(x, 3.6, 2.0)):
            pendant_lamp(0.95)
    panel((0, 2.4, 2.9), (0, 2.4, 0), 2.6, 170, (1.0, 0.93, 0.82))


def tree_shade():
    """Leaves out of sight at the upper left that dapple the wall and the floor."""
    for _ in range(150):
        at = (random.uniform(-6.6, -3.2), random.uniform(-5.2, -3.0), random.uniform(3.2, 6.4))
        size, lean = random.uniform(0.10, 0.2), (0, random.uniform(-40, 40), random.uniform(0, 180))
        ball(at, size, "leaf", squash=(1, 0.5, 0.3), turn=lean)


def build():
    stone_slabs(14.4, 9.6, at=(0, -4.4, 0), paint="sandstone", slab=0.9)
    stone_slabs(9.6, 4.8, at=(0, 2.8, 0), paint="sandstone")
    with group(at=(0, 0.1, 0)):
        wall_with_opening(16, 5, DOORWAY, "plaster", thickness=0.3)
    glass_doors()
    box((0, -0.55, DOOR_HEIGHT + 0.12), (4.5, 1.3, 0.12), "oak-pale", bevel=0.02)
    lobby()
    for x, size in ((-2.62, 0.80), (2.60, 0.76)):
        with group(at=(x, -0.55, 0), turn=math.degrees(random.uniform(0, 6))):
            pot_plant(size=size)
    tree_shade()
    fill((0.80, 0.91, 1.0), 0.75)
    sun((0.62, 0.55, -0.56), 4.2, color=WARM_SUN, softness=0.02)
    panel((3, -8, 5), (0, 0, 1), 4, 90, SKY_BLUE)
