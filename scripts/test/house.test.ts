import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// These rules are checked neither by the compiler nor by the import check.

const ROOT = join(import.meta.dirname, '../..');
/** The folders of all that is drawn. */
const DRAWN = ['ui/src', 'contract/src/messages', 'mails/src', 'site/src', 'desk/src'];

const PAGE_MAX_LINES = 60;

const files = DRAWN.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(astro|tsx?|css|svg)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
  .filter(({ path }) => !path.startsWith('ui/src/build/'));

const findFiles = (isWrong: (file: { path: string; text: string }) => boolean) =>
  files.filter(isWrong).map(({ path }) => path);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

describe('site and desk', () => {
  test('keeps its islands in one folder', () => {
    expect(findFiles(({ path }) => path.includes('.island.') && !path.startsWith('site/src/islands/'))).toEqual([]);
  });

  test('keeps state and effects in its islands', () => {
    const hook = /\buse(State|Effect|Reducer|Ref|LayoutEffect|SyncExternalStore)\(/;
    expect(
      findFiles(
        ({ path, text }) => path.endsWith('.tsx') && /^(ui|site\/src\/(?!islands))\//.test(path) && hook.test(text),
      ),
    ).toEqual([]);
  });

  test('decides only in .astro files what hydrates', () => {
    expect(
      findFiles(
        ({ path, text }) =>
          /\sclient:\w+/.test(text) &&
          !path.endsWith('.astro') &&
          path !== 'site/src/islands/waking/intent-directive.ts',
      ),
    ).toEqual([]);
  });

  test('writes no style attribute, which the security policy would block, except in mails', () => {
    const isPage = (path: string) => !path.startsWith('mails/');
    expect(findFiles(({ path, text }) => isPage(path) && /\sstyle=(\{|")/.test(text))).toEqual([]);
  });

  test('styles components in their layer only', () => {
    const isModule = (path: string) => path.endsWith('.module.css');
    expect(
      findFiles(({ path, text }) => isModule(path) && !text.trimStart().startsWith('@layer components {')),
    ).toEqual([]);
  });

  test('names no class that its style sheet lacks', () => {
    const findUnknown = ({ path, text }: { path: string; text: string }) =>
      [...text.matchAll(/import (\w+) from '([.#][^']+\.module\.css)'/g)].flatMap(([, styles = '', file = '']) => {
        const [workspace = ''] = path.split('/');
        const sheetPath = file.startsWith('#') ? join(workspace, 'src', file.slice(1)) : join(path, '..', file);
        const sheet = readFileSync(join(ROOT, sheetPath), 'utf8');
        const names = [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
        const isUnknown = (name: string) => !new RegExp(`\\.${name}\\b`).test(sheet);
        return names.filter(isUnknown).map((name) => `${path}: .${name}`);
      });
    expect(files.filter(({ path }) => path.endsWith('.tsx')).flatMap(findUnknown)).toEqual([]);
  });

  test('reads only custom properties that are set somewhere, because a rule with another one has no effect', () => {
    const set = new Set(files.flatMap(({ text }) => text.match(/--[\w-]+(?=\s*:|['"`])/g) ?? []));
    const findUnset = ({ path, text }: { path: string; text: string }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)]
        .filter(([, name = '']) => !set.has(name))
        .map(([, name]) => `${path}: ${name}`);
    expect(files.flatMap(findUnset)).toEqual([]);
  });

  // Stylelint checks the style sheets; this test checks the other files.
  test('uses only colors of the tokens', () => {
    const [tokens = ''] = files.filter(({ path }) => path === 'ui/src/styles/tokens.css').map(({ text }) => text);
    const isRaw = (color: string) => !new RegExp(`${color}\\b`, 'i').test(tokens);
    const rawColors = /(?<=["'`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=["'`])|\brgba?\(|\bhsla?\(/i;
    const isCode = (path: string) => /\.(astro|tsx?)$/.test(path) && !path.includes('.test.');
    expect(findFiles(({ path, text }) => isCode(path) && rawColors.test(withoutComments(text)))).toEqual([]);
    // SVG files cannot read tokens, so they repeat their colors.
    const drawings = files
      .filter(({ path }) => path.endsWith('.svg'))
      .flatMap(({ text }) => text.match(/#[\da-f]{6}/gi) ?? []);
    expect(drawings.filter(isRaw)).toEqual([]);
  });

  // The notice is opened before any module has loaded.
  test('opens each dialog by the function that lets its title be heard', () => {
    const opensByItself = ({ path, text }: { path: string; text: string }) =>
      /\.showModal\(/.test(withoutComments(text)) && path !== 'ui/src/open-dialog.ts';
    expect(findFiles(opensByItself)).toEqual([]);
  });

  test('names no clinic, because only content does', () => {
    const { name, address, phone, emergencyPhone, email } = parse(
      readFileSync(join(ROOT, 'content/clinic.yaml'), 'utf8'),
    );
    const facts = [
      `${name.bold} ${name.light}`,
      address.area,
      address.city,
      address.region,
      phone,
      emergencyPhone,
      email,
    ];
    const pattern = new RegExp(`(?<!\\w)(${facts.map(RegExp.escape).join('|')})(?!\\w)`);
    const isShown = (path: string) =>
      /^(ui|contract|mails|desk|site\/src\/(messages|components|islands|layouts|pages))\//.test(path) &&
      !path.includes('.test.');
    expect(findFiles(({ path, text }) => isShown(path) && pattern.test(withoutComments(text)))).toEqual([]);
  });

  test('keeps each page short enough to read at a glance', () => {
    const countLines = (text: string) => text.trimEnd().split('\n').length;
    expect(
      findFiles(({ path, text }) => path.startsWith('site/src/pages/') && countLines(text) > PAGE_MAX_LINES),
    ).toEqual([]);
  });

  test('imports in .astro files only what the map allows', () => {
    const forbidden = /from '[^']*(\/api\/src|\/e2e\/|\/bench\/)/;
    expect(findFiles(({ path, text }) => path.endsWith('.astro') && forbidden.test(text))).toEqual([]);
  });

  test('has no barrel file and no file of leftovers', () => {
    expect(findFiles(({ path }) => /(^|\/)(index\.tsx?|utils?\.tsx?|helpers?\.tsx?|misc\.tsx?)$/.test(path))).toEqual(
      [],
    );
  });
});

test('service and desk write appointments and the records of their changes in one folder', () => {
  const sources = ['api/src', 'desk/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const writers = sources.filter(
    (path) =>
      /(?<!\.test)\.tsx?$/.test(path) &&
      !path.startsWith('api/src/appointments/') &&
      /(updateTable|insertInto|deleteFrom)\('(appointments|changes)'\)/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(writers).toEqual([]);
});

test.each([
  ['a booking', 12, 'How a booking is stored'],
  ['a mail', 8, 'How a mail is sent'],
])('%s passes at most %i files, which the document of the architecture names', (_what, most, heading) => {
  const document = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, part = ''] = document.split(`\n## ${heading}\n`);
  const [section = ''] = part.split('\n## ');
  const rows = [...section.matchAll(/^ +\| `([\w/-]+\.tsx?)` \|/gm)].map(([, path = '']) => path);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(most);
  const isThere = (path: string) => existsSync(join(ROOT, path)) || existsSync(join(ROOT, 'api/src', path));
  expect(rows.filter((path) => !isThere(path))).toEqual([]);
});

/** Lists the files that a clone has. One that git ignores is on the machine of its author alone. */
const listCommitted = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => existsSync(join(ROOT, path)));

test('each link of a document leads to a file that a clone has', () => {
  const files = listCommitted();
  const isThere = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));
  const broken = files
    .filter((path) => path.endsWith('.md') && !path.startsWith('content/'))
    .flatMap((path) =>
      Array.from(
        readFileSync(join(ROOT, path), 'utf8').matchAll(/\]\((?![a-z]+:|[#/])([^)#\s]+)/g),
        ([, link = '']) => ({
          path,
          link,
        }),
      ),
    )
    .filter(({ path, link }) => !isThere(join(path, '..', link)));
  expect(broken).toEqual([]);
});

test('each mention of a decision names a record that there is', () => {
  const records = readdirSync(join(ROOT, 'docs/decisions'));
  const isThere = (name: string) => records.some((file) => file === name || file.startsWith(`${name}-`));
  const mention = /\b(?:decisions\/|\]\((?=\d{3}-)|(?:[Dd]ecision|[Rr]ecord)\s+)(\d{3}\b(?:-[\w-]+\.md)?)/g;
  const texts = listCommitted(':!content', ':!package-lock.json').filter((path) =>
    /\.(astro|css|m?[jt]sx?|md|conf|service|ya?ml)$/.test(path),
  );
  const unknown = texts.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(mention)]
      .filter(([, name = '']) => !isThere(name))
      .map(([text]) => `${path}: ${text}`),
  );
  expect(unknown).toEqual([]);
});

test('no two functions that others call have one name', () => {
  const sources = ['api', 'contract', 'desk', 'mails', 'site', 'ui'].flatMap((workspace) =>
    readdirSync(join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(workspace, 'src', path),
    ),
  );
  // Each database engine and each page of Astro has the same parts, and languages have the same words.
  const isOfFamily = /\/(sqlite|postgres|migrations|messages|pages)\/|\.test\.|\.d\.ts$/;
  const names = sources
    .filter((path) => /\.tsx?$/.test(path) && !isOfFamily.test(path))
    .flatMap((path) =>
      Array.from(
        readFileSync(join(ROOT, path), 'utf8').matchAll(/^export (?:async )?function ([a-z]\w*)/gm),
        ([, name = '']) => ({ name, path }),
      ),
    );
  const twice = Object.entries(Object.groupBy(names, ({ name }) => name)).filter(([, all = []]) => all.length > 1);
  expect(twice.map(([name, all = []]) => `${name}: ${all.map(({ path }) => path).join(', ')}`)).toEqual([]);
  const bare = /^(add|block|end|find|list|open|read|remove|reset|show)$/;
  expect(names.filter(({ name }) => bare.test(name)).map(({ name, path }) => `${name}: ${path}`)).toEqual([]);
});
