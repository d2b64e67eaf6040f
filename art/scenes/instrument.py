"""The tip of a wristed robotic instrument, holding a thread of amber light."""

from kit.haze import teal_bokeh
from kit.light import instrument_at_night
from kit.picture import TALL, WIDE, Camera, Picture
from kit.wrist import place, thread, wristed_tip

PICTURES = [
    Picture(
        "images/instrument",
        Camera(at=(-0.6, -13, 2.0), look=(-2.45, 0, -0.15), lens=43, focus=tuple(place(1.2)), f_stop=0.9),
        WIDE,
        exposure=0.1,
        bloom=(0.10, 0.04),
        see_through=True,
        grade=teal_bokeh(glow_at=(0.62, 0.42), calm=0.45),
    ),
    Picture(
        "images/instrument-tall",
        Camera(at=(-0.6, -13, 2.0), look=(-0.9, 0, -0.1), lens=52, focus=tuple(place(1.2)), f_stop=0.9),
        TALL,
        exposure=0.1,
        bloom=(0.10, 0.04),
        see_through=True,
        grade=teal_bokeh(discs=30, glow_at=(0.5, 0.5), band=(0.36, 0.22), spread=0.14, brightness=0.7),
    ),
]


def build():
    wristed_tip(opening=2.2)
    held, free = ((2.7, 0, 0.1, 0), (3.75, 0, 0, 0)), ((4.6, 0, 0.2, -0.15), (6.4, 0.3, 0.2, 0.1))
    thread(*held, *free, (9, 0.2, 0.7, 0.9), (13, 0.2, 1.6, 3.0))
    instrument_at_night()
