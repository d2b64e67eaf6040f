import type { DeskNoticeLine, NoticeTexts } from '@clinic/contract/site-pages.ts';
import type { Kysely } from 'kysely';
import type { ClinicDatabase } from '../database/tables.ts';

/** Lists the notices that are shown or will be, the earliest first. */
export async function listNotices(db: Kysely<ClinicDatabase>, now: Date): Promise<DeskNoticeLine[]> {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('shown_until', '>', now.toISOString())
    .orderBy('shown_from')
    .orderBy('id')
    .execute();
  return rows.map(({ id, texts, shown_from: from, shown_until: until, made_by: by }) => {
    return { id, texts: JSON.parse(texts) as NoticeTexts, from, until, by };
  });
}
