"""A laser's slim handpiece, upright, with an amber light at the tip of its fibre."""

import math

from kit.haze import teal_bokeh
from kit.light import LAMP_WARM, night_table, panel, spot
from kit.picture import Camera, Picture
from kit.shapes import ball, lathe, ring, rod, sheet, tube

PICTURES = [
    Picture(
        "images/expertise-laser",
        Camera(at=(0.3, -5.6, 1.55), look=(0, 0, 0.90), lens=70, focus=(0, 0, 0.9), f_stop=0.6),
        exposure=0.2,
        bloom=(0.16, 0.08),
        see_through=True,
        grade=teal_bokeh(discs=36, glow_at=(0.5, 0.55), band=(0.5, 0.6), spread=0.22, seed=21, brightness=0.6),
    )
]
TIP = 0.30
FOOT = TIP + 0.42
"""Where the metal of the handpiece begins."""


def build():
    sheet(18, 16, lambda x, y: 0.05 * math.sin(x * 1.3 + y * 0.9 + math.sin(y)) * min(1, x * x + y * y), "drape-dusk")
    _handpiece()
    rod((0, 0, TIP + 0.12), (0, 0, FOOT + 0.02), 0.020, "shell")
    rod((0, 0, TIP), (0, 0, TIP + 0.13), 0.016, "glass")
    ball((0, 0, TIP), 0.030, "amber-glow")
    tube([(0, 0, 2.3), (0.02, 0, 2.7), (0.22, 0.3, 3.3), (0.1, 0.8, 5)], 0.035, "shell")
    night_table(key=230, target=(0, 0, 1.0))
    for side, color in ((-1, LAMP_WARM), (1, (0.5, 0.95, 1.0))):
        panel((side * 1.5, -1.1, 1.2), (0, 0, 1.0), 0.5, 12, color, height=2.2)
    spot((0, 0, TIP - 0.04), (0, 0, 0), 34, (1.0, 0.34, 0.03), angle=125, blend=1, softness=0.03)


def _handpiece():
    lathe([(0.024, FOOT), (0.034, FOOT + 0.05), (0.05, FOOT + 0.22), (0.085, FOOT + 0.40)], "steel")
    lathe([(0.085, FOOT + 0.40), (0.115, FOOT + 0.47), (0.12, FOOT + 1.17), (0.105, FOOT + 1.37)], "shell")
    lathe([(0.105, FOOT + 1.37), (0.10, FOOT + 1.5), (0.07, FOOT + 1.68), (0.035, FOOT + 1.72)], "graphite")
    for groove in range(6):
        ring((0, 0, FOOT + 0.54 + 0.055 * groove), 0.117, 0.011, "graphite")
    ring((0, 0, FOOT + 1.0), 0.121, 0.008, "ring-glow")
