"""A pair of wide, cushioned shoes with soft insoles beside a round hand mirror."""

from kit.household import hand_mirror, shoe
from kit.light import window_on_table
from kit.picture import Camera, Picture
from kit.stage import group
from kit.stills import bench

PICTURES = [
    Picture(
        "services/images/diabetic-foot-care-4",
        Camera(at=(0.1, -6.6, 5.6), look=(0.1, 0.0, 0.45), lens=54, focus=(-0.3, -0.5, 0.8), f_stop=2.2),
        exposure=0.05,
    )
]


def build():
    bench(top="oak-floor", wall="mint-pale")
    with group(at=(-0.75, 0.45, 0), turn=-112):
        shoe()
    with group(at=(0.35, 0.15, 0), turn=-100):
        shoe()
    with group(at=(1.62, -0.05, 0), turn=6):
        hand_mirror()
    window_on_table()
