"""Open Image Denoise's small network for ray-traced light, run in numpy.

Debian's Blender comes without its denoiser. The network is plain (sixteen 3×3 convolutions in a U), so its
published weights (Apache-2.0, `rt_hdr_alb_nrm.tza`) are read here and applied with matrix products: about as long as
the rendering of sixteen samples, and far cleaner than a filter by hand.
"""

import struct
from pathlib import Path

import numpy as np

# The transfer curve the network was trained on: Open Image Denoise, core/color.h, `PUTransferFunction`.
_CURVE = dict(
    a=1.41283765e03, b=1.64593172e00, c=4.31384981e-01, d=-2.94139609e-03,
    e=1.92653254e-01, f=6.26026094e-03, g=9.98620152e-01, y0=1.57945760e-06, y1=3.22087631e-02,
)  # fmt: skip
_BRIGHTEST = 65504.0
_MIDDLE_GREY = 0.18
_DEEPEST_STRIDE = 16


class Denoiser:
    """Cleans one picture at a time: `Denoiser(weights)(light, albedo, normal)`."""

    def __init__(self, weights: Path):
        self._layers = _read_weights(weights)

    def __call__(self, light: np.ndarray, albedo: np.ndarray, normal: np.ndarray) -> np.ndarray:
        """All three are height × width × 3, linear, float32; so is the answer. `normal` is −1…1."""
        height, width = light.shape[:2]
        scale = _get_exposure(light)
        color = _to_curve(np.clip(light * scale, 0, _BRIGHTEST))
        features = np.concatenate([color, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
        padding = [(0, -height % _DEEPEST_STRIDE), (0, -width % _DEEPEST_STRIDE), (0, 0)]
        clean = self._run(np.pad(features, padding, mode="reflect").astype(np.float32))
        return _from_curve(np.clip(clean[:height, :width], 0, 1)) / scale

    def _run(self, features):
        layer = self._convolve
        down1 = _halve(layer("enc_conv1", layer("enc_conv0", features)))
        down2 = _halve(layer("enc_conv2", down1))
        down3 = _halve(layer("enc_conv3", down2))
        down4 = _halve(layer("enc_conv4", down3))
        deep = layer("enc_conv5b", layer("enc_conv5a", down4))
        up = layer("dec_conv4b", layer("dec_conv4a", _join(deep, down3)))
        up = layer("dec_conv3b", layer("dec_conv3a", _join(up, down2)))
        up = layer("dec_conv2b", layer("dec_conv2a", _join(up, down1)))
        up = layer("dec_conv1b", layer("dec_conv1a", _join(up, features)))
        return layer("dec_conv0", up)

    def _convolve(self, name, x):
        kernel, bias = self._layers[f"{name}.weight"], self._layers[f"{name}.bias"]
        height, width, channels = x.shape
        padded = np.pad(x, [(1, 1), (1, 1), (0, 0)])
        total = np.tile(bias, (height * width, 1))
        for row in range(3):
            for column in range(3):
                shifted = padded[row : row + height, column : column + width].reshape(-1, channels)
                total += shifted @ kernel[row, column]
        return np.maximum(total, 0).reshape(height, width, -1)


def _read_weights(path):
    """The tensors of a `.tza` archive by name; kernels as row × column × in × out."""
    data = path.read_bytes()
    magic, _major, _minor, table = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7:
        raise ValueError(f"{path} is no archive of Open Image Denoise weights (.tza)")
    (count,) = struct.unpack_from("<I", data, table)
    position, layers = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, position)
        name = data[position + 2 : position + 2 + length].decode()
        position += 2 + length
        rank = data[position]
        shape = struct.unpack_from(f"<{rank}I", data, position + 1)
        position += 1 + 4 * rank + rank
        kind, offset = struct.unpack_from("<cQ", data, position)
        position += 9
        numbers = np.frombuffer(data, np.float16 if kind == b"h" else np.float32, int(np.prod(shape)), offset)
        tensor = numbers.astype(np.float32).reshape(shape)
        layers[name] = np.ascontiguousarray(tensor.transpose(2, 3, 1, 0)) if rank == 4 else tensor
    return layers


def _halve(x):
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def _join(small, skipped):
    return np.concatenate([small.repeat(2, axis=0).repeat(2, axis=1), skipped], axis=2)


def _get_exposure(light):
    """What brings the picture's log-average luminance to middle grey, measured over blocks as in the original."""
    luminance = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = (size - size % 16 for size in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    lit = blocks[blocks > 1e-8]
    return np.float32(_MIDDLE_GREY / np.exp2(np.log2(lit).mean())) if lit.size else np.float32(1)


def _curve(y):
    k = _CURVE
    return np.where(
        y <= k["y0"], k["a"] * y,
        np.where(y <= k["y1"], k["b"] * np.maximum(y, 1e-12) ** k["c"] + k["d"], k["e"] * np.log(y + k["f"]) + k["g"]),
    )  # fmt: skip


_CURVE_TOP = float(_curve(np.float64(_BRIGHTEST)))


def _to_curve(y):
    return (_curve(y) / _CURVE_TOP).astype(np.float32)


def _from_curve(x):
    k, x = _CURVE, x * _CURVE_TOP
    x0, x1 = k["a"] * k["y0"], k["b"] * k["y1"] ** k["c"] + k["d"]
    return np.where(
        x <= x0, x / k["a"],
        np.where(x <= x1, (np.maximum(x - k["d"], 0) / k["b"]) ** (1 / k["c"]), np.exp((x - k["g"]) / k["e"]) - k["f"]),
    ).astype(np.float32)  # fmt: skip
