import { defineMiddleware } from 'astro:middleware';
import { markEnglish } from '@clinic/contract/mark-english.ts';
import { removeUnusedTokens } from '@clinic/ui/styles/unused-tokens.ts';
import { LANGUAGE } from '#messages/language.ts';
import { getClinic } from './lib/clinic/clinic.ts';
import { createPolicy } from './lib/head/page-policy.ts';
import { keepTogether } from './lib/reading/keep-together.ts';
import { linkNumbers } from './lib/reading/link-numbers.ts';
import { keepLanguage, moveStylesToHead, prefixLinks, removeEmptyComments } from './lib/reading/tidy-markup.ts';

/** The policy of each page, from its first rendering, which the API makes without any visitor's data. */
const policies = new Map<string, string>();

/** Tidies the markup of every page, and gives pages rendered on demand their security policy. */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals, request, routePattern }, next) => {
  if (import.meta.env.DEV && !isPrerendered && request.method === 'POST') Object.assign(locals, await request.json());
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const markup = moveStylesToHead(removeEmptyComments(await response.text()));
    const html = markEnglish(keepLanguage(LANGUAGE.prefix, markup), LANGUAGE.code);
    // Only built pages lose their unused tokens. The policy of a page rendered on demand names its styles by hash, so
    // the styles have to be the same in every rendering. Those pages also say themselves which numbers are links,
    // because some of them become sheets of paper.
    if (isPrerendered)
      return new Response(keepTogether(linkNumbers(removeUnusedTokens(html), await getNumbers())), response);
    // Astro's development server adds styles and scripts of its own.
    if (import.meta.env.PROD) response.headers.set('content-security-policy', getPolicy(routePattern, html));
    const linked = prefixLinks(locals.siteBase ?? '', html);
    return new Response(keepTogether(linked), response);
  } catch (error) {
    if (isPrerendered) throw error;
    locals.failure = error;
    return new Response(null, { status: 500 });
  }
});

/** The clinic's own numbers, which are long enough to be found in any text. */
async function getNumbers(): Promise<string[]> {
  const { phone, emergencyPhone } = await getClinic();
  return [phone, emergencyPhone];
}

function getPolicy(page: string, html: string): string {
  const policy = policies.get(page) ?? createPolicy(html, '');
  policies.set(page, policy);
  return policy;
}
