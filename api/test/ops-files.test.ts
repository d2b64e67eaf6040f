import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';

const OPS = join(PROJECT_ROOT, 'ops');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** The names of the service's own figures in a text, without the endings that Prometheus gives to parts of a histogram. */
function listNames(text: string): string[] {
  const names = text.match(/\b(?:clinic|http)_[a-z_]+/g) ?? [];
  return [...new Set(names)].map((name) => name.replace(/_(count|bucket|sum)$/, ''));
}

test('alerts and the dashboard name figures that the service has', () => {
  const sources = globSync('{api,desk}/src/**/*.ts', { cwd: PROJECT_ROOT });
  const known = new Set(sources.flatMap((file) => listNames(readFileSync(join(PROJECT_ROOT, file), 'utf8'))));
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const named = listNames(readFileSync(join(OPS, file), 'utf8'));
    expect(named.length, file).toBeGreaterThan(5);
    expect(
      named.filter((name) => !known.has(name)),
      file,
    ).toEqual([]);
  }
});

test.skipIf(!hasPromtool)(
  `each alert fires when it should${hasPromtool ? '' : ' (skipped: there is no promtool; apt install prometheus)'}`,
  () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(OPS, 'alerts.test.yml')]);
    expect(status, `${stdout}${stderr}`).toBe(0);
  },
);
