"""Four laparoscopic instruments in a row on a folded sea-green cloth."""

from kit.laparoscopy import grasper
from kit.light import window_on_table
from kit.linens import folded_cloth
from kit.picture import Camera, Picture
from kit.shapes import box
from kit.stage import group

PICTURES = [
    Picture(
        "services/images/gall-bladder-removal-2",
        Camera(at=(0.4, -5.0, 7.6), look=(-0.02, 0.06, 0), lens=50, focus=(0.4, -0.3, 0.2), f_stop=2.4),
        exposure=0.1,
    )
]

CLOTH_TOP = 0.12
INSTRUMENTS = (("grasper", -0.05, 3), ("dissector", 0.10, 1), ("scissors", -0.02, 2), ("hook", 0.08, 0))
PITCH = 1.06


def build():
    box((0, 0, -0.2), (24, 16, 0.4), "oak-pale", bevel=0.05)
    with group(turn=4):
        folded_cloth(5.5, 5.0, "sea-green", layers=2, thickness=CLOTH_TOP / 3)
        with group(at=(-0.05, 0.2, CLOTH_TOP * 2 / 3)):
            folded_cloth(5.45, 4.55, "sea-green", layers=1, thickness=CLOTH_TOP / 3)
        for place, (jaw, slip, turn) in enumerate(INSTRUMENTS):
            with group(at=(0.35 + slip, 1.98 - PITCH * place, CLOTH_TOP + 0.01), turn=turn):
                grasper(jaw=jaw)
    with group(turn=12):
        window_on_table()
