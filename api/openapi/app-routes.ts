import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { pino } from 'pino';
import { type AppOptions, buildApp } from '#src/app.ts';
import type { ManageLinks } from '#src/appointments/links/manage-links.ts';
import type { AppointmentStore } from '#src/appointments/store/store.ts';
import { readConfig } from '#src/config.ts';
import { calendar } from '../test/sample-clinic.ts';

/** Fastify tells here of each new app. */
const NEW_APPS = 'fastify.initialization';

/** The statuses that any address may answer with, each with a problem. */
export const COMMON_STATUSES: readonly number[] = [400, 408, 413, 414, 415, 422, 429, 431, 500, 503];

/** Builds the service, and lets `prepare` add hooks before there is any route. */
export function buildPreparedApp(
  options: AppOptions,
  prepare: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const listen = (message: unknown) => prepare((message as { fastify: FastifyInstance }).fastify);
  subscribe(NEW_APPS, listen);
  try {
    return buildApp(options);
  } finally {
    unsubscribe(NEW_APPS, listen);
  }
}

/** Lists all routes of the service as they are registered, by their addresses. */
export async function listAppRoutes(): Promise<RouteOptions[]> {
  const routes: RouteOptions[] = [];
  const unused = {
    config: readConfig({}),
    store: {} as AppointmentStore,
    calendar,
    links: {} as ManageLinks,
    toSenderKey: () => '',
    site: null,
    renderer: null,
    mailWriter: null,
    whatsappInbox: { settings: { appSecret: '', verifyToken: '', phoneId: '' }, take: async () => undefined },
    getOrigin: () => '',
    getNow: () => new Date(),
    loggerInstance: pino({ enabled: false }),
  };
  const app = await buildPreparedApp(unused, (fresh) => fresh.addHook('onRoute', (route) => void routes.push(route)));
  await app.close();
  return routes.sort((one, other) => one.url.localeCompare(other.url));
}
