"""A rubber band ligator with its tiny dark bands beside it on green surgical cloth."""

from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import ball, box, lathe, ring, rod, tube
from kit.stage import group
from kit.stills import cloth

AXIS_Z = 0.12

PICTURES = [
    Picture(
        "services/images/piles-treatment-3",
        Camera(at=(0.32, -3.0, 3.7), look=(0.28, -0.06, 0), lens=54, focus=(-0.4, -0.2, 0.1), f_stop=2.6),
        exposure=0.1,
    )
]


def ligator():
    """A slim shaft along x with the band's drum at the left, trigger and finger rings at the right."""
    rod((-0.92, 0, AXIS_Z), (0.55, 0, AXIS_Z), 0.032, "steel")
    rod((-0.92, 0.0, AXIS_Z + 0.055), (0.50, 0.0, AXIS_Z + 0.055), 0.018, "steel")
    drum = [
        (0.060, 0.0),
        (0.098, 0.0),
        (0.104, 0.012),
        (0.104, 0.07),
        (0.125, 0.075),
        (0.125, 0.19),
        (0.07, 0.25),
        (0.03, 0.25),
    ]
    lathe(drum, "brushed-steel", at=(-1.15, 0, AXIS_Z), axis=(1, 0, 0), thickness=0.008)
    for place in (-1.125, -1.10):
        ring((place, 0, AXIS_Z), 0.108, 0.014, "rubber", axis=(1, 0, 0))
    box((0.58, 0, AXIS_Z + 0.01), (0.20, 0.12, 0.15), "brushed-steel", bevel=0.03)
    for turn, reach in ((-16, 0.72), (-58, 0.62)):
        with group(at=(0.60, 0, AXIS_Z), turn=turn):
            tube([(0, 0, 0), (reach * 0.5, 0.02, 0), (reach, 0, 0)], 0.030, "steel", taper=(1.2, 0.9, 0.9))
            ring((reach + 0.155, 0, 0), 0.150, 0.028, "steel")
    ball((0.60, 0, AXIS_Z + 0.085), 0.045, "brass", squash=(1, 1, 0.4))


def build():
    cloth("sea-green", flat=(1.5, 1.0))
    with group(at=(0.12, 0.18, 0), turn=11):
        ligator()
    bands = ((-0.62, -0.50), (-0.40, -0.60), (-0.46, -0.42), (-0.22, -0.46), (-0.70, -0.66), (-0.06, -0.62))
    for x, y in bands:
        ring((x, y, 0.012), 0.045, 0.017, "rubber")
    with group(at=(0, 0, 0), turn=14):
        window_on_table()
