"""The hernia page's hero: a jointed robotic needle holder above a folded square of mesh."""

import math

from mathutils import Vector

from kit.fine_mesh import fine_mesh
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.robot_wrist import robot_needle_holder
from kit.shapes import tube
from kit.stage import group
from kit.stills import bench

PICTURES = [
    Picture(
        "services/images/robotic-hernia-repair-1",
        Camera(
            at=(-0.35, -4.5, 1.5),
            look=(-0.05, 0, 0.50),
            lens=50,
            focus=(0.55, -0.1, 0.55),
            f_stop=2.0,
            shift=(-0.07, 0),
        ),
        exposure=-0.12,
    )
]

SIDE = 1.15
FOLD_RADIUS = 0.022


def build():
    bench("enamel", "mint")
    with group(at=(0.42, -0.10, 0.012), turn=-14):
        fine_mesh(SIDE, SIDE * 2, fold, corner=0.06, pitch=0.048)
    with group(at=(0.84, 0.12, 1.02), turn=(0, 32, 170)):
        needle = robot_needle_holder(bend=26)
    end = needle.matrix_world @ needle.data.splines[0].bezier_points[-1].co
    way = [(0, 0, 0), (-0.03, 0.03, -0.12), (-0.16, 0.10, -0.28)]
    hanging = [end + Vector(step) for step in way]
    lying = [(x, y, 0.10) for x, y in ((-0.02, 0.02), (-0.12, -0.22), (-0.42, -0.12), (-0.55, -0.36))]
    lying[-2:] = [(x, y, 0.012) for x, y, _ in lying[-2:]]
    tube([*hanging, *lying], 0.007, "thread")
    window_on_table()


def fold(x, y):
    """A sheet twice as deep as wide, its back half laid over its front half."""
    half_turn = math.pi * FOLD_RADIUS
    beyond = y + 0.02 * math.sin(3 * x)
    wave = 0.008 * math.sin(5 * x + 2 * y)
    if beyond < -half_turn / 2:
        return (x, -beyond - SIDE / 2, wave)
    if beyond > half_turn / 2:
        return (x, beyond - half_turn - SIDE / 2 + 0.03, 2 * FOLD_RADIUS + wave + 0.10 * max(0.0, beyond - SIDE * 0.75))
    angle = (beyond / half_turn + 0.5) * math.pi
    return (x, -SIDE / 2 - FOLD_RADIUS * math.sin(angle), FOLD_RADIUS * (1 - math.cos(angle)) + wave)
