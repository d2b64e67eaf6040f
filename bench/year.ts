import { randomUUID } from 'node:crypto';
import { addDays, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { type DeskDay, listAppointments } from '@clinic/contract/desk-day.ts';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { createPatient } from '../api/faults/bookings.ts';
import { getPercentile } from '../api/faults/percentile.ts';
import { describeMachine, getLoad, writeResults } from './results.ts';
import { timeAnswer } from './time-answer.ts';
import { toFigureVerdict } from './verdict.ts';
import { startYearClinic } from './year-clinic.ts';

// Fifteen months of a busy clinic on a simulated clock: month 15 needs no more than month 13.

/** So that a leap day is among them. */
const FIRST_DAY = '2027-01-04';
const MONTH_DAYS = 30;
/** Fewer months show that it works: `YEAR_MONTHS=1 npm run bench -- year`. */
const MONTHS = Number(process.env.YEAR_MONTHS ?? 15);
const COMPARED = [Math.max(1, MONTHS - 2), MONTHS] as const;
const GROWTH_MAX = 1.2;
const BOOKED_A_DAY = 72;
const BOOKED_AHEAD_DAYS = 7;
/**
 * On each of two days, of which one is open: they wake the outbox once the clock has moved. By itself it looks for due
 * mails every 15 s of real time.
 */
const BOOKED_IN_THE_EVENING = 1;
/** Of fifteen months: fifty publishes, and two upgrades. */
const PUBLISH_EVERY_DAYS = 9;
const UPGRADES = new Map([
  [150, '998-bench'],
  [300, '999-bench'],
]);
/** Of so many appointments one is cancelled, moved or not kept. */
const ONE_CHANGED_IN = 20;

type Month = { bookingMs: number[]; dayMs: number[] } & Partial<Awaited<ReturnType<typeof clinic.measure>>>;

const loadAtStart = getLoad();
const clinic = await startYearClinic();
const months: Month[] = [];
for (let day = 0; day < MONTHS * MONTH_DAYS; day += 1) {
  if (day % MONTH_DAYS === 0) months.push({ bookingMs: [], dayMs: [] });
  const month = months.at(-1) as Month;
  const date = addDays(FIRST_DAY, day);
  const release = UPGRADES.get(day);
  if (release) await clinic.upgrade(release);
  await clinic.setClock(date, '08:00');
  await clinic.signIn();
  await bookAhead(addDays(date, BOOKED_AHEAD_DAYS), BOOKED_A_DAY, month);
  await changeSome(date);
  await clinic.setClock(date, '20:30');
  await receive(date, month);
  for (const later of [1, 2]) await bookAhead(addDays(date, BOOKED_AHEAD_DAYS + later), BOOKED_IN_THE_EVENING, month);
  if (day % PUBLISH_EVERY_DAYS === 0) await clinic.publish(changeHours);
  await clinic.backUp();
  await clinic.settle();
  if (day % MONTH_DAYS !== MONTH_DAYS - 1) continue;
  Object.assign(month, await clinic.measure());
  console.log(`month ${String(months.length).padStart(2)}  ${describe(month)}`);
}
await clinic.stop();

const [before, after] = COMPARED.map((number) => toFigures(months[number - 1] as Month));
console.log(`\nMonth ${COMPARED[1]} against month ${COMPARED[0]}`);
for (const [name, value] of Object.entries(after ?? {})) {
  const ratio = value / (before?.[name] ?? 1);
  console.log(
    `  ${name.padEnd(22)} ${ratio.toFixed(2).padStart(6)}  ${toFigureVerdict(ratio, { atMost: GROWTH_MAX })}`,
  );
}
if (!process.env.YEAR_MONTHS) await writeResults(createReport());

function createReport(): string {
  const names = Object.keys(after ?? {});
  const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const ratios = names.map((name) => ((after?.[name] ?? 0) / (before?.[name] ?? 1)).toFixed(2));
  const rows = months.map((month, index) => {
    const figures = Object.values(toFigures(month)).map((value) => value.toFixed(1));
    return [`${index + 1}`, `${month.bookingMs.length}`, ...figures, `${month.oldestMailSeconds}`];
  });
  const head = ['month', 'bookings', ...names, 'oldest mail (s)'];
  const last = [COMPARED.toReversed().join(' / '), '', ...ratios, ''];
  const table = [head, head.map(() => '--:'), ...rows, last].map(toRow).join('\n');
  const upkeep = `a backup each day, ${UPGRADES.size} upgrades and a publish every ${PUBLISH_EVERY_DAYS} days`;
  return `# A year in an hour

Written by \`npm run bench -- year\`: ${MONTHS} months of ${MONTH_DAYS} days on a simulated clock, ${BOOKED_A_DAY} bookings
a day, with moves, cancellations, no-shows, ${upkeep}.

- ${describeMachine()}, Node ${process.version}
- load average ${loadAtStart} at the start and ${getLoad()} at the end; ${new Date().toISOString().slice(0, 10)}

${table}
`;
}

async function readDay(date: string): Promise<DeskDay> {
  const { data } = await clinic.ask(`/day/${date}`);
  return data.day ?? data;
}

/** Books free times of a day, as patients do. */
async function bookAhead(date: string, count: number, { bookingMs }: Month): Promise<void> {
  const { columns } = await readDay(date);
  const free = columns.flatMap(({ slots, ...place }) =>
    slots.filter(({ state }) => state === 'free').map(({ slot }) => ({ ...place, slot })),
  );
  for (const { department, doctor, slot } of free.slice(0, count)) {
    const place = { department, doctor, appointmentDate: date, appointmentTime: slotToLabel(slot) };
    const body = JSON.stringify({ ...EMPTY_REQUEST, ...createPatient(), ...place });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    bookingMs.push(
      await timeAnswer(() => fetch(clinic.toApi(APPOINTMENTS_PATH), { method: 'POST', headers, body }), 201),
    );
  }
}

/** Cancels some appointments of the next days at the desk, and moves some. */
async function changeSome(today: string): Promise<void> {
  const day = await readDay(addDays(today, BOOKED_AHEAD_DAYS));
  const open = await readDay(addDays(today, BOOKED_AHEAD_DAYS + 1));
  const expected = listAppointments(day).filter(({ status }) => status === 'booked');
  for (const [index, { id, version, doctorId }] of expected.entries()) {
    if (index % ONE_CHANGED_IN === 0) await act(id, 'cancel', version);
    if (index % ONE_CHANGED_IN !== 1) continue;
    const slot = open.columns
      .find((column) => column.doctorId === doctorId)
      ?.slots.find(({ state }) => state === 'free');
    if (slot) await act(id, 'move', version, { doctor: doctorId, newDate: open.date, slot: slot.slot });
  }
}

/** Marks the patients of a day as arrived and done, or as not come. */
async function receive(date: string, { dayMs }: Month): Promise<void> {
  const expected = listAppointments(await readDay(date)).filter(({ status }) => status === 'booked');
  for (const [index, { id, version }] of expected.entries()) {
    if (index % ONE_CHANGED_IN === 2) await act(id, 'noshow', version);
    else {
      await act(id, 'arrived', version);
      await act(id, 'fulfilled', version + 1);
    }
    dayMs.push(await timeAnswer(async () => new Response(JSON.stringify(await clinic.ask(`/day/${date}`)))));
  }
}

async function act(id: string, action: string, version: number, more: Record<string, string> = {}): Promise<void> {
  const { status, data } = await clinic.ask(`/appointments/${id}/${action}`, { version: String(version), ...more });
  if (status !== 200) throw new Error(`${action} is answered with ${status}: ${JSON.stringify(data)}`);
}

/** Lets the last time of each day begin half an hour later, or earlier again. */
function changeHours(booking: string): string {
  const [from, to] = booking.includes('- 17:00') ? ['- 17:00', '- 17:30'] : ['- 17:30', '- 17:00'];
  return booking.replace(from, to);
}

function toFigures(month: Month): Record<string, number> {
  return {
    'memory (MB)': month.megabytes ?? Number.NaN,
    'heap (MB)': month.heapMegabytes ?? Number.NaN,
    'database (MB)': month.databaseMegabytes ?? Number.NaN,
    'booking, p50 (ms)': getPercentile(month.bookingMs, 50),
    'booking, p99 (ms)': getPercentile(month.bookingMs, 99),
    'day, p50 (ms)': getPercentile(month.dayMs, 50),
    'day, p99 (ms)': getPercentile(month.dayMs, 99),
  };
}

function describe(month: Month): string {
  const figures = Object.entries(toFigures(month)).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  return `${figures.join('  ')}  ${month.bookingMs.length} bookings, oldest mail ${month.oldestMailSeconds} s`;
}
