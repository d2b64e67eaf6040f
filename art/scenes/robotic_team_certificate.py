"""A certificate with a seal, in a narrow oak frame on a pale green wall."""

import math

from kit.light import window_in_room
from kit.picture import Camera, Picture
from kit.rooms import back_wall
from kit.shapes import box, cylinder, plate, ring, tube
from kit.stage import group

WIDTH, HEIGHT = 1.05, 0.76
FRAME = 0.032
SIGNATURES = (
    (-0.26, ((-0.08, 0), (-0.05, 0.045), (-0.035, -0.01), (-0.01, 0.03), (0.005, 0), (0.03, 0.025), (0.085, 0.015))),
    (0.26, ((-0.07, 0.03), (-0.06, -0.005), (-0.03, 0.04), (-0.02, 0.0), (0.01, 0.012), (0.03, 0.0), (0.09, 0.02))),
)

PICTURES = [
    Picture(
        "recognitions/images/robotic-team-certificate",
        Camera(at=(-0.55, 0.45, 1.62), look=(0.02, 2.95, 1.58), lens=48, focus=(0, 2.93, 1.6), f_stop=2.8),
        exposure=0.05,
    )
]


def frame():
    box((0, 0.0, 0), (WIDTH, 0.012, HEIGHT), "linen")
    for side in (-1, 1):
        box((side * (WIDTH + FRAME) / 2, -0.005, 0), (FRAME, 0.045, HEIGHT + 2 * FRAME), "oak", bevel=0.005)
        box((0, -0.005, side * (HEIGHT + FRAME) / 2), (WIDTH, 0.045, FRAME), "oak", bevel=0.005)


def seal():
    """A scalloped golden seal with two ends of ribbon."""
    for lean in (-1, 1):
        strip = [(0.012, 0), (0.052, -0.01), (0.066, -0.145), (0.042, -0.125), (0.020, -0.15)]
        ribbon = [(lean * x, y) for x, y in strip]
        with group(at=(0, -0.012, -0.02), turn=(90, 0, 0)):
            plate(ribbon if lean < 0 else ribbon[::-1], 0.003, "teal-gloss")
    outline = [
        ((0.070 + 0.005 * math.cos(24 * a)) * math.cos(a), (0.070 + 0.005 * math.cos(24 * a)) * math.sin(a))
        for a in (step * 2 * math.pi / 240 for step in range(240))
    ]
    with group(at=(0, -0.014, 0), turn=(90, 0, 0)):
        plate(outline, 0.008, "gold", bevel=0.0015)
    ring((0, -0.023, 0), 0.054, 0.003, "gold", axis=(0, 1, 0))
    cylinder((0, -0.022, 0), 0.040, 0.004, "gold", bevel=0.0015, turn=(90, 0, 0))


def sheet_of_honour():
    """The paper: a double border, a heading, greeked lines, two signatures."""
    width, height = WIDTH - 0.16, HEIGHT - 0.16
    box((0, -0.008, 0), (width, 0.004, height), "paper")
    for inset, thick, paint in ((0.030, 0.006, "teal"), (0.042, 0.002, "brass")):
        for side in (-1, 1):
            box((side * (width / 2 - inset), -0.011, 0), (thick, 0.002, height - 2 * inset + thick), paint)
            box((0, -0.011, side * (height / 2 - inset)), (width - 2 * inset + thick, 0.002, thick), paint)
    box((0, -0.011, 0.185), (0.44, 0.002, 0.030), "teal")
    box((0, -0.011, 0.130), (0.26, 0.002, 0.010), "grey-line")
    box((0, -0.011, 0.060), (0.34, 0.002, 0.020), "ink")
    for line, share in enumerate((0.62, 0.58, 0.40)):
        box((0, -0.011, 0.005 - 0.032 * line), (share, 0.002, 0.008), "grey-line")
    for x, hand in SIGNATURES:
        box((x, -0.011, -0.205), (0.22, 0.002, 0.003), "ink")
        tube([(x + dx, -0.012, -0.19 + dz) for dx, dz in hand], 0.0022, "ink")
    with group(at=(0, -0.004, -0.155)):
        seal()


def build():
    back_wall(wall="mint-pale")
    with group(at=(0, 2.925, 1.6)):
        frame()
        sheet_of_honour()
    window_in_room(opening=(-4.6, 0.4, 2.4, 7.6))
