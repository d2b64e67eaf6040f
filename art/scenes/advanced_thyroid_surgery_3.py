"""Magnifying surgical spectacles, resting on a folded blue cloth."""

from kit.light import window_on_table
from kit.linens import folded_cloth
from kit.picture import Camera, Picture
from kit.spectacles import loupes
from kit.stage import group
from kit.stills import cloth

PICTURES = [
    Picture(
        "services/images/advanced-thyroid-surgery-3",
        Camera(at=(-1.1, -3.9, 3.0), look=(0.02, 0.12, 0.22), lens=58, focus=(-0.25, -0.35, 0.42), f_stop=2.2),
        exposure=0.1,
    )
]

CLOTH_TOP = 0.24


def build():
    cloth("ice", flat=(2.6, 2.2))
    with group(turn=-9):
        folded_cloth(2.2, 1.9, "blue-cloth", layers=4, thickness=CLOTH_TOP / 4)
    with group(at=(0.0, -0.30, CLOTH_TOP + 0.225), turn=(-3, 0, 9)):
        loupes()
    window_on_table()
