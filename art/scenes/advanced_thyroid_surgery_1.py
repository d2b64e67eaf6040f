"""The thyroid page's hero: a model larynx with its butterfly-shaped gland, in soft window light."""

from kit.light import window_on_table
from kit.models import desk_stand, larynx_with_thyroid
from kit.picture import Camera, Picture
from kit.stage import group
from kit.stills import bench

PICTURES = [
    Picture(
        "services/images/advanced-thyroid-surgery-1",
        Camera(
            at=(-0.6, -8.0, 2.2), look=(-0.1, 0, 1.15), lens=54, focus=(1.1, -0.3, 1.1), f_stop=1.6, shift=(-0.07, 0)
        ),
        exposure=0.05,
    )
]


def build():
    bench("oak-pale", "ice")
    with group(at=(0.95, 0.2, 0), turn=-24, scale=0.70):
        desk_stand(width=1.3, depth=1.1, rise=0.55)
        with group(at=(0, 0, 0.72)):
            larynx_with_thyroid()
    with group(turn=8):
        window_on_table(strength=3.4, surroundings=0.5)
