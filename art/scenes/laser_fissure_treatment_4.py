"""A small ointment tube and a fingertip glove on a white tray next to a printed treatment plan."""

from kit.dressings import fingertip_glove
from kit.household import cream_tube
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import box, rod
from kit.stage import group
from kit.stills import bench, tray

PICTURES = [
    Picture(
        "services/images/laser-fissure-treatment-4",
        Camera(at=(0.18, -3.8, 4.9), look=(0.17, 0.04, 0.0), lens=53, focus=(-0.4, -0.2, 0.1), f_stop=2.6),
        exposure=-0.05,
    )
]


def treatment_plan():
    """A sheet on a slim board: a colored head, rows of grey lines, each with a tick box."""
    box((0, 0, 0.02), (1.62, 2.2, 0.04), "oak-pale", bevel=0.02)
    with group(at=(0.01, -0.03, 0.042), turn=-1.5):
        box((0, 0, 0.006), (1.48, 2.0, 0.012), "paper")
        box((0, 0.84, 0.013), (1.28, 0.12, 0.004), "sea-green")
        for row in range(6):
            y = 0.58 - 0.24 * row
            box((-0.56, y, 0.013), (0.10, 0.10, 0.003), "grey-line")
            box((-0.56, y, 0.0145), (0.075, 0.075, 0.003), "paper")
            box(
                (-0.01 - 0.1 * (row % 3 == 1), y + 0.03, 0.013),
                (0.90 - 0.2 * (row % 3 == 1), 0.028, 0.003),
                "grey-line",
            )
            box((-0.14, y - 0.035, 0.013), (0.62, 0.020, 0.003), "grey-line")
        for row in range(3):
            y = 0.58 - 0.24 * row
            rod((-0.59, y, 0.018), (-0.565, y - 0.035, 0.018), 0.010, "teal-gloss")
            rod((-0.565, y - 0.035, 0.018), (-0.50, y + 0.06, 0.018), 0.010, "teal-gloss")
    box((0, 1.04, 0.07), (0.5, 0.12, 0.06), "brass", bevel=0.02)


def build():
    bench(top="mint", wall="mint-pale")
    with group(at=(-0.74, -0.06, 0), turn=5):
        tray(width=1.9, depth=1.35, paint="enamel")
        with group(at=(-0.05, 0.16, 0.03), turn=18):
            cream_tube(length=1.15, radius=0.155, body="mint-pale")
        with group(at=(-0.15, -0.34, 0.03), turn=-9):
            fingertip_glove()
    with group(at=(1.24, 0.12, 0), turn=-8):
        treatment_plan()
    window_on_table()
