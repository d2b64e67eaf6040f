import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { Correction } from '@clinic/contract/correction-schema.ts';
import { holdsSlot, isErased } from '@clinic/contract/desk.ts';
import type { Change } from '../../appointments/changes/change.ts';
import { emailToKey } from '../../appointments/contacts/email-key.ts';
import { nameToWords } from '../../appointments/contacts/name-words.ts';
import { phoneToKey } from '../../appointments/contacts/phone-key.ts';
import type { ManageLinks } from '../../appointments/links/manage-links.ts';
import type { AppointmentsTable, Maker } from '../../database/tables.ts';
import { createMail, createReminders } from '../../mails/new-mails.ts';
import { changeForDesk, type DeskOutcome } from '../appointment/change-for-desk.ts';
import type { DayOptions } from '../day/day.ts';

type CorrectionRequest = Maker & {
  id: string;
  /** The version that was on the screen. */
  version: number;
  correction: Correction;
};

type CorrectOptions = Pick<DayOptions, 'db' | 'calendar'> & { links: ManageLinks };

/** Corrects the patient's details in an appointment and records it, or returns why not. */
export async function correct(
  { db, calendar, links }: CorrectOptions,
  { id, version, correction, made_by, made_from }: CorrectionRequest,
  now: Date,
): Promise<DeskOutcome> {
  const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return 'gone';
  if (row.version !== version) return 'outdated';
  if (isErased(row)) return 'not-allowed';
  const { name, phone, email, message } = correction;
  const values = {
    name,
    name_words: nameToWords(name),
    phone,
    phone_key: phoneToKey(phone, calendar),
    email,
    email_key: emailToKey(email),
    message,
  };
  const change: Change = { action: 'corrected', made_by, made_from, now, values };
  const isNewMailbox = values.email_key !== row.email_key;
  return changeForDesk(
    db,
    row,
    isNewMailbox ? { ...change, ...createNewLink(row, values, links, now, calendar.timeZone) } : change,
  );
}

/**
 * Ends a link that went to a mistyped address, where a stranger may have it. The right address gets a new link, and the
 * reminder when it is due.
 */
function createNewLink(
  row: AppointmentsTable,
  values: Pick<AppointmentsTable, 'email'>,
  links: ManageLinks,
  now: Date,
  timeZone: string,
): Pick<Change, 'values' | 'createMails'> {
  const linkVersion = row.link_version + 1;
  const link_hash = links.hash({ id: row.id, linkVersion });
  const isTold = values.email !== '' && holdsSlot(row) && row.appointment_date >= getToday(timeZone, now);
  return {
    values: { ...values, link_version: linkVersion, link_hash, link_opened_at: null },
    createMails: ({ isHeld }) => {
      if (!isTold) return [];
      const status = isHeld ? 'held' : 'waiting';
      const link = createMail({ kind: 'link', recipient: 'patient', appointment: row, now, status });
      return [link, ...createReminders(row, timeZone, now, status)];
    },
  };
}
