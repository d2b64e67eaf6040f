import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../api/src/project-root.ts';

// Counts the lines of the project, each file in one kind. A kind takes the files that no kind above it has taken.
const IS_CODE = /\.(?:[cm]?[jt]sx?|astro|css|lua|html)$/;
const KINDS: [name: string, isOf: RegExp][] = [
  ['bench', /^bench\//],
  ['tests', /(?:^e2e|^testing|\/faults|\/test|\/tests)\/|\.(?:test|spec|script\.test)\.[jt]sx?$/],
  ['scripts', /^scripts\//],
  ['styles', /\.css$/],
  ['words', /\/messages\//],
  ['product, desk', /^desk\//],
  ['product, service', /^(?:api|contract|mails)\//],
  ['product, site', /^(?:site|ui)\//],
  ['other', /./],
];

const files = execFileSync('git', ['ls-files'], { cwd: PROJECT_ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => IS_CODE.test(path) && !path.startsWith('content/'));
const counts = new Map(KINDS.map(([name]) => [name, { files: 0, lines: 0 }]));
for (const path of files) {
  const [name = ''] = KINDS.find(([, isOf]) => isOf.test(path)) ?? [];
  const count = counts.get(name);
  if (!count) continue;
  count.files += 1;
  count.lines += readFileSync(join(PROJECT_ROOT, path), 'utf8').split('\n').length - 1;
}
const product = sum(([name]) => name.startsWith('product'));
for (const [name, count] of counts) tell(name, count);
tell('product in all', product);
tell(
  'everything',
  sum(() => true),
);

function sum(isWanted: (entry: [string, { files: number; lines: number }]) => boolean) {
  return [...counts]
    .filter(isWanted)
    .reduce((total, [, { files: more, lines }]) => ({ files: total.files + more, lines: total.lines + lines }), {
      files: 0,
      lines: 0,
    });
}

function tell(name: string, { files: many, lines }: { files: number; lines: number }): void {
  console.log(`  ${name.padEnd(18)} ${lines.toLocaleString('en').padStart(8)} lines ${String(many).padStart(6)} files`);
}
