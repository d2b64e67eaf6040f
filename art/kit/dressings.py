"""Gauze, swabs, bandages, a wound ruler and small bottles, each on z = 0 around its own origin. Decimetres."""

import random

from kit.fabric import folded, rolled
from kit.shapes import ball, box, capsule, lathe, rod
from kit.stage import group


def gauze_roll(width=0.9, radius=0.26, loose=0.3, paint="gauze-weave"):
    """A rolled bandage lying along x."""
    rolled(width, radius, 7, paint, loose=loose)


def gauze_squares(count=4, size=0.8):
    """A slightly untidy pile of folded swabs."""
    level = 0.0
    for _ in range(count):
        shift = (random.uniform(-0.03, 0.03), random.uniform(-0.03, 0.03), level)
        with group(at=shift, turn=random.uniform(-5, 5)):
            level += folded(size, size, 3, "gauze-weave", thickness=0.018, unrest=0.004) + 0.004


def cotton_bud(length=1.3):
    """A stick along x with a cotton end at its right."""
    rod((-length / 2, 0, 0.045), (length / 2, 0, 0.045), 0.014, "oak-pale")
    ball((length / 2, 0, 0.048), 0.046, "gauze", squash=(1.9, 1, 1))


def paper_ruler(length=1.9, width=0.26):
    """A strip of paper along x with ticks along one edge and a plain colored end."""
    box((0, 0, 0.006), (length, width, 0.012), "paper", bevel=0.003)
    box((-length / 2 + 0.11, 0, 0.0125), (0.18, width * 0.96, 0.003), "sea-green")
    marks = round((length - 0.34) / 0.05)
    for mark in range(marks + 1):
        reach = 0.12 if mark % 10 == 0 else 0.085 if mark % 5 == 0 else 0.05
        x = -length / 2 + 0.26 + 0.05 * mark
        box((x, width / 2 - 0.008 - reach / 2, 0.0125), (0.007, reach, 0.003), "ink")


def bottle(height=1.0, radius=0.2, body="clear-plastic", cap="teal-gloss", label="paper"):
    """A small round bottle with a nozzle."""
    shoulder = height * 0.68
    lathe(
        [
            (0, 0),
            (radius - 0.02, 0),
            (radius, 0.02),
            (radius, shoulder),
            (radius * 0.82, shoulder + 0.07),
            (radius * 0.4, shoulder + 0.11),
            (0, shoulder + 0.11),
        ],
        body,
    )
    lathe([(radius * 1.006, height * 0.14), (radius * 1.006, height * 0.52)], label)
    lathe(
        [
            (0, shoulder + 0.09),
            (radius * 0.46, shoulder + 0.09),
            (radius * 0.44, shoulder + 0.2),
            (radius * 0.2, height - 0.02),
            (radius * 0.12, height),
            (0, height),
        ],
        cap,
    )


def fingertip_glove():
    """A single finger of thin rubber lying along x, its rolled rim at the left."""
    capsule((0, 0, 0.10), (0.55, 0, 0.095), 0.105, "glove", end_radius=0.095)
    lathe(
        [(0.105, -0.02), (0.125, -0.01), (0.130, 0.012), (0.122, 0.03), (0.105, 0.03)],
        "glove",
        at=(0, 0, 0.115),
        axis=(1, 0, 0),
    )
