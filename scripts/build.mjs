// `npm run build`: builds the site into site/dist, ready for any static host.
import { ensureInstalled } from './install.mjs';
import { announce } from './run.mjs';
import { buildSite } from './site.mjs';

await ensureInstalled();
await buildSite();
announce(
  'The site stands in site/dist: what everybody may read in client, what the service needs in server and mails.',
);
