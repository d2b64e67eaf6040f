"""On a bedside table: a glass of water, a strip of tablets and a round alarm clock."""

import math

from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.shapes import ball, box, cylinder, plate, ring, rod, tube
from kit.stage import group
from kit.vessels import water_glass

PICTURES = [
    Picture(
        "services/images/advanced-thyroid-surgery-4",
        Camera(at=(-0.3, -6.4, 2.6), look=(-0.05, 0, 0.50), lens=60, focus=(0.2, -0.4, 0.5), f_stop=2.0),
        exposure=0.1,
    )
]

CLOCK = 0.52


def build():
    cylinder((0, 0.2, -0.11), 2.6, 0.22, "oak", bevel=0.05)
    box((0, 5, 4), (40, 0.2, 24), "mint-pale")
    with group(at=(0.72, 0.25, 0), turn=-12):
        alarm_clock()
    with group(at=(-0.72, 0.05, 0)):
        water_glass()
    with group(at=(-0.02, -0.85, 0), turn=14):
        tablet_strip()
    window_on_table()


def alarm_clock():
    """A drum on two feet with a bell on either side of its hammer; it says ten past seven."""
    middle = CLOCK * 1.28 * math.cos(math.radians(35)) + 0.016
    cylinder((0, 0, middle), CLOCK, 0.36, "teal-gloss", bevel=0.06, turn=(90, 0, 0))
    ring((0, -0.175, middle), CLOCK * 0.93, 0.035, "brass", axis=(0, 1, 0))
    cylinder((0, -0.175, middle), CLOCK * 0.90, 0.02, "ivory", turn=(90, 0, 0))
    for hour in range(12):
        angle = math.radians(30 * hour)
        inner, outer = CLOCK * (0.66 if hour % 3 == 0 else 0.72), CLOCK * 0.80
        start, end = ((r * math.sin(angle), -0.188, middle + r * math.cos(angle)) for r in (inner, outer))
        rod(start, end, 0.013 if hour % 3 == 0 else 0.007, "ink")
    for angle, length, thickness in ((215, 0.48, 0.020), (60, 0.70, 0.014)):
        turn = math.radians(angle)
        rod(
            (0, -0.196, middle),
            (CLOCK * length * math.sin(turn), -0.196, middle + CLOCK * length * math.cos(turn)),
            thickness,
            "ink",
        )
    cylinder((0, -0.20, middle), 0.03, 0.03, "brass", turn=(90, 0, 0))
    for side in (-1, 1):
        lean = math.radians(35 * side)
        foot = (CLOCK * 1.28 * math.sin(lean), 0, middle - CLOCK * 1.28 * math.cos(lean))
        rod(
            (CLOCK * 0.9 * math.sin(lean), 0, middle - CLOCK * 0.9 * math.cos(lean)),
            foot,
            0.035,
            "brass",
            end_radius=0.02,
        )
        lean = math.radians(32 * side)
        bell = (CLOCK * 1.22 * math.sin(lean), 0, middle + CLOCK * 1.22 * math.cos(lean))
        ball(bell, 0.19, "brass", squash=(1, 1, 0.62), turn=(0, 32 * side, 0))
        ball((bell[0] * 1.17, 0, middle + (bell[2] - middle) * 1.17), 0.03, "brass")
    tube(
        [
            (-0.30, 0, middle + CLOCK * 1.3),
            (-0.16, 0, middle + CLOCK * 1.62),
            (0.16, 0, middle + CLOCK * 1.62),
            (0.30, 0, middle + CLOCK * 1.3),
        ],
        0.022,
        "brass",
    )
    rod((0, 0, middle + CLOCK), (0, 0, middle + CLOCK * 1.24), 0.014, "brass")
    cylinder((0, 0, middle + CLOCK * 1.27), 0.05, 0.06, "brass", bevel=0.01, turn=(0, 90, 0))


def tablet_strip(columns=5, rows=2):
    """A blister pack, its clear bubbles over white tablets."""
    pitch, margin = 0.20, 0.09
    half_x, half_y = (columns - 1) * pitch / 2 + margin + 0.03, (rows - 1) * pitch / 2 + margin + 0.03
    plate([(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)], 0.014, "foil", bevel=0.004)
    for column in range(columns):
        for row in range(rows):
            x, y = (column - (columns - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch
            cylinder((x, y, 0.030), 0.058, 0.034, "ivory", bevel=0.012)
            ball((x, y, 0.014), 0.078, "clear-plastic", squash=(1, 1, 0.70))
