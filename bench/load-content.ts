import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { readBookingCalendar } from '../api/src/booking-calendar-file.ts';
import { PROJECT_ROOT } from '../api/src/project-root.ts';

/** The clinic's doctors with a slot every five minutes, day and night, for ten years: enough for every benchmark. */
export const loadCalendar: BookingCalendar = {
  ...(await readBookingCalendar(join(PROJECT_ROOT, 'content'))),
  slots: Array.from({ length: 24 * 12 }, (_, index) =>
    [Math.floor(index / 12), (index % 12) * 5].map((part) => String(part).padStart(2, '0')).join(':'),
  ),
  closedDates: [],
  horizonDays: 3650,
};

/** A content folder with this calendar. It is removed when the process ends. */
export const LOAD_CONTENT_DIR = mkdtempSync(join(tmpdir(), 'clinic-load-'));
writeFileSync(join(LOAD_CONTENT_DIR, 'booking.yaml'), JSON.stringify(loadCalendar));
process.once('exit', () => rmSync(LOAD_CONTENT_DIR, { recursive: true }));
