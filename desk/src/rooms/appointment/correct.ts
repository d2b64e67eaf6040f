import {
  changeForDesk,
  type DeskOutcome,
  type DeskRequest,
  type Effect,
  toOutcome,
} from '@clinic/api/appointments/changes/change-for-desk.ts';
import { toContactKeys } from '@clinic/api/appointments/contacts/contact-keys.ts';
import { nameToWords } from '@clinic/api/appointments/contacts/name-words.ts';
import type { ManageLinks } from '@clinic/api/appointments/links/manage-links.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import { createMail, createReminders } from '@clinic/api/outbox/new-mails.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { isErased } from '@clinic/contract/desk-appointment.ts';
import { holdsSlot } from '@clinic/contract/visit-states.ts';
import type { Desk } from '#frame/desk.ts';
import type { Correction } from './correction-schema.ts';

/** Corrects the patient's details in an appointment and records it, or returns why not. */
export async function correct(
  { db, calendar, links }: Pick<Desk, 'db' | 'calendar' | 'links'>,
  { correction, ...request }: DeskRequest & { correction: Correction },
  now: Date,
): Promise<DeskOutcome> {
  const keys = toContactKeys(correction, calendar);
  const values = { ...correction, ...keys, name_words: nameToWords(correction.name) };
  function decide(row: AppointmentsTable): Effect | DeskOutcome {
    if (isErased(row)) return 'not-allowed';
    const isNewMailbox = keys.email_key !== row.email_key;
    const isNewOnWhatsApp = row.whatsapp_at !== null && keys.phone_key !== row.phone_key;
    const isLinkAstray = isNewMailbox || isNewOnWhatsApp;
    const newLink = isLinkAstray ? createNewLink(row, values.email, links, now, calendar.timeZone) : null;
    return { action: 'corrected', ...newLink, values: { ...values, ...newLink?.values } };
  }
  return toOutcome(await changeForDesk(db, request, { decide }, now));
}

/**
 * Ends a link that went to a mistyped address or, on WhatsApp, to a mistyped number, where a stranger may have it. The
 * patient's address gets a new link, and the reminder when it is due.
 */
function createNewLink(
  row: AppointmentsTable,
  email: string,
  links: ManageLinks,
  now: Date,
  timeZone: string,
): Omit<Effect, 'action'> {
  const linkVersion = row.link_version + 1;
  const link_hash = links.hash({ id: row.id, linkVersion });
  const isTold = email !== '' && holdsSlot(row) && row.appointment_date >= getToday(timeZone, now);
  return {
    values: { link_version: linkVersion, link_hash, link_opened_at: null },
    createMails: ({ isHeld }) => {
      if (!isTold) return [];
      const status = isHeld ? 'held' : 'waiting';
      const link = createMail({ kind: 'link', recipient: 'patient', appointment: row, now, status });
      return [link, ...createReminders(row, timeZone, now, status)];
    },
  };
}
