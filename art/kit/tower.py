"""A laparoscopy tower: a cart of devices with a screen on top. Metres; it looks along −y and stands on the origin."""

import bpy
import numpy as np

from kit.paints import cover
from kit.robot import NIGHT
from kit.shapes import box, cylinder, point, ring, rod, tube

_WIDTH, _DEPTH = 0.80, 0.62
_SHELVES = (0.42, 0.74, 1.06, 1.36)
SCREEN_SIZE = (1.28, 0.76)


def tower(livery=NIGHT, picture=True, hose="teal-gloss", sign=None, turn=8):
    """The cart; with `picture` its screen shows a round view, else it is dark. `sign` is one small light's paint."""
    for side in (-1, 1):
        rod((side * 0.34, 0.25, 0.12), (side * 0.34, 0.25, 1.75), 0.028, livery.shell)
        for y in (-0.28, 0.28):
            point(cylinder((side * 0.36, y, 0.05), 0.05, 0.05, "rubber", bevel=0.015), (1, 0, 0))
    box((0, 0, 0.13), (0.86, 0.72, 0.08), livery.shell, bevel=0.03)
    for number, z in enumerate(_SHELVES):
        box((0, 0, z - 0.10), (_WIDTH, _DEPTH, 0.03), livery.shell, bevel=0.012)
        _device(z + 0.03, livery, dark=number == 1, light=sign if sign and number == 3 else livery.ring)
    rod((0, 0.2, 1.4), (0, 0.2, 1.95), 0.035, livery.shell)
    flat_screen((-0.02, 0, 2.02), turn, picture)
    _camera_and_cable(hose)


def _device(z, livery, dark, light):
    """A box of electronics with a small display, two knobs and a light."""
    box((0, -0.02, z), (0.66, 0.50, 0.15 if dark else 0.19), livery.joint if dark else livery.shell, bevel=0.025)
    front = -0.275
    box((-0.10, front, z), (0.24, 0.012, 0.10), livery.joint, bevel=0.008)
    for line, width in enumerate((0.17, 0.12, 0.15)):
        box((-0.185 + width / 2, front - 0.008, z + 0.025 - 0.025 * line), (width, 0.004, 0.007), "trace-glow")
    for x, radius, paint in ((0.14, 0.032, "steel"), (0.24, 0.022, "rubber")):
        point(cylinder((x, front, z), radius, 0.03, paint, bevel=0.006), (0, 1, 0))
    box((-0.27, front, z), (0.02, 0.01, 0.02), light)


def _camera_and_cable(hose):
    """A camera head on its hook at the cart's side, its cable in three slack coils."""
    for coil in range(3):
        ring((0.47, -0.1, 1.02 - 0.006 * coil), 0.13 + 0.008 * coil, 0.010, hose, (1, 0.05 * coil, 0.04 * coil))
    tube([(0.47, -0.1, 0.89), (0.50, -0.14, 0.70), (0.47, -0.05, 0.52), (0.42, 0.1, 0.45)], 0.010, hose)
    rod((0.40, -0.1, 1.16), (0.50, -0.1, 1.16), 0.012, "steel")
    rod((0.46, -0.2, 1.18), (0.46, -0.2, 0.98), 0.026, "black", bevel=0.008)
    rod((0.46, -0.2, 0.98), (0.46, -0.2, 0.62), 0.008, "steel")
    rod((0.40, -0.2, 1.12), (0.46, -0.2, 1.12), 0.010, "steel")


def flat_screen(at, turn=0, picture=True, size=SCREEN_SIZE):
    """A wide screen by its middle, facing −y, turned about the vertical axis."""
    width, height = size
    frame = box(at, (width, 0.06, height), "graphite", bevel=0.025, turn=(0, 0, turn))
    bpy.ops.mesh.primitive_plane_add(size=1)
    face = bpy.context.object
    face.scale = (width - 0.08, height - 0.08, 1)
    face.rotation_euler = (np.pi / 2, 0, 0)
    face.location = (0, -0.033, 0)
    bpy.context.view_layer.update()
    face.matrix_world = frame.matrix_world @ face.matrix_world
    if picture:
        face.data.materials.append(_view())
        face.visible_diffuse = False
    else:
        cover(face, "black")


def _view():
    """A round field seen through a laparoscope: folds in soft teal, two instruments, a few lines beside it."""
    if "view" in bpy.data.materials:
        return bpy.data.materials["view"]
    rows, columns = 512, 910
    up, across = np.mgrid[-1 : 1 : rows * 1j, -16 / 9 : 16 / 9 : columns * 1j]
    away = np.hypot(across, up)
    folds = 0.5 + 0.5 * np.sin(across * 4 + 1.6 * np.sin(up * 5 + 0.4) + 0.6) * np.cos(up * 4.1 - across * 2.5)
    field = np.array([0.05, 0.26, 0.27]) * (0.30 + 1.1 * folds[..., None] ** 1.5)
    field *= np.clip(1.25 - away * 0.9, 0, 1)[..., None]
    for side, rise, reach in ((1, -0.35, 0.12), (-1, -0.25, 0.18)):
        shaft = (np.abs(up + 0.05 - rise * (side * across - reach)) < 0.045) & (side * across > reach)
        field[shaft] = (0.30, 0.36, 0.36)
    pixels = np.ones((rows, columns, 4), np.float32)
    pixels[..., :3] = np.where(away[..., None] < 0.9, field, (0.004, 0.02, 0.025))
    for line, length in enumerate((0.42, 0.30, 0.36, 0.22)):
        bar = (np.abs(up - 0.62 + 0.14 * line) < 0.02) & (across > 1.12) & (across < 1.12 + length)
        pixels[bar, :3] = (0.12, 0.55, 0.50)
    image = bpy.data.images.new("view", columns, rows, float_buffer=True)
    image.pixels.foreach_set(pixels.ravel())
    material = bpy.data.materials.new("view")
    material.use_nodes = True
    tree = material.node_tree
    surface, texture = tree.nodes["Principled BSDF"].inputs, tree.nodes.new("ShaderNodeTexImage")
    texture.image = image
    tree.links.new(texture.outputs[0], surface["Emission"])
    surface["Emission Strength"].default_value = 2.0
    surface["Base Color"].default_value = (0.005, 0.01, 0.012, 1)
    surface["Roughness"].default_value = 0.25
    material.cycles.sample_as_light = False
    return material
