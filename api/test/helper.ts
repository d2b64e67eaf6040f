import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { addDays, type BookingCalendar, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { ENGLISH } from '@clinic/contract/languages.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import Database from 'better-sqlite3';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '#src/app.ts';
import { createCalendarWords } from '#src/appointments/calendar-words.ts';
import { createManageLinks } from '#src/appointments/links/manage-links.ts';
import { createSenderKeys } from '#src/appointments/review/sender-key.ts';
import type { BookingAttempt } from '#src/appointments/store/appointment.ts';
import { type AppointmentStore, createAppointmentStore } from '#src/appointments/store/store.ts';
import { readConfig } from '#src/config.ts';
import { openDatabase } from '#src/database/open-database.ts';
import { LOGGER_OPTIONS } from '#src/log.ts';
import type { RenderPage, SiteRenderer } from '#src/page-renderer.ts';
import { expectKnownAnswers } from './known-answers.ts';

export const calendar: BookingCalendar = {
  timeZone: 'Asia/Kolkata',
  diallingPrefix: '+91',
  nationalDigits: 10,
  departments: [
    {
      id: 'urology',
      name: 'Urology',
      doctors: [
        { id: 'namuna-shaikh', name: 'Dr. Namuna Shaikh' },
        { id: 'udaharan-patil', name: 'Dr. Udaharan Patil' },
      ],
    },
    {
      id: 'robotic-surgery',
      name: 'Robotic Surgery',
      doctors: [{ id: 'namuna-gokhale', name: 'Dr. Namuna Gokhale' }],
    },
  ],
  slots: ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'],
  closedWeekdays: ['Sunday'],
  closedDates: [],
  horizonDays: 3650,
};

/** Friday noon in Pune. */
export const NOON_IN_PUNE = new Date('2026-11-20T12:00:00+05:30');

/** The usual booking of the tests. After the run `scripts/canaries.mjs` looks for parts of it in all logs. */
export const appointment: AppointmentRequest = {
  name: 'Asha Canary-Kulkarni',
  email: 'canary@patient.example',
  phone: '+91 98765 43210',
  department: 'Urology',
  doctor: 'Dr. Namuna Shaikh',
  appointmentDate: '2026-11-24',
  appointmentTime: '02:00 PM',
  message: 'Canary pain in the left side.',
};

/** The id of the doctor of `appointment`. */
export const DOCTOR_ID = 'namuna-shaikh';

const words = createCalendarWords(calendar);

/** How long the slots of `calendar` last. */
export const SLOT_MINUTES = 60;

/** When no freed slot is kept any more. */
export const LONG_AFTER = new Date('2999-01-01T00:00:00Z');

/** The starts of the slots that appointments hold on a doctor's day. */
export async function getTakenSlots(
  store: Pick<AppointmentStore, 'listTaken'>,
  doctorId: string,
  date: string,
): Promise<string[]> {
  return (await store.listTaken([doctorId], { from: date, to: date }, LONG_AFTER)).map(({ start }) => start);
}

/** Translates a request for the store. Doctors and times that the calendar does not list stay as they are. */
export function toNewAppointment(request: AppointmentRequest, more: Partial<BookingAttempt> = {}): BookingAttempt {
  const booking = { ...words.toBooking(request), minutes: SLOT_MINUTES, visitId: '' };
  return {
    booking,
    language: ENGLISH,
    needsReview: false,
    holdsMails: false,
    senderKey: '',
    createdAt: NOON_IN_PUNE,
    idempotency: null,
    ...more,
  };
}

const SECRET = Buffer.alloc(32, 'a secret of tests');

export const links = createManageLinks(SECRET);

/** Opens a store on a database. Its `upgrade` says what the start found there. */
export async function openTestStore(databaseUrl: string, ownCalendar = calendar) {
  const database = await openDatabase(databaseUrl, ownCalendar);
  return { ...createAppointmentStore(database, ownCalendar, links), upgrade: database.upgrade };
}

/** Makes requests for different slots, each by a different patient. */
export function createAppointments(count: number): AppointmentRequest[] {
  const day = new Date('2026-12-01T00:00:00Z');
  const appointments: AppointmentRequest[] = [];
  for (; appointments.length < count; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() === 0) continue;
    for (const appointmentTime of calendar.slots.map(slotToLabel)) {
      const patient = createPatient(appointments.length);
      appointments.push({
        ...appointment,
        ...patient,
        appointmentDate: day.toISOString().slice(0, 10),
        appointmentTime,
      });
    }
  }
  return appointments.slice(0, count);
}

/** Makes requests like `createAppointments`, for days to come by the real clock, on the same weekdays. */
export function createComingAppointments(count: number): AppointmentRequest[] {
  const passed = (Date.now() - Date.parse('2026-12-01')) / (7 * 86_400_000);
  const weeks = 1 + Math.max(0, Math.ceil(passed));
  return createAppointments(count).map((request) => ({
    ...request,
    appointmentDate: addDays(request.appointmentDate, 7 * weeks),
  }));
}

/** Makes a phone and an email address that differ for every number. */
export function createPatient(number: number): Pick<AppointmentRequest, 'phone' | 'email'> {
  return { phone: `+91 ${90_000_00000 + number}`, email: `patient-${number}@patient.example` };
}

/** Makes a folder that is removed at the end of the test. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty database with all its tables, in the bytes of its file: made once for the tests of a file. */
let emptyDatabase: Promise<Buffer> | undefined;

/** Makes a database file with all tables and no rows, which is removed at the end of the test. */
export async function createDatabaseFile(): Promise<string> {
  emptyDatabase ??= (async () => {
    const path = join(await createFolder(), 'empty.db');
    await (await openTestStore(`file:${path}`)).close();
    return readFile(path);
  })();
  const path = join(await createFolder(), 'clinic.db');
  await writeFile(path, await emptyDatabase);
  return path;
}

export type TestApp = {
  app: FastifyInstance;
  store: AppointmentStore;
  logLines: string[];
  databasePath: string;
  clock: { now: Date };
  /** Sends a booking as JSON. */
  book: (body: unknown, headers?: Record<string, string>, options?: InjectOptions) => ReturnType<typeof post>;
  readRows: () => Record<string, unknown>[];
};

type TestAppOptions = Partial<AppOptions['config']> &
  Partial<Pick<AppOptions, 'calendar' | 'site' | 'store' | 'getNotices'>> &
  Partial<Pick<SiteRenderer, 'renderText'>> & { renderPage?: RenderPage | null; databasePath?: string };

/** Builds the app on a database file of its own, with a clock that the test sets. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    calendar: ownCalendar = calendar,
    site = null,
    renderPage = null,
    renderText = async () => '',
    store: givenStore,
    getNotices,
    databasePath: givenPath,
    ...config
  } = options;
  const databasePath = givenPath ?? (await createDatabaseFile());
  const store = givenStore ?? (await openTestStore(`file:${databasePath}`, ownCalendar));
  const logLines: string[] = [];
  const clock = { now: NOON_IN_PUNE };
  const app = await buildApp({
    config: { ...readConfig({}), ...config },
    store,
    calendar: ownCalendar,
    links,
    toSenderKey: createSenderKeys(SECRET),
    site,
    renderer: renderPage ? { renderPage, renderText } : null,
    ...(getNotices && { getNotices }),
    getNow: () => clock.now,
    logger: { ...LOGGER_OPTIONS, stream: { write: (line: string) => logLines.push(line) } },
  });
  expectKnownAnswers(app);
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

export function readRows(databasePath: string): Record<string, unknown>[] {
  const database = new Database(databasePath, { readonly: true });
  try {
    return database.prepare('select * from appointments order by created_at').all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** Returns a confirmation as an answer to a repeated booking without the key of the first. */
export function withoutLinks({ manageUrl: _, calendarUrl: __, ...confirmation }: Record<string, unknown>) {
  return confirmation;
}

/** Counts the answers by status: `{ 201: 1, 409: 39 }`. */
export function countStatuses(responses: { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}
