"""Light: the window of the day set, the lamp and rims of the night set. Energy in watts, angles in degrees."""

import math

import bpy
from mathutils import Vector

from kit.shapes import box

WARM_SUN = (1.0, 0.86, 0.66)
SOFT_WHITE = (1.0, 0.98, 0.95)
SKY_BLUE = (0.85, 0.95, 1.0)
LAMP_WARM = (1.0, 0.85, 0.64)
LAMP_GOLD = (1.0, 0.64, 0.32)
RIM_TEAL = (0.25, 0.92, 0.88)
RIM_BLUE = (0.35, 0.85, 1.0)

_WALL_X = -7.0


def fill(color, strength):
    """The even light of the surroundings."""
    world = bpy.data.worlds.new("surroundings")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background[0].default_value, background[1].default_value = (*color, 1), strength


def _aim(lamp, at, target):
    lamp.location, lamp.rotation_mode = at, "QUATERNION"
    lamp.rotation_quaternion = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y")
    lamp.visible_camera = False
    return lamp


def panel(at, target, size, energy, color=SOFT_WHITE, height=None):
    """A soft square light (or `size` × `height`) that the camera does not see."""
    bpy.ops.object.light_add(type="AREA")
    lamp = bpy.context.object
    lamp.data.energy, lamp.data.size, lamp.data.color = energy, size, color
    if height:
        lamp.data.shape, lamp.data.size_y = "RECTANGLE", height
    return _aim(lamp, at, target)


def spot(at, target, energy, color=LAMP_WARM, angle=50, blend=0.5, softness=0.2):
    """A lamp's cone; `softness` is the radius of what shines."""
    bpy.ops.object.light_add(type="SPOT")
    lamp = bpy.context.object
    lamp.data.energy, lamp.data.color, lamp.data.shadow_soft_size = energy, color, softness
    lamp.data.spot_size, lamp.data.spot_blend = math.radians(angle), blend
    return _aim(lamp, at, target)


def sun(direction, strength, color=WARM_SUN, softness=0.016):
    """Parallel light travelling along `direction`; `softness` is the sun's angle in radians."""
    bpy.ops.object.light_add(type="SUN", location=(0, 0, 5))
    lamp = bpy.context.object
    lamp.data.energy, lamp.data.angle, lamp.data.color = strength, softness, color
    lamp.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()


def window_on_table(strength=4.2, surroundings=0.40):
    """The day set's light for still lifes seen from above: low sun through a tall window at the left.

    Bars of shadow fall across a table at z = 0 around the origin.
    """
    fill((0.84, 0.93, 1.0), surroundings)
    wall = -6
    for y in (-4.6, -2.2, 0.2):
        box((wall, y, 6), (0.05, 0.42, 14), "plaster-cool")
    for y, width in ((7.2, 10), (-13, 14)):
        box((wall, y, 6), (0.05, width, 14), "plaster-cool")
    for z, height in ((1.2, 2.2), (8.8, 4.0), (4.7, 0.26)):
        box((wall, -2, z), (0.05, 16, height), "plaster-cool")
    sun((0.74, 0.34, -0.58), strength, softness=0.018)
    panel((1, 2.5, 3), (1, 0, 0), 2.5, 34, SKY_BLUE)
    panel((1.5, -2.5, 3), (0, 0, 0), 2, 22, (1, 0.97, 0.92))


def window_in_room(opening=(-4.6, 1.0, 2.6, 7.6), strength=4.8, surroundings=0.42):
    """The day set's light for rooms: sun from the left, behind the camera, throws a window onto the back wall.

    `opening` is (front, back, bottom, top) of the window in the outer wall at x = −7. The sun travels along
    (0.75, 0.42, −0.40): what leaves the opening at height z meets a wall 7 to 9 units further about 4 lower.
    """
    front, back, bottom, top = opening
    fill((0.88, 0.94, 1.0), surroundings)
    middle, width = (front + back) / 2, back - front
    box((_WALL_X, front - 20, 8), (0.1, 40, 30), "plaster")
    box((_WALL_X, back + 10, 8), (0.1, 20, 30), "plaster")
    box((_WALL_X, middle, top + 8), (0.1, width, 16), "plaster")
    box((_WALL_X, middle, bottom / 2 - 4), (0.1, width, bottom + 8), "plaster")
    for bar in range(1, 4):
        box((_WALL_X, front + width * bar / 4, (bottom + top) / 2), (0.1, 0.16, top - bottom), "plaster")
    box((_WALL_X, middle, (bottom + top) / 2), (0.1, width, 0.16), "plaster")
    sun((0.75, 0.42, -0.40), strength, softness=0.014)
    panel((-2.5, -5, 4), (-1.3, 0, 0.5), 4, 110)
    panel((5, -3, 3), (1, 0, 1), 3, 50, SKY_BLUE)


def theatre_at_night(target=(0, 0, 1.12), key=700, dusk=0.35):
    """The night set: one warm key from the lamp over `target`, teal and blue rims, hardly any fill (`dusk`)."""
    fill((0.02, 0.08, 0.09), dusk)
    x, y, z = target
    spot((x - 0.50, y - 0.35, z + 1.63), target, key, LAMP_GOLD, angle=56, blend=0.6, softness=0.28)
    spot((x + 0.95, y - 0.10, z + 1.63), target, key / 3, LAMP_WARM, angle=52, blend=0.7)
    panel((x + 1.8, y - 3.6, z + 1.5), (x + 0.2, y + 0.3, z + 0.6), 1.8, 58, (0.85, 0.97, 1.0))
    panel((x - 0.1, y + 0.2, z + 2.3), (x + 0.3, y + 1.2, z + 0.8), 0.8, 40, (1, 0.92, 0.8))
    panel((x - 3.2, y - 2.2, z + 2.3), (x, y, z), 2.2, 55, (0.45, 0.9, 1.0))
    panel((x + 3.4, y + 2.4, z + 1.5), (x, y, z + 0.3), 1.6, 130, RIM_TEAL)
    panel((x - 2.4, y + 1.6, z + 2.8), (x, y + 0.2, z + 0.4), 1.6, 60, RIM_BLUE)
    panel((x + 0.4, y + 1.9, z + 3.3), (x + 0.4, y + 3.4, z + 0.5), 3.2, 95, (0.25, 0.85, 0.9), height=1.0)


def night_table(key=260, target=(0, 0, 0)):
    """The night set for still lifes from close by (decimetres): a warm key from the upper left, a teal rim behind."""
    fill((0.02, 0.09, 0.10), 0.45)
    x, y, z = target
    spot((x - 3.2, y - 1.8, z + 5.2), target, key * 6, angle=38, blend=0.8, softness=0.5)
    panel((x + 3.5, y + 3.0, z + 2.6), target, 2.2, key * 0.55, RIM_TEAL)
    panel((x - 3.6, y + 2.8, z + 2.2), target, 1.8, key * 0.35, RIM_BLUE)
    panel((x + 1.0, y - 4.5, z + 3.2), target, 3.0, key * 0.16, (0.75, 0.95, 1.0))


def instrument_at_night():
    """The night set for one bright thing of about ten units (centimetres) hanging free around the origin."""
    fill((0.03, 0.14, 0.16), 0.6)
    panel((-7, -7, -3), (-2.5, 0, -0.8), 5, 620, (0.75, 0.97, 1.0))
    panel((-7, -4, 4), (-2.5, 0, -0.8), 2, 420, (1, 0.90, 0.76))
    panel((-2, -5, 7), (0, 0, 0), 4, 900, (1, 0.93, 0.82))
    panel((5, 3, 4), (0, 0, 0), 3, 900, RIM_TEAL)
    panel((-6, 3, -3), (0, 0, 0), 3, 380, (0.2, 0.7, 1.0))
    panel((0, -6, -4), (0, 0, 0), 5, 70, (0.6, 0.95, 1.0))
    panel((-3, 2, 6), (0, 0, 0), 0.8, 260, (1, 0.8, 0.5))
