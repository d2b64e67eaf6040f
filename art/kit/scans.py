"""Drawn scans for viewing screens: soft grey slices through a pelvis."""

import bpy
import numpy as np

from kit.stage import group


def show(pixels, width, height, strength=1.0):
    """A lit picture (rows from the bottom, 0…1) on an upright rectangle about the origin that looks along −y."""
    rows, columns = pixels.shape
    image = bpy.data.images.new("scan", columns, rows, float_buffer=True)
    colored = np.ones((rows, columns, 4), np.float32)
    colored[..., :3] = pixels[..., None] * np.array((0.86, 0.97, 1.0), np.float32)
    image.pixels.foreach_set(colored.ravel())
    material = bpy.data.materials.new("scan")
    material.use_nodes = True
    tree = material.node_tree
    picture, surface = tree.nodes.new("ShaderNodeTexImage"), tree.nodes["Principled BSDF"]
    picture.image = image
    tree.links.new(picture.outputs["Color"], surface.inputs["Emission"])
    surface.inputs["Emission Strength"].default_value = strength
    surface.inputs["Base Color"].default_value = (0.01, 0.012, 0.014, 1)
    surface.inputs["Roughness"].default_value = 0.3
    material.cycles.sample_as_light = False
    with group(turn=(90, 0, 0)):
        bpy.ops.mesh.primitive_plane_add(size=1)
        plane = bpy.context.object
        plane.scale = (width, height, 1)
        plane.data.materials.append(material)


def pelvis_sheet(rows, columns, size=260):
    """Slices from above downwards, `rows` × `columns` of them, as on a reporting screen."""
    count = rows * columns
    slices = [pelvis_slice(index / (count - 1), size) for index in range(count)]
    lines = [np.hstack(slices[row * columns : (row + 1) * columns]) for row in range(rows)]
    return np.vstack(lines[::-1])


def pelvis_slice(level, size=260):
    """One slice across the body seen from below, the back at the bottom; `level` runs from 0 (top) to 1."""
    v, u = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j].astype(np.float32)
    noise = np.random.default_rng(int(level * 100))

    def blob(x, y, wide, high, lean=0.0, soft=0.10):
        a, b = (u - x) * np.cos(lean) + (v - y) * np.sin(lean), (v - y) * np.cos(lean) - (u - x) * np.sin(lean)
        return np.clip((1 - np.sqrt((a / wide) ** 2 + (b / high) ** 2)) / soft, 0, 1)

    picture = np.zeros_like(u)

    def lay(mask, value):
        nonlocal picture
        picture = picture * (1 - mask) + value * mask

    def pair(x, y, wide, high, lean, value, soft=0.12):
        lay(blob(x, y, wide, high, lean, soft), value)
        lay(blob(-x, y, wide, high, -lean, soft), value)

    grain = 0.03 * np.sin(14 * u + 9 * v + 4 * np.sin(5 * v)) + 0.03 * np.sin(21 * v - 8 * u + 3 * np.sin(6 * u))
    lay(blob(0, 0, 0.92, 0.66 - 0.03 * level, soft=0.03), 0.42 + grain * 0.6)
    lay(blob(0, 0.02, 0.80, 0.55, soft=0.08), 0.34 + grain)
    pair(0.44, -0.36, 0.36, 0.17, 0.42, 0.15 + grain, 0.2)
    pair(0.62, 0.28, 0.16, 0.20, 0.3, 0.16 + grain, 0.2)
    pair(0.36, 0.40, 0.15, 0.10, -0.2, 0.17 + grain, 0.25)
    pair(0.30, 0.02, 0.06, 0.24, -0.25, 0.13 + grain, 0.3)
    bone = 0.13 + 0.07 * np.sin(np.pi * level)
    pair(0.54, 0.03, bone + 0.05, bone + 0.06, 0, 0.06)
    pair(0.54, 0.03, bone, bone + 0.01, 0, 0.46 + grain * 0.7)
    pair(0.42, 0.16, 0.05, 0.13, -0.7, 0.40 + grain, 0.3)
    pair(0.40, -0.13, 0.05, 0.15, 0.5, 0.40 + grain, 0.3)
    bladder = 0.24 * np.sin(np.pi * (0.25 + 0.6 * (1 - level)))
    lay(blob(0, 0.22, bladder + 0.03, bladder * 0.7 + 0.03), 0.10)
    lay(blob(0, 0.22, bladder, bladder * 0.7, soft=0.08), 0.80)
    lay(blob(0, 0.0, 0.15, 0.10 + 0.03 * level, soft=0.3), 0.30 + grain)
    lay(blob(0, -0.19, 0.13, 0.11, soft=0.2), 0.12)
    lay(blob(0.01, -0.19, 0.085, 0.065, soft=0.3), 0.36 + 2 * grain)
    lay(blob(0, -0.43, 0.16 - 0.08 * level, 0.075, soft=0.2), 0.40 + grain)
    speckle = noise.normal(0, 0.014, picture.shape).astype(np.float32)
    edge = np.maximum(np.abs(u), np.abs(v)) < 0.985
    return np.clip(picture + speckle * (picture > 0.02), 0.004, 1) ** 1.25 * edge
