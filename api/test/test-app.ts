import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { AppOptions } from '#src/app.ts';
import { createSenderKeys } from '#src/appointments/review/sender-key.ts';
import type { AppointmentStore } from '#src/appointments/store/store.ts';
import { readConfig } from '#src/config.ts';
import { LOGGER_OPTIONS } from '#src/log.ts';
import type { RenderPage } from '#src/page-renderer.ts';
import { getPublicOrigin } from '#src/public-origin.ts';
import { buildCheckedApp } from './known-answers.ts';
import { calendar, NOON_IN_PUNE } from './sample-clinic.ts';
import { createDatabaseFile, readRows } from './sqlite-files.ts';
import { links, openTestStore, SECRET } from './test-store.ts';

export type TestApp = {
  app: FastifyInstance;
  store: AppointmentStore;
  logLines: string[];
  databasePath: string;
  clock: { now: Date };
  /** Sends a booking as JSON. */
  book: (body: unknown, headers?: Record<string, string>, options?: InjectOptions) => ReturnType<typeof post>;
  /** Sends a form as a browser does from a page of the site. */
  submit: (
    url: string,
    fields: Record<string, string> | string,
    headers?: InjectOptions['headers'],
    remoteAddress?: string,
  ) => ReturnType<typeof post>;
  readRows: () => Record<string, unknown>[];
};

type TestAppOptions = Partial<AppOptions['config']> &
  Partial<Pick<AppOptions, 'calendar' | 'site' | 'store' | 'mailWriter' | 'getNotices' | 'whatsappInbox'>> & {
    renderPage?: RenderPage | null;
    databasePath?: string;
  };

/** Builds the app on a database file of its own, with a clock that the test sets. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    calendar: ownCalendar = calendar,
    site = null,
    renderPage = null,
    mailWriter = null,
    store: givenStore,
    getNotices,
    whatsappInbox = null,
    databasePath: givenPath,
    ...config
  } = options;
  const databasePath = givenPath ?? (await createDatabaseFile());
  const store = givenStore ?? (await openTestStore(`file:${databasePath}`, ownCalendar));
  const logLines: string[] = [];
  const clock = { now: NOON_IN_PUNE };
  const app = await buildCheckedApp({
    config: { ...readConfig({}), ...config },
    store,
    calendar: ownCalendar,
    links,
    toSenderKey: createSenderKeys(SECRET),
    site,
    renderer: renderPage ? { renderPage } : null,
    mailWriter,
    ...(getNotices && { getNotices }),
    whatsappInbox,
    getNow: () => clock.now,
    getOrigin: () => getPublicOrigin({ ...readConfig({}), ...config }, () => 0),
    loggerInstance: pino(LOGGER_OPTIONS, { write: (line: string) => void logLines.push(line) }),
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
    if (process.env.TEST_LOGS_DIR) {
      await appendFile(join(process.env.TEST_LOGS_DIR, `app-${process.pid}.log`), logLines.join(''));
    }
  });
  return {
    app,
    store,
    logLines,
    databasePath,
    clock,
    book: (body, headers = {}, more = {}) => post(app, body, headers, more),
    submit: (url, fields, headers = {}, remoteAddress = '127.0.0.1') =>
      app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: {
          host: 'clinic.example',
          origin: 'https://clinic.example',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
    readRows: () => readRows(databasePath),
  };
}

function post(app: FastifyInstance, body: unknown, headers: Record<string, string>, options: InjectOptions) {
  return app.inject({
    method: 'POST',
    url: APPOINTMENTS_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    ...options,
  });
}
