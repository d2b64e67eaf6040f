import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type BookingCalendar, getAllDoctors, WEEKDAYS } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { ofDoctor } from '@clinic/contract/open-slots.ts';
import { AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { getUsualSlots } from '@clinic/contract/timetable.ts';
import { getPercentile } from '../api/faults/percentile.ts';
import { NEXT_FREE_SECONDS } from '../api/src/appointments/next-free.ts';
import { readBookingCalendar } from '../api/src/booking-calendar-file.ts';
import { openDatabase } from '../api/src/database/open-database.ts';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { findPostgres, startPostgres } from '../api/test/appointments/store/postgres-server.ts';
import { folder, toDatabaseUrl } from './folder.ts';
import { addAppointments } from './many-appointments.ts';
import { NO_SITE, type Server, startOurServer } from './server.ts';
import { timeAnswer } from './time-answer.ts';
import { tellSkipped, toVerdict } from './verdict.ts';

const APPOINTMENTS = 100_000;
const DAYS = 365;
const DOCTORS = 50;
const SLOT_MINUTES = 10;
const QUESTIONS = 2000;
/** Asked first and not counted: a server that has just started still looks through its appointments for some seconds. */
const FIRST_QUESTIONS = 300;
/** Each takes as long as an answer of the next free times is kept. */
const NEXT_FREE_ROUNDS = 12;
const AIM = { atMost: 2 };

const few = await readBookingCalendar(join(PROJECT_ROOT, 'content'));
const many = createManyDoctors(few);

// Measures what many doctors with short slots cost, beside the sample's doctors with theirs in the same run.
await compare('SQLite', toDatabaseUrl);
const binDir = findPostgres();
if (binDir) {
  const postgres = await startPostgres(binDir, { isDurable: true });
  for (const name of ['few', 'many']) await postgres.ask(`create database ${name}`);
  await compare('Postgres', postgres.createUrl).finally(postgres.stop);
} else tellSkipped('the week on Postgres', 'postgresql');

async function compare(database: string, createUrl: (name: string) => string): Promise<void> {
  const servers = [await start('few', few, createUrl('few')), await start('many', many, createUrl('many'))] as const;
  try {
    await askInTurn(servers, FIRST_QUESTIONS, toQuestion);
    const [fewTimes, manyTimes] = await askInTurn(servers, QUESTIONS, toQuestion);
    const [fewNext, manyNext] = await askInTurn(servers, NEXT_FREE_ROUNDS, () => NEXT_FREE_PATH, NEXT_FREE_SECONDS);
    console.log(
      `\n${DOCTORS} doctors with slots of ${SLOT_MINUTES} minutes beside ${getAllDoctors(few).length} with ${few.slots.length} slots, ${APPOINTMENTS.toLocaleString('en')} appointments, on ${database}`,
    );
    print('a day of a doctor, p99', getPercentile(fewTimes, 99), getPercentile(manyTimes, 99));
    print('next free of all, slowest', Math.max(...fewNext), Math.max(...manyNext));
  } finally {
    for (const { server } of servers) await server.stop();
  }
}

type Started = { calendar: BookingCalendar; server: Server };

async function start(name: string, calendar: BookingCalendar, databaseUrl: string): Promise<Started> {
  const database = await openDatabase(databaseUrl, calendar);
  await addAppointments(database, calendar, APPOINTMENTS);
  await database.db.destroy();
  const contentDir = await mkdtemp(join(folder, name));
  await writeFile(join(contentDir, 'booking.yaml'), JSON.stringify(calendar));
  const outbox = join(folder, `outbox-${name}`);
  const env = { ...NO_SITE, CONTENT_DIR: contentDir, DATABASE_URL: databaseUrl, OUTBOX_DIR: outbox };
  return { calendar, server: await startOurServer(env) };
}

/** Asks both servers in turn, so that they meet the same machine, and returns the times of each in milliseconds. */
async function askInTurn(
  servers: readonly [Started, Started],
  count: number,
  toPath: (calendar: BookingCalendar, place: number) => string,
  pauseSeconds = 0,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let place = 0; place < count; place += 1) {
    for (const [index, { calendar, server }] of servers.entries()) {
      times[index]?.push(await timeAnswer(() => fetch(server.url + toPath(calendar, place))));
    }
    if (pauseSeconds > 0) await new Promise((resolve) => setTimeout(resolve, pauseSeconds * 1000 + 100));
  }
  return times;
}

function toQuestion(calendar: BookingCalendar, place: number): string {
  const doctors = getAllDoctors(calendar);
  const doctor = doctors[place % doctors.length]?.name ?? '';
  const date = addDays(getToday(calendar.timeZone, new Date()), (place * 37) % DAYS);
  return `${AVAILABILITY_PATH}?${new URLSearchParams({ doctor, date })}`;
}

/** A clinic of fifty doctors who sit from 9 to 5 on six days, each with slots of ten minutes. */
function createManyDoctors(calendar: BookingCalendar): BookingCalendar {
  const weekdays = WEEKDAYS.filter((day) => !calendar.closedWeekdays.includes(day));
  const hours = [{ weekdays, from: '09:00', to: '17:00', minutes: SLOT_MINUTES }];
  const doctors = Array.from({ length: DOCTORS }, (_, place) => ({
    id: `doctor-${place}`,
    name: `Dr. ${place}`,
    hours,
  }));
  const departments = [{ id: 'all', name: 'All', doctors }];
  // The appointments are made in the clinic's slots.
  const slots = getUsualSlots(ofDoctor({ ...calendar, departments }, 'doctor-0')).map(({ start: time }) => time);
  return { ...calendar, departments, slots, horizonDays: DAYS };
}

function print(what: string, fewMs: number, manyMs: number): void {
  const figures = `${fewMs.toFixed(1).padStart(7)} ms ${manyMs.toFixed(1).padStart(7)} ms`;
  console.log(`  ${what.padEnd(28)} ${figures}  ${toVerdict(manyMs / fewMs, AIM)}`);
}
