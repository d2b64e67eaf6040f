"""The shapes everything is built of. Lengths in scene units: metres in rooms, decimetres in still lifes.

Each makes one object at a place, covers it with a named paint and returns it. Angles are degrees.
"""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.paints import cover

_ROUND = 64
_CREASE = math.radians(35)


def _finish(thing, paint, bevel=0.0, smooth=True):
    cover(thing, paint)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, 4, "ANGLE"
    if smooth:
        for face in thing.data.polygons:
            face.use_smooth = True
        thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, _CREASE
    return thing


def _radians(turn):
    return [math.radians(angle) for angle in turn]


def point(thing, direction):
    """Turns an upright object so that its height runs along `direction`."""
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = Vector(direction).to_track_quat("Z", "Y")
    return thing


def box(at, size, paint, bevel=0.0, turn=(0, 0, 0)):
    """A block by its centre and its three edge lengths."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=_radians(turn))
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return _finish(thing, paint, bevel, smooth=bool(bevel))


def cylinder(at, radius, height, paint, bevel=0.0, turn=(0, 0, 0), top=None):
    """An upright drum by its centre; with `top` (a radius) a truncated cone."""
    bpy.ops.mesh.primitive_cone_add(
        vertices=_ROUND, radius1=radius, radius2=radius if top is None else top, depth=height,
        location=at, rotation=_radians(turn),
    )  # fmt: skip
    return _finish(bpy.context.object, paint, bevel)


def rod(start, end, radius, paint, end_radius=None, bevel=0.0):
    """A straight round bar between two points."""
    start, end = Vector(start), Vector(end)
    thing = cylinder((start + end) / 2, radius, (end - start).length, paint, bevel, top=end_radius)
    return point(thing, end - start)


def ball(at, radius, paint, squash=(1, 1, 1), turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(
        segments=_ROUND, ring_count=_ROUND // 2, radius=radius, location=at, rotation=_radians(turn)
    )
    thing = bpy.context.object
    thing.scale = squash
    return _finish(thing, paint)


def capsule(start, end, radius, paint, end_radius=None):
    """A bar with round ends."""
    end_radius = radius if end_radius is None else end_radius
    rod(start, end, radius, paint, end_radius)
    ball(start, radius, paint)
    ball(end, end_radius, paint)


def ring(at, radius, thickness, paint, axis=(0, 0, 1)):
    """A torus; `thickness` is the radius of its wire, `axis` runs through its hole."""
    bpy.ops.mesh.primitive_torus_add(
        location=at, major_radius=radius, minor_radius=thickness, major_segments=96, minor_segments=16
    )
    return point(_finish(bpy.context.object, paint), axis)


def beam(start, end, width, thickness, paint, bevel, side):
    """A rounded bar between two points; `thickness` is measured along `side`."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    across = Vector(side).normalized().cross(along).normalized()
    bpy.ops.mesh.primitive_cube_add(size=1)
    thing = bpy.context.object
    overlap = width * 0.6
    thing.scale = (width, thickness, (end - start).length + overlap)
    bpy.ops.object.transform_apply(scale=True)
    frame = Matrix((across, along.cross(across), along)).transposed().to_4x4()
    frame.translation = (start + end) / 2
    thing.matrix_world = frame
    return _finish(thing, paint, bevel)


def tube(points, radius, paint, closed=False, taper=None):
    """A soft tube through points: hoses, threads, wire frames. `taper` gives each point's share of the radius."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 8
    curve.resolution_u, curve.use_fill_caps = 24, True
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for index, (knot, place) in enumerate(zip(spline.bezier_points, points, strict=True)):
        knot.co = place
        knot.handle_left_type = knot.handle_right_type = "AUTO"
        knot.radius = taper[index] if taper else 1
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(thing)
    return cover(thing, paint)


def mesh(vertices, faces, paint, bevel=0.0, smooth=True):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    thing = bpy.data.objects.new("mesh", data)
    bpy.context.scene.collection.objects.link(thing)
    return _finish(thing, paint, bevel, smooth)


def lathe(profile, paint, at=(0, 0, 0), axis=(0, 0, 1), segments=96, thickness=0.0):
    """Turns a profile of (radius, height) pairs about an axis: bowls, jars, knobs.

    With `thickness` the wall gets a body, which clear glass needs.
    """
    count = len(profile)
    vertices = [
        (radius * math.cos(angle), radius * math.sin(angle), height)
        for angle in (2 * math.pi * step / segments for step in range(segments))
        for radius, height in profile
    ]
    faces = [
        (here + i, there + i, there + i + 1, here + i + 1)
        for here, there in ((step * count, (step + 1) % segments * count) for step in range(segments))
        for i in range(count - 1)
    ]
    thing = mesh(vertices, faces, paint)
    _weld(thing)
    if thickness:
        wall = thing.modifiers.new("wall", "SOLIDIFY")
        wall.thickness, wall.offset = thickness, 0
    thing.location = at
    return point(thing, axis)


def _weld(thing):
    """One vertex where a profile meets its axis; normals to the outside."""
    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()


def plate(outline, thickness, paint, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0):
    """A flat piece cut along an outline of (x, y) pairs, `thickness` high, standing on its z = 0."""
    count = len(outline)
    vertices = [(x, y, 0) for x, y in outline] + [(x, y, thickness) for x, y in outline]
    sides = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    thing = mesh(vertices, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides], paint, bevel)
    _weld(thing)
    thing.location, thing.rotation_euler = at, _radians(turn)
    return thing


def sheet(width, depth, get_height, paint, at=(0, 0, 0), steps=240, thickness=0.0):
    """A cloth or ground: a grid `width` × `depth` about `at`, each point lifted by `get_height(x, y)`."""
    bpy.ops.mesh.primitive_grid_add(x_subdivisions=steps, y_subdivisions=steps, size=1, location=at)
    thing = bpy.context.object
    for vertex in thing.data.vertices:
        x, y = vertex.co.x * width, vertex.co.y * depth
        vertex.co = (x, y, get_height(x, y))
    if thickness:
        body = thing.modifiers.new("body", "SOLIDIFY")
        body.thickness = thickness
    _finish(thing, paint)
    thing.data.auto_smooth_angle = math.pi
    return thing


def melt(things, paint, grain=0.03, smooth=12):
    """Joins overlapping solids into one soft body: organs, feet, wax. `grain` is the size of the smallest detail."""
    bpy.ops.object.select_all(action="DESELECT")
    for thing in things:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    bpy.ops.object.join()
    body = bpy.context.object
    body.data.materials.clear()
    remesh = body.modifiers.new("melt", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", grain, True
    relax = body.modifiers.new("relax", "SMOOTH")
    relax.iterations, relax.factor = smooth, 0.5
    bpy.ops.object.convert(target="MESH")
    return _finish(bpy.context.object, paint)


def cut(thing, tool):
    """Takes the solid `tool` away from `thing`; the tool vanishes."""
    hole = thing.modifiers.new("cut", "BOOLEAN")
    hole.operation, hole.object, hole.solver = "DIFFERENCE", tool, "EXACT"
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.modifier_apply(modifier="cut")
    bpy.data.objects.remove(tool)
    return thing
