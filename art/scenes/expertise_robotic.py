"""One arm of the surgical robot, reaching straight down to the port."""

from kit.light import theatre_at_night
from kit.picture import Camera, Picture
from kit.robot import SHOULDERS, Pose, arm
from kit.shapes import cylinder, ring
from kit.theatre import draped_table, night_shell

PICTURES = [
    Picture(
        "images/expertise-robotic",
        Camera(at=(0.25, -3.3, 1.72), look=(0, 0, 1.70), lens=52, focus=(0, -0.05, 1.75), f_stop=1.4),
        exposure=0.25,
        bloom=(0.10, 0.04),
    )
]
TURNTABLE = (0.0, 0.30, 2.62)


def build():
    night_shell()
    draped_table()
    cylinder((TURNTABLE[0], TURNTABLE[1], TURNTABLE[2] + 0.16), 0.26, 0.20, "graphite", bevel=0.05)
    ring((TURNTABLE[0], TURNTABLE[1], TURNTABLE[2] + 0.07), 0.245, 0.012, "ring-glow")
    cylinder((TURNTABLE[0], TURNTABLE[1], TURNTABLE[2] + 0.75), 0.20, 1.0, "shell", bevel=0.06)
    x, y, z = (place - base for place, base in zip(TURNTABLE, SHOULDERS, strict=True))
    elbow, forearm, wrist, tip = (-0.24, 0.14, 2.28), (0.16, 0.02, 1.98), (0.0, -0.06, 1.66), (0.0, 0.0, 1.09)
    arm(Pose((x, y, z), elbow, forearm, wrist, tip, axis=(0.15, 1, 0.1)), glow="amber-glow")
    theatre_at_night(key=380)
