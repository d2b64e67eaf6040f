"""The empty stage a scene is built on, and groups of things that are placed together."""

import math
import random

import bpy
from mathutils import Matrix, Vector

_SEED = 7


def clear():
    """An empty Blender scene; `random` starts over, so that a scene comes out the same each time."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(_SEED)


def towards(direction):
    """The `turn` that makes what stands upright in a group point along `direction`."""
    return tuple(math.degrees(angle) for angle in Vector(direction).to_track_quat("Z", "Y").to_euler())


class group:
    """Collects what is built inside a `with` block around its own origin, and then puts it in its place.

        with group(at=(1, 2, 0), turn=30):
            chair()

    `turn` in degrees about the vertical axis, or about x, y and z; `scale` uniform.
    """

    def __init__(self, at=(0, 0, 0), turn=0, scale=1.0):
        x, y, z = (0, 0, turn) if isinstance(turn, int | float) else turn
        rotation = [Matrix.Rotation(math.radians(angle), 4, axis) for angle, axis in ((z, "Z"), (y, "Y"), (x, "X"))]
        self._matrix = Matrix.Translation(at) @ rotation[0] @ rotation[1] @ rotation[2] @ Matrix.Scale(scale, 4)

    def __enter__(self):
        self._before = set(bpy.data.objects)

    def __exit__(self, *error):
        bpy.context.view_layer.update()
        for thing in set(bpy.data.objects) - self._before:
            thing.matrix_world = self._matrix @ thing.matrix_world
        bpy.context.view_layer.update()
