import type { Render } from '@clinic/contract/site-pages.ts';
import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/**
 * Renders a page or a text for the API. This is all that the API calls of the built site. Astro finds the page by the
 * address of a request, which nobody sends.
 */
export const render: Render = async (path, given) => {
  const request = new Request(new URL(path, 'http://site.internal'));
  // Astro would fetch its own page about a page that is missing.
  if (!app.match(request)) throw new Error(`The site has no page ${path}.`);
  const locals: App.Locals = { ...given };
  const response = await app.render(request, { locals });
  if (response.status !== 200) throw locals.failure;
  return { body: await response.text(), policy: response.headers.get('content-security-policy') };
};
