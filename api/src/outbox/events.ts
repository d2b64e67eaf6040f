import { UNDO_GRACE_MS } from '@clinic/contract/desk-appointment.ts';
import type { NewsKind } from '@clinic/contract/mails.ts';
import type { Transaction } from 'kysely';
import type { AppointmentsTable, ChangesTable, MailsTable } from '../database/appointment-tables.ts';
import type { ClinicDatabase } from '../database/tables.ts';
import { PRIORITIES, toChannelPriority } from './mail-priority.ts';
import { createMail } from './new-mails.ts';

// Other systems are told of each event of an appointment once for each endpoint, in the order of its versions.

type Event = {
  kind: NewsKind;
  /** The appointment after the event. */
  row: AppointmentsTable;
  now: Date;
  dueAt: Date;
  isHeld: boolean;
};

/** Creates the rows of the outbox that tell these endpoints of an event. */
export function createEvents(endpoints: readonly string[], { kind, row, now, dueAt, isHeld }: Event): MailsTable[] {
  const status = isHeld ? 'held' : 'waiting';
  return endpoints.map((endpoint) => ({
    ...createMail({ kind, recipient: 'system', appointment: row, now, dueAt, status }),
    channel: 'webhook',
    priority: toChannelPriority('webhook', PRIORITIES.usual),
    endpoint,
    version: row.version,
  }));
}

/** The events of the desk's and patients' actions. Other actions concern no other system. */
const EVENTS: Partial<Record<ChangesTable['action'], NewsKind>> = {
  moved: 'moved',
  cancel: 'cancelled',
  restored: 'booked',
  arrived: 'arrived',
  fulfilled: 'fulfilled',
  noshow: 'noshow',
};

type ChangeToTell = Omit<Event, 'kind' | 'dueAt'> & {
  action: ChangesTable['action'];
  /** The version and the action that an undo takes back; absent for other changes. */
  undoes?: Pick<ChangesTable, 'version' | 'action'> | undefined;
  /** Until when the change can be undone; absent for a change that is final at once. */
  undoUntil?: Date | undefined;
};

/** Stores what other systems are to be told of a change, once it can no longer be undone. */
export async function storeEvents(
  transaction: Transaction<ClinicDatabase>,
  { action, undoes, undoUntil, ...event }: ChangeToTell,
): Promise<void> {
  const told = undoes ? toKindAfterUndo(undoes.action, event.row) : EVENTS[action];
  if (!told) return;
  const on = await listOn(transaction);
  const untold = undoes ? await dropUntold(transaction, event.row.id, undoes.version) : [];
  const endpoints = on.filter((id) => !untold.includes(id));
  if (endpoints.length === 0) return;
  const dueAt = undoUntil ? new Date(undoUntil.getTime() + UNDO_GRACE_MS) : event.now;
  await transaction
    .insertInto('mails')
    .values(createEvents(endpoints, { ...event, kind: told, dueAt }))
    .execute();
}

/**
 * Tells the endpoints that bookings are cancelled of which they have heard. What they were still to hear of these
 * bookings has been dropped before.
 */
export async function storeCancelledEvents(
  transaction: Transaction<ClinicDatabase>,
  rows: readonly AppointmentsTable[],
  now: Date,
): Promise<void> {
  const on = await listOn(transaction);
  if (on.length === 0) return;
  const heard = await transaction
    .selectFrom('mails')
    .select(['appointment_id', 'endpoint'])
    .distinct()
    .where(
      'appointment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('endpoint', 'in', on)
    .where(({ or, eb }) =>
      or([eb('status', '<>', 'dropped'), eb('attempts', '>', 0), eb('claimed_until', 'is not', null)]),
    )
    .execute();
  const events = rows.flatMap((row) => {
    const endpoints = heard.flatMap(({ appointment_id, endpoint }) =>
      appointment_id === row.id && endpoint ? [endpoint] : [],
    );
    return createEvents(endpoints, { kind: 'cancelled', row, now, dueAt: now, isHeld: false });
  });
  if (events.length > 0) await transaction.insertInto('mails').values(events).execute();
}

async function listOn(transaction: Transaction<ClinicDatabase>): Promise<string[]> {
  const on = await transaction.selectFrom('webhook_endpoints').select('id').where('off_at', 'is', null).execute();
  return on.map(({ id }) => id);
}

/** An undo that is heard of tells the state that the appointment is in again. */
function toKindAfterUndo(undone: ChangesTable['action'], { status }: AppointmentsTable): NewsKind | undefined {
  if (undone === 'moved') return 'moved';
  return undone === 'booked' || EVENTS[undone] ? status : undefined;
}

/** Drops what nobody has heard of yet, and resolves to the endpoints that have nothing to learn of the undo. */
async function dropUntold(
  transaction: Transaction<ClinicDatabase>,
  appointmentId: string,
  version: number,
): Promise<(string | null)[]> {
  const dropped = await transaction
    .updateTable('mails')
    .set({ status: 'dropped' })
    .where('appointment_id', '=', appointmentId)
    .where('recipient', '=', 'system')
    .where('version', '=', version)
    .where('status', 'in', ['waiting', 'held'])
    .where('claimed_until', 'is', null)
    .where('attempts', '=', 0)
    .returning('endpoint')
    .execute();
  return dropped.map(({ endpoint }) => endpoint);
}
