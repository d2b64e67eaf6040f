"""A surgeon's console with a viewer and two hand controls, its seat empty, in a dim corner of the theatre."""

from kit.console import console, operator_stool
from kit.light import LAMP_WARM, RIM_TEAL, fill, panel, spot
from kit.picture import Camera, Picture
from kit.shapes import box
from kit.stage import group
from kit.theatre import night_shell

PICTURES = [
    Picture(
        "blog/images/robotic-surgery-system-2",
        Camera(at=(-1.3, -2.6, 1.30), look=(0.38, 1.2, 0.88), lens=40, focus=(0.4, 0.9, 1.1), f_stop=2.0),
        exposure=0.3,
        bloom=(0.10, 0.04),
    )
]
CORNER = 2.3


def build():
    night_shell()
    for number in range(8):
        box((CORNER + 0.05 + 0.01 * (number % 2), 2.85 - number, 5), (0.1, 0.985, 10), "night-panel", bevel=0.012)
    with group(at=(0.55, 1.4, 0), turn=22):
        console(sign="amber-glow")
    with group(at=(0.75, 0.45, 0)):
        operator_stool()
    fill((0.02, 0.08, 0.09), 0.5)
    spot((-0.9, -0.4, 3.6), (0.35, 1.0, 0.7), 420, LAMP_WARM, angle=44, blend=0.9, softness=0.4)
    panel((2.0, 2.9, 2.6), (0.5, 1.2, 0.9), 1.0, 60, RIM_TEAL)
    panel((-2.6, 2.6, 2.2), (0.4, 1.2, 0.9), 1.4, 55, (0.35, 0.85, 1.0))
