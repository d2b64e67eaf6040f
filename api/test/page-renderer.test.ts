import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOOKED_PAGE, type PageLocals, PORTAL_GONE_PAGE, PORTAL_PAGE } from '@clinic/contract/site-pages.ts';
import { expect, test, vi } from 'vitest';
import { loadSiteRenderer } from '#src/page-renderer.ts';
import { createFolder } from './folder.ts';

/** A rendering part that says where it runs and what it is told. `siteBase` says what happens to it on the way. */
const SITE = `import { threadId } from 'node:worker_threads';
import { inspect } from 'node:util';
const FATES = {
  fails: () => { throw Object.assign(new TypeError('no words'), { code: 'NO_WORDS' }); },
  ends: () => process.exit(3),
  'throws where nobody waits': () => new Promise(() => setImmediate(() => { throw new RangeError('no room'); })),
  'fills its memory': () => { for (const all = []; ; ) all.push(new Array(1_000_000).fill(0.5 + all.length)); },
  'never comes to an end': () => { for (;;); },
};
export async function render(path, locals) {
  await FATES[locals.siteBase]?.();
  return { body: JSON.stringify({ path, threadId, told: inspect(locals) }), policy: "default-src 'none'" };
}
`;

async function loadRenderer(others: Record<string, string> = {}) {
  const folder = await createFolder();
  for (const [language, text] of Object.entries({ '': SITE, ...others })) {
    await mkdir(join(folder, 'server', language), { recursive: true });
    await writeFile(join(folder, 'server', language, 'entry.mjs'), text);
  }
  const renderer = await loadSiteRenderer(folder);
  if (!renderer) throw new Error('There is nothing to load.');
  const draw = async (siteBase = '') => JSON.parse((await renderer.renderPage(PORTAL_PAGE, { siteBase })).body);
  return { renderer, draw };
}

test('pages are rendered in one other thread, each with what it is told', async () => {
  const { renderer } = await loadRenderer();
  const at = new Date('2026-11-20T06:30:00Z');
  const locals = { refused: { code: 'validation-failed', entries: { name: 'Asha \u202eKulkarni', at } } } as never;
  const [page, other] = await Promise.all([
    renderer.renderPage(BOOKED_PAGE, locals),
    renderer.renderPage(PORTAL_PAGE, { siteBase: 'https://clinic.example' }),
  ]);
  expect(page.policy).toBe("default-src 'none'");
  const [drawn, written] = [JSON.parse(page.body), JSON.parse(other.body)];
  expect(drawn.path).toBe(BOOKED_PAGE);
  expect(drawn.told).toMatch(/name: 'Asha Kulkarni',\s+at: 2026-11-20T06:30:00.000Z/);
  expect(written).toMatchObject({ path: PORTAL_PAGE, told: "{ siteBase: 'https://clinic.example' }" });
  expect(drawn.threadId).not.toBe(0);
  expect(written.threadId).toBe(drawn.threadId);
});

test('a page that fails rejects with its error, and the thread draws on', async () => {
  const { draw } = await loadRenderer();
  const { threadId } = await draw();
  await expect(draw('fails')).rejects.toMatchObject({
    name: 'TypeError',
    code: 'NO_WORDS',
    message: 'no words',
    stack: expect.stringContaining('entry.mjs'),
  });
  expect((await draw()).threadId).toBe(threadId);
});

test.each([
  ['ends', { name: 'PageThread' }],
  ['throws where nobody waits', { name: 'RangeError' }],
  ['fills its memory', { code: 'ERR_WORKER_OUT_OF_MEMORY' }],
])('all pages of a thread that %s fail, and another thread draws the next', async (fate, error) => {
  const { draw } = await loadRenderer();
  const { threadId } = await draw();
  // On a busy machine the time limit would end the thread before its memory is full.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const both = await Promise.allSettled([draw(fate), draw(fate)]);
  vi.useRealTimers();
  expect(both).toMatchObject([{ reason: error }, { reason: error }]);
  expect((await draw()).threadId).toBeGreaterThan(threadId);
});

test('a page that never comes to an end fails, and another thread draws the next', async () => {
  const { draw } = await loadRenderer();
  const { threadId } = await draw();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const endless = draw('never comes to an end');
  const refusal = expect(endless).rejects.toMatchObject({ name: 'PageThread' });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await refusal;
  expect((await draw()).threadId).toBeGreaterThan(threadId);
});

test('pages are rendered in their language, and in English where the site has no other', async () => {
  const marathi = `export const render = async (path) => ({ body: JSON.stringify({ path, language: 'mr' }), policy: null });`;
  const { renderer } = await loadRenderer({ mr: marathi });
  const draw = async (locals: PageLocals) => JSON.parse((await renderer.renderPage(PORTAL_PAGE, locals)).body);
  expect(await draw({ language: 'mr' })).toEqual({ path: PORTAL_PAGE, language: 'mr' });
  for (const locals of [{}, { language: 'en' }, { language: 'hi' }] as const) {
    expect(await draw(locals)).toMatchObject({ path: PORTAL_PAGE, told: expect.any(String) });
  }
});

test('at the start, each page is drawn in each language', async () => {
  const fails = (page: string) => `export async function render(path) {
    if (path === '${page}') throw new Error('no words');
    return { body: '', policy: null };
  }`;
  await expect(loadRenderer({ hi: fails(PORTAL_GONE_PAGE) })).rejects.toThrow(
    `the page ${PORTAL_GONE_PAGE} in Hindi cannot be rendered (Error: no words)`,
  );
});
