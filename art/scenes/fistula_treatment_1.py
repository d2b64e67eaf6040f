"""The fistula page's hero: a soft blue seton loop and a fine malleable probe side by side on white linen."""

from kit.fabric import folded
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import ball, cylinder, ring, rod, tube
from kit.stage import group
from kit.stills import bench

PICTURES = [
    Picture(
        "services/images/fistula-treatment-1",
        Camera(at=(0.45, -3.0, 4.2), look=(0.45, 0.04, 0), lens=52, focus=(0.6, -0.1, 0), f_stop=2.6, shift=(-0.05, 0)),
        exposure=-0.1,
    )
]


def seton():
    """A soft thread closed to a loop by a single knot, its two ends lying free."""
    z = 0.045
    loop = [
        (0.0, 0.02, 0.06),
        (-0.30, 0.16, z),
        (-0.46, 0.46, z),
        (-0.18, 0.74, z),
        (0.22, 0.66, z),
        (0.38, 0.36, z),
        (0.20, 0.12, z),
        (0.0, -0.01, 0.075),
    ]
    tube(loop, 0.034, "seton-blue")
    for turn in (-20, 25):
        with group(at=(0, 0.005, 0.07), turn=turn):
            ring((0, 0, 0), 0.045, 0.030, "seton-blue", axis=(1, 0.2, 0))
    tube([(0, 0.01, 0.07), (-0.14, -0.12, z), (-0.20, -0.34, z), (-0.12, -0.52, z)], 0.034, "seton-blue")
    tube([(0, 0.0, 0.07), (0.12, -0.12, z), (0.26, -0.26, z), (0.30, -0.46, z)], 0.034, "seton-blue")


def probe():
    """A thin silver probe with a gentle bend, an olive tip at the left and a flat eye at the right."""
    z = 0.03
    tube([(-0.95, 0.16, z), (-0.60, 0.03, z), (-0.1, -0.01, z), (0.55, 0, z)], 0.015, "steel", taper=(0.8, 0.9, 1, 1.1))
    ball((-0.96, 0.165, z), 0.028, "steel", squash=(1.4, 1, 1), turn=(0, 0, -20))
    rod((0.55, 0, z), (0.62, 0, z), 0.016, "steel", end_radius=0.03)
    cylinder((0.72, 0, z), 0.12, 0.022, "steel", bevel=0.008)


def build():
    bench(top="oak", wall="plaster-cool")
    with group(at=(0.74, 0.02, 0), turn=4):
        top = folded(2.25, 1.75, 2, "towel-white", thickness=0.06)
    with group(at=(0.36, -0.06, top), turn=-8):
        seton()
    with group(at=(1.24, 0.08, top), turn=60, scale=0.85):
        probe()
    window_on_table(strength=3.6)
