"""The robot surgeon's console: viewer, hand controls and pedals, and an empty stool before it."""

from kit.console import console, operator_stool
from kit.light import LAMP_WARM, RIM_TEAL, fill, panel, spot
from kit.picture import Camera, Picture
from kit.stage import group
from kit.theatre import night_shell

PICTURES = [
    Picture(
        "gallery/images/robot-console",
        Camera(at=(-3.1, -2.5, 1.35), look=(0.0, -0.30, 0.76), lens=44, focus=(-0.1, -0.3, 1.1), f_stop=2.0),
        exposure=0.25,
        bloom=(0.08, 0.03),
    )
]


def build():
    night_shell()
    console(sign="amber-glow")
    with group(at=(-0.05, -1.02, 0)):
        operator_stool()
    fill((0.02, 0.08, 0.09), 0.6)
    spot((-1.6, -1.6, 3.2), (0, -0.2, 0.7), 420, LAMP_WARM, angle=50, blend=0.8, softness=0.5)
    panel((2.4, 1.6, 2.2), (0, 0, 0.9), 1.4, 90, RIM_TEAL)
    panel((-2.6, 1.6, 1.8), (0, 0, 0.8), 1.4, 50, (0.35, 0.85, 1.0))
    panel((0.6, 2.0, 4.0), (0.4, 3.4, 1.6), 3.2, 95, (0.25, 0.85, 0.9), height=1.0)
