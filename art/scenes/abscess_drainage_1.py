"""The abscess page's hero: a kidney dish with a scalpel handle, folded gauze and a saline bottle on a trolley."""

from kit.hand_instruments import kidney_dish, scalpel
from kit.light import window_on_table
from kit.linens import gauze
from kit.picture import Camera, Picture
from kit.shapes import box, rod
from kit.stage import group
from kit.vessels import saline_bottle

PICTURES = [
    Picture(
        "services/images/abscess-drainage-1",
        Camera(
            at=(-0.6, -7.6, 5.2), look=(0.0, 0, 0.25), lens=47, focus=(0.9, -0.6, 0.3), f_stop=2.0, shift=(-0.06, 0)
        ),
        exposure=0.15,
    )
]

WIDTH, DEPTH, RAIL = 5.6, 3.4, 0.42
DISH = 0.38
LEFT, RIGHT, FRONT, BACK = -2.15, 3.45, -1.9, 1.5


def build():
    box((0, 7.5, 6), (60, 0.2, 40), "mint-pale")
    box((0, 0, -8.2), (60, 40, 0.2), "clinic-floor")
    trolley()
    box((0.65, -0.2, 0.003), (WIDTH - 0.5, DEPTH - 0.4, 0.012), "drape-paper", turn=(0, 0, 1))
    with group(at=(1.0, -0.75, 0), turn=8):
        kidney_dish(width=1.0, height=DISH)
        with group(at=(-0.30, -0.06, DISH), turn=68):
            scalpel(blade=False)
    with group(at=(1.75, 0.55, 0), turn=-8):
        saline_bottle(radius=0.37, height=1.5)
    with group(at=(0.30, 0.50, 0.01), turn=16):
        gauze(0.95, layers=4)
        with group(at=(0.04, 0.02, 0.11), turn=14):
            gauze(0.90, layers=3)
    window_on_table()


def trolley():
    """The upper shelf with a rail on three sides, and the posts it hangs between."""
    middle_x, middle_y = (LEFT + RIGHT) / 2, (FRONT + BACK) / 2
    box((middle_x, middle_y, -0.04), (WIDTH, DEPTH, 0.08), "brushed-steel", bevel=0.02)
    box((middle_x, middle_y, -4.6), (WIDTH, DEPTH, 0.08), "brushed-steel", bevel=0.02)
    for x in (LEFT, RIGHT):
        for y in (FRONT, BACK):
            rod((x, y, -8), (x, y, RAIL + 0.06), 0.11, "steel", bevel=0.03)
        rod((x, FRONT, RAIL), (x, BACK, RAIL), 0.05, "steel")
    rod((LEFT, BACK, RAIL), (RIGHT, BACK, RAIL), 0.05, "steel")
