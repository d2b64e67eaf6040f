"""Windows of the day set's rooms and the sun that comes through them. Metres."""

from kit.light import WARM_SUN, fill, panel, sun
from kit.shapes import box

_FAR = 20


def wall_with_opening(width, height, opening, paint, thickness=0.14):
    """A wall in the plane y = 0 on z = 0 about x = 0, open between (left, right, bottom, top)."""
    left, right, bottom, top = opening
    box(((left - width / 2) / 2, 0, height / 2), (left + width / 2, thickness, height), paint)
    box(((right + width / 2) / 2, 0, height / 2), (width / 2 - right, thickness, height), paint)
    middle, breadth = (left + right) / 2, right - left
    box((middle, 0, (top + height) / 2), (breadth, thickness, height - top), paint)
    if bottom > 0:
        box((middle, 0, bottom / 2), (breadth, thickness, bottom), paint)


def window_frame(opening, columns=2, rows=3, paint="ivory", bar=0.045):
    """Frame and bars of a window in the plane y = 0."""
    left, right, bottom, top = opening
    middle, centre = (left + right) / 2, (bottom + top) / 2
    for column in range(columns + 1):
        x = left + (right - left) * column / columns
        box((x, 0, centre), (bar, 0.07, top - bottom), paint, bevel=0.006)
    for row in range(rows + 1):
        box((middle, 0, bottom + (top - bottom) * row / rows), (right - left, 0.06, bar), paint, bevel=0.006)


def bright_sky(at, size):
    """What shines behind a window; the sun passes through it."""
    sky = box(at, size, "sky")
    sky.visible_shadow = False


def sun_from_side(opening, travel=(0.75, 0.42, -0.40), strength=4.8, bars=(4, 2), side=-1, wall_x=7.0, color=WARM_SUN):
    """Sun through a window (front, back, bottom, top) in an outer wall that the camera does not see.

    The wall stands `wall_x` from the middle: left with `side` −1, right with 1. `travel` is the sun's way, `bars` the
    number of panes along the wall and upwards.
    """
    front, back, bottom, top = opening
    x = side * wall_x
    middle, width, height = (front + back) / 2, back - front, top - bottom
    box((x, front - _FAR / 2, height), (0.1, _FAR, 3 * _FAR), "plaster")
    box((x, back + _FAR / 2, height), (0.1, _FAR, 3 * _FAR), "plaster")
    box((x, middle, top + _FAR / 2), (0.1, width, _FAR), "plaster")
    box((x, middle, bottom - _FAR / 2), (0.1, width, _FAR), "plaster")
    panes, rows = bars
    for bar in range(1, panes):
        box((x, front + width * bar / panes, bottom + height / 2), (0.1, 0.14, height), "plaster")
    for bar in range(1, rows):
        box((x, middle, bottom + height * bar / rows), (0.1, width, 0.14), "plaster")
    sun(travel, strength, color=color, softness=0.014)


def soft_room_light(surroundings=0.42, left=110, right=50, tint=(0.88, 0.94, 1.0)):
    """The even north light of a room: surroundings and two large panels behind the camera."""
    fill(tint, surroundings)
    panel((-2.5, -5, 4), (-1.3, 0, 0.5), 4, left)
    panel((5, -3, 3), (1, 0, 1), 3, right, (0.85, 0.95, 1.0))
