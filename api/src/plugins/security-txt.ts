import { SECURITY_TXT_PATH } from '@clinic/contract/site-pages.ts';
import fastifyPlugin from 'fastify-plugin';
import type { Site } from './site-files.ts';

type SecurityTxtOptions = { site: Pick<Site, 'files'> | null; getNow: () => Date };

/**
 * Adds to the site's file for people who have found a fault until when it holds, which RFC 9116 wants: a year from each
 * answer, so that it never lapses by standing. Without that file the address leads nowhere.
 */
export const securityTxt = fastifyPlugin<SecurityTxtOptions>(
  async (app, { site, getNow }) => {
    const file = site?.files.get(SECURITY_TXT_PATH)?.bodies.get('identity');
    if (!file) return;
    const text = file.bytes.toString('utf8');
    app.get(SECURITY_TXT_PATH, async (_request, reply) => {
      const expires = getNow();
      expires.setUTCFullYear(expires.getUTCFullYear() + 1);
      return reply.type('text/plain; charset=utf-8').send(`${text}Expires: ${toWholeSeconds(expires)}\n`);
    });
  },
  { name: 'security-txt', dependencies: ['security'] },
);

/** RFC 3339 without fractions: `2027-12-01T10:00:00Z` */
function toWholeSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
