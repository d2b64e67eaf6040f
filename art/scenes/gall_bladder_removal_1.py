"""The gall bladder page's hero: a model liver with its gall bladder, and a small jar of stones."""

import math
import random

from kit.light import window_on_table
from kit.models import desk_stand, liver
from kit.picture import Camera, Picture
from kit.shapes import ball
from kit.stage import group
from kit.stills import bench, specimen_jar

PICTURES = [
    Picture(
        "services/images/gall-bladder-removal-1",
        Camera(
            at=(-0.2, -8.6, 3.0), look=(-0.2, 0, 0.85), lens=57, focus=(1.1, -0.2, 1), f_stop=2.0, shift=(-0.035, 0)
        ),
        exposure=0.1,
    )
]


def build():
    bench()
    with group(at=(1.0, 0.4, 0), turn=-10, scale=0.92):
        desk_stand(width=1.5, depth=0.9, rise=0.9)
        with group(at=(0, 0, 0.85)):
            liver()
    with group(at=(-0.62, -0.35, 0)):
        specimen_jar(radius=0.33, height=0.72)
        stones()
    window_on_table()


def stones():
    """Gallstones heaped on the jar's floor."""
    for stone in range(30):
        angle, way = stone * 2.4, 0.24 * math.sqrt(random.random())
        size = random.uniform(0.045, 0.08)
        place = (way * math.cos(angle), way * math.sin(angle), 0.08 + 0.0085 * stone * (1 - way))
        ball(place, size, random.choice(("model-fat", "model-green", "model-bone")), squash=(1, 0.9, 0.8))
