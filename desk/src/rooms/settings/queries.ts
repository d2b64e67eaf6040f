import { listNotices } from '@clinic/api/notices/stored-notices.ts';
import type { DeskMaker } from '@clinic/contract/desk-person.ts';
import type { DeskNoticeLine } from '@clinic/contract/site-pages.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { findScreen } from '#frame/screen-address.ts';
import { readNames, toMaker } from '#people/names.ts';

export type Settings = {
  /** Those that are shown or will be, the earliest first. */
  notices: DeskNoticeLine[];
  /** The person who has made the address of the waiting room's screen, and the time (ISO 8601 in UTC); `null`: it is off. */
  screen: (DeskMaker & { at: string }) | null;
};

/** Reads what an owner can set. */
export async function readSettings({ db }: Pick<ClinicData, 'db'>, now: Date): Promise<Settings> {
  const [notices, screen, names] = await Promise.all([listNotices(db, now), findScreen(db), readNames(db)]);
  return {
    notices: notices.map((notice) => ({ ...notice, ...toMaker(notice.by, names) })),
    screen: screen && { ...screen, ...toMaker(screen.by, names) },
  };
}
