import { createRemoval, RETENTION_CONFIRMED } from '@clinic/api/appointments/retention/removal.ts';
import { describeHalt, type RetentionRules, runRetention } from '@clinic/api/appointments/retention/retention.ts';
import type { Database } from '@clinic/api/database/open-database.ts';
import { isUnavailable } from '@clinic/api/database/unavailable.ts';
import { StartupError } from '@clinic/api/startup-error.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { COMMAND_LINE } from '#frame/command-line.ts';
import { addRecord } from '#frame/records.ts';

export const RETENTION_USAGE = '  npm run desk -- retention [--confirm 2026-12-01]';

/**
 * Removes what has been kept long enough, as the service does every day. A person who gives today's date in `confirmed`
 * says that the clock is right, in spite of the silences that it has passed over. Throws StartupError.
 */
export async function retain(
  database: Database,
  { calendar }: Pick<RetentionRules, 'calendar'>,
  days: number,
  confirmed: string,
  now: Date,
): Promise<string> {
  const today = getToday(calendar.timeZone, now);
  if (confirmed !== '') {
    if (confirmed !== today) {
      throw new StartupError(
        `This machine's clock says that today is ${today}. If that is wrong, set the clock right; nothing is removed. If it is right, run: npm run desk -- retention --confirm ${today}`,
      );
    }
    await addRecord(database.db, { action: RETENTION_CONFIRMED, subject: confirmed, ...COMMAND_LINE }, now);
  }
  const removal = createRemoval(database, calendar.timeZone);
  const { removed, refused, before } = await runRetention({ removal, calendar, days }, now).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    throw new StartupError('The database is busy. The service removes what is over within a day.');
  });
  const outcome = `Removed: ${removed} appointments before ${before}.`;
  return refused === 0 ? outcome : `${outcome}\n${refused} ${describeHalt(today)}`;
}
