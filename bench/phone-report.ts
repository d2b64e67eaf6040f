import type { Bytes } from './first-view.ts';
import { LOADS, type Speed } from './lighthouse.ts';
import { compareBlocked, type FigureAim, type PageFigures } from './phone-aims.ts';

export type Miss = FigureAim & { path: string };

export type Results = {
  /** The machine and programs that the figures were measured with, one fact per line. */
  machine: string[];
  /** Returns the medians of the floor page that a page is compared with. */
  toFloor: (path: string) => Speed;
  /** The pages in the order of measurement, including the floor pages each time. */
  pages: PageFigures[];
  aimCount: number;
  misses: Miss[];
};

const SPEED_HEAD =
  'page | P | A | B | S | FCP | × floor | LCP | × floor | work | × floor | TBT | TBT, cheap phone | × floor | P, cheap phone | CLS';
const BYTES_HEAD =
  'page | HTML | script files | font | pictures | other | **all** | all script | after a touch: script | all | nodes';

/** Creates the results as Markdown, for `bench/results.md`. */
export function createReport({ machine, toFloor, pages, aimCount, misses }: Results): string {
  return `# Every page on a phone

Written by \`npm run bench -- phone\`; what each figure means and why it is measured so: [record 005](../docs/decisions/005-speed-is-a-ratio.md).

${machine.map((fact) => `- ${fact}`).join('\n')}

${aimCount - misses.length} of ${aimCount} aims are reached.${misses.length > 0 ? ' Missed:\n' : ''}
${misses.map((miss) => `- ${describeMiss(miss)}`).join('\n')}

## Speed

Lighthouse's scores for performance, accessibility, best practices and SEO; milliseconds, medians of ${LOADS} loads. '× floor' compares with the medians of the floor page; the floor pages in Hindi and Marathi load those languages' fonts.

${toTable(SPEED_HEAD, pages.map(listSpeed(toFloor)))}

## Bytes

Compressed, as they are sent, before the first touch and what a touch adds. "All script" includes that in the page itself.

${toTable(BYTES_HEAD, pages.map(listBytes))}
`;
}

export function describeMiss({ path, what, figure, aim }: Miss): string {
  const wanted = 'atLeast' in aim ? `at least ${aim.atLeast}` : `at most ${aim.atMost}`;
  return `${path}: ${what} ${Number(figure.toPrecision(4))}, aim ${wanted}`;
}

const listSpeed =
  (toFloor: Results['toFloor']) =>
  ({ path, speed }: PageFigures): string[] => {
    const floor = toFloor(path);
    const compare = (name: 'fcpMs' | 'lcpMs' | 'workMs') => [
      speed[name].toFixed(0),
      (speed[name] / floor[name]).toFixed(2),
    ];
    return [
      path,
      ...speed.scores.map(String),
      ...compare('fcpMs'),
      ...compare('lcpMs'),
      ...compare('workMs'),
      speed.tbtMs.toFixed(0),
      speed.slowTbtMs.toFixed(0),
      compareBlocked(speed, floor).toFixed(2),
      String(speed.slowScore),
      speed.cls.toFixed(4),
    ];
  };

function listBytes({ path, view: { before, after, scriptBytes, nodes } }: PageFigures): string[] {
  const kinds: (keyof Bytes)[] = ['html', 'script', 'font', 'pictures', 'other', 'all'];
  const figures = [...kinds.map((kind) => before[kind]), scriptBytes, after.script, after.all, nodes];
  return [path, ...figures.map((figure) => figure.toLocaleString('en'))];
}

function toTable(head: string, rows: string[][]): string {
  const columns = head.split(' | ').length;
  const lines = [head, ['---', ...Array(columns - 1).fill('--:')].join(' | '), ...rows.map((row) => row.join(' | '))];
  return lines.map((line) => `| ${line} |`).join('\n');
}
