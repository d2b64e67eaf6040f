"""A recovery bay: a bed with raised rails, a monitor above it, a chair, and morning light across the blanket."""

from kit.apparatus import monitor_arm, patient_monitor
from kit.daylight import soft_room_light, sun_from_side
from kit.furniture import armchair, curtain
from kit.medical_furniture import drip_stand, hospital_bed
from kit.picture import Camera, Picture
from kit.rooms import back_wall, skirting
from kit.shapes import box, cylinder
from kit.stage import group

MORNING = (1.0, 0.82, 0.58)

PICTURES = [
    Picture(
        "gallery/images/recovery-bay",
        Camera(at=(-2.0, -2.5, 1.75), look=(0.30, 1.75, 0.98), lens=42, focus=(0, 1.4, 0.8), f_stop=2.4),
        exposure=0.35,
    )
]


def bedhead_panel():
    """The panel behind the bed with its outlets and a strip of light."""
    box((0.2, 2.92, 1.30), (3.0, 0.05, 0.34), "oak-pale", bevel=0.012)
    box((0.2, 2.90, 1.49), (2.9, 0.09, 0.03), "ivory", bevel=0.008)
    for x, paint in ((-0.75, "ivory"), (-0.60, "ivory"), (0.72, "teal-gloss"), (0.90, "ivory"), (1.08, "mint")):
        cylinder((x, 2.885, 1.30), 0.045, 0.03, paint, bevel=0.008, turn=(90, 0, 0))
        cylinder((x, 2.868, 1.30), 0.018, 0.02, "steel", turn=(90, 0, 0))


def build():
    back_wall(wall="mint-pale", floor="clinic-floor")
    skirting()
    bedhead_panel()
    with group(at=(0, 1.70, 0)):
        hospital_bed(blanket="sea-green-pale")
    with group(at=(0.55, 2.50, 1.92), turn=-18):
        monitor_arm(reach=0.42)
        patient_monitor()
    with group(at=(1.45, 1.55, 0), turn=-28):
        armchair()
    with group(at=(-0.85, 2.55, 0)):
        drip_stand()
    with group(at=(2.55, 2.2, 0.3), turn=80):
        curtain(1.3, 2.3, folds=10, paint="linen")
    soft_room_light(surroundings=0.30, left=45, right=35)
    sun_from_side((-1.7, 1.2, 2.9, 5.6), travel=(0.80, 0.20, -0.38), bars=(2, 1), strength=7.0, color=MORNING)
