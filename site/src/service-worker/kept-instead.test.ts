import { afterEach, expect, test, vi } from 'vitest';
import { NetworkFirst } from 'workbox-strategies';
import { createKeptInstead } from './kept-instead.ts';

// Workbox assumes that it is loaded in a worker.
vi.hoisted(() => {
  const place = { href: 'https://clinic.example/sw.js', origin: 'https://clinic.example' };
  Object.assign(globalThis, { self: globalThis, location: place, __WB_DISABLE_DEV_LOGS: true });
});

const PAGES = 'clinic-pages';

class FetchEvent extends Event {
  readonly preloadResponse: Promise<Response>;
  constructor(preloadResponse: Promise<Response>) {
    super('fetch');
    this.preloadResponse = preloadResponse;
  }
  waitUntil(): void {}
}

/** A browser's navigation. Node cannot create a request of this mode. */
class Navigation extends Request {
  override get mode(): RequestMode {
    return 'navigate';
  }
  override clone(): Navigation {
    return this;
  }
}

const KEPT: Record<string, string> = { 'https://clinic.example/about': 'the kept page' };
const match = async (address: RequestInfo | URL) => {
  const text = KEPT[address instanceof Request ? address.url : String(address)];
  return text === undefined ? undefined : new Response(text);
};

afterEach(() => vi.unstubAllGlobals());

/** Opens a page as a worker does whose preload ends like this. The last fallback is the page for a lost connection. */
async function open(path: string, preload: Promise<Response>): Promise<string> {
  preload.catch(() => undefined);
  vi.stubGlobal('FetchEvent', FetchEvent);
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('caches', { match, open: async () => ({ match, keys: async () => [], put: async () => undefined }) });
  const pages = new NetworkFirst({
    cacheName: PAGES,
    plugins: [createKeptInstead(PAGES, { match }), { handlerDidError: async () => new Response('no connection') }],
  });
  const request = new Navigation(`https://clinic.example${path}`);
  const event = new FetchEvent(preload) as unknown as ExtendableEvent;
  const [answer, done] = pages.handleAll({ request, event });
  await done;
  return (await answer).text();
}

test.each([
  ['an answer of the type error', () => Promise.resolve(Response.error())],
  ['a rejection', () => Promise.reject(new TypeError('NetworkError'))],
])('a kept page is shown when the preload ends as %s', async (_how, fail) => {
  expect(await open('/about', fail())).toBe('the kept page');
  expect(await open('/about?from=elsewhere', fail())).toBe('the kept page');
  expect(await open('/faq', fail())).toBe('no connection');
});

test('an answer of the network stands above the kept copy', async () => {
  expect(await open('/about', Promise.resolve(new Response('new', { status: 404 })))).toBe('new');
});
