"""An empty corridor at night that leads to the theatre's closed door, one amber light above it."""

from kit.light import LAMP_WARM, fill, panel
from kit.picture import WIDE, Camera, Picture
from kit.shapes import box, cylinder, rod

PICTURES = [
    Picture(
        "images/statistics",
        Camera(at=(-0.35, -6.5, 1.45), look=(0.15, 8, 1.35), lens=26, focus=(0, 4, 1.3), f_stop=2.0),
        WIDE,
        exposure=0.35,
        bloom=(0.12, 0.06),
    )
]
HALF_WIDTH, HEIGHT = 1.9, 2.9
START, END = -9.0, 9.0


def build():
    middle, length = (START + END) / 2, END - START
    box((0, middle, -0.05), (2 * HALF_WIDTH, length, 0.1), "night-floor")
    box((0, middle, HEIGHT + 0.05), (2 * HALF_WIDTH, length, 0.1), "night-wall")
    for side in (-1, 1):
        _wall(side)
    _door()
    for y in (-4.5, -1.0, 2.5, 6.0):
        box((0, y, HEIGHT - 0.005), (0.9, 1.3, 0.02), "strip-glow")
        panel((0, y, HEIGHT - 0.06), (0, y, 0), 0.9, 34, (0.35, 0.88, 0.95), height=1.3)
    panel((0, END - 0.7, HEIGHT - 0.2), (0, END, 1.0), 1.6, 26, LAMP_WARM, height=0.3)
    fill((0.02, 0.08, 0.09), 0.6)


def _wall(side):
    """Upright panels, a rail to hold on to, a line of light along the foot."""
    x = side * (HALF_WIDTH + 0.05)
    for number in range(15):
        y = START + 0.6 + 1.2 * number
        thickness, paint = (0.11, "night-wall") if number % 2 else (0.10, "night-panel")
        box((x, y, HEIGHT / 2), (thickness, 1.185, HEIGHT), paint, bevel=0.01)
    rail = side * (HALF_WIDTH - 0.07)
    rod((rail, START, 0.92), (rail, END - 0.1, 0.92), 0.022, "brushed-steel")
    for number in range(12):
        y = START + 1.2 + 1.5 * number
        rod((rail, y, 0.92), (side * HALF_WIDTH, y, 0.88), 0.010, "brushed-steel")
    strip = box((side * (HALF_WIDTH - 0.012), 0, 0.10), (0.02, 2 * END, 0.015), "strip-glow")
    strip.visible_glossy = False


def _door():
    """Two leaves with round windows, behind which the lamp is on."""
    box((0, END + 0.05, HEIGHT / 2), (2 * HALF_WIDTH, 0.1, HEIGHT), "night-wall")
    box((0, END - 0.02, 1.12), (2.16, 0.06, 2.24), "graphite", bevel=0.01)
    for side in (-1, 1):
        box((side * 0.505, END - 0.06, 1.08), (0.99, 0.05, 2.12), "shell", bevel=0.012)
        cylinder((side * 0.505, END - 0.09, 1.55), 0.21, 0.03, "graphite", turn=(90, 0, 0))
        cylinder((side * 0.505, END - 0.11, 1.55), 0.17, 0.02, "lamp-glow", turn=(90, 0, 0))
        rod((side * 0.12, END - 0.13, 0.9), (side * 0.12, END - 0.13, 1.2), 0.016, "steel")
    box((0, END - 0.06, 2.46), (0.46, 0.05, 0.10), "amber-glow", bevel=0.02)
