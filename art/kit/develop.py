"""From a built scene to a PNG: Cycles, the denoiser, bloom, Filmic."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

_PASSES = {"Image": "light", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}


def develop(picture, size, samples, denoise, target: Path):
    """Renders the scene through the picture's camera and writes `target`, a PNG of `size`."""
    picture.camera.place()
    light, alpha, albedo, normal = _render(picture, size, samples)
    light = denoise(light, albedo, normal)
    if picture.grade:
        light = picture.grade(light, alpha)
    light = _bloom(light, *picture.bloom)
    _save(light, picture, size, target)


def _render(picture, size, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising, cycles.max_bounces = "CPU", samples, False, 8
    cycles.sample_clamp_indirect, cycles.use_adaptive_sampling = 3.0, False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    render = scene.render
    render.resolution_x, render.resolution_y = size
    render.resolution_percentage, render.film_transparent = 100, picture.see_through
    scene.view_layers[0].cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        _write_passes_to(folder)
        bpy.ops.render.render(write_still=False)
        read = {name: _read(folder, name, size) for name in _PASSES.values()}
    return read["light"][..., :3], read["light"][..., 3], read["albedo"][..., :3], read["normal"][..., :3]


def _write_passes_to(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    output.base_path, output.format.file_format, output.format.color_depth = folder, "OPEN_EXR", "32"
    output.file_slots.clear()
    for render_pass, name in _PASSES.items():
        output.file_slots.new(f"{name}_")
        tree.links.new(layers.outputs[render_pass], output.inputs[-1])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def _read(folder, name, size):
    (path,) = Path(folder).glob(f"{name}_*")
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name, image.alpha_mode = "Non-Color", "PREMUL"
    pixels = np.empty(size[0] * size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(size[1], size[0], 4)


def _bloom(light, near, far):
    width = light.shape[1]
    bright = np.clip(light - 0.9, 0, 8)
    return light + near * blur(bright, width / 220) + far * blur(bright, width / 40)


def blur(picture, radius):
    """Gaussian, `radius` (its sigma) in pixels."""
    height, width = picture.shape[:2]
    margin = int(3 * radius)
    padded = np.pad(picture, ((margin, margin), (margin, margin), (0, 0)), mode="edge")
    rows, columns = np.fft.fftfreq(padded.shape[0])[:, None], np.fft.fftfreq(padded.shape[1])[None, :]
    kernel = np.exp(-2 * (np.pi * radius) ** 2 * (columns**2 + rows**2))[..., None]
    soft = np.fft.ifft2(np.fft.fft2(padded, axes=(0, 1)) * kernel, axes=(0, 1)).real
    return soft[margin : margin + height, margin : margin + width].astype(np.float32)


def _save(light, picture, size, target):
    scene = bpy.context.scene
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Filmic", picture.look, picture.exposure
    image = bpy.data.images.new("developed", *size, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    pixels = np.ones((size[1], size[0], 4), np.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    scene.use_nodes = False
    scene.render.image_settings.file_format = "PNG"
    target.parent.mkdir(parents=True, exist_ok=True)
    image.save_render(str(target), scene=scene)
    bpy.data.images.remove(image)
