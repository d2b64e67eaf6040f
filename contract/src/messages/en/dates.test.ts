import { afterEach, expect, test, vi } from 'vitest';

const ownZone = process.env.TZ;

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

test.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'Pacific/Pago_Pago'])(
  'a day is written as it stands, also when the site is built in %s',
  async (zone) => {
    process.env.TZ = zone;
    vi.resetModules();
    const { dateToDay, dateToDayOfCalendar, dateToPostDay, dateToWords, monthToWords } = await import('./dates.ts');
    expect(dateToPostDay('2026-09-10')).toBe('September 10, 2026');
    expect(dateToDayOfCalendar('2026-01-01')).toBe('1 January 2026');
    expect(dateToWords('2026-11-24')).toBe('Tuesday, 24 November 2026');
    expect(dateToDay('2026-11-24')).toBe('Tuesday 24 November');
    expect(monthToWords('2026-11')).toBe('November 2026');
  },
);
