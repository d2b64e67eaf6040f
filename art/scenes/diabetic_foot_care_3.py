"""Rolled dressings, gauze and a paper wound ruler arranged on a tray."""

from kit.dressings import cotton_bud, gauze_roll, gauze_squares, paper_ruler
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.stage import group
from kit.stills import cloth, tray

FLOOR = 0.03

PICTURES = [
    Picture(
        "services/images/diabetic-foot-care-3",
        Camera(at=(-0.1, -4.0, 4.1), look=(0, 0.02, 0.05), lens=53, focus=(0, -0.2, 0.2), f_stop=2.4),
        exposure=0.0,
    )
]


def build():
    cloth("teal", flat=(3.2, 2.4))
    with group(turn=-5):
        tray(width=3.3, depth=2.1, paint="brushed-steel")
        for x, y, turn, radius, loose in (
            (-1.0, 0.42, -58, 0.27, 0.0),
            (-0.42, 0.50, -66, 0.24, 0.0),
            (-0.75, -0.32, -35, 0.22, 0.34),
        ):
            with group(at=(x, y, FLOOR), turn=turn):
                gauze_roll(width=0.8, radius=radius, loose=loose)
        with group(at=(0.75, 0.28, FLOOR), turn=10):
            gauze_squares(count=4, size=0.95)
        with group(at=(0.55, -0.66, FLOOR), turn=5):
            paper_ruler(length=1.7)
        with group(at=(1.42, 0.22, FLOOR), turn=84):
            cotton_bud()
    with group(turn=-16):
        window_on_table()
