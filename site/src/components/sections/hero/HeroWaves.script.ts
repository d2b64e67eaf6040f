import {
  DRAWING_HEIGHT,
  DRAWING_WIDTH,
  getWaveHeight,
  getWavePath,
  REST_LENGTH,
  WAVE_SHAPES,
} from '#lib/browser/wave-shape.ts';
import type { HeroMotion } from './HeroControls.script.ts';
import { LIT_PART, UNLIT_PART, WAVE_DOT, WAVE_LINE } from './hero-parts.ts';

/** A frame counts as no longer than this, so that the waves do not jump after a pause such as a hidden tab. */
const LONGEST_FRAME_MS = 50;

/**
 * A dot moves with its line in every frame, but its button follows only this often, because a target that never rests
 * is hard to hit. While a wave extends, or nothing moves, the two are at the same place.
 */
const TARGET_STEP_MS = 250;

/** Swinging lines take turns, because one frame of all of them is a long task on a cheap phone (`npm run bench -- phone`). */
const SWINGING_TURNS = 2;

type Move = { from: number; to: number; startedAt: number; durationMs: number };

/**
 * Moves the lines and dots of the server's markup. A dot's place is a share of its container, so that no frame has to
 * measure anything.
 */
export function startWaves(hero: HTMLElement, motion: HeroMotion) {
  const lines = WAVE_SHAPES.map((shape, index) => {
    const group = hero.querySelectorAll(`[${WAVE_LINE}]`)[index];
    return {
      shape,
      path: group?.querySelector('path'),
      lit: group?.querySelector(`[${LIT_PART}]`),
      unlit: group?.querySelector(`[${UNLIT_PART}]`),
      dot: hero.querySelectorAll<HTMLElement>(`[${WAVE_DOT}]`)[index],
      length: REST_LENGTH,
      targetSetAt: 0,
      move: null as Move | null,
    };
  });
  let seconds = 0;
  let lastFrameAt = 0;
  let frame = 0;
  let turn = 0;

  function drawFrame(now: number): void {
    frame = 0;
    if (!motion.isVisible()) return;
    if (motion.isRunning()) seconds += Math.min(LONGEST_FRAME_MS, now - lastFrameAt) / 1000;
    lastFrameAt = now;
    turn = (turn + 1) % SWINGING_TURNS;
    for (const [index, line] of lines.entries()) {
      const isSwinging = motion.isRunning() && !line.move;
      if (isSwinging && index % SWINGING_TURNS !== turn) continue;
      if (line.move) showLength(line, now);
      const height = getWaveHeight(line.shape, line.length, seconds) / DRAWING_HEIGHT;
      line.path?.setAttribute('d', getWavePath(line.shape, seconds));
      line.dot?.style.setProperty('--height', height.toFixed(5));
      if (!isSwinging || now - line.targetSetAt >= TARGET_STEP_MS) {
        line.targetSetAt = now;
        line.dot?.style.setProperty('--target', height.toFixed(5));
      }
    }
    if (motion.isRunning() || lines.some(({ move }) => move)) frame = requestAnimationFrame(drawFrame);
  }

  function showLength(line: (typeof lines)[number], now: number): void {
    const { from, to, startedAt, durationMs } = line.move as Move;
    const share = durationMs > 0 ? Math.min(1, Math.max(0, (now - startedAt) / durationMs)) : 1;
    if (share === 1) line.move = null;
    line.length = from + (to - from) * easeInOut(share);
    const end = (line.length * DRAWING_WIDTH).toFixed(2);
    line.lit?.setAttribute('x2', end);
    line.unlit?.setAttribute('x1', end);
    line.dot?.style.setProperty('--length', line.length.toFixed(5));
  }

  function wake(): void {
    if (frame || !motion.isVisible()) return;
    lastFrameAt = performance.now();
    frame = requestAnimationFrame(drawFrame);
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
    /** The height of a wave's dot at a length, in units of the drawing. */
    getHeightAt: (wave: number, length: number) => {
      const line = lines[wave];
      return line ? getWaveHeight(line.shape, length, seconds) : 0;
    },
  };
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
