import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The steps of a draft as an owner reads them, and the seconds that each takes on a small machine, in their order. */
export const STEPS = {
  check: { name: 'Checking the content', seconds: 6 },
  draw: { name: 'Drawing the pages', seconds: 40 },
  join: { name: 'Packing the pages', seconds: 10 },
  compare: { name: 'Comparing with the website', seconds: 1 },
};

const TIMES = join(ROOT, '.cache', 'build-times.json');

/** How many builds are remembered. One that found nothing to do says little about the next. */
const REMEMBERED = 3;

/** Adds up how long this step and those after it took in the slowest of the last builds, in seconds. */
export function countSecondsLeft(step, lastTimes) {
  const names = Object.keys(STEPS);
  const getSeconds = (name) =>
    lastTimes.length > 0 ? Math.max(...lastTimes.map((times) => times[name])) : STEPS[name].seconds;
  return Math.ceil(names.slice(names.indexOf(step)).reduce((sum, name) => sum + getSeconds(name), 0));
}

/** Tells the steps of a build by `say`, and keeps the time of each for the next build on this machine. */
export function followSteps(say) {
  const lastTimes = readTimes();
  const times = {};
  let current;
  const end = () => {
    if (current) times[current.step] = (performance.now() - current.start) / 1000;
  };
  return {
    begin(step) {
      end();
      current = { step, start: performance.now() };
      say({ step: STEPS[step].name, secondsLeft: countSecondsLeft(step, lastTimes) });
    },
    finish() {
      end();
      mkdirSync(join(TIMES, '..'), { recursive: true });
      writeFileSync(TIMES, JSON.stringify([times, ...lastTimes].slice(0, REMEMBERED)));
    },
  };
}

/** The times of the last builds; none when there were none, or a killed command has left half a file. */
function readTimes() {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8'));
  } catch {
    return [];
  }
}
