"""Flat pictures drawn with numpy: what a screen shows, and what is printed on paper. Linear RGB, first row on top."""

import math

import bpy
import numpy as np

_SCREEN_GROUND = (0.004, 0.020, 0.025)
_INK = (0.09, 0.11, 0.12)
_PAPER = (0.80, 0.79, 0.75)


def flat_picture(pixels, width, height, glow=0.0):
    """Shows `pixels` on a face about the origin in the plane y = 0 that looks along −y; with `glow` a lit screen."""
    rows, columns = pixels.shape[:2]
    image = bpy.data.images.new("picture", columns, rows, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    whole = np.ones((rows, columns, 4), np.float32)
    whole[..., :3] = pixels[::-1]
    image.pixels.foreach_set(whole.ravel())
    image.pack()
    material = bpy.data.materials.new("picture")
    material.use_nodes = True
    tree = material.node_tree
    sockets = tree.nodes["Principled BSDF"].inputs
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = image
    tree.links.new(texture.outputs[0], sockets["Emission" if glow else "Base Color"])
    if glow:
        sockets["Base Color"].default_value = (0.005, 0.010, 0.012, 1)
    sockets["Emission Strength"].default_value = glow
    sockets["Roughness"].default_value = 0.25 if glow else 0.9
    bpy.ops.mesh.primitive_plane_add(size=1, rotation=(math.pi / 2, 0, 0))
    face = bpy.context.object
    face.scale = (width, height, 1)
    face.data.materials.append(material)
    if glow:
        material.cycles.sample_as_light, face.visible_diffuse = False, False
    return face


def _grid(rows, columns):
    """x and y of each pixel: y runs from −1 (bottom) to 1 (top), x in the same measure."""
    y, x = np.mgrid[0:rows, 0:columns]
    return (x - columns / 2) / (rows / 2), (rows / 2 - y) / (rows / 2)


def _stroke(distance, half_width):
    return np.exp(-((distance / half_width) ** 2))[..., None]


def endoscope_view(rows=512, with_amber=True):
    """A round, soft teal picture as a camera in the body gives it, and traces at its sides; one of them amber."""
    x, y = _grid(rows, rows * 16 // 9)
    pixels = np.full((*x.shape, 3), _SCREEN_GROUND, np.float32)
    folds = 0.5 + 0.5 * np.sin(x * 3 + 1.2 * np.sin(y * 4) + 0.6) * np.cos(y * 3.1 - x * 1.5)
    shine = np.exp(-((x + 0.2) ** 2 + (y - 0.2) ** 2) / 0.12)
    depth = np.clip(1.15 - np.hypot(x, y) * 0.85, 0, 1)
    inside = (np.array([0.02, 0.30, 0.32]) * (0.35 + 0.9 * folds[..., None])
              + np.array([0.22, 0.34, 0.29]) * shine[..., None]) * depth[..., None]  # fmt: skip
    edge = np.clip((0.9 - np.hypot(x, y)) * rows / 3, 0, 1)[..., None]
    pixels = pixels * (1 - edge) + inside * edge
    teal, amber = np.array([0.16, 0.72, 0.64]), np.array([0.80, 0.40, 0.05])
    beside = (np.abs(x) > 0.98) & (np.abs(x) < 1.66)
    for index, level in enumerate((-0.31, -0.1, 0.1, 0.3)):
        trace = _stroke(y - level - 0.08 * np.sin(x * 7 + index), 0.012) * beside[..., None]
        pixels = pixels + trace * np.where((x > 0)[..., None] & (with_amber and index == 2), amber, teal)
    return pixels


def vital_signs(rows=360):
    """A monitor's three curves with a block beside each where its figure stands."""
    x, y = _grid(rows, rows * 3 // 2)
    pixels = np.full((*x.shape, 3), _SCREEN_GROUND, np.float32)
    beat = (x * 1.6) % 1
    spike = np.exp(-(((beat - 0.5) / 0.03) ** 2)) - 0.25 * np.exp(-(((beat - 0.57) / 0.03) ** 2))
    spike = spike + 0.18 * np.exp(-(((beat - 0.78) / 0.07) ** 2))
    pulse = np.exp(-(((beat - 0.45) / 0.10) ** 2)) + 0.45 * np.exp(-(((beat - 0.68) / 0.10) ** 2))
    curves = (
        (0.56, 0.34 * spike, (0.20, 0.85, 0.60)),
        (-0.06, 0.22 * pulse, (0.30, 0.75, 0.95)),
        (-0.66, 0.12 * np.sin(x * 4.2), (0.80, 0.90, 0.88)),
    )
    for level, curve, color in curves:
        steep = np.hypot(1, np.gradient(curve, axis=1) * rows / 2)
        pixels += _stroke((y - level - curve) / steep, 0.018) * (x < 0.72)[..., None] * np.array(color)
        for left, width, height in ((0.92, 0.16, 0.26), (1.14, 0.16, 0.26)):
            block = (abs(x - left - width / 2) < width / 2) & (abs(y - level) < height / 2)
            hole = (abs(x - left - width / 2) < width / 5) & (abs(y - level) < height / 3.4)
            pixels[block & ~hole] = np.array(color) * 0.8
    return pixels


def greeked_page(rows=900, columns=620, text_columns=3, seed=3):
    """A newspaper's half page: bars for the headline, word-long dashes in columns, and a small landscape."""
    chance = np.random.default_rng(seed)
    pixels = np.full((rows, columns, 3), _PAPER, np.float32)
    margin, gap = columns // 16, columns // 36
    _dash(pixels, margin, margin, columns - margin, 3, chance, (columns // 5, columns // 4))
    for line in range(2):
        top = margin + columns // 30 + line * columns // 19
        right, lengths = columns - margin - line * columns // 4, (columns // 16, columns // 8)
        _dash(pixels, top, margin, right, columns // 30, chance, lengths)
    first_line = margin + columns // 30 + 2 * columns // 19 + columns // 50
    picture_height = rows // 4
    column_width = (columns - 2 * margin - (text_columns - 1) * gap) // text_columns
    picture_right = margin + 2 * column_width + gap
    landscape = _landscape(picture_height, picture_right - margin)
    pixels[first_line : first_line + picture_height, margin:picture_right] = landscape
    pitch = max(8, rows // 90)
    for column in range(text_columns):
        left = margin + column * (column_width + gap)
        top = first_line + (picture_height + pitch * 2 if column < 2 else 0)
        for line, y in enumerate(range(top, rows - margin, pitch)):
            ends_short = line % 9 == 8
            right = left + (column_width * 3 // 5 if ends_short else column_width)
            _dash(pixels, y, left, right, pitch * 2 // 5, chance, (pitch, pitch * 4))
    return pixels


def _dash(pixels, top, left, right, height, chance, lengths):
    x = left
    while x < right - lengths[0] // 2:
        end = min(right, x + int(chance.integers(*lengths)))
        pixels[top : top + height, x:end] = _INK
        x = end + max(2, height // 2 if height > 8 else lengths[0] // 3)


def _landscape(rows, columns):
    x, y = _grid(rows, columns)
    pixels = np.full((rows, columns, 3), (0.55, 0.68, 0.72), np.float32)
    pixels[np.hypot(x - 0.7, y - 0.35) < 0.22] = (0.80, 0.80, 0.74)
    for level, sway, color in ((0.0, 0.22, (0.30, 0.46, 0.46)), (-0.45, 0.12, (0.10, 0.25, 0.26))):
        pixels[y < level + sway * np.sin(x * 2.4 + level * 9)] = color
    return pixels
