"""What a scan and a biopsy need, in decimetres; each lies on z = 0 along x, its tip at +x."""

from kit.forged import forged
from kit.shapes import ball, box, ring, rod, tube


def ultrasound_probe(cable, shell="ivory", grip="teal-gloss"):
    """A flat-headed probe 1.5 long; `cable` are the points its lead runs through, starting near x = −0.8."""
    level = 0.16
    forged(
        [
            (-0.72, 0, level, 0.13, 0.13), (-0.56, 0, level, 0.26, 0.22), (-0.20, 0, level, 0.34, 0.27),
            (0.12, 0, level, 0.33, 0.25), (0.38, 0, level, 0.46, 0.24), (0.60, 0, level, 0.60, 0.24),
            (0.70, 0, level, 0.61, 0.22),
        ],
        shell, square=3.4,
    )  # fmt: skip
    forged(
        [(0.69, 0, level, 0.57, 0.185), (0.745, 0, level, 0.55, 0.165), (0.765, 0, level, 0.50, 0.12)],
        "grey-line",
        square=4,
    )
    for groove in range(3):
        x = -0.34 + 0.09 * groove
        forged(
            [
                (x - 0.012, 0, level, 0.318 + 0.02 * groove, 0.262 + 0.008 * groove),
                (x + 0.012, 0, level, 0.322 + 0.02 * groove, 0.264 + 0.008 * groove),
            ],
            grip,
            square=3.4,
        )
    ball((0.50, 0.0, level + 0.118), 0.026, grip, squash=(1.6, 1, 0.5))
    rod((-0.98, 0, level - 0.02), (-0.70, 0, level), 0.042, "graphite", end_radius=0.066)
    for rib in range(5):
        ring(
            (-0.94 + 0.05 * rib, 0, level - 0.018 + 0.004 * rib), 0.047 + 0.005 * rib, 0.010, "graphite", axis=(1, 0, 0)
        )
    tube([(-0.96, 0, level - 0.02), *cable], 0.036, "graphite")


def biopsy_needle():
    """A spring-loaded biopsy device, 2.4 long: a slim handle and a long fine needle with marks."""
    level = 0.12
    forged(
        [
            (-1.10, 0, level, 0.16, 0.16), (-1.00, 0, level, 0.22, 0.20), (-0.60, 0, level, 0.20, 0.19),
            (-0.30, 0, level, 0.23, 0.20),
            (-0.14, 0, level, 0.14, 0.14),
        ],
        "ivory", square=4,
    )  # fmt: skip
    box((-0.62, 0, level + 0.095), (0.34, 0.09, 0.03), "teal-gloss", bevel=0.012)
    rod((-1.28, 0, level), (-1.08, 0, level), 0.045, "teal-gloss", bevel=0.008)
    rod((-1.33, 0, level), (-1.27, 0, level), 0.085, "teal-gloss", bevel=0.012)
    rod((-0.15, 0, level), (0.02, 0, level), 0.050, "teal-gloss", end_radius=0.026, bevel=0.004)
    rod((0.0, 0, level), (1.16, 0, level - 0.03), 0.0125, "steel")
    rod((1.15, 0, level - 0.03), (1.22, 0, level - 0.032), 0.0125, "steel", end_radius=0.002)
    for mark in range(6):
        x = 0.30 + 0.12 * mark
        ring((x, 0, level - 0.03 * x / 1.16), 0.0125, 0.002, "graphite", axis=(1, 0, 0))
