import { expect, test } from 'vitest';
import { listOutdated, nameArchive } from '#src/backup/rotation.ts';

const RETENTION_DAYS = 365;

/** Names the backups of so many nights, the newest first. */
const nameNights = (count: number, newest = '2026-12-01T02:00:00.000Z') =>
  Array.from({ length: count }, (_, nights) => nameArchive(new Date(Date.parse(newest) - nights * 86_400_000), true));

/** The days of the names that are kept of these. */
function listKeptDays(names: readonly string[], retentionDays = RETENTION_DAYS): string[] {
  const outdated = listOutdated(names, retentionDays);
  return names
    .filter((name) => !outdated.includes(name))
    .map((name) => name.slice('clinic-2026-'.length, 'clinic-2026-12-01'.length));
}

test('of a hundred nights the last seven stay, and the last of each of eight weeks', () => {
  const sundays = ['11-29', '11-22', '11-15', '11-08', '11-01', '10-25', '10-18'];
  const days = ['12-01', '11-30', '11-29', '11-28', '11-27', '11-26', '11-25'];
  expect(listKeptDays(nameNights(100))).toEqual([...new Set([...days, ...sundays])].sort().reverse());
});

test('backups by hand on one day leave the last one of the day', () => {
  const names = ['01', '09', '17'].map((hour) => nameArchive(new Date(`2026-12-01T${hour}:00:00Z`), false));
  expect(listOutdated(names, RETENTION_DAYS)).toEqual([names[1], names[0]]);
});

test('a pause of a year leaves the last backups before it, and none that is older than appointments are kept', () => {
  const names = [...nameNights(1, '2027-11-20T02:00:00.000Z'), ...nameNights(3)];
  expect(listOutdated(names, RETENTION_DAYS)).toEqual([]);
  expect(listOutdated(names, 30)).toEqual(names.slice(1));
  expect(listKeptDays(nameNights(100), 3)).toEqual(['12-01', '11-30', '11-29', '11-28']);
});

test('other files in the folder stay', () => {
  const others = [
    'clinic-2020-01-01T00-00-00-000Z.db',
    'clinic-2020-01-01T00-00-00-000Z.content',
    'notes.txt',
    'clinic.tar.gz',
  ];
  expect(listOutdated([...nameNights(1), ...others], RETENTION_DAYS)).toEqual([]);
});
