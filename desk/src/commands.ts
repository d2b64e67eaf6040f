import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createCalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import { tidyReference } from '@clinic/api/appointments/reference.ts';
import { readBookingCalendar } from '@clinic/api/booking-calendar-file.ts';
import { readConfig } from '@clinic/api/config.ts';
import type { OpeningKind } from '@clinic/api/database/desk-tables.ts';
import { openDatabase } from '@clinic/api/database/open-database.ts';
import { PROJECT_ROOT } from '@clinic/api/project-root.ts';
import { readSecret, SECRET_FILE } from '@clinic/api/secret.ts';
import { getErrorCode, StartupError } from '@clinic/api/startup-error.ts';
import { isCalendarDate, slotToLabel, withoutLead } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import {
  DESK_ACTIONS,
  type DeskAction,
  type DeskAppointment,
  NO_SHOW_AFTER_MINUTES,
} from '@clinic/contract/desk-appointment.ts';
import { type DeskRefusal, listAppointments } from '@clinic/contract/desk-day.ts';
import { STATE_ACTIONS } from '@clinic/contract/visit-states.ts';
import { act } from './appointments/act.ts';
import { readAppointment, readDay } from './appointments/day.ts';
import { type ExportRefusal, orderToSubject, readOrder } from './appointments/export-order.ts';
import { handOver } from './appointments/hand-over.ts';
import type { ClinicData } from './frame/clinic-data.ts';
import { COMMAND_LINE } from './frame/command-line.ts';
import { createOpenings } from './frame/openings.ts';
import { addRecord } from './frame/records.ts';
import { busyCommand, CALENDAR_USAGE } from './rooms/calendars/calendar-command.ts';
import { blockCommand, CLOSURE_USAGE, closuresCommand, openCommand } from './rooms/closures/closure-command.ts';
import {
  endSessionCommand,
  openSessionCommand,
  SESSION_USAGE,
  sessionsCommand,
} from './rooms/closures/session-command.ts';
import { createExport } from './rooms/export/create-export.ts';
import { CONCERNED_USAGE, describeUnknown, listConcerned } from './rooms/openings/concerned.ts';
import { addCommand, describePeople, removeCommand, resetCommand } from './rooms/people/people-command.ts';
import { RETENTION_USAGE, retain } from './rooms/settings/retention-command.ts';
import { TOKEN_USAGE, tokenCommand } from './rooms/tokens/token-command.ts';

const USAGE = `Use one of:
  npm run desk -- add asha@clinic.example [--name Asha] [--role owner|reception] [--passphrase-stdin]
  npm run desk -- people
  npm run desk -- remove asha@clinic.example
  npm run desk -- reset asha@clinic.example
  npm run desk -- list [--date 2026-11-24]
  npm run desk -- show K7QX-3M9P
  npm run desk -- hand-over FROM-DOCTOR TO-DOCTOR
  npm run desk -- ${[...STATE_ACTIONS, 'undo'].join('|')} K7QX-3M9P [--reason "…"]
  npm run --silent desk -- export --from 2026-11-01 --to 2026-11-30 --format csv|fhir > appointments.csv
${CONCERNED_USAGE}
${CLOSURE_USAGE}
${SESSION_USAGE}
${CALENDAR_USAGE}
${RETENTION_USAGE}
${TOKEN_USAGE}`;

const REFUSALS: Record<DeskRefusal, string> = {
  outdated: 'Somebody else has just changed the appointment. Look at it again.',
  'slot-taken': 'Somebody else has just taken the slot.',
  'slot-closed': 'The slot is closed.',
  'slot-past': 'The slot has begun.',
  'slot-unknown': 'There is no such slot.',
  'not-allowed': 'That cannot be done in its present state.',
  'too-early': `It is too early: a patient arrives on the day, and is a no-show ${NO_SHOW_AFTER_MINUTES} minutes after the start.`,
  gone: 'There is no such appointment.',
  'contact-full': 'Its phone or email address already has the maximum number of appointments.',
  'mail-left': 'It is too late: the mail about it has left. Move or cancel the appointment instead.',
};

const EXPORT_REFUSALS: Record<ExportRefusal, string> = {
  dates: `Name the first and the last day. ${USAGE}`,
  order: 'The last day is before the first one.',
  format: `There are two formats. ${USAGE}`,
};

const options = {
  role: { type: 'string', default: '' },
  name: { type: 'string', default: '' },
  by: { type: 'string', default: '' },
  'passphrase-stdin': { type: 'boolean', default: false },
  date: { type: 'string', default: '' },
  reason: { type: 'string', default: '' },
  from: { type: 'string', default: '' },
  to: { type: 'string', default: '' },
  format: { type: 'string', default: 'csv' },
  weekly: { type: 'boolean', default: false },
  confirm: { type: 'string', default: '' },
  minutes: { type: 'string', default: '' },
  'weekly-until': { type: 'string', default: '' },
  'also-closed-days': { type: 'boolean', default: false },
  'not-closed-days': { type: 'boolean', default: false },
} as const;

type Values = Record<
  'role' | 'name' | 'by' | 'date' | 'reason' | 'from' | 'to' | 'format' | 'minutes' | 'weekly-until' | 'confirm',
  string
> &
  Record<'passphrase-stdin' | 'weekly' | 'also-closed-days' | 'not-closed-days', boolean>;

/** The surroundings of a command. `warn` takes lines that do not belong to the output. */
export type CommandScene = {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  input: Readable;
  output: Writable;
  warn: (line: string) => void;
};

/**
 * Carries out a command of the desk, and resolves to the text to print, or to `null` when it has written its output
 * itself. Throws StartupError.
 */
export async function runDeskCommand({ args, env, input, output, warn }: CommandScene): Promise<string | null> {
  const { positionals, values } = readArguments(args);
  const [command = '', subject = ''] = positionals;
  const config = readConfig(env);
  const calendar = withoutLead(await readBookingCalendar(config.contentDir));
  const database = await openDatabase(config.databaseUrl, calendar);
  try {
    const data: ClinicData = { db: database.db, calendar, words: createCalendarWords(calendar) };
    if (command === 'list') return await list(data, values);
    if (command === 'block') return await blockCommand(data, positionals.slice(1), values, new Date());
    if (command === 'busy') return await busyCommand(data, positionals.slice(1), new Date());
    if (command === 'closures' || command === 'sessions') {
      await note(data, 'list', 'closures');
      return command === 'closures' ? await closuresCommand(data) : await sessionsCommand(data, new Date());
    }
    if (command === 'concerned') return await concerned(data, values, warn);
    if (command === 'open-session') return await openSessionCommand(data, positionals.slice(1), values, new Date());
    if (command === 'end-session') return await endSessionCommand(data, subject, new Date());
    if (command === 'hand-over') return await handOver(data.db, calendar, positionals.slice(1), new Date(), REFUSALS);
    if (command === 'token') return await tokenCommand(data.db, positionals.slice(1), new Date());
    if (command === 'open') return await openCommand(data, subject);
    if (command === 'retention') return await retain(database, data, config.retentionDays, values.confirm, new Date());
    if (command === 'export') return await exportTo(output, data, values);
    if (command === 'show') return await show(data, subject);
    const action = DESK_ACTIONS.find((name) => name === command);
    if (action) return await change(data, action, subject, values);
    if (command === 'people') return await describePeople(data.db);
    if (command === 'remove') return await removeCommand(data.db, subject);
    if (command === 'reset') return await resetCommand(data.db, subject);
    if (command !== 'add') throw new StartupError(USAGE);
    // Only this command needs the library that signs people in.
    const { createDeskAuth } = await import('./people/auth.ts');
    const secret = await readSecret(config.secret, join(PROJECT_ROOT, SECRET_FILE));
    const auth = createDeskAuth(database.db, secret, false);
    const passphrase = values['passphrase-stdin'] ? await readPassphrase(input) : null;
    const asked = { roleName: values.role, typedName: values.name, passphrase };
    return await addCommand({ db: data.db, auth, deskUrl: config.deskUrl }, subject, asked);
  } finally {
    await database.db.destroy();
  }
}

function readArguments(args: readonly string[]): { positionals: string[]; values: Values } {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new StartupError(USAGE);
  }
}

/** Reads a passphrase, which may end with a line break. */
async function readPassphrase(input: Readable): Promise<string> {
  return (await readAll(input)).replace(/\r?\n$/, '');
}

async function list(data: ClinicData, { date }: Values): Promise<string> {
  const now = new Date();
  if (date !== '' && !isCalendarDate(date)) throw new StartupError(`There is no date "${date}". ${USAGE}`);
  const shown = date || getToday(data.calendar.timeZone, now);
  await note(data, 'day', shown);
  const all = await readDay(data, shown, now);
  const lines = listAppointments(all)
    .sort((a, b) => a.slot.localeCompare(b.slot))
    .map((appointment) => describe(appointment));
  return lines.length > 0 ? lines.join('\n') : 'Nobody is booked on this day.';
}

async function show(data: ClinicData, subject: string): Promise<string> {
  const appointment = await find(data, subject);
  await note(data, 'appointment', appointment.reference);
  return describe(appointment, true);
}

/** Returns the patients concerned as CSV, and warns of what the log cannot tell. */
async function concerned(
  { db, calendar }: ClinicData,
  { from, to, by }: Values,
  warn: CommandScene['warn'],
): Promise<string> {
  const { csv, unknown } = await listConcerned(db, calendar, { from, to, by }, new Date());
  const rest = describeUnknown(unknown);
  if (rest !== '') warn(rest);
  return csv.trimEnd();
}

/** Records that somebody with a shell opens patients' data. */
function note({ db }: ClinicData, kind: OpeningKind, subject: string): Promise<void> {
  return createOpenings(db).note(COMMAND_LINE, kind, subject, new Date());
}

async function exportTo(output: Writable, data: ClinicData, { from, to, format }: Values): Promise<null> {
  const order = readOrder(from, to, format);
  if (typeof order === 'string') throw new StartupError(EXPORT_REFUSALS[order]);
  const now = new Date();
  await note(data, 'export', orderToSubject(order));
  await addRecord(data.db, { action: 'exported', subject: orderToSubject(order), ...COMMAND_LINE }, now);
  // A reader that wants only the beginning closes the pipe.
  await pipeline(createExport(data, order, now), output, { end: false }).catch((error: unknown) => {
    if (getErrorCode(error) !== 'EPIPE') throw error;
  });
  return null;
}

async function change(data: ClinicData, action: DeskAction, subject: string, { reason }: Values): Promise<string> {
  const { id } = await find(data, subject);
  const now = new Date();
  const request = { id, action, version: null, reason, ...COMMAND_LINE };
  const outcome = await act(data.db, request, now, data.calendar.timeZone);
  if (outcome !== 'done') throw new StartupError(REFUSALS[outcome]);
  return describe(await find(data, subject));
}

async function find(data: ClinicData, subject: string): Promise<DeskAppointment> {
  const row = await data.db
    .selectFrom('appointments')
    .select('id')
    .where('reference', '=', tidyReference(subject))
    .executeTakeFirst();
  const appointment = row && (await readAppointment(data, row.id, new Date()));
  if (appointment) return appointment;
  throw new StartupError(`There is no appointment with the reference "${subject}". Example: K7QX-3M9P`);
}

function describe({ date, slot, ...appointment }: DeskAppointment, isWhole = false): string {
  const { reference, status, doctor, name, phone, email, message, cancelReason, lastChange } = appointment;
  const line = [date, slotToLabel(slot), reference, status, doctor, name, phone].join('  ');
  if (!isWhole) return line;
  const rest = [
    email && `Email: ${email}`,
    message && `Note: ${message}`,
    appointment.note && `Staff note: ${appointment.note.text}`,
    cancelReason && `Reason: ${cancelReason}`,
    lastChange && `Last change: ${lastChange.action} by ${lastChange.by} at ${lastChange.at}`,
  ].filter(Boolean);
  return [line, ...rest].join('\n');
}
