"""Apparatus of the bright rooms, in metres: monitor, laparoscopy tower, laser. It faces −y."""

import math

from kit.medical_furniture import castor
from kit.prints import endoscope_view, flat_picture, vital_signs
from kit.shapes import ball, box, cylinder, plate, rod, tube
from kit.stage import group


def patient_monitor():
    """A monitor with three curves, about its own middle; its back ends at y = 0.12."""
    box((0, 0.06, 0), (0.42, 0.11, 0.30), "ivory", bevel=0.03)
    box((0, 0.002, 0.015), (0.375, 0.012, 0.235), "graphite", bevel=0.008)
    with group(at=(0, -0.006, 0.015)):
        flat_picture(vital_signs(), 0.35, 0.21, glow=1.6)
    cylinder((0.13, 0.0, -0.127), 0.014, 0.02, "teal-gloss", bevel=0.004, turn=(90, 0, 0))
    for key in range(4):
        box((-0.15 + key * 0.045, 0.003, -0.127), (0.03, 0.012, 0.016), "grey-line", bevel=0.004)


def monitor_arm(reach=0.35):
    """A jointed arm from the wall at (0, `reach`, 0) to the origin."""
    box((0, reach + 0.0, 0), (0.12, 0.03, 0.30), "ivory", bevel=0.01)
    rod((0, reach, 0), (0.16, reach * 0.5, 0), 0.024, "ivory")
    ball((0.16, reach * 0.5, 0), 0.034, "brushed-steel")
    rod((0.16, reach * 0.5, 0), (0, 0, 0), 0.022, "ivory")


def apparatus(width=0.66, depth=0.50, height=0.19, shell="ivory", face="graphite", lamp="ring-glow"):
    """One unit of a tower: a small display at the left of its face, a socket and a knob at the right."""
    box((0, 0, height / 2), (width, depth, height), shell, bevel=0.022)
    front = -depth / 2
    box((-0.16 * width, front - 0.002, height / 2), (0.38 * width, 0.012, height * 0.56), face, bevel=0.008)
    box((-0.16 * width, front - 0.010, height / 2), (0.30 * width, 0.004, height * 0.26), "ring-glow")
    cylinder((0.20 * width, front - 0.006, height / 2), 0.034, 0.03, "steel", bevel=0.006, turn=(90, 0, 0))
    cylinder((0.20 * width, front - 0.020, height / 2), 0.018, 0.02, "graphite", turn=(90, 0, 0))
    cylinder((0.36 * width, front - 0.008, height / 2), 0.022, 0.03, "graphite", bevel=0.006, turn=(90, 0, 0))
    box((-0.42 * width, front - 0.003, height / 2), (0.02, 0.012, 0.02), lamp, bevel=0.003)


def coiled_cable(turns=4, radius=0.13, thickness=0.010, paint="teal-gloss"):
    """A cable hung up in loops in the plane x = 0, the loops' top about the origin, its end hanging down."""
    angles = [step * 2 * math.pi / 12 for step in range(12)]
    for turn in range(turns):
        wide, shift = radius + 0.006 * turn, 0.010 * (turn - turns / 2)
        loop = [
            (shift + 0.004 * math.sin(5 * a + turn), wide * 0.85 * math.sin(a), wide * 1.2 * (math.cos(a) - 1))
            for a in angles
        ]
        tube(loop, thickness, paint, closed=True)
    tube([(0.02, 0.02, 0.0), (0.035, -0.06, -0.16), (0.03, -0.10, -0.38), (0.02, -0.07, -0.50)], thickness, paint)
    rod((0.02, -0.07, -0.50), (0.018, -0.065, -0.58), thickness * 1.5, "steel")


def laparoscopy_tower(screen_turn=8, units=("ivory", "graphite", "ivory", "ivory")):
    """A tower of `units` on a wheeled rack about 1.75 high, its screen above on an arm; a cable hangs at +x."""
    for x in (-0.37, 0.37):
        box((x, 0.24, 0.92), (0.05, 0.07, 1.62), "ivory", bevel=0.015)
    box((0, 0, 0.13), (0.88, 0.72, 0.07), "ivory", bevel=0.028)
    for x in (-0.36, 0.36):
        for y in (-0.28, 0.28):
            castor((x, y, 0), radius=0.042)
    pitch, lowest = 0.34, 0.30
    for level, shell in enumerate(units):
        z = lowest + level * pitch
        box((0, 0, z), (0.80, 0.62, 0.028), "ivory", bevel=0.011)
        face = "teal-gloss" if shell == "graphite" else "graphite"
        with group(at=(0, -0.03, z + 0.014)):
            apparatus(shell=shell, face=face, height=0.19 if level % 2 else 0.16)
    top = lowest + len(units) * pitch
    box((0, 0, top), (0.86, 0.66, 0.032), "ivory", bevel=0.012)
    rod((0, 0.2, top), (0, 0.2, top + 0.42), 0.034, "ivory")
    box((0, 0.12, top + 0.42), (0.14, 0.18, 0.10), "ivory", bevel=0.02)
    with group(at=(0, 0.02, top + 0.47), turn=screen_turn):
        box((0, 0, 0), (1.20, 0.055, 0.71), "graphite", bevel=0.022)
        with group(at=(0, -0.031, 0)):
            flat_picture(endoscope_view(), 1.13, 0.635, glow=2.0)
    tube([(0.37, 0.24, 1.06), (0.44, 0.10, 1.07), (0.455, -0.02, 1.06), (0.46, -0.03, 1.10)], 0.010, "steel")
    with group(at=(0.465, -0.03, 1.07)):
        coiled_cable()


def laser_unit(width=0.42, depth=0.40, height=0.26):
    """A small laser: a sloping display, a key switch, a red stop button and the socket of its fibre at the right."""
    half = depth / 2
    profile = [(-half, 0), (half, 0), (half, height), (-depth * 0.12, height), (-half, height * 0.42)]
    with group(at=(-width / 2, 0, 0), turn=(90, 0, 90)):
        plate(profile, width, "ivory", bevel=0.018)
    slope = math.degrees(math.atan2(height * 0.58, depth * 0.38))
    with group(at=(-0.05, -depth * 0.31, height * 0.71), turn=(slope, 0, 0)):
        box((0, 0, 0.002), (0.25, 0.14, 0.012), "graphite", bevel=0.008)
        box((-0.03, 0.012, 0.010), (0.15, 0.07, 0.003), "strip-glow")
        for key in range(3):
            box((0.085, 0.04 - 0.035 * key, 0.010), (0.034, 0.020, 0.006), "grey-line", bevel=0.003)
    with group(at=(0.15, -depth * 0.31, height * 0.71), turn=(slope, 0, 0)):
        cylinder((0, 0.03, 0.010), 0.030, 0.012, "grey-line", bevel=0.003)
        cylinder((0, 0.03, 0.024), 0.022, 0.026, "stop-red", bevel=0.008)
    front = -depth / 2
    cylinder((0.14, front - 0.006, height * 0.21), 0.024, 0.03, "steel", bevel=0.005, turn=(90, 0, 0))
    cylinder((-0.13, front - 0.004, height * 0.21), 0.020, 0.02, "steel", bevel=0.004, turn=(90, 0, 0))
    box((-0.13, front - 0.024, height * 0.21), (0.007, 0.03, 0.028), "brass", bevel=0.002)
    box((0, front - 0.001, height * 0.055), (width * 0.9, 0.004, 0.006), "teal-gloss")
    rod((-0.14, depth * 0.20, height + 0.03), (0.14, depth * 0.20, height + 0.03), 0.012, "brushed-steel")
    for x in (-0.14, 0.14):
        rod((x, depth * 0.20, height - 0.005), (x, depth * 0.20, height + 0.03), 0.012, "brushed-steel")


def safety_glasses(lens="amber-glass", frame="graphite"):
    """Wrap-around glasses lying on z = 0 with their arms folded out towards +y."""
    steps = 24
    for side in (-1, 1):
        outline = []
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            x = side * (0.036 + 0.030 * math.copysign(abs(math.cos(angle)) ** 0.75, math.cos(angle)))
            outline.append((x, 0.026 + 0.021 * math.copysign(abs(math.sin(angle)) ** 0.8, math.sin(angle))))
        if side < 0:
            outline.reverse()
        with group(turn=(84, 0, side * 12)):
            plate(outline, 0.003, lens, bevel=0.001)
            tube([(x, y, 0.0015) for x, y in outline], 0.0032, frame, closed=True)
        rod((side * 0.064, 0.014, 0.036), (side * 0.072, 0.075, 0.034), 0.0035, frame)
        tube([(side * 0.072, 0.075, 0.034), (side * 0.070, 0.115, 0.028), (side * 0.064, 0.140, 0.006)], 0.0035, frame)
    rod((-0.010, 0.0, 0.036), (0.010, 0.0, 0.036), 0.004, frame)
