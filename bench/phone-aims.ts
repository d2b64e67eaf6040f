import type { FirstView } from './first-view.ts';
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
const MAX_NODES = 800;
const SLOW_TBT_MAX_MS = 50;
const MAX_CLS = 0.001;

/** Lists the aims of a page. Pages with a large picture, except `/` and `/book`, have no aim for the largest paint. */
export function listAims({ path, speed, view }: PageFigures, floorLcpMs: number): FigureAim[] {
  const aims: FigureAim[] = CATEGORIES.map((what, index) => ({
    what: `score of ${what}`,
    figure: speed.scores[index] ?? 0,
    aim: { atLeast: 100 },
  }));
  const addMost = (what: string, figure: number, atMost: number) => aims.push({ what, figure, aim: { atMost } });
  const floorRatio = speed.lcpMs / floorLcpMs;
  if (path === HOME || path === BOOK) addMost('LCP, times the floor', floorRatio, 1.1);
  else if (!view.hasLargePicture) addMost('LCP, times the floor', floorRatio, 1);
  addMost('TBT in ms', speed.tbtMs, 0);
  addMost('TBT in ms on a cheap phone', speed.slowTbtMs, SLOW_TBT_MAX_MS);
  addMost('CLS', speed.cls, MAX_CLS);
  if (path !== BOOK) addMost('bytes of script before a touch', view.scriptBytes, SCRIPT_MAX_BYTES);
  if (path === HOME) addMost('bytes of the first view', view.before.all, HOME_MAX_BYTES);
  else if (!NOT_FOR_READING.includes(path)) addMost('bytes of the first view', view.before.all, READING_MAX_BYTES);
  addMost('nodes', view.nodes, MAX_NODES);
  return aims;
}
