"""The jaws of a fine instrument, seen close."""

from kit.haze import teal_bokeh
from kit.light import instrument_at_night
from kit.picture import Camera, Picture
from kit.wrist import place, thread, wristed_tip

PICTURES = [
    Picture(
        "images/wave-instrument",
        Camera(at=(-6.0, -8.0, 2.6), look=(-2.0, 0, -0.70), lens=58, focus=tuple(place(2.6)), f_stop=0.9),
        exposure=-0.15,
        bloom=(0.10, 0.04),
        see_through=True,
        grade=teal_bokeh(discs=44, glow_at=(0.4, 0.5), band=(0.5, 0.3), spread=0.25, seed=11),
    )
]


def build():
    wristed_tip(opening=4)
    thread((2.9, 0, 0.1, 0), (3.9, 0, -0.1, 0), (4.8, 0.2, -0.3, -0.25), (5.8, 0.3, 0.2, -0.3), (8, 0.2, 0.9, 0.4))
    instrument_at_night()
