"""A surgeon's magnifying spectacles, in decimetres: they look along −y, the frame's middle is the origin."""

from kit.shapes import cylinder, ring, rod, tube


def loupes(frame="brass", barrel="teal-gloss"):
    """Round lenses with a short telescope through each, the temples reaching back to y = 1.2."""
    for side in (-1, 1):
        x = side * 0.31
        ring((x, 0, 0), 0.22, 0.018, frame, axis=(0, 1, 0.25))
        cylinder((x, 0, 0), 0.212, 0.010, "glass", turn=(-76, 0, 0))
        rod((x * 0.96, 0.03, -0.01), (x * 0.88, -0.30, -0.07), 0.088, barrel, end_radius=0.112, bevel=0.008)
        ring((x * 0.93, -0.10, -0.033), 0.100, 0.010, frame, axis=(x * -0.08, -0.33, -0.06))
        ring((x * 0.88, -0.30, -0.07), 0.108, 0.013, frame, axis=(x * -0.08, -0.33, -0.06))
        rod((x * 0.88, -0.302, -0.0705), (x * 0.879, -0.306, -0.0715), 0.096, "lens")
        temple = [
            (x + side * 0.215, 0.02, 0.05),
            (x + side * 0.27, 0.12, 0.07),
            (x + side * 0.26, 0.72, 0.05),
            (x + side * 0.20, 1.02, -0.02),
            (x + side * 0.17, 1.18, -0.14),
        ]
        tube(temple, 0.017, frame)
    tube([(-0.105, 0, 0.05), (0, -0.02, 0.10), (0.105, 0, 0.05)], 0.019, frame)
