import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskMail, StuckMail } from '@clinic/contract/desk-taking.ts';
import type { MailsTable } from '#src/database/appointment-tables.ts';
import { isStuck, listStuckMails } from '#src/mails/stuck-mails.ts';
import type { DayOptions } from '../day/day.ts';

/** Describes a mail for the desk's pages. */
export function toDeskMail(row: MailsTable, now: Date): DeskMail {
  const { id, kind, recipient, status, attempts, error } = row;
  const times = { createdAt: row.created_at, dueAt: row.due_at, sentAt: row.sent_at };
  return { id, kind, recipient, status, attempts, error, ...times, isStuck: isStuck(row, now) };
}

/** Reads the oldest stuck mails with their appointments. */
export async function readStuckMails({ db, calendar }: DayOptions, now: Date): Promise<StuckMail[]> {
  const rows = await listStuckMails(db, now, getToday(calendar.timeZone, now));
  return rows.map((row) => ({
    ...toDeskMail(row, now),
    appointment: {
      id: row.appointment_id,
      reference: row.reference,
      name: row.name,
      date: row.appointment_date,
      slot: row.appointment_time,
    },
  }));
}
