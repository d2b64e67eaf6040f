// The geometry of the hero's wave lines at any moment, for the build and for the browser.

/** The area that the waves are drawn in, in its own units; it is stretched over the hero's width. */
export const DRAWING_WIDTH = 1080;
export const DRAWING_HEIGHT = 200;

/** How far a wave extends at rest, as a share of its length. */
export const REST_LENGTH = 0.29;

/** How far an extended wave extends at least, in a hero of any width. */
const MIN_EXTENDED_LENGTH = 0.56;

/** The radius of the light around a dot. */
const HALO_RADIUS_PX = 32;

/** The height at which all waves start, at the left edge. */
const SOURCE_HEIGHT = DRAWING_HEIGHT / 2;

/** The number of curves in a line, enough to stay within half a unit of the formula. */
const SEGMENTS = 16;

export type WaveShape = {
  /** How far the line goes down from the source's height, in units. */
  spread: number;
  amplitude: number;
  /** The frequency of the long swing, as a multiple of the common one. */
  frequency: number;
  /** In radians per second. */
  speed: number;
  phase: number;
  ripplePhase: number;
  /** How far the wave extends at most, as a share of its length. */
  cap: number;
};

/** The four waves, from the top one down. */
export const WAVE_SHAPES: readonly WaveShape[] = [
  { spread: -78, amplitude: 14, frequency: 0.92, speed: 0.42, phase: 0.4, ripplePhase: 1.1, cap: 0.7 },
  { spread: -26, amplitude: 20, frequency: 1.06, speed: 0.36, phase: 1.25, ripplePhase: 0.3, cap: 0.65 },
  { spread: 26, amplitude: 22, frequency: 0.98, speed: 0.4, phase: 2.1, ripplePhase: 2.2, cap: 0.72 },
  { spread: 78, amplitude: 14, frequency: 1.12, speed: 0.34, phase: 2.9, ripplePhase: 4, cap: 0.78 },
];

/** Returns the line's height in units, at a share of its length and a time in seconds. */
export function getWaveHeight(wave: WaveShape, share: number, seconds: number): number {
  const { spread, amplitude, frequency, speed, phase, ripplePhase } = wave;
  const turn = 2 * Math.PI * frequency * share;
  const fan = spread * smoothstep(0, 0.27, share) * (1 - 0.3 * smoothstep(0.3, 1, share));
  const calm = 0.1 + 0.9 * smoothstep(0.27, 0.72, share);
  const swing = Math.sin(1.35 * turn + phase - speed * seconds);
  const ripple = 0.34 * Math.sin(3.1 * turn + ripplePhase + 0.7 * speed * seconds);
  return SOURCE_HEIGHT + fan + amplitude * calm * (swing + ripple);
}

/** Draws a part of the line, between two shares of its length, at a time in seconds, as the `d` of an SVG path. */
export function getWavePath(wave: WaveShape, seconds: number, from = 0, to = 1): string {
  const segments = Math.ceil(SEGMENTS * (to - from));
  const step = (to - from) / segments;
  const third = step / 3;
  const getHandle = (share: number) => getSlope(wave, share, seconds) * third;
  const start = from === 0 ? SOURCE_HEIGHT : getWaveHeight(wave, from, seconds);
  let path = `M${toPoint(from, start)}`;
  for (let segment = 1; segment <= segments; segment++) {
    const end = from + segment * step;
    const height = getWaveHeight(wave, end, seconds);
    // `S` mirrors the control point before it, so only the first curve has its own.
    path += segment === 1 ? `C${toPoint(from + third, start + getHandle(from))} ` : 'S';
    path += `${toPoint(end - third, height - getHandle(end))} ${toPoint(end, height)}`;
  }
  return path;
}

/** Returns how far a selected wave extends, as a share: its cap, or less when the dot's light would leave the hero. */
export function getExtendedLength(wave: WaveShape, heroWidthPx: number): number {
  return Math.max(MIN_EXTENDED_LENGTH, Math.min(wave.cap, 1 - HALO_RADIUS_PX / heroWidthPx));
}

function getSlope(wave: WaveShape, share: number, seconds: number): number {
  const step = 0.001;
  return (getWaveHeight(wave, share + step, seconds) - getWaveHeight(wave, share - step, seconds)) / (2 * step);
}

function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

function toPoint(share: number, height: number): string {
  return `${round(share * DRAWING_WIDTH)} ${round(height)}`;
}

/** Rounds to a tenth of a unit, which is less than a fifth of a pixel on a wide screen. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
