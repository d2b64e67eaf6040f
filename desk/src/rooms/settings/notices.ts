import { randomUUIDv7 } from 'node:crypto';
import type { Maker } from '@clinic/api/database/appointment-tables.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import { LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import type { DeskNoticeLine } from '@clinic/contract/site-pages.ts';
import { withoutDirectionMarks } from '@clinic/contract/typed-texts.ts';
import type { Kysely } from 'kysely';
import { addRecord } from '#frame/records.ts';
import { MAX_NOTICES, type NewNotice } from './notice-entries.ts';

type Change = { db: Kysely<ClinicDatabase>; timeZone: string; maker: Maker; now: Date };

/** Stores a notice, and removes those that are over. Resolves to its id; `null` when there are too many. */
export function setNotice({ db, timeZone, maker, now }: Change, notice: NewNotice): Promise<string | null> {
  const id = randomUUIDv7();
  const made = { made_by: maker.made_by, made_at: now.toISOString() };
  // Direction marks in a notice would also turn the words of the page around it.
  const texts = withoutDirectionMarks(notice.texts);
  const row = { id, texts: JSON.stringify(texts), shown_from: notice.from, shown_until: notice.until, ...made };
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('notices').where('shown_until', '<=', now.toISOString()).execute();
    const { count } = await transaction
      .selectFrom('notices')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_NOTICES) return null;
    await transaction.insertInto('notices').values(row).execute();
    await addRecord(
      transaction,
      { action: 'notice-set', subject: toSubject({ ...notice, texts }, timeZone), ...maker },
      now,
    );
    return id;
  });
}

/** Ends a notice at once, or takes back one that is still to come. Resolves to whether it was there. */
export function endNotice({ db, timeZone, maker, now }: Change, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.deleteFrom('notices').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) return false;
    const notice = { texts: JSON.parse(row.texts), from: row.shown_from, until: row.shown_until };
    await addRecord(transaction, { action: 'notice-ended', subject: toSubject(notice, timeZone), ...maker }, now);
    return true;
  });
}

/** Describes a notice for the records. It is public and names no patient. */
function toSubject({ texts, from, until }: Pick<DeskNoticeLine, 'texts' | 'from' | 'until'>, timeZone: string): string {
  const toText = (instant: string) => {
    const moment = new Date(instant);
    return `${getToday(timeZone, moment)} ${getTimeOfDay(timeZone, moment)}`;
  };
  const words = LANGUAGE_CODES.flatMap((language) => texts[language] ?? []).join(' / ');
  return `${toText(from)} to ${toText(until)}: ${words}`;
}
