import type { Visit } from '@clinic/contract/booking-calendar.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import type { PageLocals } from '@clinic/contract/rendered-pages.ts';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createCalendarWords } from '#src/appointments/calendar-words.ts';
import { createAppointmentStore } from '#src/appointments/store/store.ts';
import { readConfig } from '#src/config.ts';
import { openDatabase } from '#src/database/open-database.ts';
import { keepPerson } from '#src/desk/people/people.ts';
import { buildDeskApp } from '#src/desk-app.ts';
import { LOGGER_OPTIONS } from '#src/log.ts';
import { createBell } from '#src/mails/bell.ts';
import type { SiteFile } from '#src/plugins/site-files.ts';
import { createFolder } from '../folder.ts';
import { appointment, createPatient, toNewAppointment } from '../sample-bookings.ts';
import { calendar, NOON_IN_PUNE } from '../sample-clinic.ts';
import { links } from '../test-store.ts';
import { createQuickAuth } from './quick-passphrases.ts';

export const PASSPHRASE = 'canary four words of asha';
export const ASHA = 'asha@clinic.example';

/** The first moment at which the usual booking of the tests, at two o'clock, can be marked as a no-show. */
export const NO_SHOW_TIME = new Date('2026-11-24T14:15:00+05:30');

/**
 * Opens a front desk on the database at `url`, with a clock that the test sets. It uses https when `deskUrl` does. Each
 * page waits for `draw`.
 */
export async function openDesk(
  url: string,
  deskUrl = 'http://localhost:4000',
  {
    leadMinutes = 0,
    visits,
    draw = async () => {},
  }: { leadMinutes?: number; visits?: Visit[]; draw?: () => Promise<void> } = {},
) {
  const database = await openDatabase(url, calendar);
  const bell = createBell();
  const store = createAppointmentStore(database, calendar, links, bell.ring);
  const secret = Buffer.alloc(32, 'a secret of tests');
  const auth = await createQuickAuth(database.db, secret, deskUrl.startsWith('https:'));
  const rendered: { page: string; locals: PageLocals }[] = [];
  const logLines: string[] = [];
  const clock = { now: NOON_IN_PUNE };
  const outboxDir = await createFolder();
  /** How often the public pages were told of new notices. */
  const told = { notices: 0 };
  const app = await buildDeskApp({
    config: readConfig({ DESK_URL: deskUrl, OUTBOX_DIR: outboxDir }),
    database,
    store,
    calendar: { ...calendar, leadMinutes, ...(visits && { visits }) },
    auth,
    secret,
    site: {
      files: new Map<string, SiteFile>([
        ['/', { ...createFile('<p>home</p>'), language: 'en' }],
        ['/hi', { ...createFile('<p>home</p>'), language: 'hi' }],
        ['/_astro/desk.js', createFile('desk')],
      ]),
      aliases: new Map(),
      notFoundPages: new Map(),
    },
    renderer: {
      renderPage: async (page, locals) => {
        rendered.push({ page, locals });
        await draw();
        return { body: '<!doctype html><p>Drawn</p>', policy: "default-src 'none'" };
      },
      renderText: async (page, locals) => {
        rendered.push({ page, locals });
        return 'BEGIN:VCALENDAR';
      },
    },
    bell,
    refreshNotices: async () => {
      told.notices += 1;
    },
    getNow: () => clock.now,
    loggerInstance: pino(LOGGER_OPTIONS, { write: (line: string) => void logLines.push(line) }),
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });

  /** Adds a person with the passphrase of the tests. */
  async function addPerson(email = ASHA, role: 'reception' | 'owner' = 'reception'): Promise<void> {
    const { password, internalAdapter: people } = await auth.$context;
    const userId = await keepPerson(auth, email, role);
    const hash = await password.hash(PASSPHRASE);
    await people.linkAccount({ userId, accountId: userId, providerId: 'credential', password: hash });
  }

  /** Sends a form as a browser does from a page of the desk. */
  function submit(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) {
    return app.inject({
      method: 'POST',
      url: path,
      remoteAddress,
      headers: {
        host: 'localhost:4000',
        origin: 'http://localhost:4000',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Adds a person, signs in, and resolves to the cookie of the session. */
  async function signIn(email = ASHA, role: 'reception' | 'owner' = 'reception'): Promise<string> {
    await addPerson(email, role);
    const answer = await submit('/sign-in', { email, passphrase: PASSPHRASE });
    return toCookie(answer.headers['set-cookie']);
  }

  /** Books as the patient of this number, and resolves to the appointment's id. */
  async function book(
    number = 0,
    change: Partial<typeof appointment> = {},
    language: LanguageCode = ENGLISH,
  ): Promise<string> {
    const request = { ...appointment, ...createPatient(number), ...change };
    const result = await store.book(toNewAppointment(request, { language, createdAt: clock.now }));
    if (result.kind !== 'booked') throw new Error(`Not booked: ${result.kind}`);
    return result.stored.id;
  }

  return {
    app,
    auth,
    bell,
    database,
    db: database.db,
    store,
    rendered,
    logLines,
    clock,
    outboxDir,
    told,
    words: createCalendarWords(calendar),
    addPerson,
    submit,
    signIn,
    book,
  };
}

/** Returns what a browser sends back for the cookies that it was given. */
export function toCookie(setCookie: string | string[] | undefined): string {
  return [setCookie ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function createFile(text: string) {
  const bytes = Buffer.from(text);
  const headers = { 'content-length': String(bytes.length) };
  return { bodies: new Map([['identity' as const, { etag: '"1"', bytes, headers, httpsHeaders: headers }]]) };
}
