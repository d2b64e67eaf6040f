"""What hangs in the air of the night set, added in linear light after rendering: shafts of light, soft discs."""

from dataclasses import dataclass

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.develop import blur

_SENSOR = 36


@dataclass(frozen=True)
class Shaft:
    """A cone of lit air from a lamp to its target; radii in scene units."""

    start: tuple
    end: tuple
    start_radius: float
    end_radius: float
    strength: float


def shafts_of_light(*shafts, color=(1.02, 0.95, 0.76)):
    """A `grade` that draws the shafts where the camera sees them."""

    def grade(light, _alpha):
        haze = sum(_draw(shaft, *light.shape[:2]) for shaft in shafts)
        return light + haze[..., None] * np.array(color, np.float32)

    return grade


def _draw(shaft, height, width):
    scene = bpy.context.scene
    lens = scene.camera.data.lens
    start, end = (world_to_camera_view(scene, scene.camera, Vector(place)) for place in (shaft.start, shaft.end))
    start_at, end_at = (np.array([place.x * width, place.y * height]) for place in (start, end))
    pixels_per_unit = max(width, height) * lens / _SENSOR / start.z
    length = np.hypot(*(end_at - start_at))
    along = (end_at - start_at) / length
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = columns - start_at[0], rows - start_at[1]
    way = (x * along[0] + y * along[1]) / length
    aside = np.abs(y * along[0] - x * along[1])
    radius = (shaft.start_radius + (shaft.end_radius - shaft.start_radius) * np.clip(way, 0, 1.3)) * pixels_per_unit
    edge = np.exp(-((aside / radius / 0.62) ** 4))
    return shaft.strength * edge * np.clip(way * 14 + 0.4, 0, 1) * np.clip(1.15 - way, 0, 1) ** 1.3


def _calm(alpha):
    """The alpha, smooth where edges lie far out of focus: it is not denoised with the light."""
    alpha, width = alpha[..., None], alpha.shape[1]
    partly = ((alpha > 0.02) & (alpha < 0.98)).astype(np.float32)
    blurred_edge = np.clip((blur(partly, width / 300) - 0.35) / 0.35, 0, 1)
    return alpha + (blur(alpha, width / 150) - alpha) * blurred_edge


_DISC_COLORS = np.array([(0.05, 0.62, 0.56), (0.16, 0.85, 0.72), (0.04, 0.30, 0.45), (0.55, 0.95, 0.85)], np.float32)
_FAR_SHARES, _NEAR_SHARES = (0.36, 0.23, 0.33, 0.08), (0.34, 0.33, 0.33, 0)


def teal_bokeh(discs=64, glow_at=(0.30, 0.36), band=(0.40, 0.18), spread=0.17, seed=5, brightness=1.0, calm=0.0):
    """A `grade` that fills an empty background with teal dusk and lights far out of focus.

    All shares of the picture from its lower left corner: `glow_at` is the dusk's brightest place; the discs scatter
    by `spread` about a line that leaves the left edge and reaches the right one at the heights in `band`. Left of
    `calm` they are faint, for text.
    """

    def grade(light, alpha):
        height, width = light.shape[:2]
        unit = max(width, height) / 1600
        rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
        across, up = columns / width - glow_at[0], rows / height - glow_at[1]
        dusk = np.exp(-((across / 0.46) ** 2 + (up / 0.55) ** 2))[..., None]
        ground = np.array([0.003, 0.018, 0.025], np.float32) + dusk * np.array([0.006, 0.075, 0.09], np.float32)
        dice = np.random.RandomState(seed)
        for _ in range(discs):
            near, share = dice.rand() < 0.35, dice.uniform(-0.05, 1.05)
            x, y = share * width, (band[0] + (band[1] - band[0]) * share + dice.normal(0, spread)) * height
            radius = (dice.uniform(60, 120) if near else dice.uniform(14, 46)) * unit
            color = _DISC_COLORS[dice.choice(4, p=_NEAR_SHARES if near else _FAR_SHARES)]
            strength = (dice.uniform(0.02, 0.06) if near else dice.uniform(0.05, 0.30)) * brightness
            strength *= 0.35 if share < calm else 1
            away = np.hypot(columns - x, rows - y)
            disc = 1 / (1 + np.exp(np.clip((away - radius) / ((7 if near else 2.2) * unit) * 2, -30, 30)))
            ground += (disc * (0.72 + 0.28 * np.clip(away / radius, 0, 1) ** 4))[..., None] * color * strength
        return light + ground * (1 - _calm(alpha))

    return grade
