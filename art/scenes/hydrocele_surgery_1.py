"""The hydrocele page's hero: an ultrasound probe, a folded supportive garment and a sealed suture packet on a tray."""

import math

from kit.forged import forged
from kit.hand_instruments import suture_packet
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.pillow import pillow
from kit.shapes import tube
from kit.stage import group
from kit.stills import cloth, tray
from kit.ultrasound import ultrasound_probe

PICTURES = [
    Picture(
        "services/images/hydrocele-surgery-1",
        Camera(
            at=(-0.3, -4.9, 4.3), look=(0.0, 0, 0.05), lens=42, focus=(0.9, -0.3, 0.15), f_stop=2.2, shift=(-0.02, 0)
        ),
        exposure=0.05,
    )
]

FLOOR = 0.03


def build():
    cloth("ice", flat=(3.4, 2.4))
    with group(at=(0.42, 0.0, 0), turn=-7):
        tray(width=3.5, depth=2.5, paint="mint-pale")
        with group(at=(0.74, 0.36, FLOOR), turn=7, scale=1.12):
            garment()
        with group(at=(-0.82, 0.20, FLOOR), turn=66):
            ultrasound_probe(
                [(-1.05, 0.06, 0.05), (-1.12, 0.40, 0.05), (-0.75, 0.62, 0.04), (-0.10, 0.55, 0.04), (0.45, 0.58, 0.04)]
            )
        with group(at=(0.70, -0.72, FLOOR), turn=-8):
            suture_packet()
    window_on_table()


def garment():
    """Close-fitting supportive briefs, their lower part folded under; the ribbed waistband lies at the back."""
    outline = [
        (-0.70, 0.44), (-0.35, 0.45), (0.35, 0.45), (0.70, 0.44), (0.70, 0.20), (0.56, 0.02), (0.40, -0.20),
        (0.34, -0.42),
        (0.0, -0.44), (-0.34, -0.42), (-0.40, -0.20), (-0.56, 0.02), (-0.70, 0.20),
    ]  # fmt: skip
    for layer, turn in enumerate((1.5, 0)):
        with group(at=(0, 0, 0.03 + 0.05 * layer), turn=(-90, 0, turn)):
            pillow(outline, lambda x, y: 0.045 + 0.004 * math.sin(9 * x + 5 * y), "garment", edge=7)
    top = 0.125
    forged(
        [
            (-0.715, 0.42, 0.07, 0.17, 0.11),
            (-0.6, 0.42, 0.08, 0.17, 0.115),
            (0.6, 0.42, 0.08, 0.17, 0.115),
            (0.715, 0.42, 0.07, 0.17, 0.11),
        ],
        "teal",
        square=4,
    )
    for side in (-1, 1):
        tube(
            [
                (side * x, y, top - 0.012 - drop)
                for x, y, drop in ((0.69, 0.19, 0.03), (0.54, 0.03, 0.0), (0.39, -0.19, 0.0), (0.33, -0.41, 0.03))
            ],
            0.016,
            "teal",
        )
        tube(
            [
                (side * x, y, top - drop)
                for x, y, drop in ((0.30, 0.34, 0), (0.27, 0.10, -0.004), (0.17, -0.14, 0), (0.10, -0.42, 0.02))
            ],
            0.007,
            "sea-green",
        )
