import type { PageNotices } from '@clinic/contract/site-pages.ts';
import type { Encoding } from './accepted-encodings.ts';
import { compress } from './compress.ts';
import { putNoticesIn } from './page-notices.ts';
import { createBody, type SiteBody, type SiteFile } from './site-files.ts';

/** Returns a file's body with the notices in it: at once, or after it has been made for the first time. */
export type PutNotices = (file: SiteFile, encoding: Encoding, body: SiteBody) => SiteBody | Promise<SiteBody>;

/**
 * Makes pages with notices from those of the build. Each is made and compressed when it is first asked for, kept in
 * memory, and dropped at the next change of the notices.
 */
export function createNoticedPages(getNotices: () => PageNotices): PutNotices {
  let madeFor = getNotices();
  let made = new Map<SiteBody, SiteBody | Promise<SiteBody>>();

  return (file, encoding, body) => {
    const notices = getNotices();
    if (notices !== madeFor) {
      madeFor = notices;
      made = new Map();
    }
    if (file.language === undefined || !notices.has(file.language)) return body;
    const known = made.get(body);
    if (known) return known;
    const own = made;
    const making = makeBody(file, encoding, body, notices).catch(() => body);
    own.set(body, making);
    making.then((done) => own.set(body, done));
    return making;
  };
}

async function makeBody({ bodies }: SiteFile, encoding: Encoding, { headers }: SiteBody, notices: PageNotices) {
  const html = putNoticesIn(bodies.get('identity')?.bytes.toString('utf8') ?? '', notices);
  return createBody(await compress(html, encoding), headers);
}
