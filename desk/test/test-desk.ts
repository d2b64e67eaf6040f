import { createCalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import { createAppointmentStore } from '@clinic/api/appointments/store/store.ts';
import { readConfig } from '@clinic/api/config.ts';
import { LOGGER_OPTIONS } from '@clinic/api/log.ts';
import { createBell } from '@clinic/api/outbox/bell.ts';
import type { SiteFile } from '@clinic/api/plugins/site-files.ts';
import { createFolder } from '@clinic/api/test/folder.ts';
import { appointment, createPatient, DOCTOR_ID, toNewAppointment } from '@clinic/api/test/sample-bookings.ts';
import { calendar, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { links, openTestDatabase } from '@clinic/api/test/test-store.ts';
import type { Visit } from '@clinic/contract/booking-calendar.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { NO_ASSETS } from '#frame/assets.ts';
import { toClinic } from '#frame/clinic.ts';
import type { Website } from '#frame/website-files.ts';
import { createCode } from '../../testing/totp.ts';
import { buildDeskApp } from '../src/app.ts';
import { type ActRequest, act } from '../src/appointments/act.ts';
import { keepPerson } from '../src/people/people.ts';
import { closeSlots, type NewClosure } from '../src/timetable/closures.ts';
import { ASHA, PASSPHRASE, toCookie } from './people.ts';
import { createQuickAuth } from './quick-passphrases.ts';

/** Names who makes a change here without a form, and from where. */
export const MAKER = { made_by: ASHA, made_from: '192.0.2.1' };

/** The first moment at which the usual booking of the tests, at two o'clock, can be marked as a no-show. */
export const NO_SHOW_TIME = new Date('2026-11-24T14:15:00+05:30');

const LOGO = { viewBox: '0 0 24 24', shapes: '<circle r="9"/>' };

/** Closes the day of the usual booking for its doctor. */
const LEAVE: NewClosure = {
  doctor: DOCTOR_ID,
  first_date: appointment.appointmentDate,
  last_date: appointment.appointmentDate,
  first_time: '00:00',
  last_time: '23:59',
  every_days: 1,
  reason: 'Leave',
};

export type DeskOptions = {
  leadMinutes?: number;
  visits?: Visit[];
  secret?: string;
  draw?: () => Promise<void>;
  website?: Website | null;
};

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
    secret: secretText = 'a secret of tests',
    draw = async () => {},
    website = null,
  }: DeskOptions = {},
) {
  const database = await openTestDatabase(url);
  const bell = createBell();
  const store = createAppointmentStore(database, calendar, links, bell.ring);
  const secret = Buffer.alloc(32, secretText);
  const auth = await createQuickAuth(database.db, secret, deskUrl.startsWith('https:'));
  // biome-ignore lint/suspicious/noExplicitAny: each page has a view of its own
  const rendered: { page: string; view: any }[] = [];
  const logLines: string[] = [];
  const clock = { now: NOON_IN_PUNE };
  const pass = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
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
      ]),
      aliases: new Map(),
      notFoundPages: new Map(),
    },
    brand: { clinic: toClinic({ bold: 'Sample', light: 'Clinic' }, '1 Sample Road', calendar), logo: LOGO },
    assets: { ...NO_ASSETS, files: new Map([['/_astro/desk.js', createFile('desk')]]) },
    onShow: async (page, { isRefused: _isRefused, ...view }: { isRefused?: boolean }) => {
      rendered.push({ page, view });
      await draw();
    },
    writeAbsenceLetter: () => ({ subject: 'Late', texts: ['About 20 minutes.'] }),
    bell,
    refreshNotices: async () => {
      told.notices += 1;
    },
    website,
    getNow: () => clock.now,
    loggerInstance: pino(LOGGER_OPTIONS, { write: (line: string) => void logLines.push(line) }),
  });
  onTestFinished(() => app.close());

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
    fields: Record<string, string> | string[][],
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

  const { db } = database;
  const words = createCalendarWords(calendar);

  /** Does what a person at the desk does with an appointment, by default with its latest version. */
  const perform = (id: string, action: ActRequest['action'], more: Partial<ActRequest> = {}) =>
    act(db, { id, action, version: null, reason: '', ...MAKER, ...more }, clock.now, calendar.timeZone);

  const close = (change: Partial<NewClosure> = {}) => closeSlots(db, { ...LEAVE, ...change }, MAKER, clock.now);

  const readRows = () => db.selectFrom('appointments').selectAll().orderBy('id').execute();
  const readRow = (id: string) =>
    db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const readMails = () =>
    db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('sequence').orderBy('kind').execute();

  return {
    app,
    auth,
    bell,
    database,
    db,
    store,
    /** The options that the readings of the desk need. */
    options: { db, calendar, words },
    words,
    rendered,
    logLines,
    clock,
    pass,
    outboxDir,
    told,
    addPerson,
    submit,
    signIn,
    book,
    perform,
    close,
    readRows,
    readRow,
    readMails,
  };
}

/** Opens a front desk with a person who has signed in, and who asks for pages and sends forms. */
export async function openSignedIn(url: string, options?: DeskOptions, role: 'reception' | 'owner' = 'reception') {
  const desk = await openDesk(url, undefined, options);
  const cookie = await desk.signIn(ASHA, role);
  const get = (path: string, headers = {}) => desk.app.inject({ url: path, headers: { cookie, ...headers } });
  /** Asks for a page as a script does, and resolves to its data. */
  const getData = async (path: string) => (await get(path, { accept: 'application/json' })).json();
  /** Asks for a page, and resolves to what it was drawn from. */
  const getView = async (path: string) => {
    await get(path);
    return desk.rendered.at(-1)?.view;
  };
  const send = (path: string, fields: Record<string, string> | string[][] = {}, headers: Record<string, string> = {}) =>
    desk.submit(path, fields, { cookie, ...headers });
  /** Presses the button of an action, by default on its latest version. */
  const press = async (id: string, action: string, fields: Record<string, string> = {}, headers = {}) => {
    const version = fields.version ?? String((await desk.readRow(id)).version);
    return send(`/appointments/${id}/${action}`, { ...fields, version }, headers);
  };
  return { ...desk, cookie, get, getData, getView, send, press };
}

/** Turns a person's second factor on, and resolves to its secret, the backup codes and the session's new cookie. */
export async function switchOnSecondFactor(
  { submit, rendered }: Pick<Awaited<ReturnType<typeof openDesk>>, 'submit' | 'rendered'>,
  cookie: string,
) {
  const getAccount = () => rendered.at(-1)?.view;
  await submit('/account/second-factor', { passphrase: PASSPHRASE }, { cookie });
  const secret = getAccount()?.setUp?.secret ?? '';
  const { headers } = await submit('/account/second-factor/code', { secret, code: createCode(secret) }, { cookie });
  return { secret, codes: getAccount()?.backupCodes ?? [], cookie: toCookie(headers['set-cookie']) };
}

function createFile(text: string) {
  const bytes = Buffer.from(text);
  const headers = { 'content-length': String(bytes.length) };
  return { bodies: new Map([['identity' as const, { etag: '"1"', bytes, headers, httpsHeaders: headers }]]) };
}
