import type { FirstView } from './first-view.ts';
import { splitPath } from './floor/floor-page.ts';
import { CATEGORIES, type Speed } from './lighthouse.ts';
import type { Aim } from './verdict.ts';

export type PageFigures = { path: string; speed: Speed; view: FirstView };

export type FigureAim = { what: string; figure: number; aim: Aim };

const HOME = '/';
const BOOK = '/book';
/** All other pages are for reading, and have an aim for the bytes of their first view. */
const NOT_FOR_READING = [HOME, BOOK, '/gallery'];

const KB = 1000;
const SCRIPT_MAX_BYTES = 3 * KB;
const HOME_MAX_BYTES = 100 * KB;
const READING_MAX_BYTES = 70 * KB;
/** A page in Devanagari brings the letters of two scripts. */
const SECOND_FONT_MAX_BYTES = 80 * KB;
const MAX_NODES = 800;
const MAX_CLS = 0.001;
const MIN_SLOW_SCORE = 97;

/** Most times as much as the floor page takes. */
const FIRST_PAINT_MAX = 1.1;
const LARGEST_PAINT_MAX = 1.05;
const LARGEST_PAINT_WITH_TWO_FONTS_MAX = 1.1;
const WORK_MAX = 2;
const SLOW_TBT_MAX = 1.5;
const SLOW_TBT_OF_HOME_MAX = 2;

/** Lighthouse counts only tasks longer than this. A floor that is blocked for less counts as blocked so long. */
const LONG_TASK_MS = 50;

/** Returns how many times as long a page is blocked on a cheap phone as the floor. */
export function compareBlocked(speed: Speed, floor: Speed): number {
  return speed.slowTbtMs / Math.max(floor.slowTbtMs, LONG_TASK_MS);
}

/** Lists the aims of a page. `floor` holds the medians of its language's floor page in the same run. */
export function listAims({ path, speed, view }: PageFigures, floor: Speed): FigureAim[] {
  const { prefix, rest } = splitPath(path);
  const isHome = rest === HOME;
  const fontBytes = prefix === '' ? 0 : SECOND_FONT_MAX_BYTES;
  const aims: FigureAim[] = CATEGORIES.map((what, index) => ({
    what: `score of ${what}`,
    figure: speed.scores[index] ?? 0,
    aim: { atLeast: 100 },
  }));
  const addMost = (what: string, figure: number, atMost: number) => aims.push({ what, figure, aim: { atMost } });
  addMost('first paint, times the floor', speed.fcpMs / floor.fcpMs, FIRST_PAINT_MAX);
  addMost(
    'largest paint, times the floor',
    speed.lcpMs / floor.lcpMs,
    prefix === '' ? LARGEST_PAINT_MAX : LARGEST_PAINT_WITH_TWO_FONTS_MAX,
  );
  addMost('work of the main thread, times the floor', speed.workMs / floor.workMs, WORK_MAX);
  addMost(
    'blocked on a cheap phone, times the floor',
    compareBlocked(speed, floor),
    isHome ? SLOW_TBT_OF_HOME_MAX : SLOW_TBT_MAX,
  );
  aims.push({ what: 'score on a cheap phone', figure: speed.slowScore, aim: { atLeast: MIN_SLOW_SCORE } });
  addMost('CLS', speed.cls, MAX_CLS);
  if (rest !== BOOK) addMost('bytes of script before a touch', view.scriptBytes, SCRIPT_MAX_BYTES);
  if (isHome) addMost('bytes of the first view', view.before.all, HOME_MAX_BYTES + fontBytes);
  else if (!NOT_FOR_READING.includes(rest))
    addMost('bytes of the first view', view.before.all, READING_MAX_BYTES + fontBytes);
  addMost('nodes', view.nodes, MAX_NODES);
  return aims;
}
