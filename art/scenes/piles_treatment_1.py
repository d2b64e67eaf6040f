"""The piles page's hero: a laser fibre with its red aiming beam across a folded blue towel."""

from kit.fabric import folded
from kit.laser import aiming_light, fibre
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.stage import group
from kit.stills import bench

TOWEL_AT = (0.75, 0.1, 0)

PICTURES = [
    Picture(
        "services/images/piles-treatment-1",
        Camera(
            at=(0.54, -3.3, 2.9),
            look=(0.52, 0.05, 0.12),
            lens=52,
            focus=(0.55, -0.25, 0.4),
            f_stop=2.2,
            shift=(-0.06, 0),
        ),
        exposure=0.1,
    )
]


def build():
    bench(top="oak", wall="plaster-cool")
    with group(at=TOWEL_AT, turn=-9):
        top = folded(1.75, 1.15, 4, "towel-blue")
    lie = top + 0.022
    tip = fibre(
        [
            (3.2, 0.95, 0.02), (2.3, 0.55, 0.02), (1.95, 0.36, 0.16), (1.58, 0.25, lie + 0.025), (1.22, 0.34, lie),
            (0.98, 0.54, lie), (0.72, 0.46, lie), (0.76, 0.20, lie), (1.04, 0.20, lie), (1.16, 0.40, lie + 0.03),
            (0.88, 0.43, lie + 0.035), (0.66, 0.27, lie + 0.02), (0.52, 0.12, lie + 0.08), (0.42, 0.0, lie + 0.06),
        ]
    )  # fmt: skip
    aiming_light(tip, (tip[0] - 0.06, tip[1] - 0.07, top), power=45, angle=36)
    window_on_table()
