import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { ClinicDatabase } from '../../database/tables.ts';
import { getFirstLinkDate } from './link-queries.ts';
import type { ManageLinks } from './manage-links.ts';

/** The number of rows that one statement changes: few enough to stay far below the time limits of Postgres. */
const PART_ROWS = 200;

/**
 * Renews each link that has not ended and was made from another secret: the link in earlier mails ends, and later mails
 * hold one that works. Appointments that are older than links get theirs. Resolves to the number of links that this
 * ends.
 */
export async function renewLinks(
  db: Kysely<ClinicDatabase>,
  now: Date,
  calendar: BookingCalendar,
  links: ManageLinks,
): Promise<number> {
  let [count, lastId] = [0, ''];
  for (;;) {
    const rows = await db
      .selectFrom('appointments')
      .select(['id', 'link_version', 'link_hash'])
      .where('id', '>', lastId)
      .where('appointment_date', '>=', getFirstLinkDate(now, calendar))
      // Appointments of an erased person have neither.
      .where(({ eb, or }) => or([eb('link_hash', 'is not', null), eb('email', '<>', '')]))
      .orderBy('id')
      .limit(PART_ROWS)
      .execute();
    const renewed = rows
      .map(({ id, link_version: linkVersion, link_hash: old }) => {
        return { id, linkVersion, old, hash: links.hash({ id, linkVersion }) };
      })
      .filter(({ old, hash }) => old !== hash);
    if (renewed.length > 0) await keepHashes(db, renewed);
    count += renewed.filter(({ old }) => old !== null).length;
    lastId = rows.at(-1)?.id ?? '';
    if (rows.length < PART_ROWS) return count;
  }
}

type RenewedLink = { id: string; linkVersion: number; hash: string };

/** Changes all in one statement. A link that the desk has renewed meanwhile keeps its hash. */
async function keepHashes(db: Kysely<ClinicDatabase>, renewed: RenewedLink[]): Promise<void> {
  const cases = renewed.map(
    ({ id, linkVersion, hash }) => sql`when id = ${id} and link_version = ${linkVersion} then ${hash}`,
  );
  const ids = renewed.map(({ id }) => id);
  await db
    .updateTable('appointments')
    .set({ link_hash: sql<string | null>`case ${sql.join(cases, sql` `)} else link_hash end` })
    .where('id', 'in', ids)
    .execute();
}
