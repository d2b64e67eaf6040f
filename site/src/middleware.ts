import { defineMiddleware } from 'astro:middleware';
import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import { readTree } from '@clinic/contract/html/read-tree.ts';
import { LANGUAGE } from '#messages/language.ts';
import { keepTogether } from './html/kept-together.ts';
import { prefixLinks } from './html/page-links.ts';
import { createPolicy } from './html/page-policy.ts';
import { listFirstTransforms } from './html/page-transforms.ts';

/** The policy of each page, from its first rendering, which the API makes without any visitor's data. */
const policies = new Map<string, string>();

/**
 * Finishes the pages rendered on demand, and gives them their security policy. Built pages are finished after the build
 * (`integrations/finished-pages.ts`).
 */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals, request, routePattern }, next) => {
  if (isPrerendered && import.meta.env.PROD) return next();
  if (!isPrerendered && import.meta.env.DEV && request.method === 'POST') Object.assign(locals, await request.json());
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const page = readTree(await response.text());
    for (const transform of listFirstTransforms(LANGUAGE)) transform(page);
    // Astro's development server adds styles and scripts of its own.
    if (import.meta.env.PROD) response.headers.set('content-security-policy', getPolicy(routePattern, page));
    prefixLinks(page, locals.siteBase ?? '');
    keepTogether(page);
    return new Response(page.print(), response);
  } catch (error) {
    if (isPrerendered) throw error;
    locals.failure = error;
    return new Response(null, { status: 500 });
  }
});

function getPolicy(route: string, page: PageElement): string {
  const policy = policies.get(route) ?? createPolicy(page, '');
  policies.set(route, policy);
  return policy;
}
