import type { AppointmentsTable, MailsTable, WhatsAppReceiptsTable } from '@clinic/api/database/appointment-tables.ts';
import { getMailState } from '@clinic/api/outbox/stuck-mails.ts';
import type { DeskMail } from '#appointments/taking.ts';

/** WhatsApp tells of an arrival within seconds. After this time a phone is off for long, or its number is not there. */
const MISSING_AFTER_MS = 15 * 60_000;

/** Describes a mail for the desk's pages, with what WhatsApp has told of it. */
export function toDeskMail(
  row: MailsTable,
  appointmentStatus: AppointmentsTable['status'],
  moment: Parameters<typeof getMailState>[2],
  receipt?: WhatsAppReceiptsTable,
): DeskMail {
  const { id, kind, recipient, channel, status, attempts } = row;
  const error = row.error ?? receipt?.error ?? null;
  const times = { createdAt: row.created_at, dueAt: row.due_at, sentAt: row.sent_at };
  return {
    id,
    kind,
    recipient,
    channel,
    status,
    attempts,
    error,
    ...times,
    state: getMailState(row, appointmentStatus, moment),
    arrival: channel === 'whatsapp' && row.sent_at !== null ? findArrival(row.sent_at, moment.now, receipt) : null,
  };
}

function findArrival(sentAt: string, now: Date, receipt: WhatsAppReceiptsTable | undefined): DeskMail['arrival'] {
  if (receipt && receipt.state !== 'sent') return receipt.state;
  return now.getTime() - Date.parse(sentAt) > MISSING_AFTER_MS ? 'missing' : null;
}
