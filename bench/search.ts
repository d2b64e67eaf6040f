import { join } from 'node:path';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { readBookingCalendar } from '../api/src/booking-calendar-file.ts';
import { openDatabase } from '../api/src/database/open-database.ts';
import { PROJECT_ROOT } from '../api/src/project-root.ts';
import { findPostgres, startPostgres } from '../api/test/appointments/store/postgres-server.ts';
import { startDesk } from './desk-server.ts';
import { folder, toDatabaseUrl } from './folder.ts';
import { addAppointments, toPhone } from './many-appointments.ts';
import { timeAnswer } from './time-answer.ts';
import { getMedian, tellSkipped } from './verdict.ts';

const APPOINTMENTS = 100_000;
const TIMES = 50;
/** The longest time for an answer of the server, as data or as the whole page. */
const AIM_MS = 50;

const QUESTIONS: [what: string, question: string][] = [
  ['nothing, the floor', ''],
  ['a common name', 'patil'],
  ['a whole name', 'asha kulkarni'],
  ['a name that nobody has', 'xylophone'],
  ['one letter', 'a'],
  ['a phone number', toPhone(77)],
  ['its last four digits', toPhone(77).slice(-4)],
  ['three digits', '900'],
  ['a name and digits', 'asha 990'],
  ['a reference', '0000-000C'],
  ['an email address', 'asha.patil.0@patient.example'],
  ['no such address', 'nobody@patient.example'],
];

// Measures the desk's search with real requests: the median and the worst of fifty answers to each question.
await measure('SQLite', toDatabaseUrl('clinic'));
const binDir = findPostgres();
if (binDir) {
  const postgres = await startPostgres(binDir, { isDurable: true });
  await measure('Postgres', postgres.createUrl('postgres')).finally(postgres.stop);
} else tellSkipped('the search on Postgres', 'postgresql');

async function measure(name: string, databaseUrl: string): Promise<void> {
  const calendar = await readBookingCalendar(join(PROJECT_ROOT, 'content'));
  const database = await openDatabase(databaseUrl, calendar);
  await addAppointments(database, calendar, APPOINTMENTS);
  await database.db.destroy();
  const { url, cookie, stop } = await startDesk({ DATABASE_URL: databaseUrl, OUTBOX_DIR: join(folder, 'outbox') });
  try {
    console.log(
      `\nThe search over ${APPOINTMENTS.toLocaleString('en')} appointments on ${name}, in ms (aim: ${AIM_MS})`,
    );
    for (const [what, question] of QUESTIONS) await ask(url, cookie, what, question);
  } finally {
    await stop();
  }
}

/** Measures the answer as data and as the whole page. */
async function ask(url: string, cookie: string, what: string, question: string): Promise<void> {
  const address = `${url}${DESK_PATHS.search}?${new URLSearchParams({ q: question })}`;
  const figures: string[] = [];
  for (const [kind, accept] of [
    ['data', 'application/json'],
    ['page', 'text/html'],
  ] as const) {
    const read = () => fetch(address, { headers: { cookie, accept }, redirect: 'manual' });
    const times: number[] = [];
    while (times.length < TIMES) times.push(await timeAnswer(read));
    const [median, worst] = [getMedian(times), Math.max(...times)];
    const isReached = worst <= AIM_MS;
    if (!isReached) process.exitCode = 1;
    figures.push(
      `${kind} ${median.toFixed(1).padStart(5)}, worst ${worst.toFixed(1).padStart(5)}${isReached ? '' : ' MISSED'}`,
    );
  }
  console.log(`  ${what.padEnd(24)} ${figures.join('   ')}`);
}
