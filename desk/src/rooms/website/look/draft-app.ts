import { buildApp } from '@clinic/api/app.ts';
import { createManageLinks } from '@clinic/api/appointments/links/manage-links.ts';
import { createSenderKeys } from '@clinic/api/appointments/review/sender-key.ts';
import { createAppointmentStore } from '@clinic/api/appointments/store/store.ts';
import { loadClinicBuild } from '@clinic/api/clinic-build.ts';
import type { DeskStart } from '@clinic/api/desk-start.ts';
import { API_HEADERS } from '@clinic/api/plugins/security-headers.ts';
import type { Site } from '@clinic/api/plugins/site-files.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import type { ServedFolders } from '@clinic/contract/published-site.mjs';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { toDraftSite } from './draft-site.ts';

type DraftAppOptions = Pick<DeskStart, 'config' | 'database' | 'secret' | 'getNow' | 'log'> & {
  getLook: () => (ServedFolders & { id: string }) | null;
  /** Whether an owner who has signed in at the desk sends this cookie. */
  isOwner: (cookie: string | undefined) => Promise<boolean>;
};

/** The build that was last looked at. */
type Shown = { id: string; app: FastifyInstance; site: Site; close: () => Promise<void> };

const SAYS = {
  forOwners: 'Only an owner who has signed in at the desk sees the draft. Sign in there, and come back.',
  isNone: 'There is no draft to look at. Build it at the desk, under "The website".',
  onlyLooks: 'This is a draft: nothing is booked here. Book at the website itself.',
};

/**
 * Builds the app at which owners look at the draft, at a port of its own, as its pages name their files from the root. It
 * shows pages and free times by the draft's hours, and takes nothing: all else gets 503.
 */
export function buildDraftApp(options: DraftAppOptions): FastifyInstance {
  const { getLook, isOwner, log } = options;
  const app: FastifyInstance = fastify({ loggerInstance: log });
  let shown: Promise<Shown> | undefined;

  async function open(): Promise<Shown> {
    const look = getLook();
    if (!look) throw new Refusal('not-found', { detail: SAYS.isNone });
    const before = await shown?.catch(() => undefined);
    if (shown && before?.id === look.id) return before;
    shown = openBuild(options, look);
    await before?.close();
    return shown;
  }

  app.setErrorHandler((error: unknown, { log: requestLog }, reply) => {
    const refusal = error instanceof Refusal ? error : new Refusal('failed');
    if (error !== refusal) requestLog.error({ err: error }, 'the draft could not be shown');
    reply.code(refusal.statusCode).headers(API_HEADERS).type('text/plain; charset=utf-8').send(refusal.message);
  });
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (!(await isOwner(headers.cookie))) throw new Refusal('owners-only', { detail: SAYS.forOwners });
  });
  app.all('/*', async (request, reply) => {
    const draft = await open();
    if (!isLook(request, draft.site)) throw new Refusal('unavailable', { detail: SAYS.onlyLooks });
    reply.hijack();
    draft.app.routing(request.raw, reply.raw);
  });
  app.addHook('onClose', async () => (await shown?.catch(() => undefined))?.close());
  return app;
}

/** Whether a request only looks at the site: at its files, and at free times. */
function isLook({ method, url }: FastifyRequest, { files }: Site): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?');
  if (path === AVAILABILITY_PATH || path === NEXT_FREE_PATH) return true;
  return files.has(path) || !/^\/(api|portal|metrics|healthz|readyz)(\/|$)/.test(path);
}

async function openBuild(
  { config, database, secret, getNow, log }: DraftAppOptions,
  { id, siteDir, contentDir }: { id: string; siteDir: string; contentDir: string },
): Promise<Shown> {
  // Without a worker, which would keep pages of the draft.
  const build = await loadClinicBuild({ ...config, offlineReading: false }, { siteDir, contentDir });
  const { calendar, renderer, mailWriter } = build;
  const site = toDraftSite(build.site ?? { files: new Map(), aliases: new Map(), notFoundPages: new Map() });
  const links = createManageLinks(secret);
  const app = await buildApp({
    config: { ...config, publicApiBase: '', publicSiteUrl: '', redisUrl: '' },
    store: createAppointmentStore(database, calendar, links),
    toSenderKey: createSenderKeys(secret),
    getOrigin: () => '',
    loggerInstance: log,
    ...{ calendar, links, site, renderer, mailWriter, getNow },
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await renderer?.close();
  };
  return { id, app, site, close };
}
