import { getWaveHeight, getWavePath, REST_LENGTH, WAVE_SHAPES } from '#lib/browser/wave-shape.ts';
import { toTranslate } from './dot-places.ts';
import type { HeroMotion } from './HeroControls.script.ts';
import { DOT_LIGHT, LIT_PART, UNLIT_PART, WAVE_DOT, WAVE_LINE } from './hero-parts.ts';

/** An extended line swings by half a pixel in this time. Drawing it only this often saves a phone's battery. */
const SWING_STEP_MS = 40;

/** While all lines rest, lit parts swing by a tenth of a pixel in this time, and faint ends by less than one. */
const REST_STEP_MS = 100;

/** A step counts as no longer than this, so that the waves do not jump after a long task or a hidden tab. */
const LONGEST_STEP_MS = 150;

/**
 * A dot moves with its line each time it is drawn, but its button follows only this often, because a target that never
 * rests is hard to hit. While a wave extends or retracts, or nothing moves, the two are at the same place.
 */
const TARGET_STEP_MS = 250;

type Move = { from: number; to: number; startedAt: number; durationMs: number };

/**
 * Moves the lines and dots of the page's markup. A dot's place is a share of its container, so that no frame has to
 * measure anything.
 */
export function startWaves(hero: HTMLElement, motion: HeroMotion) {
  const lines = WAVE_SHAPES.map((shape, index) => {
    const group = hero.querySelectorAll(`[${WAVE_LINE}]`)[index];
    const dot = hero.querySelectorAll<HTMLElement>(`[${WAVE_DOT}]`)[index];
    return {
      shape,
      lit: group?.querySelectorAll(`[${LIT_PART}]`) ?? [],
      unlit: group?.querySelector(`[${UNLIT_PART}]`),
      dot,
      light: dot?.querySelector<HTMLElement>(`[${DOT_LIGHT}]`),
      length: REST_LENGTH,
      target: getWaveHeight(shape, REST_LENGTH, 0),
      targetSetAt: 0,
      move: null as Move | null,
    };
  });
  let seconds = 0;
  let swungAt = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drawFrame(now: number): void {
    frame = 0;
    if (!motion.isVisible()) return;
    const isRunning = motion.isRunning();
    const elapsedMs = now - swungAt;
    const stepMs = lines.every(({ length }) => length === REST_LENGTH) ? REST_STEP_MS : SWING_STEP_MS;
    const isBetweenSteps = isRunning && elapsedMs < stepMs;
    if (isRunning && !isBetweenSteps) {
      seconds += Math.min(LONGEST_STEP_MS, elapsedMs) / 1000;
      swungAt = now;
    }
    for (const line of lines) if (line.move || !isBetweenSteps) draw(line, now);
    if (lines.some(({ move }) => move)) requestFrame(0);
    else if (isRunning) requestFrame(stepMs);
  }

  function draw(line: (typeof lines)[number], now: number): void {
    const { shape, lit, unlit, dot, light, move } = line;
    if (move) line.length = getLength(move, now);
    const height = getWaveHeight(shape, line.length, seconds);
    unlit?.setAttribute('d', getWavePath(shape, seconds, line.length));
    const litPath = getWavePath(shape, seconds, 0, line.length);
    for (const path of lit) path.setAttribute('d', litPath);
    if (move || !motion.isRunning() || now - line.targetSetAt >= TARGET_STEP_MS) {
      line.targetSetAt = now;
      line.target = height;
      if (dot) dot.style.translate = toTranslate(line.length, height);
    }
    if (light) light.style.translate = toTranslate(0, height - line.target);
    if (move && now >= move.startedAt + move.durationMs) line.move = null;
  }

  function requestFrame(waitMs: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (waitMs > 0) timer = setTimeout(requestFrame, waitMs, 0);
    else frame ||= requestAnimationFrame(drawFrame);
  }

  function wake(): void {
    if (!motion.isVisible()) return;
    if (!timer && !frame) swungAt = performance.now();
    requestFrame(0);
  }

  motion.watch(wake);
  wake();

  return {
    /** Extends or retracts a wave to a share of its length. */
    moveTo(wave: number, length: number, durationMs: number): void {
      const line = lines[wave];
      if (!line) return;
      line.move = { from: line.length, to: length, startedAt: performance.now(), durationMs };
      wake();
    },
    /** Returns the height of a wave's dot at a length, in units of the drawing. */
    getHeightAt: (wave: number, length: number) => {
      const line = lines[wave];
      return line ? getWaveHeight(line.shape, length, seconds) : 0;
    },
  };
}

function getLength({ from, to, startedAt, durationMs }: Move, now: number): number {
  const share = durationMs > 0 ? Math.min(1, Math.max(0, (now - startedAt) / durationMs)) : 1;
  return share === 1 ? to : from + (to - from) * easeInOut(share);
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
