const DAYS_KEPT = 7;
const WEEKS_KEPT = 8;
const DAY_MS = 86_400_000;
/** The first Monday of the clock: weeks begin on Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

const NAME = /^clinic-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz(\.age)?$/;

/** Names a backup of the rotation after its time: `clinic-2026-12-01T20-45-00-000Z.tar.gz`, with `.age` when encrypted. */
export function nameArchive(now: Date, isEncrypted: boolean): string {
  return `clinic-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** Reads the time of a backup of the rotation from its name; `null` for all other files. */
export function readArchiveTime(name: string): number | null {
  const [, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/**
 * Lists the backups that may go: all but the last of each of seven days and of each of eight weeks that have one, in UTC.
 * The newest stays; others go in any case when they are older than appointments are kept.
 */
export function listOutdated(names: readonly string[], retentionDays: number): string[] {
  const archives = names
    .flatMap((name) => {
      const ms = readArchiveTime(name);
      return ms === null ? [] : [{ name, ms }];
    })
    .sort((one, other) => other.ms - one.ms);
  const [newest] = archives;
  if (!newest) return [];
  const kept = new Set([
    ...keepLastOfEach(archives, DAYS_KEPT, ({ ms }) => Math.floor(ms / DAY_MS)),
    ...keepLastOfEach(archives, WEEKS_KEPT, ({ ms }) => Math.floor((ms - FIRST_MONDAY_MS) / (7 * DAY_MS))),
  ]);
  const isTooOld = ({ ms }: Archive) => newest.ms - ms > retentionDays * DAY_MS;
  return archives.filter((archive) => !kept.has(archive) || isTooOld(archive)).map(({ name }) => name);
}

type Archive = { name: string; ms: number };

/** Keeps the newest of each period, of the newest periods. `archives` begin with the newest. */
function keepLastOfEach(
  archives: readonly Archive[],
  count: number,
  toPeriod: (archive: Archive) => number,
): Archive[] {
  const newest = new Map<number, Archive>();
  for (const archive of archives) {
    if (!newest.has(toPeriod(archive))) newest.set(toPeriod(archive), archive);
  }
  return [...newest.values()].slice(0, count);
}
