import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { traceImports } from '../trace-imports.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** Makes a project of these files, whose packages stand in its lock file. */
function makeProject(files: Record<string, string>, packages: Record<string, object>): string {
  const root = mkdtempSync(join(tmpdir(), 'clinic-project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const installed = Object.keys(packages).map((place) => [`${place}/package.json`, '{}']);
  const lock = [['package-lock.json', JSON.stringify({ packages })]];
  for (const [path = '', text = ''] of [...Object.entries(files), ...installed, ...lock]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('a trace finds threads, late imports and what packages depend on, and no types', () => {
  const root = makeProject(
    {
      'api/start.ts': `import type { T } from 'only-types'; import './part.ts'; export { b } from '@scope/b/deep.js';
        import { join } from 'node:path'; new Worker(new URL('./thread.ts', import.meta.url));`,
      'api/part.ts': "export const load = async () => [await import('late'), await import('left-out')];",
      'api/thread.ts': "require('./data.json');",
      'api/data.json': '{}',
      'api/unused.ts': '',
    },
    {
      'node_modules/late': { dependencies: { below: '1' }, optionalDependencies: { absent: '1' } },
      'node_modules/below': {
        peerDependencies: { peer: '1', spare: '1' },
        peerDependenciesMeta: { spare: { optional: true } },
      },
      'node_modules/peer': {},
      'node_modules/spare': {},
      'node_modules/@scope/b': {},
      'api/node_modules/@scope/b': {},
      'node_modules/only-types': {},
      'node_modules/left-out': {},
    },
  );
  expect(traceImports(root, ['api/start.ts'], (name: string) => name === 'left-out')).toEqual({
    files: ['api/data.json', 'api/part.ts', 'api/start.ts', 'api/thread.ts'],
    packages: ['api/node_modules/@scope/b', 'node_modules/below', 'node_modules/late', 'node_modules/peer'],
  });
});

test('a trace refuses an import that nothing answers', () => {
  const root = makeProject({ 'start.mjs': "import './gone.mjs';" }, {});
  expect(() => traceImports(root, ['start.mjs'], () => false)).toThrow('gone.mjs');
});

test('image and compose file name the same port, user and folders', () => {
  const image = readFileSync(join(ROOT, 'Containerfile'), 'utf8');
  const { services } = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'), { merge: true });
  const [, port] = / PORT=(\d+) /.exec(image) ?? [];
  const [, user] = /^USER (\S+)$/m.exec(image) ?? [];
  const [, data] = /^VOLUME (\S+)$/m.exec(image) ?? [];
  expect(services.caddy.command).toMatch(new RegExp(` --to clinic:${port}$`));
  expect(services.clinic).toMatchObject({ user, read_only: true, cap_drop: ['ALL'] });
  expect(services.backup).toMatchObject({ user, read_only: true, build: { target: 'backup' } });
  expect(services.clinic.volumes).toEqual([
    `data:${data}`,
    expect.stringMatching(`:${dirname(data ?? '')}/content:ro$`),
  ]);
});
