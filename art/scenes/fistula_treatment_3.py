"""At night: a lit viewing screen with soft grey slices of a pelvis in a darkened reporting room."""

from kit.furniture import books, desk
from kit.light import RIM_BLUE, RIM_TEAL, fill, panel, spot
from kit.picture import Camera, Picture
from kit.scans import pelvis_sheet, show
from kit.shapes import ball, box, cylinder, rod, tube
from kit.stage import group

TABLE_TOP = 0.763
SCREEN_WIDTH, SCREEN_HEIGHT = 0.93, 0.62

PICTURES = [
    Picture(
        "services/images/fistula-treatment-3",
        Camera(at=(0.85, -1.95, 1.36), look=(0.06, 0.1, 1.06), lens=44, focus=(0.1, 0.0, 1.1), f_stop=1.8),
        exposure=0.25,
        bloom=(0.04, 0.03),
    )
]


def viewing_screen():
    """A wide screen on a foot, its face in the plane y = 0, its middle at z = 0.42."""
    with group(at=(0, 0, 0.42)):
        box((0, 0.025, 0), (SCREEN_WIDTH + 0.05, 0.04, SCREEN_HEIGHT + 0.05), "graphite", bevel=0.012)
        with group(at=(0, 0.0035, 0)):
            show(pelvis_sheet(2, 3), SCREEN_WIDTH, SCREEN_HEIGHT, strength=0.95)
    rod((0, 0.07, 0), (0, 0.07, 0.30), 0.03, "graphite")
    box((0, 0.06, 0.006), (0.34, 0.22, 0.012), "graphite", bevel=0.005)


def keyboard():
    box((0, 0, 0.008), (0.44, 0.14, 0.016), "graphite", bevel=0.006)
    for row in range(4):
        for key in range(14):
            box((-0.195 + 0.03 * key, 0.045 - 0.03 * row, 0.018), (0.025, 0.025, 0.006), "rubber", bevel=0.002)
    with group(at=(0.34, 0, 0)):
        ball((0, 0, 0.012), 0.035, "graphite", squash=(0.85, 1.4, 0.6))


def reading_lamp():
    """A low lamp with a small warm head: the night's one amber thing."""
    cylinder((0, 0, 0.012), 0.07, 0.024, "graphite", bevel=0.008)
    tube([(0, 0, 0.02), (0.0, 0.02, 0.22), (-0.06, 0.0, 0.34), (-0.14, -0.04, 0.36)], 0.009, "graphite")
    rod((-0.135, -0.035, 0.385), (-0.15, -0.05, 0.315), 0.030, "graphite", end_radius=0.075)
    rod((-0.149, -0.049, 0.320), (-0.1515, -0.0515, 0.308), 0.062, "amber-glow")


def build():
    box((0, 0, -0.05), (12, 9, 0.1), "night-floor")
    box((0, 0.85, 1.8), (12, 0.1, 4), "night-wall")
    for seam in range(-4, 6):
        box((seam * 0.8, 0.795, 1.8), (0.012, 0.02, 4), "night-cloth")
    with group():
        desk(width=2.9, top="graphite", legs="graphite")
    with group(at=(0.05, 0.12, TABLE_TOP), turn=3):
        viewing_screen()
    with group(at=(0.12, -0.24, TABLE_TOP), turn=5):
        keyboard()
    with group(at=(-0.82, 0.08, TABLE_TOP), turn=18):
        books("drape-pale", "shell")
    with group(at=(0.90, 0.22, TABLE_TOP)):
        reading_lamp()
    fill((0.02, 0.09, 0.10), 0.5)
    panel((0.05, -0.1, 1.2), (0.05, -1.5, 0.6), SCREEN_WIDTH, 5, (0.75, 0.95, 1.0), height=SCREEN_HEIGHT)
    panel((-2.4, 0.2, 2.4), (-0.6, 0.7, 0.8), 1.2, 34, RIM_TEAL)
    panel((2.6, -1.0, 2.2), (0.6, 0.1, 0.8), 1.2, 18, RIM_BLUE)
    spot((0.745, 0.165, 1.065), (0.73, 0.12, TABLE_TOP), 3.5, (1.0, 0.62, 0.25), angle=95, blend=0.7, softness=0.03)
