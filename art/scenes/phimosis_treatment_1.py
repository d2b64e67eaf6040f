"""The phimosis page's hero: a small plain tube of cream beside fine scissors and forceps on a folded green cloth."""

from kit.fabric import folded
from kit.hand_instruments import forceps, scissors
from kit.household import cream_tube
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.stage import group
from kit.stills import bench

PICTURES = [
    Picture(
        "services/images/phimosis-treatment-1",
        Camera(
            at=(0.45, -4.0, 4.0), look=(0.45, 0.0, 0.1), lens=50, focus=(0.6, -0.2, 0.2), f_stop=2.4, shift=(-0.06, 0)
        ),
        exposure=0.1,
    )
]


def build():
    bench(top="ivory", wall="plaster-cool")
    with group(at=(0.86, 0.02, 0), turn=-7):
        top = folded(2.4, 1.85, 3, "towel-green", thickness=0.06)
    with group(at=(0.36, -0.50, top), turn=7):
        cream_tube(length=1.05, radius=0.14)
    with group(at=(0.86, 0.50, top), turn=6):
        scissors()
    with group(at=(1.14, 0.04, top), turn=9):
        forceps()
    window_on_table()
