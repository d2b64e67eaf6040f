"""A laparoscopy tower in a darkened theatre, its screen lit."""

from kit.light import LAMP_WARM, RIM_TEAL, fill, panel, spot
from kit.picture import Camera, Picture
from kit.theatre import night_shell
from kit.tower import tower

PICTURES = [
    Picture(
        "images/wave-laparoscopy",
        Camera(at=(-1.1, -3.2, 1.55), look=(0.02, 0, 1.50), lens=44, focus=(0, -0.2, 1.9), f_stop=2.0),
        exposure=0.25,
        bloom=(0.08, 0.04),
    )
]


def build():
    night_shell()
    tower(sign="amber-glow", turn=-6)
    fill((0.02, 0.08, 0.09), 0.6)
    spot((-1.8, -2.2, 3.6), (0, 0, 1.2), 420, LAMP_WARM, angle=44, blend=0.9, softness=0.4)
    panel((2.2, 1.4, 2.4), (0, 0, 1.3), 1.4, 90, RIM_TEAL)
    panel((-2.4, 1.6, 2.0), (0, 0, 1.2), 1.4, 50, (0.35, 0.85, 1.0))
    panel((0.2, 2.0, 4.2), (0.2, 3.4, 1.6), 3.2, 110, (0.25, 0.85, 0.9), height=1.0)
