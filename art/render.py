"""Renders scenes: run by Blender, called by `npm run art`.

    blender -b --factory-startup -P art/render.py -- WEIGHTS OUT [--draft] SCENE...

Writes OUT/<target>.png for each picture of each scene, and one line `made <target> (<scene>/<scenes>)` for each.
"""

import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from kit import stage  # noqa: E402
from kit.denoise import Denoiser  # noqa: E402
from kit.develop import develop  # noqa: E402

_DRAFT_WIDTH = 640
_DRAFT_SAMPLES = 10


def main(arguments):
    draft = "--draft" in arguments
    weights, out, *scenes = [argument for argument in arguments if argument != "--draft"]
    denoise = Denoiser(Path(weights))
    for number, name in enumerate(scenes, start=1):
        stage.clear()
        scene = importlib.import_module(f"scenes.{name}")
        scene.build()
        for picture in scene.PICTURES:
            width, height = picture.size
            size = (_DRAFT_WIDTH, round(height * _DRAFT_WIDTH / width)) if draft else picture.size
            samples = _DRAFT_SAMPLES if draft else picture.samples
            develop(picture, size, samples, denoise, Path(out) / f"{picture.target}.png")
            print(f"made {picture.target} ({number}/{len(scenes)})", flush=True)


main(sys.argv[sys.argv.index("--") + 1 :])
