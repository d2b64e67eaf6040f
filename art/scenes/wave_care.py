"""An armchair with a folded blanket beside a small warm lamp, at night."""

from kit.furniture import armchair, curtain, side_table
from kit.light import fill, panel, spot
from kit.picture import Camera, Picture
from kit.shapes import ball, box, cylinder
from kit.stage import group
from kit.theatre import night_shell

PICTURES = [
    Picture(
        "images/wave-care",
        Camera(at=(-1.0, -2.6, 1.15), look=(0.22, 0.1, 0.66), lens=42, focus=(0.2, 0, 0.7), f_stop=1.6),
        exposure=0.35,
        bloom=(0.12, 0.06),
    )
]
SEAT, TABLE_TOP, GLOBE = 0.49, 0.53, 0.13


def build():
    night_shell()
    with group(at=(0, 0.15, 0), turn=-24):
        armchair("drape-pale", frame="brushed-steel", arms="oak-pale")
        for layer in range(4):
            place = (0.01 * (layer % 2), -0.04 + 0.008 * layer, SEAT + 0.022 + 0.036 * layer)
            box(place, (0.40 - 0.008 * layer, 0.36, 0.038), "linen" if layer == 3 else "mint", bevel=0.017)
    with group(at=(0.78, 0.25, 0)):
        side_table(foot="brushed-steel")
        cylinder((0, 0, TABLE_TOP + 0.015), 0.06, 0.03, "graphite", bevel=0.008)
        ball((0, 0, TABLE_TOP + 0.03 + GLOBE), GLOBE, "amber-globe")
    with group(at=(-1.6, 1.5, 0)):
        curtain(1.7, 3.2, paint="night-cloth")
    fill((0.02, 0.09, 0.10), 0.9)
    spot((0.78, 0.05, TABLE_TOP + 0.25), (0, 0, 0.5), 46, (1.0, 0.62, 0.28), angle=150, blend=0.8, softness=0.12)
    spot((0.78, 0.25, TABLE_TOP + 0.4), (0.78, 0.6, 3), 20, (1.0, 0.62, 0.28), angle=150, blend=1, softness=0.12)
    panel((-2.4, 1.2, 2.4), (0, 0, 0.6), 1.4, 60, (0.35, 0.85, 1.0))
    panel((-1.0, -2.8, 2.8), (0, 0, 0.6), 1.6, 20, (0.7, 0.95, 1.0))
