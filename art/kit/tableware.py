"""Cups, jugs and glasses of the rooms, in metres, each standing on z = 0."""

from kit.shapes import lathe, tube


def tea_cup(cup="ivory"):
    """A cup on its saucer."""
    lathe([(0, 0.006), (0.04, 0.006), (0.075, 0.016), (0.072, 0.020), (0.04, 0.011), (0, 0.011)], cup)
    lathe([(0, 0.012), (0.022, 0.012), (0.038, 0.04), (0.041, 0.068), (0.037, 0.068), (0.034, 0.042), (0, 0.018)], cup)
    tube([(0.036, 0, 0.060), (0.062, 0, 0.056), (0.060, 0, 0.030), (0.034, 0, 0.028)], 0.004, cup)


def water_jug(height=0.24):
    """A glass jug two thirds full, with a handle at +x."""
    wall = [(0, 0), (0.055, 0), (0.062, 0.01), (0.060, height * 0.55), (0.045, height * 0.8), (0.052, height)]
    lathe([*wall, *((max(r - 0.004, 0), max(z, 0.006)) for r, z in reversed(wall))], "glass")
    level = height * 0.66
    lathe([(0, 0.007), (0.054, 0.008), (0.057, 0.02), (0.0555, height * 0.55), (0.050, level), (0, level)], "water")
    handle = [(0.048, 0.92), (0.10, 0.86), (0.105, 0.5), (0.060, 0.35)]
    tube([(x, 0, height * share) for x, share in handle], 0.006, "glass")


def tumbler(height=0.10):
    wall = [(0, 0), (0.030, 0), (0.036, height)]
    lathe([*wall, *((max(r - 0.003, 0), max(z, 0.008)) for r, z in reversed(wall))], "glass")
