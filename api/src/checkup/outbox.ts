import type { Config } from '../config.ts';
import { readOutboxState } from '../outbox/outbox-state.ts';
import { askDatabase } from './ask-database.ts';
import { type Finding, toFault, toOk, toWarning } from './finding.ts';

const WARNING_SECONDS = 15 * 60;
const FAULT_SECONDS = 2 * 3600;
const DAY_MS = 86_400_000;

/** Looks for mails that do not leave, and for those of coming appointments that never will. */
export function checkOutbox({ databaseUrl }: Pick<Config, 'databaseUrl'>, now: Date): Promise<Finding[]> {
  return askDatabase(databaseUrl, async (db) => {
    const { waiting, oldestSeconds } = await readOutboxState(db, now);
    // A day is left for clinics behind UTC.
    const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
    const { count } = await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', 'undeliverable')
      .where('appointment_date', '>=', yesterday)
      .executeTakeFirstOrThrow();
    return [judgeWaiting(waiting, oldestSeconds ?? 0), ...judgeUndeliverable(Number(count))];
  });
}

function judgeWaiting(waiting: number, seconds: number): Finding {
  if (seconds <= WARNING_SECONDS) return toOk(`Mails that wait to be sent: ${waiting}, none for long.`);
  const says = `Mails that wait to be sent: ${waiting}, the oldest for ${Math.floor(seconds / 60)} minutes.`;
  const remedy = "Mend the mail server; the service's log says why it refuses. Waiting mails then leave by themselves.";
  return seconds > FAULT_SECONDS ? toFault(says, remedy) : toWarning(says, remedy);
}

function judgeUndeliverable(count: number): Finding[] {
  if (count === 0) return [];
  const remedy = "Open the front desk's list of mails, and call these patients.";
  return [toWarning(`Mails of coming appointments that cannot be delivered: ${count}.`, remedy)];
}
