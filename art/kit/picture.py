"""What a scene promises: its pictures, each with a camera, a size and a place in `content/`."""

from collections.abc import Callable
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

WIDE = (1920, 1080)
"""Full-bleed pictures."""
TALL = (1080, 1350)
"""The same for phones held upright (4:5)."""
STANDARD = (1280, 853)
"""All others (3:2)."""


@dataclass(frozen=True)
class Camera:
    """`at` and `look` in scene units, `lens` in millimetres; sharp at `focus` (a point; none: everywhere).

    `shift` moves the picture plane (shares of its width to the right, of its width up) without turning the camera:
    with it a subject sits in the right half while walls stay upright.
    """

    at: tuple[float, float, float]
    look: tuple[float, float, float]
    lens: float
    focus: tuple[float, float, float] | None = None
    f_stop: float = 2.8
    shift: tuple[float, float] = (0, 0)

    def place(self):
        way = Vector(self.look) - Vector(self.at)
        bpy.ops.object.camera_add(location=self.at, rotation=way.to_track_quat("-Z", "Y").to_euler())
        camera = bpy.context.object
        camera.data.lens, camera.data.clip_end = self.lens, 200
        camera.data.shift_x, camera.data.shift_y = self.shift
        if self.focus:
            camera.data.dof.use_dof = True
            camera.data.dof.focus_distance = (Vector(self.focus) - Vector(self.at)).length
            camera.data.dof.aperture_fstop = self.f_stop
        bpy.context.scene.camera = camera


@dataclass(frozen=True)
class Picture:
    """`target` is the master's path under `content/`, without its ending."""

    target: str
    camera: Camera
    size: tuple[int, int] = STANDARD
    exposure: float = 0.0
    """In stops."""
    look: str = "Medium High Contrast"
    """One of Filmic's looks."""
    bloom: tuple[float, float] = (0.05, 0.02)
    """How far bright light bleeds: near and far."""
    samples: int = 12
    see_through: bool = False
    """Leave the background empty; `grade` then gets to fill it."""
    grade: Callable[[np.ndarray, np.ndarray], np.ndarray] | None = None
    """A last step in linear light: gets the picture (height × width × 3, first row at the bottom) and its alpha."""
