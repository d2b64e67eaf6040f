// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { NEXT_FREE, startNextFree } from './NextFree.script.ts';

const SLOT = { doctorId: 'asha', doctor: 'Dr. Asha', departmentId: 'urology', date: '2026-11-24', slot: '10:00' };
const ELSEWHERE = { ...SLOT, doctorId: 'ravi', departmentId: 'proctology' };

const link = () => document.querySelector('a') as HTMLAnchorElement;

beforeEach(() => {
  document.body.innerHTML = `<a hidden ${NEXT_FREE}="" data-department="urology" data-service="stone-removal"></a>`;
});

const answer = (fetch: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(fetch));

test('a patient reads the next free time of the department, and its link chooses it', async () => {
  answer(async () => Response.json({ slots: [ELSEWHERE, SLOT] }));
  await startNextFree(document);
  expect(fetch).toHaveBeenCalledOnce();
  expect(link().hidden).toBe(false);
  expect(link().textContent).toBe('Next free: Tuesday 24 November, 10 am with Dr. Asha');
  expect(link().getAttribute('href')).toMatch(/^\/book\?service=stone-removal&doctor=asha&date=2026-11-24&slot=10/);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => Response.json({}, { status: 503 })],
  ['knows no free time', async () => Response.json({ slots: [] })],
  ['speaks of other departments alone', async () => Response.json({ slots: [ELSEWHERE] })],
])('a patient reads nothing of a free time when the API %s', async (_what, fetch) => {
  answer(fetch);
  await startNextFree(document);
  expect(link().hidden).toBe(true);
  expect(link().textContent).toBe('');
});
