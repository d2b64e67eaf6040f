import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('all parts have the version that the list of changes names first', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? [];
  const project = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  const parts: string[] = project.workspaces;
  const versions = [project, lock, ...parts.map((part) => JSON.parse(read(`${part}/package.json`)))];
  versions.push(...parts.map((part) => lock.packages[part]));
  expect(versions.map(({ version }) => version)).toEqual(Array(versions.length).fill(newest));
});

test('no major version of a package goes in without a person', () => {
  const { automerge, packageRules } = JSON.parse(read('renovate.json'));
  const rules: { matchUpdateTypes?: string[]; automerge?: boolean }[] = packageRules;
  const ofMajors = rules.filter(({ matchUpdateTypes: types }) => !types || types.includes('major'));
  expect([automerge, ...ofMajors.map((rule) => rule.automerge ?? false)]).not.toContain(true);
});
