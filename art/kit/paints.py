"""Every material by name. A scene says `'oak'`; what oak looks like is said here, once.

Colors are linear RGB. A glow's last number is its strength. The night set has one amber thing per picture
(`amber-glow`), the day set at most one (`amber`, `thread`).
"""

from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class Paint:
    color: tuple[float, float, float]
    rough: float = 0.5
    metal: float = 0.0
    clear: float = 0.0
    coat: float = 0.0
    waxy: float = 0.0
    glow: tuple[float, float, float, float] | None = None
    weave: float = 0.0
    """Threads per scene unit: gauze and towels get a relief of that fineness."""
    hides_from_light: bool = False
    """A lit detail that lights nothing itself: keeps small emitters from adding noise."""


PAINTS = {
    # Both sets
    "steel": Paint((0.78, 0.80, 0.81), 0.20, metal=1),
    "brushed-steel": Paint((0.62, 0.65, 0.66), 0.34, metal=1),
    "titanium": Paint((0.42, 0.44, 0.46), 0.30, metal=1),
    "brass": Paint((0.80, 0.56, 0.24), 0.24, metal=1),
    "gold": Paint((0.85, 0.58, 0.20), 0.30, metal=1),
    "graphite": Paint((0.035, 0.060, 0.065), 0.35, coat=0.3),
    "rubber": Paint((0.020, 0.030, 0.035), 0.60),
    "black": Paint((0.010, 0.014, 0.016), 0.45),
    "glass": Paint((0.93, 0.98, 0.99), 0.02, clear=1.0),
    "window-glass": Paint((0.97, 0.99, 0.99), 0.0, clear=1.0),
    "trophy-glass": Paint((0.90, 0.98, 0.97), 0.01, clear=1.0),
    "frosted-glass": Paint((0.90, 0.97, 0.96), 0.35, clear=0.9),
    "water": Paint((0.90, 0.98, 0.99), 0.0, clear=1.0),
    "amber-glass": Paint((1.0, 0.55, 0.12), 0.05, clear=0.85),
    "clear-plastic": Paint((0.92, 0.97, 0.97), 0.12, clear=0.92),
    "lens": Paint((0.03, 0.07, 0.10), 0.04, coat=1.0),
    "film": Paint((0.50, 0.78, 0.80), 0.28, clear=0.45),
    "film-seam": Paint((0.20, 0.52, 0.55), 0.35),
    # Day set
    "plaster": Paint((0.80, 0.80, 0.76), 0.92),
    "plaster-cool": Paint((0.70, 0.775, 0.76), 0.92),
    "mint": Paint((0.56, 0.72, 0.66), 0.90),
    "mint-pale": Paint((0.70, 0.82, 0.77), 0.85),
    "ice": Paint((0.62, 0.73, 0.80), 0.90),
    "ice-pale": Paint((0.70, 0.79, 0.82), 0.90),
    "sea-green-pale": Paint((0.44, 0.64, 0.60), 0.90),
    "sea-green": Paint((0.20, 0.46, 0.42), 0.92),
    "teal": Paint((0.020, 0.115, 0.135), 0.90),
    "teal-gloss": Paint((0.020, 0.115, 0.135), 0.35, coat=0.3),
    "blue-cloth": Paint((0.16, 0.34, 0.46), 0.95),
    "drape-paper": Paint((0.24, 0.44, 0.58), 0.90),
    "oak": Paint((0.42, 0.28, 0.17), 0.50),
    "oak-pale": Paint((0.60, 0.45, 0.30), 0.50),
    "oak-ivory": Paint((0.74, 0.69, 0.61), 0.45),
    "oak-floor": Paint((0.60, 0.47, 0.34), 0.40),
    "stone-floor": Paint((0.66, 0.67, 0.64), 0.30),
    "sandstone": Paint((0.56, 0.54, 0.48), 0.45),
    "clinic-floor": Paint((0.62, 0.66, 0.63), 0.28),
    "ivory": Paint((0.86, 0.855, 0.83), 0.40),
    "enamel": Paint((0.88, 0.90, 0.89), 0.30, coat=0.5),
    "paper": Paint((0.90, 0.89, 0.86), 0.90),
    "linen": Paint((0.88, 0.885, 0.87), 0.95),
    "sheer": Paint((0.90, 0.91, 0.90), 0.95, glow=(0.93, 0.97, 1.0, 0.30)),
    "gauze": Paint((0.92, 0.92, 0.90), 1.0),
    "garment": Paint((0.72, 0.80, 0.80), 0.95),
    "petal": Paint((0.94, 0.94, 0.90), 0.80),
    "foil": Paint((0.80, 0.82, 0.83), 0.32, metal=0.9),
    "gauze-weave": Paint((0.92, 0.92, 0.90), 1.0, weave=40),
    "towel-blue": Paint((0.20, 0.38, 0.54), 1.0, weave=44),
    "towel-white": Paint((0.88, 0.89, 0.87), 1.0, weave=44),
    "towel-green": Paint((0.26, 0.50, 0.42), 1.0, weave=52),
    "fibre": Paint((0.84, 0.90, 0.93), 0.28, coat=0.4),
    "fibre-blue": Paint((0.05, 0.24, 0.50), 0.30, coat=0.4),
    "seton-blue": Paint((0.04, 0.20, 0.55), 0.30, coat=0.5),
    "glove": Paint((0.62, 0.72, 0.78), 0.35, clear=0.35, waxy=0.1),
    "nylon": Paint((0.22, 0.45, 0.62), 0.20, coat=0.5),
    "laser-lens": Paint((0.16, 0.62, 0.46), 0.03, clear=0.9),
    "mirror": Paint((0.93, 0.96, 0.96), 0.02, metal=1),
    "gel-blue": Paint((0.35, 0.72, 0.90), 0.05, clear=0.85),
    "bath-water": Paint((0.50, 0.76, 0.80), 0.04, coat=0.6),
    "husk": Paint((0.78, 0.66, 0.50), 0.90),
    "papaya": Paint((0.88, 0.20, 0.025), 0.35, coat=0.3, waxy=0.15),
    "papaya-skin": Paint((0.50, 0.42, 0.07), 0.45, coat=0.2),
    "shoe-cloth": Paint((0.10, 0.17, 0.22), 0.95, weave=24),
    "leaf": Paint((0.07, 0.22, 0.12), 0.50),
    "soil": Paint((0.06, 0.045, 0.035), 0.95),
    "ink": Paint((0.015, 0.035, 0.045), 0.80),
    "grey-line": Paint((0.42, 0.46, 0.47), 0.85),
    "amber": Paint((0.90, 0.42, 0.05), 0.60),
    "thread": Paint((1.0, 0.24, 0.0), 0.60),
    "tea": Paint((0.22, 0.075, 0.018), 0.12, coat=0.4),
    "stop-red": Paint((0.55, 0.035, 0.025), 0.35, coat=0.3),
    "sky": Paint((1, 1, 1), glow=(0.86, 0.97, 1.0, 2.6)),
    "daylight": Paint((1, 1, 1), glow=(0.93, 0.98, 1.0, 6.0)),
    # Models on a doctor's desk: the soft colors of painted resin
    "model-liver": Paint((0.36, 0.115, 0.085), 0.38, coat=0.25, waxy=0.1),
    "model-green": Paint((0.16, 0.30, 0.13), 0.35, coat=0.3),
    "model-flesh": Paint((0.72, 0.42, 0.33), 0.45, coat=0.15, waxy=0.15),
    "model-rose": Paint((0.62, 0.27, 0.24), 0.42, coat=0.2, waxy=0.1),
    "model-fat": Paint((0.80, 0.66, 0.36), 0.50, waxy=0.1),
    "model-bone": Paint((0.83, 0.78, 0.66), 0.55, waxy=0.1),
    "model-cartilage": Paint((0.66, 0.74, 0.72), 0.45, coat=0.15, waxy=0.1),
    "model-thyroid": Paint((0.58, 0.20, 0.17), 0.38, coat=0.25, waxy=0.1),
    "model-lining": Paint((0.55, 0.66, 0.68), 0.45, waxy=0.1),
    "mesh-thread": Paint((0.10, 0.34, 0.38), 0.5),
    "model-muscle": Paint((0.56, 0.19, 0.16), 0.42, coat=0.2, waxy=0.1),
    "model-disc": Paint((0.30, 0.50, 0.60), 0.50, waxy=0.1),
    "model-hollow": Paint((0.34, 0.27, 0.20), 0.80),
    "clear-resin": Paint((0.96, 0.985, 0.99), 0.05, clear=0.97),
    "model-nerve": Paint((0.85, 0.62, 0.12), 0.45),
    "model-vein": Paint((0.12, 0.20, 0.44), 0.40),
    "model-artery": Paint((0.52, 0.07, 0.06), 0.40),
    # Night set
    "shell": Paint((0.78, 0.83, 0.83), 0.28, coat=0.6),
    "night-floor": Paint((0.015, 0.060, 0.065), 0.22),
    "night-wall": Paint((0.022, 0.085, 0.100), 0.60),
    "night-panel": Paint((0.018, 0.070, 0.085), 0.60),
    "night-cloth": Paint((0.006, 0.043, 0.051), 0.95),
    "drape": Paint((0.03, 0.20, 0.27), 0.90),
    "drape-dusk": Paint((0.05, 0.13, 0.15), 0.85),
    "drape-lit": Paint((0.46, 0.55, 0.49), 0.90),
    "drape-pale": Paint((0.30, 0.55, 0.56), 0.90),
    "screen-dark": Paint((0.01, 0.03, 0.035), 0.25, glow=(0.01, 0.07, 0.09, 0.5)),
    "lamp-glow": Paint((1, 1, 1), glow=(1.0, 0.93, 0.80, 9.0), hides_from_light=True),
    "ring-glow": Paint((0.2, 1.0, 0.9), glow=(0.25, 0.95, 0.85, 2.4), hides_from_light=True),
    "strip-glow": Paint((0.3, 1.0, 0.95), glow=(0.22, 0.85, 0.82, 0.9), hides_from_light=True),
    "trace-glow": Paint((0.3, 0.9, 0.85), glow=(0.35, 0.95, 0.88, 1.2), hides_from_light=True),
    "screen-line": Paint((0.05, 0.13, 0.14), 0.5, glow=(0.03, 0.12, 0.13, 0.5), hides_from_light=True),
    "green-trace": Paint((0.3, 0.9, 0.5), glow=(0.10, 0.85, 0.28, 1.3), hides_from_light=True),
    "amber-glow": Paint((1.0, 0.6, 0.1), glow=(1.0, 0.50, 0.05, 4.5), hides_from_light=True),
    "aiming-red": Paint((1.0, 0.02, 0.01), glow=(1.0, 0.012, 0.004, 2.6), hides_from_light=True),
    "amber-globe": Paint((1.0, 0.75, 0.4), glow=(1.0, 0.52, 0.10, 2.6), hides_from_light=True),
}


def get_paint(name):
    """The Blender material of that name, made when first asked for in a scene."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    paint = PAINTS[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    sockets = material.node_tree.nodes["Principled BSDF"].inputs
    sockets["Base Color"].default_value = (*paint.color, 1)
    sockets["Roughness"].default_value = paint.rough
    sockets["Metallic"].default_value = paint.metal
    sockets["Transmission"].default_value = paint.clear
    sockets["Clearcoat"].default_value = paint.coat
    sockets["Clearcoat Roughness"].default_value = 0.12
    sockets["Subsurface"].default_value = paint.waxy
    sockets["Subsurface Radius"].default_value = (0.05, 0.02, 0.015)
    sockets["Subsurface Color"].default_value = (*paint.color, 1)
    if paint.glow:
        sockets["Emission"].default_value = (*paint.glow[:3], 1)
        sockets["Emission Strength"].default_value = paint.glow[3]
    if paint.hides_from_light:
        material.cycles.sample_as_light = False
    if paint.weave:
        _weave(material, paint)
    if paint.clear:
        _let_light_through(material, paint)
    return material


def _let_light_through(material, paint):
    """Lets light fall straight through clear things: without bent caustics all inside and under them would be dark."""
    tree = material.node_tree
    link, new = tree.links.new, tree.nodes.new
    path, through, either = new("ShaderNodeLightPath"), new("ShaderNodeBsdfTransparent"), new("ShaderNodeMixShader")
    through.inputs[0].default_value = (*(channel**0.5 for channel in paint.color), 1)
    light = new("ShaderNodeMath")
    light.operation = "MAXIMUM"
    link(path.outputs["Is Shadow Ray"], light.inputs[0])
    link(path.outputs["Is Diffuse Ray"], light.inputs[1])
    link(light.outputs[0], either.inputs[0])
    link(tree.nodes["Principled BSDF"].outputs[0], either.inputs[1])
    link(through.outputs[0], either.inputs[2])
    link(either.outputs[0], tree.nodes["Material Output"].inputs[0])


def _weave(material, paint):
    """Two sets of slightly uneven threads across each other."""
    tree = material.node_tree
    link, new = tree.links.new, tree.nodes.new
    place, both, bump = new("ShaderNodeTexCoord"), new("ShaderNodeMath"), new("ShaderNodeBump")
    for index, direction in enumerate("XY"):
        threads = new("ShaderNodeTexWave")
        threads.bands_direction = direction
        for name, value in (("Scale", paint.weave / 3), ("Distortion", 1.5), ("Detail Scale", 2.0)):
            threads.inputs[name].default_value = value
        link(place.outputs["Object"], threads.inputs["Vector"])
        link(threads.outputs["Fac"], both.inputs[index])
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.35, 0.3 / paint.weave
    link(both.outputs[0], bump.inputs["Height"])
    link(bump.outputs[0], tree.nodes["Principled BSDF"].inputs["Normal"])


def cover(thing, name):
    """Gives an object its paint, and what that paint asks of the object."""
    thing.data.materials.append(get_paint(name))
    if PAINTS[name].hides_from_light:
        thing.visible_diffuse = False
    return thing
