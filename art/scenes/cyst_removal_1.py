"""The cyst page's hero: fine scissors, toothed forceps and a labelled specimen jar on a blue paper drape."""

from kit.hand_instruments import forceps, scissors
from kit.light import window_on_table
from kit.linens import cloth_height
from kit.picture import Camera, Picture
from kit.shapes import sheet
from kit.stage import group
from kit.stills import specimen_jar
from kit.vessels import jar_label

PICTURES = [
    Picture(
        "services/images/cyst-removal-1",
        Camera(
            at=(-0.2, -4.0, 3.0), look=(0.0, 0.05, 0.12), lens=47, focus=(0.55, -0.2, 0.1), f_stop=2.2, shift=(-0.07, 0)
        ),
        exposure=0.15,
    )
]

CREASES = 1.25


def build():
    sheet(12, 12, get_drape_height, "drape-paper", steps=400)
    with group(at=(0.98, 0.62, 0)):
        specimen_jar(radius=0.27, height=0.56, lid="ivory")
        jar_label(0.274, 0.12, 0.38)
    with group(at=(0.20, -0.02, 0), turn=24):
        scissors()
    with group(at=(0.52, -0.46, 0), turn=14):
        forceps(toothed=True)
    with group(turn=10):
        window_on_table(strength=3.6, surroundings=0.5)


def get_drape_height(x, y):
    """Paper unfolded from a packet: flat fields between sharp creases."""

    def crease(along):
        offset = abs((along / CREASES + 0.42) % 1 - 0.5) * CREASES
        return 0.022 * max(0.0, 1 - (CREASES / 2 - offset) / 0.22)

    return crease(x * 0.98 + y * 0.17) + crease(y * 0.98 - x * 0.17) + 0.004 * cloth_height(x, y, 1) - 0.012
